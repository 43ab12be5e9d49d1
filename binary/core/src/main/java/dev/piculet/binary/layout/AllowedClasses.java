package dev.piculet.binary.layout;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.SerialPlan;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.form.Forms;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.leaf.CustomLeaf;
import dev.piculet.binary.leaf.Leaves;
import dev.piculet.binary.leaf.SerialLambda;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Classes whose names in the bytes are looked up: primitives, those of the JDK that values are usually made of, those that
 * users name for anything, and those whose name a rule of theirs accepts. No other is loaded, whatever name the bytes have.
 * Thread-safe.
 */
public final class AllowedClasses implements Function<String, Class<?>> {
    /** Besides those with leaves or forms, and those that public members make; usual collections, so that forms are not asked. */
    private static final Set<String> OF_THE_JDK = Set.of(
            "java.io.Serializable",
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.CharSequence",
            "java.lang.Character",
            "java.lang.Class",
            "java.lang.Comparable",
            "java.lang.Double",
            "java.lang.Enum",
            "java.lang.Float",
            "java.lang.Integer",
            "java.lang.Iterable",
            "java.lang.Long",
            "java.lang.Number",
            "java.lang.Object",
            "java.lang.Record",
            "java.lang.Short",
            "java.lang.String",
            "java.lang.Void",
            "java.math.RoundingMode",
            "java.time.DayOfWeek",
            "java.time.Month",
            "java.time.chrono.ChronoLocalDate",
            "java.time.temporal.ChronoUnit",
            "java.time.temporal.Temporal",
            "java.time.temporal.TemporalAccessor",
            "java.time.temporal.TemporalAdjuster",
            "java.time.temporal.TemporalAmount",
            "java.time.temporal.TemporalUnit",
            "java.util.ArrayList",
            "java.util.Collection",
            "java.util.Comparator",
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.LinkedHashMap",
            "java.util.List",
            "java.util.Map",
            "java.util.Map$Entry",
            "java.util.Optional",
            "java.util.Set",
            "java.util.concurrent.TimeUnit",
            "java.util.concurrent.atomic.AtomicReference",
            "java.util.concurrent.atomic.AtomicReferenceArray");

    /** Hash tables of these ask a name server, which bytes must not choose. */
    private static final String URL = "java.net.URL";

    /** Of this package, the first class that is used may start a toolkit and ask a display, which bytes must not choose. */
    private static final String DESKTOP = "java.awt.";

    /** What stands for lambdas: it names the class that makes them, which has to be allowed itself. */
    private static final String LAMBDA = "dev.piculet.binary.leaf.SerialLambda";

    /** Longer than any that a file system holds. Class loaders keep each name that they were asked for. */
    private static final int MAX_NAME = 1_000;

    private final Models models;
    private final SerializerOptions options;

    /** Classes that users name, by present and former names; null until one is asked for. */
    private volatile Map<String, Class<?>> named;

    AllowedClasses(Models models, SerializerOptions options) {
        this.models = models;
        this.options = options;
    }

    /** Whether values of a class may stand where it is not declared. */
    public boolean contains(Class<?> type) {
        return apply(type.getName()) == type;
    }

    /** Returns the class that must be allowed for arrays of a type to be. */
    public static Class<?> innermost(Class<?> array) {
        Class<?> innermost = array.componentType();
        while (innermost.isArray()) {
            innermost = innermost.componentType();
        }
        return innermost;
    }

    /** Whether a rule of the user accepts a name. */
    public boolean accepts(String name) {
        return isAccepted(presentName(name));
    }

    /** Returns what is wrong with a name that there is no class for. */
    BinaryException notFound(String name) {
        return accepts(name) ? OpenErrors.notFound(name) : OpenErrors.notAllowed(name);
    }

    /** Returns the class of a name, which need not be trusted; null if it is not allowed or not there. */
    @Override
    public Class<?> apply(String name) {
        Class<?> known = named().get(name);
        if (known != null) {
            return known;
        }
        Class<?> primitive = primitive(name);
        if (primitive != null) {
            return primitive;
        }
        if (OF_THE_JDK.contains(name)
                || Leaves.isOfClass(name) && !name.equals(URL)
                || CreationPlan.isPublicOfTheJdk(name) && !name.startsWith(DESKTOP)
                || Forms.isOfClass(name)
                || SerialPlan.isOfTheJdk(name)) {
            return load(name, ClassLoader.getPlatformClassLoader());
        }
        if (name.equals(LAMBDA)) {
            return SerialLambda.class;
        }
        if (isExceptionOfTheJdk(name)) {
            return exceptionOfTheJdk(name);
        }
        // Present names come before former ones.
        Class<?> found = accepted(name);
        String present = found == null ? presentName(name) : name;
        return present.equals(name) ? found : accepted(present);
    }

    private Class<?> accepted(String name) {
        return isAccepted(name) ? load(name, options.classLoader) : null;
    }

    private static boolean isExceptionOfTheJdk(String name) {
        return name.startsWith("java.")
                && (name.endsWith("Exception") || name.endsWith("Error") || name.equals("java.lang.Throwable"));
    }

    private String presentName(String name) {
        for (Map.Entry<String, Set<String>> each : options.aliases.entrySet()) {
            if (each.getKey().indexOf('#') < 0 && each.getValue().contains(name)) {
                return each.getKey();
            }
        }
        return name;
    }

    /** A name with a slash is a hidden class's, one with a bracket an array's: neither names a class to create. */
    private boolean isAccepted(String name) {
        if (name.indexOf('/') >= 0 || name.indexOf('[') >= 0) {
            return false;
        }
        for (Predicate<String> rule : options.allowedNames) {
            if (rule.test(name)) {
                return true;
            }
        }
        return false;
    }

    private Map<String, Class<?>> named() {
        Map<String, Class<?>> known = named;
        if (known == null) {
            known = new HashMap<>();
            for (Class<?> each : options.allowed) {
                add(each, known);
            }
            for (Map.Entry<Class<?>, Set<Class<?>>> each : options.subtypes.entrySet()) {
                add(each.getKey(), known);
            }
            for (Class<?> each : options.leaves.keySet()) {
                if (CustomLeaf.takesSubclasses(each)) {
                    // The codec writes its subclasses, unless they are allowed themselves.
                    known.putIfAbsent(each.getName(), each);
                } else {
                    add(each, known);
                }
            }
            addFormerNames(known);
            named = known;
        }
        return known;
    }

    /** Adds a class with those that users or its declaration name as its subtypes. */
    private void add(Class<?> type, Map<String, Class<?>> known) {
        if (known.putIfAbsent(type.getName(), type) != null) {
            return;
        }
        for (Class<?> subtype : options.subtypes.getOrDefault(type, Set.of())) {
            add(subtype, known);
        }
        for (Class<?> subtype : permittedSubclasses(type)) {
            add(subtype, known);
        }
    }

    /** A class that names a missing one is refused where its values are met, and keeps nobody from using others. */
    private List<Class<?>> permittedSubclasses(Class<?> type) {
        try {
            return models.of(type).permittedSubclasses();
        } catch (UnsupportedClassException e) {
            return List.of();
        }
    }

    /** Present names come before former ones. */
    private void addFormerNames(Map<String, Class<?>> known) {
        Map<String, Class<?>> former = new HashMap<>();
        for (Map.Entry<String, Class<?>> each : known.entrySet()) {
            for (String name : options.aliases.getOrDefault(each.getKey(), Set.of())) {
                former.put(name, each.getValue());
            }
        }
        for (Map.Entry<String, Class<?>> each : former.entrySet()) {
            known.putIfAbsent(each.getKey(), each.getValue());
        }
    }

    private static Class<?> primitive(String name) {
        return switch (name) {
            case "boolean" -> boolean.class;
            case "byte" -> byte.class;
            case "short" -> short.class;
            case "char" -> char.class;
            case "int" -> int.class;
            case "long" -> long.class;
            case "float" -> float.class;
            case "double" -> double.class;
            case "void" -> void.class;
            default -> null;
        };
    }

    /**
     * Returns an exception of the JDK; null if there is none. Class loaders keep each name that they were asked for, and bytes may
     * have any number of them. So the boot loader, which keeps none, is asked first, and another one for what it has a file of.
     */
    private static Class<?> exceptionOfTheJdk(String name) {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        Class<?> found = load(name, null);
        if (found == null && platform.getResource(name.replace('.', '/') + ".class") != null) {
            found = load(name, platform);
        }
        return found != null && Throwable.class.isAssignableFrom(found) ? found : null;
    }

    /**
     * Returns the class of a name, which need not be trusted, and does not initialize it; null if there is none.
     *
     * @param loader null for the boot loader
     */
    static Class<?> load(String name, ClassLoader loader) {
        if (name.length() > MAX_NAME) {
            return null;
        }
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            // Of a module or a jar that is not there.
            return null;
        }
    }
}
