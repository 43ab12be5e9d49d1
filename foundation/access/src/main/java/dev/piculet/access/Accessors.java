package dev.piculet.access;

import dev.piculet.access.internal.AccessErrors;
import dev.piculet.access.internal.FieldRules;
import dev.piculet.access.internal.GeneratedAccessors;
import dev.piculet.access.internal.InterpretedAccessors;
import dev.piculet.access.internal.Nest;
import dev.piculet.access.internal.PrivateLookups;
import dev.piculet.access.internal.Singletons;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Creates instances of one class, and reads and writes its properties, private ones too.
 *
 * <p>There are two kinds with the same behaviour. Interpreted accessors use handles: made quickly, for any class that a
 * lookup reaches. Generated accessors are code in hidden nestmates of the class: slower to make, and as fast as
 * hand-written code.
 *
 * <p>A class in a named module must open its package to {@code dev.piculet.access}, or a lookup must be passed that its
 * module has made. Immutable and thread-safe. Nothing static holds the class: it unloads when its accessors and its
 * loader are dropped.
 */
public final class Accessors {
    private final ClassModel model;

    private final PrivateLookups lookups;

    /** Null for interpreted accessors. */
    private final GeneratedAccessors generated;

    private Accessors(ClassModel model, PrivateLookups lookups, GeneratedAccessors generated) {
        this.model = Objects.requireNonNull(model);
        this.lookups = lookups;
        this.generated = generated;
    }

    /** Returns interpreted accessors of a class whose package is open to this module. */
    public static Accessors of(ClassModel model) {
        return new Accessors(model, PrivateLookups.own(), null);
    }

    /** Returns interpreted accessors of a class that {@code lookup} or this module reaches. */
    public static Accessors of(ClassModel model, MethodHandles.Lookup lookup) {
        return interpreted(model, lookup);
    }

    /** Returns accessors that use handles, of a class that {@code lookup} or this module reaches. */
    public static Accessors interpreted(ClassModel model, MethodHandles.Lookup lookup) {
        return new Accessors(model, PrivateLookups.of(lookup), null);
    }

    /**
     * Returns accessors that are generated code, of a class that {@code lookup} or this module reaches. Code is
     * generated when an accessor is first asked for.
     *
     * @throws UnsupportedClassException when code cannot be generated for the class; the interpreted accessors may
     *     still do
     */
    public static Accessors generated(ClassModel model, MethodHandles.Lookup lookup) {
        PrivateLookups lookups = PrivateLookups.of(lookup);
        Nest nest = Nest.of(model.type(), Getter.class, lookups);
        if (nest.obstacle().isPresent()) {
            throw AccessErrors.notGenerated(model.type(), nest.obstacle().get());
        }
        return new Accessors(
                model, lookups, new GeneratedAccessors(model, nest.lookup().orElseThrow(), lookup));
    }

    /** Returns the model of the class. */
    public ClassModel model() {
        return model;
    }

    /**
     * Returns what reads {@code property}: its field, or its getter when it has no field.
     *
     * @throws UnsupportedClassException when it has neither, or its package is closed
     */
    public Getter getter(PropertyModel property) {
        int index = indexOf(property);
        return generated != null ? generated.getter(property, index) : InterpretedAccessors.getter(property, lookups);
    }

    /**
     * Returns what writes {@code property}: its field, or its setter when it has no field.
     *
     * @throws UnsupportedClassException when its field is final, it has neither field nor setter, or its package is
     *     closed
     */
    public Setter setter(PropertyModel property) {
        int index = indexOf(property);
        FieldRules.requireWritable(property);
        return generated != null ? generated.setter(property, index) : InterpretedAccessors.setter(property, lookups);
    }

    /**
     * Returns what calls {@code creator}.
     *
     * @throws UnsupportedClassException when its package is closed
     */
    public Instantiator instantiator(CreatorModel creator) {
        if (!isOwn(creator)) {
            throw AccessErrors.foreignCreator(creator, model.type());
        }
        ArgumentLayout layout = new ArgumentLayout(creator);
        return generated != null ? generated.instantiator(layout) : InterpretedAccessors.instantiator(layout, lookups);
    }

    /**
     * Returns the one instance of a Kotlin {@code object}, or of a class whose only instance is a constant of its own and
     * holds nothing; empty for every other class.
     *
     * @throws UnsupportedClassException when its package is closed
     */
    public Optional<Object> singleton() {
        Optional<Field> field = Singletons.of(model);
        return field.isPresent()
                ? Optional.ofNullable(lookups.handle(field.get()).get())
                : Optional.empty();
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

    /** Returns {@link #nestLookup(Class)} for nestmates that extend what the JDK offers. */
    public Optional<MethodHandles.Lookup> nestLookup() {
        return nestLookup(Object.class);
    }

    /** Returns {@link #nestObstacle(Class)} for nestmates that extend what the JDK offers. */
    public Optional<String> nestObstacle() {
        return nestObstacle(Object.class);
    }

    private boolean isOwn(CreatorModel creator) {
        // By identity first: the first comparison of two records is slow in a JVM that has just started.
        for (CreatorModel own : model.creators()) {
            if (own == creator) {
                return true;
            }
        }
        return model.creators().contains(creator);
    }

    private int indexOf(PropertyModel property) {
        List<PropertyModel> properties = model.properties();
        for (int i = 0; i < properties.size(); i++) {
            if (properties.get(i) == property) {
                return i;
            }
        }
        int index = properties.indexOf(property);
        if (index < 0) {
            throw AccessErrors.foreignProperty(property, model.type());
        }
        return index;
    }
}
