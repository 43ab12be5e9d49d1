package dev.piculet.jackson3.beans;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.JsonParserDelegate;

/** A parser that notes the names of one object in the order in which it comes to them. */
final class NameRecorder extends JsonParserDelegate {
    private final List<String> names = new ArrayList<>();
    private final TokenStreamContext object;

    /** @param in stands at the start of the object, or at its first name, or at its end */
    NameRecorder(JsonParser in) {
        super(in);
        object = in.streamReadContext();
        note();
    }

    List<String> names() {
        return List.copyOf(names);
    }

    private void note() {
        if (delegate.currentToken() == JsonToken.PROPERTY_NAME && delegate.streamReadContext() == object) {
            names.add(delegate.currentName());
        }
    }

    @Override
    public JsonToken nextToken() {
        JsonToken token = super.nextToken();
        note();
        return token;
    }

    @Override
    public JsonToken nextValue() {
        JsonToken token = super.nextValue();
        note();
        return token;
    }

    @Override
    public String nextName() {
        String name = super.nextName();
        note();
        return name;
    }

    @Override
    public boolean nextName(SerializableString expected) {
        boolean isExpected = super.nextName(expected);
        note();
        return isExpected;
    }

    @Override
    public int nextNameMatch(PropertyNameMatcher matcher) {
        int match = super.nextNameMatch(matcher);
        note();
        return match;
    }
}
