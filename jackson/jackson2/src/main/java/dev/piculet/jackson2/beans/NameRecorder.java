package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.ReaderBasedJsonParser;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A parser that records the names of one object in the order of the input. */
final class NameRecorder extends JsonParserDelegate {
    private final List<String> names = new ArrayList<>();
    private final JsonStreamContext object;

    private NameRecorder(JsonParser in) throws IOException {
        super(in);
        object = in.getParsingContext();
        noted(null);
    }

    /**
     * Tells whether one may stand for a parser: who reads another format, or a buffer of tokens, may ask a parser of a certain class
     * for what a delegate has not, such as tags and annotations.
     */
    static boolean mayStandFor(JsonParser in) {
        Class<?> type = in.getClass();
        return type == UTF8StreamJsonParser.class || type == ReaderBasedJsonParser.class || type == NameRecorder.class;
    }

    /** @param in stands at the start of the object, or at its first name, or at its end */
    static JsonParser of(JsonParser in) throws IOException {
        return new NameRecorder(in);
    }

    /** Returns what one has recorded. */
    static List<String> names(JsonParser recorder) {
        return ((NameRecorder) recorder).names;
    }

    private <T> T noted(T result) throws IOException {
        if (delegate.currentToken() == JsonToken.FIELD_NAME && delegate.getParsingContext() == object) {
            names.add(delegate.currentName());
        }
        return result;
    }

    @Override
    public JsonToken nextToken() throws IOException {
        return noted(super.nextToken());
    }

    @Override
    public JsonToken nextValue() throws IOException {
        return noted(super.nextValue());
    }
}
