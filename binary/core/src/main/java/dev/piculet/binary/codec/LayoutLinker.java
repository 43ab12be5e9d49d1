package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.BareInstantiator;
import dev.piculet.access.BuilderInstantiator;
import dev.piculet.access.InstanceMethod;
import dev.piculet.access.Instantiator;
import dev.piculet.access.Setter;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.Nullability;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds for each field on the wire the property that it is, by name or former name, and for each other one a default. */
final class LayoutLinker {
    private final CodecFactory factory;
    private final TypeRules rules;
    private final Accessors accessors;
    private final Aliases aliases;

    LayoutLinker(CodecFactory factory, TypeRules rules, Accessors accessors, Aliases aliases) {
        this.factory = factory;
        this.rules = rules;
        this.accessors = accessors;
        this.aliases = aliases;
    }

    void link(ObjectLayout layout, TypeModel type, CreationPlan plan) {
        ClassModel model = rules.model(type.rawClass());
        List<FieldDefinition> fields = layout.definition().fields();
        PropertyModel[] properties = match(layout.definition(), model);
        Slot[] slots = new Slot[properties.length];
        Set<PropertyModel> present = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < slots.length; i++) {
            FieldDefinition field = fields.get(i);
            PropertyModel property = properties[i];
            if (property == null) {
                slots[i] = dropped(field);
            } else {
                present.add(property);
                slots[i] = slot(field, property, rules.propertyType(model, type, property), plan);
            }
        }
        layout.link(slots, assembly(layout.definition(), plan, present));
    }

    private Assembly assembly(ObjectDefinition definition, CreationPlan plan, Set<PropertyModel> present) {
        if (plan.singleton().isPresent()) {
            return new Assembly(
                    plan, null, null, null, null, accessors.singleton().orElseThrow(), null, List.of());
        }
        Optional<Method> chooser = plan.resolver();
        InstanceMethod resolver = chooser.isPresent() ? accessors.method(chooser.get()) : null;
        if (plan.isBare()) {
            requireFields(plan.setAfterwards(), definition, plan, present);
            if (plan.isException()) {
                return new Assembly(
                        plan, null, null, null, accessors.exceptionInstantiator(plan), null, resolver, List.of());
            }
            BareInstantiator bare =
                    accessors.bareInstantiator(plan.superConstructor().get());
            return new Assembly(plan, null, null, bare, null, null, resolver, List.of());
        }
        if (plan.builder().isPresent()) {
            List<PropertyModel> given = new ArrayList<>();
            for (Optional<PropertyModel> each : plan.arguments()) {
                given.add(each.orElseThrow());
            }
            requireFields(given, definition, plan, present);
            BuilderInstantiator builder = accessors.builderInstantiator(plan);
            return new Assembly(plan, null, builder, null, null, null, resolver, List.of());
        }
        Instantiator instantiator = accessors.instantiator(plan.creator().get());
        return new Assembly(plan, instantiator, null, null, null, null, resolver, fills(definition, plan, present));
    }

    /** Nothing is sure to give a value to a field that is not on the wire, so that it must be one that may be null or 0. */
    private void requireFields(
            List<PropertyModel> properties,
            ObjectDefinition definition,
            CreationPlan plan,
            Set<PropertyModel> present) {
        boolean isKotlin = rules.model(plan.type()).isKotlin();
        for (PropertyModel property : properties) {
            if (isKotlin && !property.isLateinit() && !present.contains(property)) {
                requireNullable(property, property.type(), definition);
            }
        }
    }

    private void requireNullable(PropertyModel property, TypeModel type, ObjectDefinition definition) {
        if (type.nullability() == Nullability.NON_NULL) {
            throw EvolutionErrors.missingField(property.name(), type, definition.name())
                    .under(factory.path().toString().substring(1));
        }
    }

    private PropertyModel[] match(ObjectDefinition definition, ClassModel model) {
        try {
            return new FieldMatching(definition, model, rules.fields(model), aliases).match();
        } catch (BinaryException e) {
            throw e.under(factory.path().toString().substring(1));
        }
    }

    private Slot dropped(FieldDefinition field) {
        return new Slot(
                field.name(), factory.dropped(field.type()), Optional.empty(), null, -1, null, Slot.Making.NONE);
    }

    private Slot slot(FieldDefinition field, PropertyModel property, TypeModel type, CreationPlan plan) {
        Class<?> place = property.type().rawClass();
        Codec codec = factory.inside("." + field.name(), field.type(), type, place);
        boolean becomesNull = type.rawClass().isPrimitive()
                && field.type() instanceof WireType.Primitive primitive
                && primitive.nullable();
        if (becomesNull) {
            codec = NotNullCodec.of(codec, type.toString());
        }
        int argument = argument(plan, property);
        Setter setter = null;
        if (isAmong(plan.setAfterwards(), property)) {
            setter = plan.setsFinalFields() ? accessors.bareSetter(property) : accessors.setter(property);
        }
        return new Slot(
                field.name(),
                codec,
                Optional.of(property),
                accessors.getter(property),
                argument,
                setter,
                making(plan, property));
    }

    /** The plan and the model have the same properties, so that they need not be compared in depth. */
    private static int argument(CreationPlan plan, PropertyModel property) {
        for (int i = 0; i < plan.arguments().size(); i++) {
            if (plan.arguments().get(i).orElse(null) == property) {
                return i;
            }
        }
        return -1;
    }

    private static Slot.Making making(CreationPlan plan, PropertyModel property) {
        if (isAmong(plan.filled(), property)) {
            return Slot.Making.EMPTY;
        }
        if (plan.isFilled() && plan.setAfterwards().get(0) == property) {
            return Slot.Making.ELEMENTS;
        }
        if (property.delegate().isPresent() && isAmong(plan.setAfterwards(), property)) {
            return Slot.Making.DELEGATE;
        }
        return isAmong(plan.compared(), property) ? Slot.Making.COMPUTED : Slot.Making.NONE;
    }

    private static boolean isAmong(List<PropertyModel> properties, PropertyModel property) {
        for (PropertyModel each : properties) {
            if (each == property) {
                return true;
            }
        }
        return false;
    }

    /** What parameters get whose field is not on the wire: their own default, else null or 0. */
    private List<Assembly.Fill> fills(ObjectDefinition definition, CreationPlan plan, Set<PropertyModel> present) {
        List<Assembly.Fill> fills = new ArrayList<>();
        CreatorModel creator = plan.creator().get();
        for (int i = 0; i < plan.arguments().size(); i++) {
            Optional<PropertyModel> property = plan.arguments().get(i);
            ParameterModel parameter = creator.parameters().get(i);
            if (plan.isNull(i)) {
                fills.add(new Assembly.Fill(i, null));
                continue;
            }
            if (property.isEmpty() || present.contains(property.get()) || parameter.hasDefault()) {
                continue;
            }
            TypeModel type = parameter.type();
            if (rules.model(plan.type()).isKotlin()) {
                requireNullable(property.get(), type, definition);
            }
            Class<?> raw = type.rawClass();
            fills.add(new Assembly.Fill(i, raw.isPrimitive() ? Array.get(Array.newInstance(raw, 1), 0) : null));
        }
        return fills;
    }
}
