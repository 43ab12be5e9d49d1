package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.ConstructorProof;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.KotlinAnnotations;
import dev.piculet.model.Nullability;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Which stored property each parameter of one constructor gets, and which of them need not be set once it has run. */
final class ParameterMatch {
    private static final ParameterMatch NONE = new ParameterMatch(null, List.of(), null);

    /** A constructor's treatment of a final field that gets no parameter. */
    enum Making {
        /** It leaves an empty collection there. */
        EMPTY,
        /** It computes the value from other fields, or it is always the same. */
        COMPUTED,
        /** It makes it anew: a lock of its own, itself, a view of a collection that is filled or copied, or a hash code of this JVM. */
        ANEW,
        /** Anything else. */
        UNKNOWN
    }

    private final CreatorModel constructor;

    private final List<PropertyModel> stored;

    /** Null if names tell all. */
    private final ConstructorProof proof;

    /** One for each parameter; null where the constructor's own default is used, or null. */
    private final PropertyModel[] arguments;

    private final Set<PropertyModel> restored = Collections.newSetFromMap(new IdentityHashMap<>());

    private String obstacle;

    private ParameterMatch(CreatorModel constructor, List<PropertyModel> stored, ConstructorProof proof) {
        this.constructor = constructor;
        this.stored = stored;
        this.proof = proof;
        arguments = new PropertyModel
                [constructor == null ? 0 : constructor.parameters().size()];
    }

    /** Returns the match of a constructor without parameters. */
    static ParameterMatch none() {
        return NONE;
    }

    /** Returns the match where each parameter with a property's name is stored unchanged. */
    static ParameterMatch byName(CreatorModel constructor, List<PropertyModel> stored) {
        ParameterMatch match = new ParameterMatch(constructor, stored, null);
        for (ParameterModel parameter : constructor.parameters()) {
            PropertyModel property = match.named(parameter.name().orElse(null), /* onlySettable= */ false);
            if (property != null && accepts(parameter, property)) {
                match.arguments[parameter.index()] = property;
                match.restored.add(property);
            }
        }
        match.requireOrigins(null, /* mayBeEmpty= */ true);
        return match;
    }

    /** Returns the match where the constructor's code tells what becomes of each parameter. */
    static ParameterMatch byProof(CreatorModel constructor, List<PropertyModel> stored, ConstructorProofs proofs) {
        return byProof(constructor, stored, proofs, /* setsFinal= */ false);
    }

    /** The same where all fields can be set once the constructor has run, final ones too. */
    static ParameterMatch byProofToOverwrite(
            CreatorModel constructor, List<PropertyModel> stored, ConstructorProofs proofs) {
        return byProof(constructor, stored, proofs, /* setsFinal= */ true);
    }

    private static ParameterMatch byProof(
            CreatorModel constructor, List<PropertyModel> stored, ConstructorProofs proofs, boolean setsFinal) {
        Constructor<?> member = (Constructor<?>) constructor.member();
        ParameterMatch match = new ParameterMatch(constructor, stored, proofs.of(member));
        match.matchFields(/* areFinal= */ true);
        match.matchFields(/* areFinal= */ false);
        if (match.obstacle == null) {
            match.matchRest(member, proofs, setsFinal);
        }
        return match;
    }

    /** Whether the constructor's code tells what becomes of its parameters. */
    boolean isProved() {
        return proof != null;
    }

    /** Why the constructor can't be called with the properties' values; null if it can. */
    String obstacle() {
        return obstacle;
    }

    /** One for each parameter; null where the constructor's own default is used, or else null. */
    List<PropertyModel> arguments() {
        List<PropertyModel> all = new ArrayList<>(arguments.length);
        Collections.addAll(all, arguments);
        return all;
    }

    /** Whether the property has its value when the constructor has run. */
    boolean isRestored(PropertyModel property) {
        return restored.contains(property);
    }

    /** Why a property with a field does not have its value when the constructor has run. */
    String why(PropertyModel property) {
        if (proof == null) {
            return "is not a parameter";
        }
        String why = proof.obstacle(property.field().get());
        if (why != null) {
            String more = obstacleToComputing(property);
            return more == null ? why : why + more;
        }
        ParameterModel parameter =
                constructor.parameters().get(proof.parameterOf(property.field().get()));
        return accepts(parameter, property)
                ? "gets the same parameter as field '" + arguments[parameter.index()].name() + "'"
                : "is of another type than parameter " + AccessErrors.parameter(parameter);
    }

    /** The value that the constructor makes for a final field without a parameter. */
    Making making(PropertyModel property) {
        if (proof == null) {
            return Making.UNKNOWN;
        }
        if (proof.makesEmpty(property.field().get())) {
            return Making.EMPTY;
        }
        boolean isHash = proof.makesIdentityHash(property.field().get()) && areExact();
        if (isHash || proof.makesAnew(property.field().get())) {
            return Making.ANEW;
        }
        if (obstacleToComputing(property) == null) {
            return Making.COMPUTED;
        }
        boolean isBeside = isBesideItsCopy(property) || isBesideItself(property) || shows(property, restored);
        return isBeside ? Making.ANEW : Making.UNKNOWN;
    }

    /** Whether the constructor gets what it got: each parameter is what a final field holds. */
    private boolean areExact() {
        for (PropertyModel argument : arguments) {
            if (argument == null || !restored.contains(argument) || !FieldRules.isFinal(argument)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether a field that another one overrides holds the same, or is never seen: code of Kotlin asks for the property, which
     * the other one has.
     */
    boolean isBesides(PropertyModel overridden, PropertyModel other) {
        return proof == null
                || KotlinAnnotations.isKotlin(overridden.declaringClass())
                || proof.holdOne(overridden.field().get(), other.field().get());
    }

    /** Whether another final field has got the parameter of which both hold one copy. */
    private boolean isBesideItsCopy(PropertyModel property) {
        for (PropertyModel argument : arguments) {
            boolean isHeld = argument != null && restored.contains(argument);
            if (isHeld
                    && proof.holdOneCopy(
                            property.field().get(), argument.field().get())) {
                return true;
            }
        }
        return false;
    }

    /** Whether another final field has got the parameter that both hold. */
    private boolean isBesideItself(PropertyModel property) {
        for (PropertyModel argument : arguments) {
            boolean isHeld = argument != null && restored.contains(argument) && FieldRules.isFinal(argument);
            if (isHeld && proof.holdOne(property.field().get(), argument.field().get())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the constructor makes a view of what another final field holds, one of some. */
    private boolean shows(PropertyModel property, Collection<PropertyModel> some) {
        Field view = property.field().get();
        // Asked first, as it is so of hardly any field: each would look at all others.
        if (!proof.mayBeView(view)) {
            return false;
        }
        for (PropertyModel other : some) {
            boolean isShown = other != property
                    && other.field().isPresent()
                    && proof.isViewOf(view, other.field().get());
            if (isShown) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the first of some fields that are not written in which the constructor leaves something else than it did; null if none is
     * known.
     *
     * @param setAgain fields that are set over what the constructor leaves there
     */
    Field leftOtherwise(List<Field> unwritten, List<Field> setAgain) {
        return proof.leftOtherwise(unwritten, setAgain, i -> {
            PropertyModel source = arguments[i];
            return source != null
                    && source.field().isPresent()
                    && proof.parameterOf(source.field().get()) == i;
        });
    }

    private String obstacleToComputing(PropertyModel property) {
        return proof.obstacleToComputing(property.field().get(), i -> {
            PropertyModel source = arguments[i];
            boolean holds = source != null && restored.contains(source) && FieldRules.isFinal(source);
            return holds ? source.field().get() : null;
        });
    }

    private void matchFields(boolean areFinal) {
        // Where two fields hold one parameter, its name decides.
        matchFields(areFinal, /* named= */ true);
        matchFields(areFinal, /* named= */ false);
    }

    private void matchFields(boolean areFinal, boolean named) {
        // Of a property and the one that it overrides the lower comes first.
        for (int i = stored.size() - 1; i >= 0; i--) {
            PropertyModel property = stored.get(i);
            if (property.field().isEmpty() || FieldRules.isFinal(property) != areFinal || restored.contains(property)) {
                continue;
            }
            int index = proof.parameterOf(property.field().get());
            // The object behind a view gets the parameter, whatever that is called.
            if (index < 0 || arguments[index] != null || shows(property, stored)) {
                continue;
            }
            ParameterModel parameter = constructor.parameters().get(index);
            boolean isNamed =
                    parameter.name().isPresent() && parameter.name().get().equals(property.name());
            if (accepts(parameter, property) && isNamed == named) {
                arguments[index] = property;
                restored.add(property);
                requireNull(index, property);
            }
        }
    }

    /** Parameters that no field is proved to hold may get a property by name that is set again. */
    private void matchRest(Constructor<?> member, ConstructorProofs proofs, boolean setsFinal) {
        String[] debugNames = null;
        for (ParameterModel parameter : constructor.parameters()) {
            if (arguments[parameter.index()] != null) {
                continue;
            }
            String name = parameter.name().orElse(null);
            if (name == null) {
                debugNames = debugNames == null ? proofs.names(member) : debugNames;
                name = debugNames[parameter.index()];
            }
            PropertyModel property = named(name, /* onlySettable= */ !setsFinal);
            boolean fits = property != null
                    && accepts(parameter, property)
                    && haveLikeArguments(parameter.type(), property.type())
                    && !isArgument(property);
            // The object set afterwards is the same one, so the constructor must not have changed it.
            if (fits && !proof.mayChange(parameter.index())) {
                arguments[parameter.index()] = property;
                requireNull(parameter.index(), property);
            }
        }
        if (obstacle == null) {
            requireOrigins(debugNames, /* mayBeEmpty= */ !setsFinal);
        }
    }

    /** This constructor must accept null if another one leaves the field null. */
    private void requireNull(int parameter, PropertyModel property) {
        Constructor<?> other = property.field().isPresent()
                ? proof.leavingRefusedNull(parameter, property.field().get())
                : null;
        if (other != null) {
            obstacle = "refuses null for field '" + property.name() + "', which " + AccessErrors.signature(other)
                    + " leaves null";
        }
    }

    private boolean isArgument(PropertyModel property) {
        for (PropertyModel argument : arguments) {
            if (argument == property) {
                return true;
            }
        }
        return false;
    }

    /**
     * @param debugNames of the parameters that have no other; null if none was looked for
     * @param mayBeEmpty whether nothing that is kept may come of an array of further arguments
     */
    private void requireOrigins(String[] debugNames, boolean mayBeEmpty) {
        for (ParameterModel parameter : constructor.parameters()) {
            int index = parameter.index();
            boolean mayBeMissing =
                    parameter.hasDefault() || mayBeEmpty && takesEmpty(parameter) || mayBeNull(parameter);
            if (arguments[index] == null && !mayBeMissing) {
                String name = parameter.name().orElse(debugNames == null ? null : debugNames[index]);
                obstacle = "parameter " + AccessErrors.parameter(parameter, name) + " " + lost(name, parameter);
                return;
            }
        }
    }

    /** Whether an array of further arguments may hold none, as far as the code shows. */
    private boolean takesEmpty(ParameterModel parameter) {
        return parameter.isVararg() && (proof == null || proof.takesNull(parameter.index()));
    }

    /**
     * Whether nothing becomes of a parameter but the first value of a field that is set again. It is narrower than the field, so
     * what the field holds need not be one.
     */
    private boolean mayBeNull(ParameterModel parameter) {
        boolean refusesNull = parameter.type().rawClass().isPrimitive()
                || parameter.type().nullability() == Nullability.NON_NULL
                || proof == null
                || !proof.takesNull(parameter.index());
        if (refusesNull) {
            return false;
        }
        for (PropertyModel property : stored) {
            boolean isFirst = property.field().isPresent()
                    && !FieldRules.isFinal(property)
                    && proof.parameterOf(property.field().get()) == parameter.index();
            if (isFirst) {
                return !accepts(parameter, property);
            }
        }
        return false;
    }

    private String lost(String name, ParameterModel parameter) {
        if (isOuterInstance(parameter)) {
            return "is the outer instance, which compilers keep only where something uses it: make the class static";
        }
        PropertyModel property = named(name, /* onlySettable= */ false);
        if (property == null) {
            return proof == null ? "matches no field" : "is not what a field holds";
        }
        if (!accepts(parameter, property)) {
            return "is of another type than the field";
        }
        if (!FieldRules.isFinal(property) && proof != null && proof.mayChange(parameter.index())) {
            return "may be changed by the constructor";
        }
        return "is not what field '" + name + "' holds: it " + why(property);
    }

    /** Whether a parameter is the instance around that of an inner class, which Java's sources do not name. */
    private boolean isOuterInstance(ParameterModel parameter) {
        Class<?> type = constructor.member().getDeclaringClass();
        return parameter.index() == 0
                && type.isMemberClass()
                && !Modifier.isStatic(type.getModifiers())
                && !KotlinAnnotations.isKotlin(type)
                && parameter.type().rawClass() == type.getDeclaringClass();
    }

    /** The stored property with a name; of several, the lowest in the hierarchy. Null if there is none. */
    private PropertyModel named(String name, boolean onlySettable) {
        PropertyModel found = null;
        for (PropertyModel property : stored) {
            if (property.name().equals(name) && !(onlySettable && FieldRules.isFinal(property))) {
                found = property;
            }
        }
        return found;
    }

    private static boolean accepts(ParameterModel parameter, PropertyModel property) {
        Class<?> type = property.field().isPresent()
                ? property.field().get().getType()
                : property.type().rawClass();
        return parameter.type().rawClass().isAssignableFrom(type);
    }

    /** Whether elements are of the same classes, for code may convert a list of texts to one of other things, and the field's name stays. */
    private static boolean haveLikeArguments(TypeModel parameter, TypeModel field) {
        List<TypeModel> expected = parameter.arguments();
        List<TypeModel> held = field.arguments();
        boolean areAlike = true;
        for (int i = 0; i < expected.size() && expected.size() == held.size(); i++) {
            areAlike &= expected.get(i).rawClass() == held.get(i).rawClass()
                    && haveLikeArguments(expected.get(i), held.get(i));
        }
        return areAlike;
    }
}
