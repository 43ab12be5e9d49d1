package dev.piculet.binary.codec;

import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.ExtendedCollections;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.ClassModel;
import dev.piculet.model.Nullability;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Binds what a schema says of users' subclasses of the JDK's collections, which are objects with fields if they have any, and mere
 * collections else. Used once; not thread-safe.
 */
final class ExtendedBinding {
    private final WireSchema schema;
    private final TypeRules rules;
    private final SerializerOptions options;
    private final Aliases aliases;
    private final CodecFactory factory;
    private final Map<Object, LostFieldsCodec> known = new HashMap<>();

    /** @param factory makes the codecs of fields and elements */
    ExtendedBinding(
            WireSchema schema, TypeRules rules, SerializerOptions options, Aliases aliases, CodecFactory factory) {
        this.schema = schema;
        this.rules = rules;
        this.options = options;
        this.aliases = aliases;
        this.factory = factory;
    }

    /** Returns the codec of a class that has gained its first field since; null if it is no collection with fields. */
    Codec gained(WireType wire, TypeModel type, LayoutLinker linker) {
        CreationPlan plan = rules.plan(type.rawClass(), factory.path());
        if (!plan.isFilled()) {
            return null;
        }
        FieldDefinition elements = elements(rules.model(type.rawClass()), wire);
        ObjectDefinition definition =
                new ObjectDefinition(type.rawClass().getName(), List.of(elements), /* recursive= */ false);
        ObjectLayout layout = new ObjectLayout(definition, type.rawClass());
        linker.link(layout, type, plan);
        return GainedFieldsCodec.of(wire, layout);
    }

    private FieldDefinition elements(ClassModel model, WireType wire) {
        for (Map.Entry<String, PropertyModel> each : rules.fields(model).entrySet()) {
            PropertyModel property = each.getValue();
            if (ExtendedCollections.isElements(property)) {
                return new FieldDefinition(
                        each.getKey(), property.declaringClass().getName(), wire);
            }
        }
        throw new IllegalStateException(model.type() + " has no elements");
    }

    /** Returns the codec of a class that has lost its last field since; null if objects of another class were written. */
    Codec lost(WireType.ObjectReference reference, TypeModel type) {
        ObjectDefinition definition = (ObjectDefinition) schema.definition(reference.index());
        int elements = elements(definition);
        if (elements < 0 || !aliases.isOrWas(type.rawClass(), definition.name())) {
            return null;
        }
        if (reference.shared() && !options.references) {
            throw EvolutionErrors.referencesNotExpected(type)
                    .under(factory.path().toString().substring(1));
        }
        Object key = List.of(reference.index(), rules.key(type.rawClass(), type));
        LostFieldsCodec made = known.get(key);
        if (made == null) {
            made = new LostFieldsCodec(reference, definition, type.rawClass(), options.limits);
            known.put(key, made);
            made.link(slots(definition, elements, type), elements);
        }
        return made;
    }

    private Slot[] slots(ObjectDefinition definition, int elements, TypeModel type) {
        TypeModel present = type.withNullability(Nullability.NON_NULL);
        Slot[] slots = new Slot[definition.fields().size()];
        for (int i = 0; i < slots.length; i++) {
            FieldDefinition field = definition.fields().get(i);
            Codec codec = i == elements
                    ? factory.inside("." + field.name(), field.type(), present, type.rawClass())
                    : factory.dropped(field.type());
            slots[i] = new Slot(field.name(), codec, Optional.empty(), null, -1, null, Slot.Making.NONE);
        }
        return slots;
    }

    /** Returns which field of a class has its elements: the only one that a class of the JDK declares; -1 if there is none. */
    private static int elements(ObjectDefinition definition) {
        for (int i = 0; i < definition.fields().size(); i++) {
            FieldDefinition field = definition.fields().get(i);
            WireKind kind = field.type().wireKind();
            boolean isCollection = kind == WireKind.SEQUENCE || kind == WireKind.DICTIONARY;
            if (isCollection && field.owner().startsWith("java.util.")) {
                return i;
            }
        }
        return -1;
    }
}
