package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.ExpectedNames;
import dev.piculet.jackson.bytes.StringDecoder;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/**
 * Reads constants of an enum as Jackson does, and keeps which strings it read them from: these are decoded without it from
 * then on. What a string means depends on settings, so only that of one configuration is kept, of which there are
 * {@link ConfigTurns}. Where problem handlers or somebody's context are asked, nothing is kept: they may answer as they like.
 */
final class SeenConstants extends ValueDeserializer<Object> implements StringDecoder {
    /** Strings that are kept: there may be many for a constant, if case does not count. */
    private static final int MOST_TEXTS = 256;

    private final ValueDeserializer<?> source;
    private final ConfigTurns turns = new ConfigTurns();

    /** Written without a lock: what one thread learns and another overwrites is learned again. */
    private Seen seen = new Seen(/* config= */ null, List.of(), List.of(), ExpectedNames.of(List.of()));

    SeenConstants(ValueDeserializer<?> source) {
        this.source = source;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
        boolean isText = in.currentToken() == JsonToken.VALUE_STRING;
        Object value = source.deserialize(in, context);
        if (isText && value instanceof Enum<?> && ReadingContexts.asksNobody(context)) {
            learn(in.getString(), value, context);
        }
        return value;
    }

    private void learn(String text, Object value, DeserializationContext context) {
        Seen before = seen;
        DeserializationConfig config = context.getConfig();
        // Asked first: where any text stands for a default, all room is taken soon, and each text would be looked for
        // in vain. What an empty or blank one means is up to coercions, which Jackson 2 lets change within a
        // configuration.
        boolean isUsable = before.hasRoom(config) && ExpectedName.isOf(text) && !text.isBlank();
        if (isUsable && (before.config == config ? !before.texts.contains(text) : turns.isDue(config, context))) {
            seen = before.with(text, value, config);
        }
    }

    @Override
    public Object decode(byte[] bytes, int quote, int behind, int end, Object config) {
        Seen current = seen;
        int place = current.config == config ? current.names.placeAt(bytes, quote, behind, end) : ExpectedNames.UNKNOWN;
        return place < 0 ? null : current.values.get(place);
    }

    /** What was read by one configuration. */
    private record Seen(DeserializationConfig config, List<String> texts, List<Object> values, ExpectedNames names) {
        boolean hasRoom(DeserializationConfig next) {
            return config != next || texts.size() < MOST_TEXTS;
        }

        Seen with(String text, Object value, DeserializationConfig next) {
            boolean isSame = config == next;
            List<String> allTexts = new ArrayList<>(isSame ? texts : List.of());
            List<Object> allValues = new ArrayList<>(isSame ? values : List.of());
            allTexts.add(text);
            allValues.add(value);
            return new Seen(next, List.copyOf(allTexts), List.copyOf(allValues), ExpectedNames.of(allTexts));
        }
    }
}
