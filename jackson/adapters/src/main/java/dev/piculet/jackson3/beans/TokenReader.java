package dev.piculet.jackson3.beans;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;

/**
 * Superclass of generated readers for parsers that are not Jackson's own of JSON. Its functions hide those that leave it to the
 * parser to compare a name. Jackson's bean deserializers never ask that, and not every parser does it right: older ones of CBOR
 * count a name twice that is not the expected one, the one of Protocol Buffers loses its place at a field that it does not know,
 * and a delegate that hides or renames names hands the question on to the parser behind it.
 */
public abstract class TokenReader extends BeanReader {
    /** Creates a reader without an owner. */
    protected TokenReader() {}

    /** Gives a reader of the same class the owner of another one. */
    protected final void shareOwner(TokenReader other) {
        super.shareOwner(other);
    }

    /** Tells whether the first name of the object is the expected one, and moves to it. */
    protected static boolean isFirst(JsonParser in, SerializableString name) throws JacksonException {
        return in.currentToken() == JsonToken.START_OBJECT ? isNext(in, name) : isAt(in, in.currentToken(), name);
    }

    /** Moves on, and tells whether the parser is at the expected name. */
    protected static boolean isNext(JsonParser in, SerializableString name) throws JacksonException {
        return isAt(in, in.nextToken(), name);
    }

    private static boolean isAt(JsonParser in, JsonToken token, SerializableString name) throws JacksonException {
        // A parser that interns names gives the very same string, which equals looks at first.
        return token == JsonToken.PROPERTY_NAME && name.getValue().equals(in.currentName());
    }

    /** Moves on, and returns the name that the parser is at then; null if it is at none. */
    protected static String advanceToName(JsonParser in) throws JacksonException {
        return in.nextToken() == JsonToken.PROPERTY_NAME ? in.currentName() : null;
    }
}
