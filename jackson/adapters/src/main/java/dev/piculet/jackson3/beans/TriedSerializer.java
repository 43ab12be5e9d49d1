package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ValueEncoder;
import java.util.Arrays;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes values as one of Jackson's own serializers does, and tries by some samples whether these have their usual form under
 * the call's configuration: such values are written without it from then on. Only that of one configuration is kept, of which
 * there are {@link ConfigTurns}.
 */
final class TriedSerializer extends ValueSerializer<Object> {
    /** The longest sample. */
    private static final int ROOM = 256;

    private final ValueSerializer<Object> source;
    private final ValueEncoder usual;
    private final List<Object> samples;
    private final ConfigTurns turns = new ConfigTurns();

    /** Written without a lock: what one thread tries and another overwrites is tried again. */
    private Tried last = new Tried(/* config= */ null, /* isUsual= */ false);

    private record Tried(SerializationConfig config, boolean isUsual) {}

    TriedSerializer(ValueSerializer<Object> source, ValueEncoder usual, List<Object> samples) {
        this.source = source;
        this.usual = usual;
        this.samples = samples;
    }

    boolean isUsualUnder(Object config) {
        Tried tried = last;
        return tried.config == config && tried.isUsual;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializationContext context) throws JacksonException {
        Tried tried = last;
        SerializationConfig config = context.getConfig();
        if (tried.config != config && turns.isDue(config, context)) {
            last = new Tried(config, isUsual(context));
        }
        source.serialize(value, out, context);
    }

    /** Tells whether values have their usual form. */
    boolean isUsual(SerializationContext context) {
        for (Object sample : samples) {
            if (!isUsual(sample, context)) {
                return false;
            }
        }
        return true;
    }

    private boolean isUsual(Object sample, SerializationContext context) {
        byte[] expected = new byte[ROOM];
        int end = usual.encode(expected, 0, sample, context.getConfig());
        byte[] written = SampleBytes.of(source, sample, context);
        return written != null && Arrays.equals(expected, 0, end, written, 0, written.length);
    }
}
