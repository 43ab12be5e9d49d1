package dev.piculet.binary.codec;

import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the constants of the enums that a schema names, and of classes like enums. Used once; not thread-safe. */
final class EnumBinding {
    private final WireSchema schema;
    private final TypeRules rules;
    private final Aliases aliases;

    /** Once for all places: each would have an array of all constants. */
    private final Map<Object, Codec> known = new HashMap<>();

    EnumBinding(WireSchema schema, TypeRules rules, Aliases aliases) {
        this.schema = schema;
        this.rules = rules;
        this.aliases = aliases;
    }

    /** Returns the codec of an enum, or of a class that has no instances but its constants. */
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
        Map<String, Object> own = rules.constants(type);
        Map<String, Object> byName = new HashMap<>(own);
        for (Map.Entry<String, Object> constant : own.entrySet()) {
            for (String former : aliases.of(type, constant.getKey())) {
                byName.putIfAbsent(former, constant.getValue());
            }
        }
        Object[] constants = new Object[definition.constants().size()];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = byName.get(definition.constants().get(i));
        }
        return type.isEnum()
                ? new EnumCodec(reference, definition, type, constants)
                : new ConstantCodec(reference, definition, type, constants);
    }
}
