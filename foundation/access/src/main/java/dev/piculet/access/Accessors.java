package dev.piculet.access;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.ExtendedCollections;
import dev.piculet.access.plan.FieldRules;
import dev.piculet.access.plan.SerialPlan;
import dev.piculet.access.plan.SharedFields;
import dev.piculet.access.plan.Singletons;
import dev.piculet.access.reach.Nest;
import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Objects;
import java.util.Optional;

/**
 * Creates instances of one class, and reads and writes its properties, private ones too, by handles and reflection. The
 * expressions of {@code dev.piculet.access.expression} make code for the same, as fast as hand-written code.
 *
 * <p>A class in a named module must open its package to {@code dev.piculet.access}, or a lookup must be passed that its
 * module has made. Immutable and thread-safe. Nothing static holds the class: it unloads when its accessors and its
 * loader are dropped.
 */
public final class Accessors {
    private final ClassModel model;

    private final PrivateLookups lookups;

    private Accessors(ClassModel model, PrivateLookups lookups) {
        this.model = Objects.requireNonNull(model);
        this.lookups = lookups;
    }

    /** Returns accessors of a class whose package is open to this module. */
    public static Accessors of(ClassModel model) {
        return new Accessors(model, PrivateLookups.own());
    }

    /** Returns accessors of a class that {@code lookup} or this module reaches. */
    public static Accessors of(ClassModel model, MethodHandles.Lookup lookup) {
        return new Accessors(model, PrivateLookups.of(lookup));
    }

    /**
     * Returns the getter of {@code property}: its field, or its getter when it has no field.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when it has neither, or its package is closed
     */
    public Getter getter(PropertyModel property) {
        requireOwn(property);
        if (isOfThrowable(property)) {
            return MethodGetter.of(property, lookups.inherited(property.getter().get(), model.type()));
        }
        if (property.field().isPresent()) {
            return FieldGetter.of(property, lookups.handle(property.field().get()));
        }
        if (ExtendedCollections.isElements(property)) {
            return ElementsGetter.of(property);
        }
        return SharedFields.isOne(property) ? SharedGetter.of(property, lookups) : MethodGetter.of(property, lookups);
    }

    /**
     * Returns the setter of {@code property}: its field, or its setter when it has no field.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when its field is final, it has neither field nor
     *     setter, or its package is closed
     */
    public Setter setter(PropertyModel property) {
        requireOwn(property);
        FieldRules.requireWritable(property);
        return property.field().isPresent()
                ? FieldSetter.of(property, lookups.handle(property.field().get()))
                : MethodSetter.of(property, lookups);
    }

    /**
     * Returns the setter of {@code property} for an instance that was made without a constructor: its field, final or
     * not, or its setter when it has no field.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when it has neither, its package is closed, or its
     *     final field is that of a record or a hidden class
     */
    public Setter bareSetter(PropertyModel property) {
        requireOwn(property);
        if (isOfThrowable(property)) {
            return SuppressedSetter.of(property);
        }
        if (property.field().isEmpty() && ExtendedCollections.isElements(property)) {
            return ElementsSetter.of(property);
        }
        if (SharedFields.isOne(property)) {
            return SharedSetter.of(property, lookups);
        }
        return FieldRules.isFinal(property)
                ? FinalFieldSetter.of(
                        property, lookups.writable(property.field().get()))
                : setter(property);
    }

    /**
     * Returns the instantiator that uses no constructor of the class.
     *
     * @param superConstructor the constructor of a superclass, without parameters, that runs instead; or that of a map with its order
     * @throws dev.piculet.access.error.UnsupportedClassException when its package is closed, or the JVM runs without
     *     module {@code jdk.unsupported}
     */
    public BareInstantiator bareInstantiator(Constructor<?> superConstructor) {
        Class<?> type = model.type();
        boolean takesOrder = superConstructor.getParameterCount() > 0;
        return new BareInstantiator(
                SerialPlan.isOfTheJdk(type.getName())
                        ? PrivateLookups.serialConstructor(type, superConstructor)
                        : lookups.bareConstructor(type, superConstructor),
                takesOrder ? ExtendedCollections.argumentsForOrderOfAccess() : null);
    }

    /**
     * Tells whether a property stands for what {@code Throwable} has in closed fields. It is asked here, for most programs
     * need not load {@code ExceptionModels}.
     */
    public static boolean isOfThrowable(PropertyModel property) {
        return property.declaringClass() == Throwable.class && property.field().isEmpty();
    }

    private Setter inheritedSetter(PropertyModel property) {
        return MethodSetter.of(property, lookups.inherited(property.setter().get(), model.type()));
    }

    /**
     * Returns the instantiator of exceptions that uses no constructor of their class.
     *
     * @param plan of an exception
     * @throws dev.piculet.access.error.UnsupportedClassException when its package is closed and it is not public, or
     *     the JVM runs without module {@code jdk.unsupported}
     */
    public ExceptionInstantiator exceptionInstantiator(CreationPlan plan) {
        PropertyModel stackTrace = plan.arguments().get(2).orElseThrow();
        return new ExceptionInstantiator(
                lookups.exceptionConstructor(model.type(), String.class, Throwable.class),
                lookups.exceptionConstructor(model.type(), String.class),
                lookups.exceptionConstructor(model.type(), String.class, Throwable.class, boolean.class, boolean.class),
                inheritedSetter(stackTrace));
    }

    /**
     * Returns the instantiator that calls {@code creator} with arguments as the JVM holds them: a Kotlin value class as
     * its underlying value where the model's type is unboxed.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when its package is closed
     */
    public Instantiator instantiator(CreatorModel creator) {
        requireOwn(creator);
        return new Instantiator(creator, /* takesBoxed= */ false, lookups);
    }

    /**
     * Returns the instantiator of a class whose creator takes a builder.
     *
     * @param plan with a builder
     * @throws dev.piculet.access.error.UnsupportedClassException when a package is closed
     */
    public BuilderInstantiator builderInstantiator(CreationPlan plan) {
        requireOwn(plan.creator().orElseThrow());
        return new BuilderInstantiator(plan, lookups);
    }

    /**
     * Returns the instantiator that calls {@code creator} with arguments as Kotlin has them: each of a value class as
     * an instance of it.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when its package is closed
     */
    public Instantiator instantiatorOfBoxed(CreatorModel creator) {
        requireOwn(creator);
        return new Instantiator(creator, /* takesBoxed= */ true, lookups);
    }

    /**
     * Returns what calls a method of the class or a superclass that takes nothing.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when its package is closed
     */
    public InstanceMethod method(Method method) {
        return new InstanceMethod(MemberCall.of(method, lookups));
    }

    /**
     * Returns what calls a method of a Kotlin value class.
     *
     * @param method one of those of its {@link dev.piculet.model.ValueClassModel}
     * @throws dev.piculet.access.error.UnsupportedClassException when it is not public, and its package is closed
     */
    public ValueClassMethod valueClassMethod(Method method) {
        return new ValueClassMethod(lookups.handle(method));
    }

    /**
     * Returns what Java serialization calls and sets of the class or a superclass of it.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when it has fields or methods for that and its package is closed
     */
    public SerialClass serialClass(Class<?> declaring) {
        return new SerialClass(declaring, lookups);
    }

    /**
     * Returns a field of the class or a superclass that is no property.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException when its package is closed
     */
    public SerialField field(Field field) {
        return new SerialField(field.getName(), field.getType(), lookups.writable(field));
    }

    /**
     * Returns the one instance of a Kotlin {@code object}, or of a class whose only instance is a constant of its own and
     * holds nothing; empty for every other class.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException as {@link #constant} does
     */
    public Optional<Object> singleton() {
        Optional<Field> field = Singletons.of(model);
        return field.isPresent() ? Optional.ofNullable(constant(field.get())) : Optional.empty();
    }

    /**
     * Returns what a constant of the class holds.
     *
     * @param constant a static field that the class declares
     * @throws dev.piculet.access.error.UnsupportedClassException when its package is closed, or its static initializer fails
     */
    public Object constant(Field constant) {
        try {
            return lookups.handle(constant).get();
        } catch (LinkageError e) {
            throw AccessErrors.notInitialized(constant.getDeclaringClass(), e);
        }
    }

    /**
     * Returns a full-privilege lookup in the class, which can define hidden nestmates of it; empty when {@link
     * #nestObstacle} says why not.
     *
     * @param parent the class that the nestmates will extend; the module of the class is made to read its module
     */
    public Optional<MethodHandles.Lookup> nestLookup(Class<?> parent) {
        return Nest.of(model.type(), parent, lookups).lookup();
    }

    /**
     * Returns why no code can be generated next to the class, as the end of a sentence with what to do: its package is
     * closed, its loader does not see {@code parent}, or the program is a native image. Empty when it can.
     *
     * @param parent the class that the nestmates would extend
     */
    public Optional<String> nestObstacle(Class<?> parent) {
        return Nest.of(model.type(), parent, lookups).obstacle();
    }

    private void requireOwn(CreatorModel creator) {
        // By identity first: the first comparison of two records is slow in a JVM that has just started.
        for (CreatorModel own : model.creators()) {
            if (own == creator) {
                return;
            }
        }
        if (!model.creators().contains(creator)) {
            throw AccessErrors.foreignCreator(creator, model.type());
        }
    }

    private void requireOwn(PropertyModel property) {
        for (PropertyModel own : model.properties()) {
            if (own == property) {
                return;
            }
        }
        if (!model.properties().contains(property)) {
            throw AccessErrors.foreignProperty(property, model.type());
        }
    }
}
