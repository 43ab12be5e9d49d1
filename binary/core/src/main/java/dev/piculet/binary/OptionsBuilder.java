package dev.piculet.binary;

import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.io.IntegerEncoding;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.ValueCodec;
import dev.piculet.binary.layout.InPackage;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.leaf.CustomLeaf;
import dev.piculet.model.inspect.ClassModels;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The options of both serializers. Not safe for use by several threads.
 *
 * @param <B> the builder
 */
public abstract class OptionsBuilder<B extends OptionsBuilder<B>> {
    final SerializerOptions options = new SerializerOptions();

    OptionsBuilder() {}

    abstract B self();

    /**
     * Allows these subclasses where {@code base} is declared, beside {@code base} itself. A sealed {@code base} needs no call.
     *
     * @throws IllegalArgumentException if one is not a subtype of {@code base}
     */
    public B subtypes(Class<?> base, Class<?>... subtypes) {
        for (Class<?> subtype : subtypes) {
            if (!base.isAssignableFrom(subtype)) {
                throw new IllegalArgumentException(subtype.getName() + " is not a subtype of " + base.getName() + ".");
            }
        }
        options.subtypes.computeIfAbsent(base, it -> new LinkedHashSet<>()).addAll(Arrays.asList(subtypes));
        return self();
    }

    /**
     * Allows these classes wherever {@code Object}, a type variable, or an interface or abstract class of theirs is declared that
     * is not sealed. Of a sealed class it allows the subclasses. No other class is loaded or created there, whatever the bytes say.
     * They are also allowed where a superclass is declared that objects can be made of, but not in frames, nor without a header:
     * values that hold one there take the room of open places. {@link #subtypes} takes less.
     * Strings, numbers, dates and other values of the JDK's classes, arrays and the JDK's collections are always allowed, but for {@code
     * java.net.URL}, since hash tables of those ask a name server, and the classes of {@code java.awt}, whose first use may ask a display.
     *
     * @throws IllegalArgumentException if another class of the same name, of another class loader, is allowed
     */
    public B allow(Class<?>... classes) {
        for (Class<?> each : classes) {
            requireOneOfName(each);
            options.allowed.add(each);
        }
        return self();
    }

    private void requireOneOfName(Class<?> type) {
        for (Class<?> other : options.allowed) {
            if (other != type && other.getName().equals(type.getName())) {
                throw SchemaErrors.sameName(type, other);
            }
        }
    }

    /**
     * Allows all classes of these packages, and of packages below them, as {@link #allow} does. Bytes may have any of them loaded
     * and created: name packages of data.
     *
     * @param packages full names: {@code com.acme.orders}
     * @throws IllegalArgumentException if a name is empty
     */
    public B allowPackage(String... packages) {
        for (String each : packages) {
            options.allowedNames.add(new InPackage(each));
        }
        return self();
    }

    /**
     * Allows all classes whose name {@code rule} accepts, as {@link #allow} does.
     *
     * @param rule asked for full names as {@link Class#getName} tells them, by any thread, before a class is loaded; must always
     *     give the same answer for a name
     */
    public B allowNames(Predicate<String> rule) {
        options.allowedNames.add(Objects.requireNonNull(rule));
        return self();
    }

    /**
     * Sets what looks up classes that are allowed by name. The default is the loader of the serializer's own type, or else the
     * context class loader of the thread that builds the serializer.
     */
    public B classLoader(ClassLoader loader) {
        options.classLoader = Objects.requireNonNull(loader);
        return self();
    }

    /**
     * Creates objects of exactly these classes without a constructor, where none restores their fields. None of their checks and
     * initializers runs, and transient fields are null or 0. {@code Serializable} classes need no call, unless their constructors
     * set transient fields. {@link TypedSerializer#describe} tells how objects of each class are created.
     */
    public B createWithoutConstructor(Class<?>... classes) {
        options.bare.addAll(Arrays.asList(classes));
        return self();
    }

    /**
     * Creates objects of all classes that {@code rule} accepts as if they were {@code Serializable}: without a
     * constructor if none restores their fields. As for these, classes whose constructors set transient fields, which
     * would be lost, are refused unless {@link #createWithoutConstructor(Class[])} names them.
     *
     * @param rule asked when a serializer meets a class, by any thread; must always give the same answer for it
     */
    public B createWithoutConstructor(Predicate<? super Class<?>> rule) {
        options.bareRules.add(Objects.requireNonNull(rule));
        return self();
    }

    /**
     * Refuses exceptions, and classes that no constructor restores, except those that {@link #createWithoutConstructor} names. Then
     * each object that is read has passed a constructor of its class, and keeps what that left in its final fields. It is a part of the
     * layout wherever such a class is declared: set it for writers and readers alike.
     */
    public B requireConstructors() {
        options.requiresConstructors = true;
        return self();
    }

    /**
     * Replaces the built-in layout of exactly this class with {@code codec}; of an interface, an abstract class, an exception of no
     * special kind, or a class that only its package can extend, also that of subclasses, where they have no layout of their own. It
     * is used wherever values of the class stand: of a Kotlin value class also where what it wraps is stored. The last call for a
     * class wins.
     */
    public <V> B codec(Class<V> type, ValueCodec<V> codec) {
        options.leaves.put(Objects.requireNonNull(type), new CustomLeaf<>(type, codec));
        return self();
    }

    /** Sets how each {@code int} and {@code long} is encoded, in fields and collections. The default is {@link IntegerEncoding#COMPACT}. */
    public B integers(IntegerEncoding encoding) {
        options.integers = Objects.requireNonNull(encoding);
        return self();
    }

    /**
     * Preserves identity: an object that several fields refer to is written once. Allows cycles through classes that have a
     * constructor without parameters. Costs a byte and a table lookup for every object. Does not track collections, arrays and values
     * of the JDK's classes.
     */
    public B references() {
        options.references = true;
        return self();
    }

    /** Sets bounds on what is read and written. The default is {@link Limits#DEFAULT}. */
    public B limits(Limits limits) {
        options.limits = Objects.requireNonNull(limits);
        return self();
    }

    /**
     * Adds a lookup that accesses classes in its module. Call {@code MethodHandles.lookup()} in a module whose packages are not
     * open to {@code dev.piculet.access}. The last lookup for a module wins.
     */
    public B lookup(MethodHandles.Lookup lookup) {
        options.lookups.put(lookup.lookupClass().getModule(), lookup);
        return self();
    }

    /**
     * Adds a former name of a field or an enum constant, for data that was written under that name.
     *
     * @param type the class that declares or inherits the field, or the enum
     * @param member its present name; {@code Superclass.name} for a hidden field
     * @throws IllegalArgumentException if the type writes no such member, or another member has that former name
     */
    public B alias(Class<?> type, String member, String formerName) {
        Set<String> members = new TypeRules(ClassModels.create(), options).members(type);
        if (!members.contains(member)) {
            throw SchemaErrors.unknownMember(type, member, members);
        }
        for (String other : members) {
            Set<String> former = options.aliases.getOrDefault(type.getName() + "#" + other, Set.of());
            if (!other.equals(member) && former.contains(formerName)) {
                throw SchemaErrors.sameFormerName(
                        formerName, type.getName() + "." + other, type.getName() + "." + member);
            }
        }
        options.aliases
                .computeIfAbsent(type.getName() + "#" + member, it -> new LinkedHashSet<>())
                .add(formerName);
        return self();
    }

    /**
     * Adds a former full name of a class, for data that names it as one of several subtypes or as a superclass with fields.
     *
     * @throws IllegalArgumentException if another class has that former name
     */
    public B alias(Class<?> type, String formerName) {
        for (Map.Entry<String, Set<String>> other : options.aliases.entrySet()) {
            boolean isClass = other.getKey().indexOf('#') < 0;
            if (isClass
                    && !other.getKey().equals(type.getName())
                    && other.getValue().contains(formerName)) {
                throw SchemaErrors.sameFormerName(formerName, other.getKey(), type.getName());
            }
        }
        options.aliases
                .computeIfAbsent(type.getName(), it -> new LinkedHashSet<>())
                .add(formerName);
        return self();
    }

    /**
     * Sets how many calls are interpreted before code is generated; one for many bytes counts once more for each 256 of them.
     * 0 generates at once, on the thread that builds the serializer; a negative number never does. The default is 300.
     * Interpreting costs less where there are few calls. Another thread generates: the call that asks for it waits, 100 ms at most,
     * and no other call does. The system property {@code piculet.binary.generateAfter}, a number or {@code never}, overrides this for
     * all serializers.
     */
    public B generateAfter(int calls) {
        options.generateAfter = calls;
        return self();
    }
}
