package dev.piculet.binary.layout;

import dev.piculet.access.plan.BareInstances;
import dev.piculet.binary.io.IntegerEncoding;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.codegen.GenerateAfter;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** What a serializer's builder collects. Not changed any more once a serializer is made. */
public final class SerializerOptions {
    /** Codecs of the user, by class. */
    public final Map<Class<?>, Leaf<?>> leaves = new LinkedHashMap<>();

    /** Classes that may stand where a supertype is declared, by that supertype. */
    public final Map<Class<?>, Set<Class<?>>> subtypes = new LinkedHashMap<>();

    /** Classes that may stand wherever a supertype of them is declared that can't be created itself, or is an exception. */
    public final Set<Class<?>> allowed = new LinkedHashSet<>();

    /** The same of all classes whose full name any of these accepts. */
    public final List<Predicate<String>> allowedNames = new ArrayList<>();

    /** What classes are looked up with that are allowed by name; null for that of the class that a serializer is for. */
    public ClassLoader classLoader;

    /** Old names of fields and classes, by the names that they have now: {@code com.acme.Order#total}. */
    public final Map<String, Set<String>> aliases = new LinkedHashMap<>();

    /** Lookups into closed modules, by module. */
    public final Map<Module, MethodHandles.Lookup> lookups = new LinkedHashMap<>();

    /** Classes that may be created without a constructor whether they are Serializable or not. */
    public final Set<Class<?>> bare = new LinkedHashSet<>();

    /** The same of all classes that any of these accepts, where nothing is lost by that. */
    public final List<Predicate<? super Class<?>>> bareRules = new ArrayList<>();

    /** Whether only classes that are so named are created without a constructor. */
    public boolean requiresConstructors;

    public IntegerEncoding integers = IntegerEncoding.COMPACT;
    public Limits limits = Limits.DEFAULT;
    public boolean references;
    public boolean header = true;

    /** Calls after which code is generated; 0 for at once, -1 for never. */
    public int generateAfter = DEFAULT_GENERATE_AFTER;

    // Chosen in docs/adr/0009-switch-over.md.
    private static final int DEFAULT_GENERATE_AFTER = 300;

    /** The system property that overrules every builder. */
    private static final String GENERATE_AFTER = "piculet.binary.generateAfter";

    /**
     * Returns options that a builder does not change any more, with what system properties overrule.
     *
     * @param type what the serializer is for; its loader looks up classes unless the options name one
     */
    public SerializerOptions copyFor(Class<?> type) {
        SerializerOptions copy = new SerializerOptions();
        copy.leaves.putAll(leaves);
        for (Map.Entry<Class<?>, Set<Class<?>>> entry : subtypes.entrySet()) {
            copy.subtypes.put(entry.getKey(), new LinkedHashSet<>(entry.getValue()));
        }
        copy.allowed.addAll(allowed);
        copy.allowedNames.addAll(allowedNames);
        copy.classLoader = classLoader != null ? classLoader : loaderFor(type);
        for (Map.Entry<String, Set<String>> entry : aliases.entrySet()) {
            copy.aliases.put(entry.getKey(), new LinkedHashSet<>(entry.getValue()));
        }
        copy.lookups.putAll(lookups);
        copy.bare.addAll(bare);
        copy.bareRules.addAll(bareRules);
        copy.requiresConstructors = requiresConstructors;
        copy.integers = integers;
        copy.limits = limits;
        copy.references = references;
        copy.header = header;
        copy.generateAfter = GenerateAfter.calls(GENERATE_AFTER, generateAfter, -1);
        return copy;
    }

    private static ClassLoader loaderFor(Class<?> type) {
        ClassLoader own = type.getClassLoader();
        if (own != null) {
            return own;
        }
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return context != null ? context : SerializerOptions.class.getClassLoader();
    }

    /** Whether values may be of classes that no place declares, besides those of the JDK. */
    public boolean allowsClasses() {
        return !allowed.isEmpty() || !allowedNames.isEmpty() || !leaves.isEmpty() || !subtypes.isEmpty();
    }

    /** Returns when objects of a class may be created without a constructor. */
    public BareInstances bareInstances(Class<?> type) {
        if (bare.contains(type)) {
            return BareInstances.ALWAYS;
        }
        for (Predicate<? super Class<?>> rule : bareRules) {
            if (rule.test(type)) {
                return BareInstances.COMPLETE;
            }
        }
        return requiresConstructors ? BareInstances.NEVER : BareInstances.SERIALIZABLE;
    }

    /** Returns the lookup that accesses a class. */
    public MethodHandles.Lookup lookup(Class<?> type) {
        return lookups.getOrDefault(type.getModule(), MethodHandles.lookup());
    }
}
