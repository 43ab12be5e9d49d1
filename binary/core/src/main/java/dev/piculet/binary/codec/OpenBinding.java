package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.BareInstantiator;
import dev.piculet.access.SerialField;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.SerialPlan;
import dev.piculet.binary.layout.RootTypes;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.schema.SerialLayout;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Binds what one schema says of places that are open in the Java types. */
final class OpenBinding {
    private static final WireType.Open ANYTHING = new WireType.Open("");

    private final WireSchema schema;
    private final TypeRules rules;
    private final SerializerOptions options;
    private final Aliases aliases;
    private final OpenTypes types;

    /** @param types of values in open places; null if no place is open */
    OpenBinding(WireSchema schema, TypeRules rules, SerializerOptions options, Aliases aliases, OpenTypes types) {
        this.schema = schema;
        this.rules = rules;
        this.options = options;
        this.aliases = aliases;
        this.types = types;
    }

    /** @param bound the declared class */
    Codec codec(WireType.Open written, Class<?> bound) {
        return OpenCodec.of(written, types(bound), bound, options);
    }

    private OpenTypes types(Class<?> bound) {
        boolean isClass = rules.selfWriting().isReplaced(bound) || rules.isUnwritable(bound);
        return isClass ? types.within(bound) : types;
    }

    /** Returns the codec of values that may be of subclasses, where a class is declared that objects can be made of. */
    Codec ofSubclasses(WireType.Open written, Class<?> bound) {
        return OpenCodec.of(written, types.within(bound), bound, options);
    }

    /**
     * Returns the codec of a class that writes itself; null if it does not, or if another one's values were written.
     *
     * @param bound what the place holds
     */
    Codec selfWritten(WireType wire, Class<?> type, Class<?> bound) {
        boolean isOwn = wire instanceof WireType.Leaf leaf
                && rules.selfWriting().writesItself(type)
                && leaf.ownClass() != null
                && aliases.isOrWas(type, leaf.ownClass())
                && leaf.isSerial() == rules.selfWriting().isSerial(type);
        if (!isOwn) {
            return null;
        }
        WireType.Leaf leaf = (WireType.Leaf) wire;
        Accessors accessors = Accessors.of(rules.model(type), options.lookup(type));
        SelfWritten form = leaf.isSerial()
                ? serial(leaf, type, bound, accessors)
                : ExternalClass.of(rules.model(type), accessors, bound, object(Object.class));
        return ExternalCodec.of(leaf, form, options.limits);
    }

    private SelfWritten serial(WireType.Leaf leaf, Class<?> type, Class<?> bound, Accessors accessors) {
        SerialLayout layout = SerialLayout.of(leaf.id());
        SerialPlan plan = rules.selfWriting().serialPlan(type);
        List<SerialPart> parts = new SerialBinding(plan, accessors, aliases, this).parts(layout);
        Optional<Method> chooser = CreationPlan.resolver(rules.model(type));
        BareInstantiator instantiator = accessors.bareInstantiator(plan.superConstructor());
        List<SerialField> unwritten = new ArrayList<>();
        for (Field each : plan.unwritten()) {
            unwritten.add(accessors.field(each));
        }
        return SerialInstances.of(
                type,
                chooser.isPresent() ? accessors.method(chooser.get()) : null,
                bound,
                instantiator,
                parts,
                new UnwrittenState(type, unwritten, instantiator));
    }

    /** Returns the codec of an object that a class writes by itself. */
    OpenCodec object(Class<?> bound) {
        return new OpenCodec(ANYTHING, types(bound), bound, options, /* isOfCode= */ true);
    }

    /** Returns what passes over an object that a class has written by itself. */
    Codec dropped() {
        return SkippingCodec.of(ANYTHING, schema, options.limits);
    }

    /**
     * What had one class has become open: its values are read as that class, if it is allowed, or declared and not abstract.
     *
     * @return the class; null if the values can't be read
     */
    TypeModel onlyClass(WireType wire, TypeModel type) {
        if (wire instanceof WireType.ChoiceReference) {
            return null;
        }
        Class<?> bound = type.rawClass();
        boolean isDeclared = wire instanceof WireType.ObjectReference reference
                && aliases.isOrWas(bound, schema.definition(reference.index()).name());
        if (isDeclared) {
            return type;
        }
        Class<?> told = new RootTypes(rules, options).of(new WireSchema(schema.definitions(), wire));
        boolean fits = told != Object.class && bound.isAssignableFrom(told);
        return fits ? rules.ofSubclass(told, type).withNullability(type.nullability()) : null;
    }
}
