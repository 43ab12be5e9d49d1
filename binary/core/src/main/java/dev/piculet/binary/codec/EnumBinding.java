package dev.piculet.binary.codec;

import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the constants of the enums that a schema names. Used once; not thread-safe. */
final class EnumBinding {
    private final WireSchema schema;
    private final Aliases aliases;

    /** Once for all places: each would have an array of all constants. */
    private final Map<Object, Codec> known = new HashMap<>();

    EnumBinding(WireSchema schema, Aliases aliases) {
        this.schema = schema;
        this.aliases = aliases;
    }

    /** Returns the codec of an enum. */
    Codec of(WireType.EnumReference reference, Class<?> type) {
        Object key = List.of(reference.index(), type);
        Codec codec = known.get(key);
        if (codec == null) {
            codec = bind(reference, type);
            known.put(key, codec);
        }
        return codec;
    }

    private Codec bind(WireType.EnumReference reference, Class<?> type) {
        EnumDefinition definition = (EnumDefinition) schema.definition(reference.index());
        Map<String, Object> byName = new HashMap<>();
        for (Object constant : type.getEnumConstants()) {
            String name = ((Enum<?>) constant).name();
            byName.put(name, constant);
            for (String former : aliases.of(type, name)) {
                byName.putIfAbsent(former, constant);
            }
        }
        Object[] constants = new Object[definition.constants().size()];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = byName.get(definition.constants().get(i));
        }
        return new EnumCodec(reference, definition, type, constants);
    }
}
