package dev.piculet.access.plan;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How an object is created again from the values of its stored properties: those that have a field and are not
 * transient, and those that delegate and have a setter. Every stored property is given to the creator, set or filled
 * afterwards, or known to be what the creator computes, or makes anew; none is lost. The one exception is a final property that a
 * subclass overrides with one of its own: the constructor that gets the subclass's value sets both.
 *
 * <p>A Kotlin {@code object} has a singleton and nothing else. Every other class has a creator, or is made without one: by
 * the constructor of a superclass. Final fields are then set afterwards, too.
 *
 * @param type the class to create
 * @param singleton static field that holds the only instance
 * @param creator what creates the instance
 * @param builder what the creator takes; empty if it takes the arguments themselves
 * @param superConstructor the constructor that runs where instances are made without one of their class: that without parameters
 *     of the first superclass that is not {@code Serializable}, or of {@code Object}; that of {@code Throwable} with message and
 *     cause
 * @param arguments for each parameter of the creator, each field of the builder, or each parameter of that constructor, the property that feeds it; empty where the creator's own default
 *     is used, or else null, since the field that gets it is set again
 * @param setAfterwards properties that are set once the instance is there; final ones only where instances may be made without a creator
 * @param filled final properties in which every creator leaves an empty collection or map of the JDK, always of the same
 *     class, that nothing else holds: what they had is put in there
 * @param compared final properties of immutable types that every creator computes from other final ones, or that are always
 *     the same: what they had is to be compared, and equals unless it comes from another version of the class
 * @param remade final properties in which every creator leaves a new lock, which is nothing but itself, the instance, a view of a
 *     collection that is filled or copied, or a hash code that is another one in the next JVM: they are not stored
 * @param passedOver for each constructor that would have come first, what it is and why it does not fit
 */
public record CreationPlan(
        Class<?> type,
        Optional<Field> singleton,
        Optional<CreatorModel> creator,
        Optional<Builder> builder,
        Optional<Constructor<?>> superConstructor,
        List<Optional<PropertyModel>> arguments,
        List<PropertyModel> setAfterwards,
        List<PropertyModel> filled,
        List<PropertyModel> compared,
        List<PropertyModel> remade,
        List<String> passedOver) {
    /**
     * A builder that the creator takes.
     *
     * @param constructor makes it, without parameters
     * @param fields those that get the arguments, in their order; all that the creator reads of it. In final ones it leaves empty collections,
     *     which get the elements
     */
    public record Builder(Constructor<?> constructor, List<Field> fields) {
        public Builder {
            Objects.requireNonNull(constructor);
            fields = List.copyOf(fields);
        }
    }

    /** Checks that there is exactly one way to the instance. */
    public CreationPlan {
        Objects.requireNonNull(type);
        int ways = (singleton.isPresent() ? 1 : 0)
                + (creator.isPresent() ? 1 : 0)
                + (superConstructor.isPresent() ? 1 : 0);
        if (ways != 1) {
            throw new IllegalArgumentException("A plan for " + type.getName() + " needs one way to the instance.");
        }
        arguments = List.copyOf(arguments);
        setAfterwards = List.copyOf(setAfterwards);
        filled = List.copyOf(filled);
        compared = List.copyOf(compared);
        remade = List.copyOf(remade);
        passedOver = List.copyOf(passedOver);
    }

    /**
     * Returns the plan for a class: the canonical constructor of a record or the primary one of a Kotlin class; else a
     * constructor without parameters, if all fields can be set; else the one with the most parameters whose code proves that
     * it restores the fields; else, where {@code bare} allows it, none, or one that fields can be given to, after which
     * final fields are set, too; at last one that takes a builder whose fields it is proved to copy. Private constructors are as good as public ones.
     *
     * @throws UnsupportedClassException when no way fits, with the reason for each; and for classes that cannot be created
     *     from values: enums, interfaces, abstract and inner classes, lambdas, threads and the like
     */
    public static CreationPlan of(ClassModel model, BareInstances bare) {
        return CreationPlanner.plan(model, bare);
    }

    /** The plan of a class with one instance. */
    static CreationPlan constant(Class<?> type, Field singleton) {
        return new CreationPlan(
                type,
                Optional.of(singleton),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    /**
     * Whether the class of a name is a closed one of the JDK whose properties are what public members tell and take, or Kotlin's
     * {@code Regex}. It is asked here, for most programs need not load {@code JdkModels}.
     */
    public static boolean isPublic(String className) {
        return isPublicOfTheJdk(className) || className.equals(JdkModels.REGEX);
    }

    /** The same of the JDK's classes alone. */
    public static boolean isPublicOfTheJdk(String className) {
        return className.startsWith("java") && JdkModels.isOfClass(className);
    }

    /** The plan of a class of the JDK whose creator takes all properties, in their order. */
    static CreationPlan publicMembers(ClassModel model) {
        List<Optional<PropertyModel>> arguments = new ArrayList<>();
        for (PropertyModel property : model.properties()) {
            arguments.add(Optional.of(property));
        }
        return new CreationPlan(
                model.type(),
                Optional.empty(),
                Optional.of(model.creators().get(0)),
                Optional.empty(),
                Optional.empty(),
                arguments,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    /** The plan of a class whose instances are made without a constructor of it. */
    static CreationPlan bare(
            Class<?> type, Constructor<?> superConstructor, List<PropertyModel> stored, List<String> passedOver) {
        return new CreationPlan(
                type,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(superConstructor),
                List.of(),
                stored,
                List.of(),
                List.of(),
                List.of(),
                passedOver);
    }

    /** The plan of an exception: {@code Throwable} gets message, cause and trace when it is made, everything else is set. */
    static CreationPlan exception(Class<?> type, Constructor<?> superConstructor, List<PropertyModel> stored) {
        List<PropertyModel> set = new ArrayList<>(List.of(ExceptionModels.SUPPRESSED));
        set.addAll(stored);
        return new CreationPlan(
                type,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(superConstructor),
                List.of(
                        Optional.of(ExceptionModels.MESSAGE),
                        Optional.of(ExceptionModels.CAUSE),
                        Optional.of(ExceptionModels.STACK_TRACE)),
                set,
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    /** Whether it is an exception, made by a constructor of {@code Throwable}: its arguments are message, cause and trace. */
    public boolean isException() {
        return superConstructor.isPresent() && superConstructor.get().getDeclaringClass() == Throwable.class;
    }

    /** Whether it is of a class that extends a collection of the JDK and has fields: its elements are added to an empty instance. */
    public boolean isFilled() {
        return isBare()
                && !setAfterwards.isEmpty()
                && setAfterwards.get(0).field().isEmpty()
                && ExtendedCollections.isElements(setAfterwards.get(0));
    }

    /** Whether a property stands for two fields that may hold the same object. */
    public boolean sharesFields() {
        return isBare()
                && !setAfterwards.isEmpty()
                && setAfterwards.get(0).field().isEmpty()
                && SharedFields.isOne(setAfterwards.get(0));
    }

    /** Whether instances are made without a constructor of their class. */
    public boolean isBare() {
        return superConstructor.isPresent();
    }

    /** Whether a parameter of the creator gets null, since no property feeds it and it has no default. */
    public boolean isNull(int index) {
        if (arguments.get(index).isPresent()) {
            return false;
        }
        ParameterModel parameter = creator.orElseThrow().parameters().get(index);
        return !parameter.hasDefault() && !parameter.isVararg();
    }

    /** Whether final fields may be among those that are set afterwards. */
    public boolean setsFinalFields() {
        for (PropertyModel property : setAfterwards) {
            if (FieldRules.isFinal(property)) {
                return true;
            }
        }
        return isBare();
    }

    /**
     * Returns the {@code writeReplace} of a class, with which it chooses what is written instead of an instance; empty if it has
     * none, if that gives the instance itself, and for a class whose only instance is a constant.
     */
    public static Optional<Method> replacer(ClassModel model) {
        Method replacing = SelfWritingClasses.replacing(model.type());
        return replacing == null || Singletons.of(model).isPresent() ? Optional.empty() : Optional.of(replacing);
    }

    /**
     * Whether any instance with the same fields does as well as what a class's {@code writeReplace} chooses: the class has
     * fields, none of them transient, an {@code equals} that compares more than identities, and no constants to choose from.
     */
    public static boolean isReplacedByEqual(Class<?> type, Method replacer) {
        return SelfWritingClasses.isToldByFields(type, replacer);
    }

    /**
     * Returns the {@code readResolve} of the class, with which it chooses the instance that is read in the place of the one that
     * was made; empty if it has none, if that gives the instance itself, and for the only instance of a class.
     */
    public Optional<Method> resolver() {
        return singleton.isPresent() ? Optional.empty() : Optional.ofNullable(SelfWritingClasses.resolving(type));
    }

    /** Returns the same for a class that makes and reads its instances by itself. */
    public static Optional<Method> resolver(ClassModel model) {
        return Optional.ofNullable(SelfWritingClasses.resolving(model.type()));
    }

    /**
     * Returns the class, or a superclass, of what a class's {@code readResolve} gives, as far as its code tells; empty if it does
     * not, and for a class without one.
     */
    public static Optional<Class<?>> resolved(Class<?> type) {
        return Optional.ofNullable(SelfWritingClasses.resolved(type));
    }

    /**
     * Returns the plan as text for people, several lines without a final line end: the way to make instances, the
     * handling of each property, and the reasons against preferred ways.
     */
    public String describe() {
        return PlanText.of(this);
    }

    /** Returns the plan as text: the creator, the source of each argument, the steps afterwards. */
    @Override
    public String toString() {
        if (singleton.isPresent()) {
            return type.getName() + "." + singleton.get().getName();
        }
        if (isBare()) {
            StringBuilder text = new StringBuilder(type.getName()).append(" bare");
            append(text, ", then ", setAfterwards);
            return text.toString();
        }
        StringBuilder text = new StringBuilder(type.getName()).append('(');
        String separator = builder.isPresent() ? "new " + builderName() + ": " : "";
        for (String argument : PlanText.given(this, "default")) {
            text.append(separator).append(argument);
            separator = ", ";
        }
        text.append(')');
        append(text, ", then ", setAfterwards);
        append(text, ", fills ", filled);
        append(text, ", compares ", compared);
        append(text, ", remakes ", remade);
        return text.toString();
    }

    private String builderName() {
        return builder.orElseThrow().constructor().getDeclaringClass().getSimpleName();
    }

    private static void append(StringBuilder text, String what, List<PropertyModel> properties) {
        String separator = what;
        for (PropertyModel property : properties) {
            text.append(separator).append(property.name());
            separator = ", ";
        }
    }
}
