package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ValueEncoder;
import dev.piculet.jackson.bytes.WrittenText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes constants of an enum as Jackson does, and keeps what it writes for each: that is written without it from then on. It
 * depends on settings, so only that of the configuration is kept which was used last.
 */
final class WrittenConstants extends ValueSerializer<Object> implements ValueEncoder {
    /** Configurations that are kept, one after the other; whoever uses more may make a new one for each call. */
    static final int MOST_CONFIGS = 16;

    /** Larger enums are rare, and their texts take room. */
    private static final int MOST_CONSTANTS = 256;

    private static final WrittenText[] NONE = {};

    private final ValueSerializer<Object> source;

    /** Written without a lock: what one thread learns and another overwrites is learned again. */
    private Written last = new Written(/* number= */ 0, /* config= */ null, NONE, NONE);

    /** @param texts by ordinal number of {@code constants} */
    private record Written(int number, SerializationConfig config, Object[] constants, WrittenText[] texts) {}

    WrittenConstants(ValueSerializer<Object> source) {
        this.source = source;
    }

    @Override
    public int encode(byte[] buffer, int at, Object value, Object config) {
        Written written = last;
        if (written.config != config || !(value instanceof Enum<?> constant)) {
            return ODD;
        }
        int ordinal = constant.ordinal();
        if (ordinal >= written.texts.length || written.constants[ordinal] != value) {
            return ODD;
        }
        WrittenText text = written.texts[ordinal];
        // A generator makes room for the longest number, too, if that is what is written.
        return text != null && buffer.length - at > text.room() ? text.put(buffer, at) : ODD;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializationContext context) throws JacksonException {
        Written before = last;
        if (before.config != context.getConfig() && before.number < MOST_CONFIGS && value instanceof Enum<?> constant) {
            last = written(constant.getDeclaringClass().getEnumConstants(), before.number + 1, context);
        }
        source.serialize(value, out, context);
    }

    private Written written(Object[] constants, int number, SerializationContext context) {
        WrittenText[] texts = constants.length > MOST_CONSTANTS ? NONE : new WrittenText[constants.length];
        for (int i = 0; i < texts.length; i++) {
            byte[] bytes = SampleBytes.of(source, constants[i], context);
            texts[i] = bytes == null ? null : WrittenText.of(bytes);
        }
        return new Written(number, context.getConfig(), constants, texts);
    }
}
