package dev.piculet.binary.codec;

import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.OpenedSchema;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.TypeModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Binds what a schema says of values of several classes. Used once; not thread-safe. */
final class ChoiceBinding {
    private final WireSchema schema;
    private final TypeRules rules;
    private final SerializerOptions options;
    private final Aliases aliases;
    private final CodecFactory factory;
    private final Map<Object, Codec> known = new HashMap<>();

    /** @param factory makes the codec of each class */
    ChoiceBinding(
            WireSchema schema, TypeRules rules, SerializerOptions options, Aliases aliases, CodecFactory factory) {
        this.schema = schema;
        this.rules = rules;
        this.options = options;
        this.aliases = aliases;
        this.factory = factory;
    }

    /** Returns the codec of a type that has alternatives; null if another one's values were written. */
    Codec of(WireType wire, TypeModel type) {
        List<TypeModel> alternatives = rules.alternatives(type);
        if (wire instanceof WireType.ObjectReference reference) {
            return narrowed(reference, alternatives, type.rawClass());
        }
        if (wire instanceof WireType.EnumReference reference) {
            return constants(reference, alternatives);
        }
        return wire instanceof WireType.ChoiceReference reference ? chosen(reference, alternatives, type) : null;
    }

    /** One of several classes has become the only one; null if it was none of these. */
    Codec widened(WireType.ChoiceReference reference, TypeModel type) {
        ChoiceDefinition definition = (ChoiceDefinition) schema.definition(reference.index());
        List<TypeModel> only = List.of(type);
        for (Alternative written : definition.alternatives()) {
            if (aliases.find(written.name(), only) != null) {
                return chosen(reference, only, type);
            }
        }
        return null;
    }

    private Codec chosen(WireType.ChoiceReference reference, List<TypeModel> alternatives, TypeModel type) {
        Object key = List.of(reference.index(), rules.key(type.rawClass(), type));
        Codec made = known.get(key);
        if (made != null) {
            return made;
        }
        ChoiceDefinition definition = (ChoiceDefinition) schema.definition(reference.index());
        Class<?>[] classes = new Class<?>[definition.alternatives().size()];
        Codec[] codecs = new Codec[classes.length];
        ChoiceCodec codec = new ChoiceCodec(reference, definition, classes, codecs, options.limits);
        known.put(key, codec);
        for (int i = 0; i < classes.length; i++) {
            Alternative written = definition.alternatives().get(i);
            TypeModel alternative = aliases.find(written.name(), alternatives);
            if (alternative != null) {
                classes[i] = alternative.rawClass();
                codecs[i] =
                        factory.exactlyInside("(" + written.name() + ")", written.type(), alternative, type.rawClass());
            }
        }
        return codec.linked();
    }

    /** One class has become one of several. */
    private Codec narrowed(WireType.ObjectReference reference, List<TypeModel> alternatives, Class<?> bound) {
        String name = schema.definition(reference.index()).name();
        TypeModel alternative = aliases.find(name, alternatives);
        return alternative == null ? null : factory.object(reference, alternative, bound);
    }

    /** The same of an enum, or of a class that has no instances but its constants. */
    private Codec constants(WireType.EnumReference reference, List<TypeModel> alternatives) {
        TypeModel alternative =
                aliases.find(schema.definition(reference.index()).name(), alternatives);
        boolean isOne =
                alternative != null && rules.kind(alternative, factory.path()).orElse(null) == WireKind.ENUM;
        return isOne ? factory.enumeration(reference, alternative) : null;
    }

    /** Returns the codec of a collection that told its class; null if that was no such choice. */
    Codec opened(WireType.ChoiceReference reference, TypeModel type) {
        ChoiceDefinition definition = (ChoiceDefinition) schema.definition(reference.index());
        WireType usual = OpenedSchema.usual(definition);
        Object key = List.of(reference.index(), rules.key(type.rawClass(), type));
        Codec made = known.get(key);
        if (usual == null || made != null) {
            return made;
        }
        Codec[] codecs = new Codec[2];
        Codec codec = OpenedCollectionCodec.of(reference, definition, codecs, options.limits);
        known.put(key, codec);
        codecs[0] = factory.bare(usual, type, type.rawClass());
        // Without a rule of the user none of others can have been written, and only a class of the JDK could be read.
        codecs[1] = options.allowsClasses() ? factory.open().object(type.rawClass()) : null;
        return codec;
    }
}
