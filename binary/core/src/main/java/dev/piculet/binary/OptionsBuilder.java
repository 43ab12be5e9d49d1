package dev.piculet.binary;

import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.io.IntegerEncoding;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.ValueCodec;
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

/**
 * The options that both kinds of serializers have. Not safe for use by several threads.
 *
 * @param <B> the builder
 */
public abstract class OptionsBuilder<B extends OptionsBuilder<B>> {
    final SerializerOptions options = new SerializerOptions();

    OptionsBuilder() {}

    abstract B self();

    /**
     * Classes that may stand where {@code base} is declared, beside itself. A sealed base knows its own.
     *
     * @throws IllegalArgumentException if one is no subtype of it
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
     * Classes that may stand wherever {@code Object} or an abstract supertype of them is declared. Nothing else is ever
     * loaded or created there, whatever the bytes say; strings and boxed primitives need not be named.
     */
    public B allow(Class<?>... classes) {
        options.allowed.addAll(Arrays.asList(classes));
        return self();
    }

    /** A layout of the user's for exactly this class, instead of its fields or of ours. The last one that is given counts. */
    public <V> B codec(Class<V> type, ValueCodec<V> codec) {
        options.leaves.put(Objects.requireNonNull(type), new CustomLeaf<>(type, codec));
        return self();
    }

    /** How {@code int} and {@code long} fields lie on the wire: {@link IntegerEncoding#COMPACT} unless told otherwise. */
    public B integers(IntegerEncoding encoding) {
        options.integers = Objects.requireNonNull(encoding);
        return self();
    }

    /**
     * Keeps one object one object where several places refer to it, and allows cycles through classes that have a
     * constructor without parameters. Costs a byte and a look into a table for every object. Collections, arrays and values
     * of the JDK's classes are not tracked.
     */
    public B references() {
        options.references = true;
        return self();
    }

    /** Bounds on what is read and written; {@link Limits#DEFAULT} unless told otherwise. */
    public B limits(Limits limits) {
        options.limits = Objects.requireNonNull(limits);
        return self();
    }

    /**
     * With which classes of the lookup's module are reached: {@code MethodHandles.lookup()}, called in a module whose packages
     * are not open to {@code dev.piculet.access}. One for each module; the last one that is given counts.
     */
    public B lookup(MethodHandles.Lookup lookup) {
        options.lookups.put(lookup.lookupClass().getModule(), lookup);
        return self();
    }

    /**
     * An old name of a field or an enum constant, under which older data has it.
     *
     * @param type the class that declares the field or inherits it, or the enum
     * @param member its name now; {@code Superclass.name} for a field that another one hides
     * @throws IllegalArgumentException if the type has no such field, or none that is written, or the old name is another
     *     member's already
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
     * An old full name of a class, under which older data has it as one of several subtypes, or as a superclass that
     * declares fields.
     *
     * @throws IllegalArgumentException if it is an old name of another class already
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
     * The number of calls after which code is generated for the type: 0 for at once, by the thread that makes the
     * serializer; negative for never; 5,000 unless told otherwise. Until then values are walked through by reflection, which costs less where there are few
     * of them. No call waits: another thread generates, and calls go on as before until it is done.
     * The system property {@code piculet.binary.generateAfter}, a number or {@code never}, overrules this for all serializers
     * that are built.
     */
    public B generateAfter(int calls) {
        options.generateAfter = calls;
        return self();
    }
}
