package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.WrittenText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes constants of an enum as Jackson does, and keeps what it writes for each: that is written without it from then on. It
 * depends on settings, so only that of one configuration is kept, of which there are {@link ConfigTurns}.
 */
final class WrittenConstants extends ValueSerializer<Object> implements ConfiguredEncoder {
    /** Larger enums are rare, and their texts take room. */
    private static final int MOST_CONSTANTS = 256;

    private static final ConstantTexts NONE = new ConstantTexts(new Object[0], new WrittenText[0]);

    private final ValueSerializer<Object> source;
    private final ConfigTurns turns = new ConfigTurns();

    /** Written without a lock: what one thread learns and another overwrites is learned again. */
    private Written last = new Written(/* config= */ null, NONE);

    private record Written(SerializationConfig config, ConstantTexts texts) {}

    WrittenConstants(ValueSerializer<Object> source) {
        this.source = source;
    }

    /** Returns how constants that a serializer writes are written into the buffer. */
    static ValueOutput output(ValueSerializer<Object> source) {
        WrittenConstants constants = new WrittenConstants(source);
        return new ScalarOutput(constants, constants);
    }

    @Override
    public int encode(byte[] buffer, int at, Object value, Object config) {
        Written written = last;
        return written.config == config ? written.texts.encode(buffer, at, value, config) : ODD;
    }

    @Override
    public ConstantTexts under(SerializationContext context) {
        Class<?> type = source.handledType();
        Object[] constants = type == null ? null : type.getEnumConstants();
        return constants == null ? null : textsOrNull(constants, context);
    }

    /** Returns what is written for these constants; null if they are too many. */
    ConstantTexts textsOrNull(Object[] constants, SerializationContext context) {
        ConstantTexts texts = texts(constants, context);
        return texts == NONE ? null : texts;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializationContext context) throws JacksonException {
        Written before = last;
        SerializationConfig config = context.getConfig();
        if (before.config != config && value instanceof Enum<?> constant && turns.isDue(config, context)) {
            Object[] constants = constant.getDeclaringClass().getEnumConstants();
            last = new Written(config, texts(constants, context));
        }
        source.serialize(value, out, context);
    }

    private ConstantTexts texts(Object[] constants, SerializationContext context) {
        if (constants.length > MOST_CONSTANTS) {
            return NONE;
        }
        WrittenText[] texts = new WrittenText[constants.length];
        for (int i = 0; i < texts.length; i++) {
            byte[] bytes = SampleBytes.of(source, constants[i], context);
            texts[i] = bytes == null ? null : WrittenText.of(bytes);
        }
        return new ConstantTexts(constants, texts);
    }
}
