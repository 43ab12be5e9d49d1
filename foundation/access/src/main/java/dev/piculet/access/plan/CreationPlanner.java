package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
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

    /** Whether nothing but collections that several hold keeps instances from being made without a constructor. */
    private boolean sharesContents;

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
                return ExtendedCollections.plan(model);
            }
        }
        UncreatableClasses.refuse(model);
        CreationPlanner planner = new CreationPlanner(model);
        if (Throwable.class.isAssignableFrom(model.type())) {
            return planner.planException(bare);
        }
        for (CreatorModel constructor : planner.constructors()) {
            CreationPlan plan = planner.planWith(constructor);
            if (plan != null) {
                return plan;
            }
        }
        CreationPlan plan = planner.planBare(bare);
        if (plan == null) {
            plan = planner.planOverwriting(bare);
        }
        if (plan == null) {
            plan = planner.planShared(bare);
        }
        if (plan == null) {
            plan = planner.planByBuilder();
        }
        if (plan != null) {
            return plan;
        }
        throw AccessErrors.noConstructorFits(model, planner.refusals);
    }

    /** Constructors of exceptions make messages of their parameters, so none of them is looked at. */
    private CreationPlan planException(BareInstances bare) {
        BareCreation creation = BareCreation.of(model, stored, bare);
        String obstacle = creation.superConstructor() == null ? creation.obstacle() : obstacleToMaking(creation, bare);
        if (obstacle != null || creation.superConstructor() == null) {
            throw AccessErrors.exception(model.type(), obstacle);
        }
        return CreationPlan.exception(model.type(), creation.superConstructor(), stored);
    }

    private CreationPlan planBare(BareInstances bare) {
        BareCreation creation = BareCreation.of(model, stored, bare);
        String obstacle = creation.superConstructor() == null ? creation.obstacle() : obstacleToMaking(creation, bare);
        if (obstacle != null) {
            refusals.add("Without a constructor: " + obstacle + ".");
            return null;
        }
        return creation.superConstructor() == null
                ? null
                : CreationPlan.bare(model.type(), creation.superConstructor(), stored, refusals);
    }

    /** Constructors that can be called run, and final fields are set over what they left there. */
    private CreationPlan planOverwriting(BareInstances bare) {
        if (!BareCreation.mayBeOverwritten(model, bare)) {
            return null;
        }
        String obstacle = proofs().obstacleToSeparation(BareCreation.fields(stored));
        if (obstacle != null) {
            refusals.add("Setting final fields: " + obstacle + ".");
            return null;
        }
        List<String> before = List.copyOf(refusals);
        for (CreatorModel constructor : constructorsToOverwrite()) {
            // It has been refused because final fields were not to be set.
            refusals.removeIf(it -> it.startsWith(AccessErrors.signature(constructor.member()) + ": "));
            ParameterMatch match = ParameterMatch.byProofToOverwrite(constructor, stored, proofs());
            CreationPlan plan = finish(constructor, match, /* overwrites= */ true);
            if (plan != null) {
                return plan;
            }
        }
        refusals.clear();
        refusals.addAll(before);
        return null;
    }

    /** That without parameters comes first: it refuses nothing. */
    private List<CreatorModel> constructorsToOverwrite() {
        List<CreatorModel> constructors = constructors();
        for (int i = 1; i < constructors.size(); i++) {
            if (constructors.get(i).parameters().isEmpty()) {
                constructors.add(0, constructors.remove(i));
            }
        }
        return constructors;
    }

    /** Without a constructor, with one property for two fields that a constructor may leave with the same object. */
    private CreationPlan planShared(BareInstances bare) {
        BareCreation creation = BareCreation.of(model, stored, bare);
        if (!sharesContents || creation.superConstructor() == null || lostState(creation, bare) != null) {
            return null;
        }
        List<PropertyModel> paired = SharedFields.paired(stored, proofs().sharedFields(BareCreation.fields(stored)));
        return paired.isEmpty()
                ? null
                : CreationPlan.bare(model.type(), creation.superConstructor(), paired, List.of());
    }

    private CreationPlan planByBuilder() {
        return new BuilderPlanner(model, stored, proofs(), refusals).plan();
    }

    private String obstacleToMaking(BareCreation creation, BareInstances bare) {
        String lost = lostState(creation, bare);
        if (lost == null) {
            lost = lostLock();
        }
        if (lost != null) {
            return lost;
        }
        String shared = proofs().obstacleToSeparation(BareCreation.fields(stored));
        sharesContents |= shared != null;
        return shared;
    }

    /** Says what instances would lack that no constructor has made, as the end of a sentence; null if there is nothing. */
    private String lostState(BareCreation creation, BareInstances bare) {
        // Who allows exactly this class knows that it has no state there. A readResolve gets an instance without that
        // state.
        boolean mayBeLost = bare == BareInstances.ALWAYS || SelfWritingClasses.resolving(model.type()) != null;
        Field lost = mayBeLost ? null : proofs().madeByConstructors(creation.transients(model.type()));
        return lost == null
                ? null
                : "transient field '" + lost.getName() + "' of "
                        + lost.getDeclaringClass().getName() + " is made by constructors and not written";
    }

    /** Says which lock instances would lack that no constructor has made, as the end of a sentence; null if there is none. */
    private String lostLock() {
        for (PropertyModel property : stored) {
            Field field = property.field().orElse(null);
            if (field != null && field.getType() == Object.class && proofs().makesLock(field)) {
                return "the lock in field '" + property.name() + "' is made by constructors and not written";
            }
        }
        return null;
    }

    private ConstructorProofs proofs() {
        if (proofs == null) {
            proofs = new ConstructorProofs(model.type());
        }
        return proofs;
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
        ParameterMatch match;
        if (constructor.parameters().isEmpty() && !areMoreFinal(constructor)) {
            match = ParameterMatch.none();
        } else if (isRestoredByContract(constructor) && !areMoreFinal(constructor)) {
            match = ParameterMatch.byName(constructor, stored);
        } else {
            match = ParameterMatch.byProof(constructor, stored, proofs());
        }
        return finish(constructor, match, /* overwrites= */ false);
    }

    /**
     * Tells whether the language says that each parameter is stored unchanged: of records, of Kotlin's value classes, and of
     * data classes as far as nothing can be stored again.
     */
    private boolean isRestoredByContract(CreatorModel constructor) {
        if (!constructor.isPrimary()) {
            return false;
        }
        if (model.type().isRecord() || model.valueClass().isPresent()) {
            return true;
        }
        if (!model.isData()) {
            return false;
        }
        for (PropertyModel property : stored) {
            boolean isOwn = property.declaringClass() == model.type();
            if (isOwn && !FieldRules.isFinal(property) && isNamed(constructor, property.name())) {
                return false;
            }
        }
        return true;
    }

    /** Whether there are final fields that no parameter is named for. */
    private boolean areMoreFinal(CreatorModel constructor) {
        for (PropertyModel property : stored) {
            if (FieldRules.isFinal(property) && !isNamed(constructor, property.name())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamed(CreatorModel constructor, String name) {
        for (ParameterModel parameter : constructor.parameters()) {
            if (parameter.name().isPresent() && parameter.name().get().equals(name)) {
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
            } else if (!isOverriddenBy(fed, property)) {
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
