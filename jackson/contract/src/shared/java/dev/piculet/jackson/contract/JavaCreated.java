package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

/** A Java class with a static creator. */
public final class JavaCreated {
    private final String text;

    private JavaCreated(String text) {
        this.text = text;
    }

    @JsonCreator
    public static JavaCreated of(@JsonProperty("text") String text) {
        return new JavaCreated(text);
    }

    public String getText() {
        return text;
    }
}
