package dev.piculet.access.internal;

import dev.piculet.access.CreationPlan;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Looks for the constructor that gives every stored property its value, and collects why the others do not. */
public final class CreationPlanner {
    private final ClassModel model;

    private final List<PropertyModel> stored = new ArrayList<>();

    /** Stored properties by name; of a name that a superclass has too, the subclass's. */
    private final Map<String, PropertyModel> storedByName = new HashMap<>();

    /** For each constructor that was tried: what it is and why it does not fit. */
    private final List<String> refusals = new ArrayList<>();

    private CreationPlanner(ClassModel model) {
        this.model = model;
        for (PropertyModel property : model.properties()) {
            if (isStored(property)) {
                stored.add(property);
                storedByName.put(property.name(), property);
            }
        }
    }

    /** Returns the plan; see {@link CreationPlan#of}. */
    public static CreationPlan plan(ClassModel model) {
        if (model.singleton().isPresent()) {
            return new CreationPlan(model.type(), model.singleton(), Optional.empty(), List.of(), List.of());
        }
        UncreatableClasses.refuse(model);
        CreationPlanner planner = new CreationPlanner(model);
        for (CreatorModel constructor : planner.constructors()) {
            CreationPlan plan = planner.planWith(constructor);
            if (plan != null) {
                return plan;
            }
        }
        throw AccessErrors.noConstructorFits(model, planner.refusals);
    }

    /**
     * Returns the constructors, best first: the primary one, the one without parameters, those with the most
     * parameters.
     */
    private List<CreatorModel> constructors() {
        List<CreatorModel> constructors = new ArrayList<>();
        for (CreatorModel creator : model.creators()) {
            if (creator.kind() == CreatorModel.Kind.CONSTRUCTOR) {
                constructors.add(creator);
            }
        }
        if (constructors.size() > 1) {
            constructors.sort(new BestFirst());
        }
        return constructors;
    }

    private CreationPlan planWith(CreatorModel constructor) {
        for (ParameterModel parameter : constructor.parameters()) {
            if (parameter.name().isEmpty()) {
                return planByType(constructor);
            }
        }
        return planByName(constructor);
    }

    private CreationPlan planByName(CreatorModel constructor) {
        List<Optional<PropertyModel>> arguments = new ArrayList<>();
        Set<PropertyModel> fed = Collections.newSetFromMap(new IdentityHashMap<>());
        for (ParameterModel parameter : constructor.parameters()) {
            PropertyModel property = storedByName.get(parameter.name().orElseThrow());
            if (property != null && accepts(parameter, property)) {
                arguments.add(Optional.of(property));
                fed.add(property);
            } else if (parameter.hasDefault() || parameter.isVararg()) {
                arguments.add(Optional.empty());
            } else {
                String why = property == null ? " matches no field" : " is of another type than the field";
                return refuse(constructor, "parameter " + AccessErrors.parameter(parameter) + why);
            }
        }
        List<PropertyModel> rest = new ArrayList<>();
        for (PropertyModel property : stored) {
            if (!fed.contains(property) && !isOverriddenBy(fed, property)) {
                rest.add(property);
            }
        }
        return finish(constructor, arguments, rest);
    }

    /** Without names, a parameter's type must tell its field: a bijection of types, no two alike. */
    private CreationPlan planByType(CreatorModel constructor) {
        Map<Class<?>, PropertyModel> byType = new LinkedHashMap<>();
        for (PropertyModel property : stored) {
            Class<?> type = typeOf(property);
            if (byType.put(type, property) != null) {
                return refuse(
                        constructor,
                        "its parameters have no names, and more than one field is of type " + type.getTypeName());
            }
        }
        List<Optional<PropertyModel>> arguments = new ArrayList<>();
        for (ParameterModel parameter : constructor.parameters()) {
            PropertyModel property = byType.remove(parameter.type().rawClass());
            if (property == null) {
                return refuse(
                        constructor,
                        "parameter " + AccessErrors.parameter(parameter) + " has no name and no field of its type");
            }
            arguments.add(Optional.of(property));
        }
        if (!byType.isEmpty()) {
            PropertyModel left = byType.values().iterator().next();
            return refuse(
                    constructor,
                    "its parameters have no names, and '" + left.name() + "' has no parameter of its type");
        }
        return finish(constructor, arguments, List.of());
    }

    private CreationPlan finish(
            CreatorModel constructor, List<Optional<PropertyModel>> arguments, List<PropertyModel> rest) {
        for (PropertyModel property : rest) {
            if (FieldRules.isFinal(property)) {
                return refuse(constructor, "final field '" + property.name() + "' is not a parameter");
            }
        }
        return new CreationPlan(model.type(), Optional.empty(), Optional.of(constructor), arguments, rest);
    }

    private CreationPlan refuse(CreatorModel constructor, String why) {
        refusals.add(AccessErrors.signature(constructor.member()) + ": " + why + ".");
        return null;
    }

    /**
     * Tells whether {@code property} is final and overridden by a fed one: {@code class Child(override val id: Int) :
     * Parent(id)}. Each has a field, but only the subclass's value is ever seen, and the subclass's constructor gives
     * the other its value.
     */
    private static boolean isOverriddenBy(Set<PropertyModel> fed, PropertyModel property) {
        if (!FieldRules.isFinal(property)
                || property.getter().isEmpty()
                || !isOverridable(property.getter().get())) {
            return false;
        }
        for (PropertyModel other : fed) {
            boolean overrides = other.name().equals(property.name())
                    && property.declaringClass() != other.declaringClass()
                    && property.declaringClass().isAssignableFrom(other.declaringClass())
                    && other.getter().isPresent()
                    && other.getter()
                            .get()
                            .getName()
                            .equals(property.getter().get().getName());
            if (overrides) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOverridable(Method getter) {
        return !Modifier.isPrivate(getter.getModifiers()) && !Modifier.isFinal(getter.getModifiers());
    }

    /**
     * A property that delegates is stored when it can be set again; what a 'val' delegates to computes its value again.
     */
    private static boolean isStored(PropertyModel property) {
        boolean settable = property.delegate().isPresent() && property.setter().isPresent();
        return (property.field().isPresent() || settable) && !property.isTransient();
    }

    private static Class<?> typeOf(PropertyModel property) {
        return property.field().isPresent()
                ? property.field().get().getType()
                : property.type().rawClass();
    }

    private static boolean accepts(ParameterModel parameter, PropertyModel property) {
        return parameter.type().rawClass().isAssignableFrom(typeOf(property));
    }

    /** A class rather than lambdas: the machinery behind those costs more than the rest of a program's first plan. */
    private static final class BestFirst implements Comparator<CreatorModel> {
        @Override
        public int compare(CreatorModel first, CreatorModel second) {
            int byRank = Integer.compare(rank(first), rank(second));
            if (byRank != 0) {
                return byRank;
            }
            int byCount = Integer.compare(
                    second.parameters().size(), first.parameters().size());
            return byCount != 0
                    ? byCount
                    : first.member().toString().compareTo(second.member().toString());
        }

        private static int rank(CreatorModel creator) {
            return (creator.isPrimary() ? 0 : 2) + (creator.parameters().isEmpty() ? 0 : 1);
        }
    }
}
