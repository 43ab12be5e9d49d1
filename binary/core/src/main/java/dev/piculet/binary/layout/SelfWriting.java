package dev.piculet.binary.layout;

import dev.piculet.access.Accessors;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.SerialPlan;
import dev.piculet.binary.form.OwnCollections;
import dev.piculet.binary.leaf.Leaves;
import java.io.Externalizable;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Which classes write something else than their fields, by the methods of Java serialization. Thread-safe. */
public final class SelfWriting {
    private final Models models;
    private final SerializerOptions options;
    private final CreationPlans plans;

    /** For each class that was asked for; none where its fields are written. */
    private final Map<Class<?>, Optional<Method>> replacers = new ConcurrentHashMap<>();

    /** What {@code readResolve} gives, where code tells it. */
    private final Map<Class<?>, Optional<Class<?>>> resolved = new ConcurrentHashMap<>();

    /** For each class that was asked for, whether it has a {@code readResolve}. */
    private final Map<Class<?>, Boolean> withResolver = new ConcurrentHashMap<>();

    private final Map<Class<?>, Boolean> externals = new ConcurrentHashMap<>();
    private final Map<Class<?>, Optional<SerialPlan>> serials = new ConcurrentHashMap<>();

    SelfWriting(Models models, SerializerOptions options, CreationPlans plans) {
        this.models = models;
        this.options = options;
        this.plans = plans;
    }

    /**
     * Whether a class chooses what is written of its instances, by {@code writeReplace}. Collections that are filled again are
     * written by their elements nevertheless, what has a layout by that, and constants by their names, as in Java serialization.
     */
    public boolean isReplaced(Class<?> type) {
        return isChoosing(type)
                && !type.isInterface()
                && !isLeaf(type)
                && !(isElements(type) && type.getName().startsWith("java."))
                && replacerOf(type).isPresent()
                && !OwnCollections.isRestored(type);
    }

    /** The method with which a class chooses what is written; it does so. */
    public Method replacer(Class<?> type) {
        return replacerOf(type).orElseThrow();
    }

    /** Fields are written if an instance with the same fields does as well as what is chosen, and can be made. */
    private Optional<Method> replacerOf(Class<?> type) {
        Optional<Method> known = replacers.get(type);
        if (known != null) {
            return known;
        }
        Optional<Method> found = CreationPlan.replacer(models.of(type));
        boolean isEqual = found.isPresent() && !isElements(type) && CreationPlan.isReplacedByEqual(type, found.get());
        if (isEqual && plans.isCreatable(type)) {
            found = Optional.empty();
        }
        replacers.put(type, found);
        return found;
    }

    /**
     * Returns the class of what is read in the place of an instance of a class, since its {@code readResolve} chooses it; null if
     * that may be an instance of the class itself. Leaves are read by their own layout, and choose nothing.
     */
    public Class<?> readAsAnother(Class<?> type) {
        Class<?> told = isLeaf(type) ? null : resolved(type);
        return told == null || told.isAssignableFrom(type) ? null : told;
    }

    private boolean isLeaf(Class<?> type) {
        return Leaves.isOfClass(type.getName()) || options.leaves.containsKey(type);
    }

    /**
     * Whether what a class's instance chose in its place may be read as an instance of another class: of a subclass of the one that the
     * {@code readResolve} of {@code chosen} gives, or, where code does not tell that one, of the superclass that the class has its
     * {@code writeReplace} from. Collections are what they hold, whatever their class.
     */
    public boolean mayBeReadAsAnother(Class<?> type, Class<?> chosen) {
        if (isElements(type)) {
            return false;
        }
        Class<?> told = resolved(chosen);
        boolean isTold = told != null && told != Object.class && !told.isInterface();
        return isTold ? told != type : isReplacedBySuperclass(type) && isResolved(chosen);
    }

    private boolean isReplacedBySuperclass(Class<?> type) {
        Optional<Method> replacer = replacerOf(type);
        return replacer.isPresent() && replacer.get().getDeclaringClass() != type;
    }

    private boolean isResolved(Class<?> type) {
        Boolean known = withResolver.get(type);
        if (known == null) {
            known = isChoosing(type)
                    && !type.isArray()
                    && !type.getName().startsWith("java.")
                    && CreationPlan.resolver(models.of(type)).isPresent();
            withResolver.put(type, known);
        }
        return known;
    }

    /** Enums are {@code Serializable}, and their methods of Java serialization are never called. */
    private static boolean isChoosing(Class<?> type) {
        return Serializable.class.isAssignableFrom(type) && !Enum.class.isAssignableFrom(type);
    }

    private Class<?> resolved(Class<?> type) {
        if (!isChoosing(type)) {
            return null;
        }
        Optional<Class<?>> known = resolved.get(type);
        if (known == null) {
            known = CreationPlan.resolved(type);
            resolved.put(type, known);
        }
        return known.orElse(null);
    }

    private static boolean isElements(Class<?> type) {
        return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    }

    /**
     * Whether instances of a class write and read themselves: it is {@code Externalizable}, instances are made by a public
     * constructor without parameters, and fields alone don't restore what is to be read.
     */
    public boolean isExternal(Class<?> type) {
        if (!Externalizable.class.isAssignableFrom(type) || options.leaves.containsKey(type)) {
            return false;
        }
        Boolean known = externals.get(type);
        if (known == null) {
            known = mayBeMadeEmpty(type) && !isRestored(type);
            externals.put(type, known);
        }
        return known;
    }

    /** The fields of a proxy, which another class chose, may lead back to the instance that it stands for. */
    private boolean isRestored(Class<?> type) {
        if (isElements(type)) {
            return OwnCollections.isRestored(type);
        }
        return CreationPlan.resolver(models.of(type)).isEmpty() && plans.isCreatable(type);
    }

    /** Whether instances of a class write and read themselves, in either way. */
    public boolean writesItself(Class<?> type) {
        return isExternal(type) || isSerial(type);
    }

    /**
     * Whether instances of a class write and read themselves by {@code writeObject} and {@code readObject}, theirs or those of a
     * superclass, and fields alone don't restore what is to be read.
     */
    public boolean isSerial(Class<?> type) {
        if (!Serializable.class.isAssignableFrom(type)
                || type.isInterface()
                || Modifier.isAbstract(type.getModifiers())
                || type.getName().startsWith("java.") && !isSerialOfTheJdk(type.getName())
                || options.leaves.containsKey(type)) {
            return false;
        }
        Optional<SerialPlan> known = serials.get(type);
        if (known == null) {
            known = Optional.ofNullable(findSerialPlan(type));
            serials.put(type, known);
        }
        return known.isPresent();
    }

    private static boolean isSerialOfTheJdk(String className) {
        return SerialPlan.isOfTheJdk(className) && !Leaves.isOfClass(className);
    }

    /** How a class writes and reads itself by {@code writeObject} and {@code readObject}; it does so. */
    public SerialPlan serialPlan(Class<?> type) {
        return serials.get(type).orElseThrow();
    }

    private SerialPlan findSerialPlan(Class<?> type) {
        if (options.bareInstances(type) == BareInstances.NEVER) {
            return null;
        }
        SerialPlan plan = SerialPlan.of(plans.model(type));
        if (plan == null) {
            return null;
        }
        boolean isRestored = isElements(type)
                ? OwnCollections.isRestored(type) || !isReachable(plan)
                : !extendsClosed(plan) && plans.isCreatable(type);
        return isRestored ? null : plan;
    }

    /** Fields of a closed class can't be set. */
    private static boolean extendsClosed(SerialPlan plan) {
        for (Class<?> each : plan.classes()) {
            if (SerialPlan.isOfTheJdk(each.getName())) {
                return true;
            }
        }
        return false;
    }

    /** Collections that extend one of the JDK are written by their elements where that is possible, for its package is closed. */
    private boolean isReachable(SerialPlan plan) {
        try {
            Accessors accessors = Accessors.of(models.of(plan.type()), options.lookup(plan.type()));
            for (Class<?> each : plan.classes()) {
                accessors.serialClass(each);
            }
            return true;
        } catch (UnsupportedClassException e) {
            return false;
        }
    }

    /** The plans of classes that were asked for and write themselves by {@code writeObject}, by their names. */
    public SortedMap<String, SerialPlan> serials() {
        SortedMap<String, SerialPlan> found = new TreeMap<>();
        for (Map.Entry<Class<?>, Optional<SerialPlan>> each : serials.entrySet()) {
            if (each.getValue().isPresent()) {
                found.put(each.getKey().getName(), each.getValue().get());
            }
        }
        return found;
    }

    private static boolean mayBeMadeEmpty(Class<?> type) {
        if (type.isInterface() || Modifier.isAbstract(type.getModifiers()) || Throwable.class.isAssignableFrom(type)) {
            return false;
        }
        try {
            type.getConstructor();
            return true;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** The methods that choose what is written, by the names of classes that were asked for. */
    public SortedMap<String, Method> replacers() {
        SortedMap<String, Method> found = new TreeMap<>();
        for (Map.Entry<Class<?>, Optional<Method>> each : replacers.entrySet()) {
            if (isReplaced(each.getKey())) {
                found.put(each.getKey().getName(), each.getValue().orElseThrow());
            }
        }
        return found;
    }

    /** The names of classes that were asked for and write themselves. */
    public SortedSet<String> externals() {
        SortedSet<String> found = new TreeSet<>();
        for (Map.Entry<Class<?>, Boolean> each : externals.entrySet()) {
            if (each.getValue()) {
                found.add(each.getKey().getName());
            }
        }
        return found;
    }
}
