package dev.piculet.jackson3.beans;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.JsonParserDelegate;

/** A parser that records the names of one object in the order of the input. */
final class NameRecorder extends JsonParserDelegate {
    private final List<String> names = new ArrayList<>();
    private final TokenStreamContext object;

    private NameRecorder(JsonParser in) {
        super(in);
        object = in.streamReadContext();
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
    static JsonParser of(JsonParser in) {
        return new NameRecorder(in);
    }

    /** Returns what one has recorded. */
    static List<String> names(JsonParser recorder) {
        return ((NameRecorder) recorder).names;
    }

    private <T> T noted(T result) {
        if (delegate.currentToken() == JsonToken.PROPERTY_NAME && delegate.streamReadContext() == object) {
            names.add(delegate.currentName());
        }
        return result;
    }

    @Override
    public JsonToken nextToken() {
        return noted(super.nextToken());
    }

    @Override
    public JsonToken nextValue() {
        return noted(super.nextValue());
    }

    @Override
    public String nextName() {
        return noted(super.nextName());
    }

    @Override
    public boolean nextName(SerializableString expected) {
        return noted(super.nextName(expected));
    }

    @Override
    public int nextNameMatch(PropertyNameMatcher matcher) {
        return noted(super.nextNameMatch(matcher));
    }
}
