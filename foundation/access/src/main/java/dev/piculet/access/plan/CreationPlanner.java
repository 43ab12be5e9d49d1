package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks for the constructor that gives every stored property its value, and collects why the others do not. */
final class CreationPlanner {
    private final ClassModel model;

    private final List<PropertyModel> stored = new ArrayList<>();

    /** For each constructor that was tried: its description and why it does not fit. */
    private final List<String> refusals = new ArrayList<>();

    /** Made for the first constructor that neither its parameters nor its language tell about. */
    private ConstructorProofs proofs;

    private CreationPlanner(ClassModel model) {
        this.model = model;
        for (PropertyModel property : model.properties()) {
            // Throwable's own state is passed to its constructor and methods.
            if (isStored(property) && property.declaringClass() != Throwable.class) {
                stored.add(property);
            }
        }
    }

    /** Returns the plan; see {@link CreationPlan#of}. */
    static CreationPlan plan(ClassModel model, BareInstances bare) {
        Optional<Field> singleton = Singletons.of(model);
        if (singleton.isPresent()) {
            return CreationPlan.constant(model.type(), singleton.get());
        }
        // Asked first, for most programs need load neither class.
        boolean isAnother = model.properties().isEmpty()
                ? CreationPlan.isPublic(model.type().getName())
                : model.properties().get(0).field().isEmpty();
        if (isAnother) {
            if (JdkModels.isOne(model)) {
                return CreationPlan.publicMembers(model);
            }
            if (ExtendedCollections.isOne(model)) {
                UncreatableClasses.refuseLostField(model);
                return ExtendedCollections.plan(model);
            }
        }
        UncreatableClasses.refuse(model);
        if (bare != BareInstances.ALWAYS) {
            ConstantClasses.refuse(model);
        }
        CreationPlanner planner = new CreationPlanner(model);
        if (Throwable.class.isAssignableFrom(model.type())) {
            return planner.bare(bare).planException();
        }
        for (CreatorModel constructor : ConstructorOrder.bestFirst(model)) {
            CreationPlan plan = planner.planWith(constructor);
            if (plan != null) {
                return plan;
            }
        }
        BarePlanner withoutConstructor = planner.bare(bare);
        CreationPlan plan = withoutConstructor.plan(planner.refusals);
        if (plan == null) {
            plan = planner.planOverwriting(bare);
        }
        if (plan == null) {
            plan = withoutConstructor.planShared();
        }
        if (plan == null) {
            plan = planner.planByBuilder();
        }
        if (plan != null) {
            return plan;
        }
        throw AccessErrors.noConstructorFits(model, planner.refusals);
    }

    /** Constructors that can be called run, and final fields are set over what they left there. */
    private CreationPlan planOverwriting(BareInstances bare) {
        if (!BareCreation.mayBeOverwritten(model, bare)) {
            return null;
        }
        String obstacle = proofs().obstacleToSeparation(BareCreation.fields(stored));
        String lost = null;
        List<String> before = List.copyOf(refusals);
        for (CreatorModel constructor : ConstructorOrder.toOverwrite(model)) {
            // It has been refused because final fields were not to be set.
            refusals.removeIf(it -> it.startsWith(AccessErrors.signature(constructor.member()) + ": "));
            ParameterMatch match = ParameterMatch.byProofToOverwrite(constructor, stored, proofs());
            CreationPlan plan = finish(constructor, match, /* overwrites= */ true);
            if (plan != null && (obstacle == null || SharedFields.obstacle(stored, plan.remade(), proofs()) == null)) {
                lost = TransientFields.obstacle(model, plan, match, bare);
                if (lost == null) {
                    return plan;
                }
            }
        }
        refusals.clear();
        refusals.addAll(before);
        if (obstacle != null || lost != null) {
            refusals.add("Setting final fields: " + (lost == null ? obstacle : lost) + ".");
        }
        return null;
    }

    private BarePlanner bare(BareInstances bare) {
        return new BarePlanner(model, stored, proofs(), bare);
    }

    private CreationPlan planByBuilder() {
        return new BuilderPlanner(model, stored, proofs(), refusals).plan();
    }

    private ConstructorProofs proofs() {
        if (proofs == null) {
            proofs = new ConstructorProofs(model.type());
        }
        return proofs;
    }

    private CreationPlan planWith(CreatorModel constructor) {
        ParameterMatch match;
        if (constructor.parameters().isEmpty() && !areMoreFinal(constructor)) {
            match = ParameterMatch.none();
        } else if (RestoredByContract.isOne(model, stored, constructor) && !areMoreFinal(constructor)) {
            match = ParameterMatch.byName(constructor, stored);
        } else {
            match = ParameterMatch.byProof(constructor, stored, proofs());
        }
        return finish(constructor, match, /* overwrites= */ false);
    }

    /** Whether there are final fields that no parameter is named for. */
    private boolean areMoreFinal(CreatorModel constructor) {
        for (PropertyModel property : stored) {
            if (FieldRules.isFinal(property) && !RestoredByContract.isNamed(constructor, property.name())) {
                return true;
            }
        }
        return false;
    }

    /** @param overwrites whether final fields are set that the constructor gives another value */
    private CreationPlan finish(CreatorModel constructor, ParameterMatch match, boolean overwrites) {
        Set<PropertyModel> fed = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Optional<PropertyModel>> arguments = new ArrayList<>();
        for (PropertyModel property : match.arguments()) {
            arguments.add(Optional.ofNullable(property));
            if (property != null) {
                fed.add(property);
            }
        }
        List<PropertyModel> rest = new ArrayList<>();
        List<PropertyModel> filled = new ArrayList<>();
        List<PropertyModel> compared = new ArrayList<>();
        List<PropertyModel> remade = new ArrayList<>();
        for (PropertyModel property : stored) {
            if (match.isRestored(property)) {
                continue;
            }
            if (!FieldRules.isFinal(property)) {
                rest.add(property);
            } else if (!isOverriddenBy(fed, property, match)) {
                switch (match.making(property)) {
                    case EMPTY -> filled.add(property);
                    case COMPUTED -> compared.add(property);
                    case ANEW -> remade.add(property);
                    default -> {
                        if (overwrites) {
                            rest.add(property);
                            continue;
                        }
                        return refuse(constructor, "final field '" + property.name() + "' " + match.why(property));
                    }
                }
            }
        }
        if (match.obstacle() != null) {
            return refuse(constructor, match.obstacle());
        }
        String obstacle = unwritten(constructor, arguments);
        // Two fields may hold one collection where one of them is set again. Kotlin's classes make objects there,
        // Java's beans seldom.
        boolean mayShare = match.isProved() || SharedFields.mayBeAmong(stored, rest, model.isKotlin());
        if (obstacle == null && !overwrites && mayShare) {
            obstacle = SharedFields.obstacle(stored, remade, proofs());
        }
        if (obstacle != null) {
            return refuse(constructor, obstacle);
        }
        return new CreationPlan(
                model.type(),
                Optional.empty(),
                Optional.of(constructor),
                Optional.empty(),
                Optional.empty(),
                arguments,
                rest,
                filled,
                compared,
                remade,
                refusals);
    }

    /** Why what a Kotlin class holds besides its properties may be something else once a constructor has run; null if nothing is. */
    private String unwritten(CreatorModel constructor, List<Optional<PropertyModel>> arguments) {
        UnwrittenDelegates state = UnwrittenDelegates.of(model.type(), model);
        if (state == null) {
            return null;
        }
        return state.isLazyAlone() ? state.obstacleOfLazy() : state.obstacle(constructor, arguments, proofs());
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
    private static boolean isOverriddenBy(Set<PropertyModel> fed, PropertyModel property, ParameterMatch match) {
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
            if (overrides && match.isBesides(property, other)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOverridable(Method getter) {
        return !Modifier.isPrivate(getter.getModifiers()) && !Modifier.isFinal(getter.getModifiers());
    }

    /**
     * A property that delegates is stored when it can be set again; what a 'val' delegates to is {@link UnwrittenDelegates}.
     */
    private static boolean isStored(PropertyModel property) {
        boolean settable = property.delegate().isPresent() && property.setter().isPresent();
        return (property.field().isPresent() || settable) && !property.isTransient();
    }
}
