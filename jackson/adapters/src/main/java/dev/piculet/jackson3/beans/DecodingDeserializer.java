package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.StringDecoder;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/**
 * Reads dates and times from strings of the usual form that come as tokens, from any parser. Everything else is left to
 * Jackson's own deserializer, which finds the parser at the same token. UUIDs are read no faster so (ADR 46).
 */
final class DecodingDeserializer extends ValueDeserializer<Object> {
    /** Of the longest string in the usual form. */
    private static final int LONGEST = "2000-12-31T23:59:59.999999999Z".length();

    private final ValueDeserializer<?> source;
    private final StringDecoder decoder;

    private DecodingDeserializer(ValueDeserializer<?> source, StringDecoder decoder) {
        this.source = source;
        this.decoder = decoder;
    }

    /** Returns what reads the same dates or times as a deserializer; the deserializer itself if nothing is known to do that. */
    static ValueDeserializer<?> of(ValueDeserializer<?> source) {
        Optional<StringDecoder> decoder = StringDecoders.ofTime(source);
        return decoder.isPresent() ? new DecodingDeserializer(source, decoder.get()) : source;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
        if (in.currentToken() == JsonToken.VALUE_STRING) {
            byte[] quoted = quoted(in.getString());
            Object value = quoted == null
                    ? null
                    : decoder.decode(quoted, 0, quoted.length - 1, quoted.length, context.getConfig());
            if (value != null) {
                return value;
            }
        }
        return source.deserialize(in, context);
    }

    /** Returns a text in quotes; null if it is long, or is not ASCII. */
    private static byte[] quoted(String text) {
        int length = text.length();
        if (length > LONGEST) {
            return null;
        }
        byte[] quoted = new byte[length + 2];
        int all = 0;
        for (int i = 0; i < length; i++) {
            char character = text.charAt(i);
            all |= character;
            quoted[i + 1] = (byte) character;
        }
        quoted[0] = '"';
        quoted[length + 1] = '"';
        return all < 0x80 ? quoted : null;
    }
}
