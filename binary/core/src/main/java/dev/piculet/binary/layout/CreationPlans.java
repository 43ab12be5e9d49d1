package dev.piculet.binary.layout;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.ExceptionModels;
import dev.piculet.access.plan.ExtendedCollections;
import dev.piculet.access.plan.InnerClasses;
import dev.piculet.access.plan.JdkModels;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.form.OwnCollections;
import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import dev.piculet.model.JavaTypes;
import dev.piculet.model.Nullability;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** How objects are created again, for each class that was asked for. Thread-safe. */
final class CreationPlans {
    private final Models models;
    private final SerializerOptions options;
    private final Map<Class<?>, CreationPlan> plans = new ConcurrentHashMap<>();

    /** Of classes whose objects hold more than the properties of their source, and of closed ones of the JDK. */
    private final Map<Class<?>, ClassModel> extended = new ConcurrentHashMap<>();

    /** Of classes whose plans have other properties: one for two fields that may hold one object, none for a lock or an only instance. */
    private final Map<Class<?>, ClassModel> planned = new ConcurrentHashMap<>();

    /** Classes that were asked for and have no plan. */
    private final Set<Class<?>> refused = ConcurrentHashMap.newKeySet();

    CreationPlans(Models models, SerializerOptions options) {
        this.models = models;
        this.options = options;
    }

    /** Returns the model of a class whose objects have fields: those of exceptions and inner classes have more properties. */
    ClassModel model(Class<?> type) {
        ClassModel model = planned.get(type);
        return model != null ? model : own(type);
    }

    private ClassModel own(Class<?> type) {
        if (Throwable.class.isAssignableFrom(type) || CreationPlan.isPublic(type.getName()) || isCollection(type)) {
            return extended(type);
        }
        ClassModel model = models.of(type);
        return model.kind() == ClassKind.INNER ? extended(type) : model;
    }

    /** Whether a class extends one of the JDK's, which keeps the elements. */
    private static boolean isCollection(Class<?> type) {
        return (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type))
                && !type.getName().startsWith("java.")
                && OwnCollections.isExtended(type);
    }

    /** Returns the collection of the JDK that a class extends, with the types of what it holds there. */
    private TypeModel elements(Class<?> type) {
        TypeModel own = JavaTypes.ownType(type);
        TypeArguments arguments = new TypeArguments(models);
        List<TypeModel> held = Map.class.isAssignableFrom(type)
                ? List.of(arguments.of(own, Map.class, 0), arguments.of(own, Map.class, 1))
                : List.of(arguments.of(own, Iterable.class, 0));
        return TypeModel.of(ExtendedCollections.known(type), held, Nullability.NON_NULL);
    }

    private ClassModel extended(Class<?> type) {
        ClassModel known = extended.get(type);
        if (known != null) {
            return known;
        }
        ClassModel made = InnerClasses.of(models.of(type), options.bareInstances(type));
        if (Throwable.class.isAssignableFrom(type)) {
            made = ExceptionModels.of(made);
        } else if (CreationPlan.isPublic(type.getName())) {
            made = JdkModels.of(made);
        } else if (isCollection(type)) {
            made = ExtendedCollections.of(made, elements(type));
        }
        ClassModel other = extended.putIfAbsent(type, made);
        return other == null ? made : other;
    }

    /**
     * Returns the plan of a class, always the same.
     *
     * @throws UnsupportedClassException if there is none; the message has the path
     */
    CreationPlan of(Class<?> type, CharSequence path) {
        CreationPlan known = plans.get(type);
        if (known != null) {
            return known;
        }
        String sameName = WrittenFields.sameName(own(type));
        if (sameName != null) {
            throw SchemaErrors.sameFieldName(type, sameName, path);
        }
        CreationPlan made;
        try {
            made = CreationPlan.of(own(type), options.bareInstances(type));
        } catch (UnsupportedClassException e) {
            throw SchemaErrors.notCreatable(e, optionFor(type), path);
        }
        if (IdentityTables.isOne(type)) {
            throw SchemaErrors.identityTable(type, path);
        }
        return kept(type, made);
    }

    private CreationPlan kept(Class<?> type, CreationPlan made) {
        if (made.singleton().isPresent()) {
            // It is there already, with all that its superclasses hold.
            ClassModel own = own(type);
            planned.putIfAbsent(type, own.with(own.kind(), List.of()));
        }
        CreationPlan other = plans.putIfAbsent(type, made);
        CreationPlan kept = other == null ? made : other;
        if (kept.sharesFields()) {
            ClassModel own = own(type);
            planned.putIfAbsent(type, own.with(own.kind(), kept.setAfterwards()));
        } else if (!kept.remade().isEmpty()) {
            ClassModel own = own(type);
            planned.putIfAbsent(type, own.with(own.kind(), without(kept.remade(), own.properties())));
        }
        return kept;
    }

    private static List<PropertyModel> without(List<PropertyModel> remade, List<PropertyModel> properties) {
        List<PropertyModel> others = new ArrayList<>(properties);
        others.removeAll(remade);
        return others;
    }

    /** Whether objects of a class can be created again from their fields. */
    boolean isCreatable(Class<?> type) {
        if (plans.containsKey(type)) {
            return true;
        }
        if (refused.contains(type)) {
            return false;
        }
        try {
            CreationPlan made = CreationPlan.of(own(type), options.bareInstances(type));
            if (!IdentityTables.isOne(type) && WrittenFields.sameName(own(type)) == null) {
                kept(type, made);
                return true;
            }
        } catch (UnsupportedClassException e) {
            // Who needs the reason asks for the plan.
        }
        refused.add(type);
        return false;
    }

    /** Returns the plans that were asked for, of classes with this name: there may be several loaders. */
    List<CreationPlan> named(String className) {
        List<CreationPlan> found = new ArrayList<>();
        for (CreationPlan plan : plans.values()) {
            if (plan.type().getName().equals(className)) {
                found.add(plan);
            }
        }
        return found;
    }

    /** Returns the option that has objects of a refused class created; null if none does. */
    private String optionFor(Class<?> type) {
        for (BareInstances bare : new BareInstances[] {BareInstances.SERIALIZABLE, BareInstances.ALWAYS}) {
            try {
                CreationPlan.of(own(type), bare);
                return bare == BareInstances.SERIALIZABLE
                        ? "Without OptionsBuilder.requireConstructors"
                        : "With OptionsBuilder.createWithoutConstructor(" + type.getSimpleName() + ".class)";
            } catch (UnsupportedClassException e) {
                // Nor does this one.
            }
        }
        return null;
    }
}
