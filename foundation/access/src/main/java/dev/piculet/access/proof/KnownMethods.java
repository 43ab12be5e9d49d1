package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.Map;
import java.util.Set;

/** Methods whose effect is known without a look at their code: a closed list, and Java's conventions for accessors. */
final class KnownMethods {
    /** Give their first argument, or throw if it is null. */
    private static final Set<String> GIVE_ARGUMENT = Set.of("java/util/Objects.requireNonNull");

    private static final Set<String> UNBOX = Set.of(
            "java/lang/Boolean.booleanValue",
            "java/lang/Byte.byteValue",
            "java/lang/Short.shortValue",
            "java/lang/Character.charValue",
            "java/lang/Integer.intValue",
            "java/lang/Long.longValue",
            "java/lang/Float.floatValue",
            "java/lang/Double.doubleValue");

    /** Throw if their first argument is null, and do nothing else. */
    private static final Set<String> CHECK_ARGUMENT = Set.of(
            "kotlin/jvm/internal/Intrinsics.checkNotNullParameter",
            "kotlin/jvm/internal/Intrinsics.checkParameterIsNotNull",
            "kotlin/jvm/internal/Intrinsics.checkNotNullExpressionValue",
            "kotlin/jvm/internal/Intrinsics.checkExpressionValueIsNotNull",
            "kotlin/jvm/internal/Intrinsics.checkNotNull");

    /**
     * Copy, or wrap, the elements of their only argument in its order. What they have made already, they make again with the
     * same elements in the same order: JDK 17 wraps nothing twice.
     */
    private static final Set<String> COPY = Set.of(
            "java/util/List.copyOf",
            "java/util/Set.copyOf",
            "java/util/Map.copyOf",
            "java/util/EnumSet.copyOf",
            "java/util/Collections.unmodifiableCollection",
            "java/util/Collections.unmodifiableList",
            "java/util/Collections.unmodifiableSet",
            "java/util/Collections.unmodifiableSortedSet",
            "java/util/Collections.unmodifiableNavigableSet",
            "java/util/Collections.unmodifiableMap",
            "java/util/Collections.unmodifiableSortedMap",
            "java/util/Collections.unmodifiableNavigableMap");

    /** The same of Kotlin's and Guava's, with what they take: others of these names convert. */
    private static final Set<String> COPY_OF_OTHERS = Set.of(
            "kotlin/collections/CollectionsKt.toList(Ljava/lang/Iterable;)",
            "kotlin/collections/CollectionsKt.toMutableList(Ljava/util/Collection;)",
            "kotlin/collections/CollectionsKt.toSet(Ljava/lang/Iterable;)",
            "kotlin/collections/CollectionsKt.toMutableSet(Ljava/lang/Iterable;)",
            "kotlin/collections/MapsKt.toMap(Ljava/util/Map;)",
            "kotlin/collections/MapsKt.toMutableMap(Ljava/util/Map;)",
            "com/google/common/collect/ImmutableList.copyOf(Ljava/util/Collection;)",
            "com/google/common/collect/ImmutableList.copyOf(Ljava/lang/Iterable;)",
            "com/google/common/collect/ImmutableSet.copyOf(Ljava/util/Collection;)",
            "com/google/common/collect/ImmutableSet.copyOf(Ljava/lang/Iterable;)",
            "com/google/common/collect/ImmutableMap.copyOf(Ljava/util/Map;)");

    /** Classes whose constructor with one collection or map copies its elements. */
    private static final Set<String> COPYING_CLASSES = Set.of(
            "java/util/ArrayList",
            "java/util/LinkedList",
            "java/util/Vector",
            "java/util/ArrayDeque",
            "java/util/HashSet",
            "java/util/LinkedHashSet",
            "java/util/TreeSet",
            "java/util/HashMap",
            "java/util/LinkedHashMap",
            "java/util/TreeMap",
            "java/util/concurrent/ConcurrentHashMap",
            "java/util/concurrent/CopyOnWriteArrayList",
            "java/util/concurrent/CopyOnWriteArraySet");

    /** What ends the name of a way of copying that keeps a comparator. */
    static final String KEPT_ORDER = " in the same order";

    private static final Set<String> COPIED = Set.of(
            "(Ljava/util/Collection;)V", "(Ljava/util/Map;)V", "(Ljava/util/SortedSet;)V", "(Ljava/util/SortedMap;)V");

    /** Methods without parameters that always return the same object. */
    private static final Set<String> MAKE = Set.of(
            "java/util/List.of",
            "java/util/Set.of",
            "java/util/Map.of",
            "java/util/Collections.emptyList",
            "java/util/Collections.emptySet",
            "java/util/Collections.emptyMap",
            "kotlin/collections/CollectionsKt.emptyList",
            "kotlin/collections/SetsKt.emptySet",
            "kotlin/collections/MapsKt.emptyMap");

    /** Collections and maps whose constructors without any elements make empty ones, with room or without. */
    private static final Set<String> EMPTY_CLASSES = Set.of(
            "java/util/ArrayList",
            "java/util/LinkedList",
            "java/util/ArrayDeque",
            "java/util/HashSet",
            "java/util/LinkedHashSet",
            "java/util/TreeSet",
            "java/util/HashMap",
            "java/util/LinkedHashMap",
            "java/util/TreeMap",
            "java/util/concurrent/ConcurrentHashMap",
            "java/util/concurrent/ConcurrentLinkedQueue",
            "java/util/concurrent/CopyOnWriteArrayList",
            "java/util/concurrent/CopyOnWriteArraySet");

    /** Change the elements of a collection or map of the JDK, which hands itself to nothing meanwhile. */
    private static final Set<String> FILL = Set.of(
            "clear",
            "remove",
            "add",
            "addAll",
            "addFirst",
            "addLast",
            "offer",
            "offerFirst",
            "offerLast",
            "push",
            "put",
            "putAll",
            "putIfAbsent");

    /** Kotlin's functions that make a collection of what they get, with the collection's class. */
    private static final Map<String, String> FILLED = Map.of(
            "kotlin/collections/CollectionsKt.mutableListOf", "java/util/ArrayList",
            "kotlin/collections/CollectionsKt.arrayListOf", "java/util/ArrayList",
            "kotlin/collections/SetsKt.mutableSetOf", "java/util/LinkedHashSet",
            "kotlin/collections/SetsKt.linkedSetOf", "java/util/LinkedHashSet",
            "kotlin/collections/SetsKt.hashSetOf", "java/util/HashSet",
            "kotlin/collections/MapsKt.mutableMapOf", "java/util/LinkedHashMap",
            "kotlin/collections/MapsKt.linkedMapOf", "java/util/LinkedHashMap",
            "kotlin/collections/MapsKt.hashMapOf", "java/util/HashMap");

    /** Methods that give a view of what they get. */
    private static final Set<String> PARTS = Set.of("asReversed", "asReversedMutable", "asList", "subList");

    /** The reasons of views that are new objects. */
    private static final Set<String> VIEW_CLASSES =
            Set.of(Unknown.NEW + "ReversedList", Unknown.NEW + "ReversedListReadOnly");

    /** Methods without parameters that return a view of a map of the JDK. */
    private static final Set<String> VIEWS = Set.of("keySet", "values", "entrySet");

    /** Nothing, a capacity, or a capacity and a load factor. */
    private static final Set<String> EMPTY = Set.of("()V", "(I)V", "(IF)V");

    /** Methods of immutable classes whose result depends on more than their arguments: a clock, chance, settings of the JVM. */
    private static final Set<String> IMPURE = Set.of(
            "now",
            "random",
            "randomUUID",
            "probablePrime",
            "systemDefault",
            "getDefault",
            "getAvailableLocales",
            "getInteger",
            "getLong",
            "getBoolean",
            "format",
            "formatted",
            "hash");

    /** Immutable classes that are more than their value, or whose methods look elsewhere. */
    private static final Set<String> NO_VALUES = Set.of("java/lang/Class", "java/lang/Enum");

    /** Classes whose methods change no argument, and whose instances do not change. */
    private static final Set<String> IMMUTABLE = Set.of(
            "java/lang/String",
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Short",
            "java/lang/Character",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double",
            "java/lang/Math",
            "java/lang/StrictMath",
            "java/lang/Class",
            "java/lang/Enum",
            "java/math/BigInteger",
            "java/math/BigDecimal",
            "java/util/UUID",
            "java/util/Locale",
            "java/util/Objects",
            "java/net/URI",
            "java/time/Instant",
            "java/time/Duration",
            "java/time/Period",
            "java/time/LocalDate",
            "java/time/LocalTime",
            "java/time/LocalDateTime",
            "java/time/OffsetDateTime",
            "java/time/ZonedDateTime",
            "java/time/ZoneId",
            "java/time/ZoneOffset",
            "kotlin/jvm/internal/Intrinsics");

    /** Methods of Java's collections and of every object that only read, by convention of all implementations. */
    private static final Set<String> READ = Set.of(
            "size",
            "isEmpty",
            "contains",
            "containsAll",
            "containsKey",
            "containsValue",
            "getOrDefault",
            "indexOf",
            "iterator",
            "hasNext",
            "keySet",
            "values",
            "entrySet",
            "stream",
            "length",
            "charAt",
            "name",
            "ordinal",
            "equals",
            "hashCode",
            "toString",
            "compareTo",
            "intValue",
            "longValue",
            "doubleValue",
            "booleanValue");

    /** Collections and maps whose {@code get} only reads. */
    private static final Set<String> READ_BY_KEY =
            Set.of("java/util/List", "java/util/ArrayList", "java/util/Map", "java/util/HashMap");

    private KnownMethods() {}

    static boolean givesArgument(Member method) {
        return GIVE_ARGUMENT.contains(method.owner() + "." + method.name()) || collectsTrace(method);
    }

    /** The native method behind {@code fillInStackTrace}, which fills a field of {@code Throwable}. */
    private static boolean collectsTrace(Member method) {
        return method.owner().equals("java/lang/Throwable")
                && method.name().equals("fillInStackTrace")
                && method.descriptor().startsWith("(I)");
    }

    static boolean checksArgument(Member method) {
        return CHECK_ARGUMENT.contains(method.owner() + "." + method.name());
    }

    /** Whether the method gives the primitive value of its receiver, a box, as the type that is boxed. */
    static boolean unboxes(Member method) {
        return UNBOX.contains(method.owner() + "." + method.name());
    }

    static boolean makesConstant(Member method) {
        return method.descriptor().startsWith("()") && MAKE.contains(method.owner() + "." + method.name());
    }

    /** Whether the method is a function's, which does anything, and not the getter of a reference. */
    private static boolean isFunction(Member method) {
        String owner = method.owner();
        boolean isReference = owner.startsWith("java/util/concurrent/atomic/")
                || owner.startsWith("java/lang/ref/")
                || owner.startsWith("java/util/Optional");
        return owner.startsWith("java/util/function/") || method.name().equals("get") && !isReference;
    }

    /** Whether the constructor makes an empty collection of its class, whatever numbers it gets. */
    static boolean makesEmpty(Member constructor) {
        return EMPTY_CLASSES.contains(constructor.owner()) && EMPTY.contains(constructor.descriptor());
    }

    /** Whether the method, or constructor, gives equal immutable objects for equal immutable arguments. */
    static boolean isPure(Member method) {
        String result =
                method.name().equals("<init>") ? "L" + method.owner() + ";" : Descriptors.result(method.descriptor());
        boolean changesCase = method.name().startsWith("to") && method.name().endsWith("Case");
        boolean asksDefaultLocale = changesCase && method.descriptor().equals("()Ljava/lang/String;")
                || method.name().startsWith("getDisplay");
        // What gives nothing does something, such as to set the default locale.
        return (IMMUTABLE.contains(method.owner()) || method.owner().equals("java/lang/CharSequence"))
                && !NO_VALUES.contains(method.owner())
                && !IMPURE.contains(method.name())
                && !asksDefaultLocale
                && !result.equals("V")
                && isImmutable(result);
    }

    /** Whether the method, or constructor, copies its only argument: its receiver, or what is passed. */
    static boolean copies(Member method) {
        if (method.name().equals("<init>")) {
            return COPYING_CLASSES.contains(method.owner()) && COPIED.contains(method.descriptor());
        }
        boolean isClone = method.name().equals("clone")
                && (method.owner().startsWith("[") || method.owner().equals("java/util/Date"));
        String name = method.owner() + "." + method.name();
        int end = method.descriptor().indexOf(')') + 1;
        return isClone
                || COPY.contains(name)
                || COPY_OF_OTHERS.contains(name + method.descriptor().substring(0, end));
    }

    /** The name of the way in which a constructor {@link #copies}: of what is sorted, it may take over the order. */
    static String copyBy(Member constructor) {
        boolean keepsOrder = constructor.descriptor().startsWith("(Ljava/util/Sorted");
        return "new " + constructor.owner() + (keepsOrder ? KEPT_ORDER : "");
    }

    /** Whether the method copies as much of its first argument, an array, as the others say. */
    static boolean copiesPart(Member method) {
        boolean isCopy = method.name().equals("copyOf") || method.name().equals("copyOfRange");
        return isCopy
                && method.owner().equals("java/util/Arrays")
                && !method.descriptor().contains("Ljava/lang/Class;");
    }

    /** Whether the method copies elements of its first argument into its third. */
    static boolean copiesElements(Member method) {
        return method.owner().equals("java/lang/System") && method.name().equals("arraycopy");
    }

    /** Whether the method gives the next element, which changes nothing but an iterator. */
    static boolean isStep(Member method) {
        return method.owner().equals("java/util/Iterator") && method.name().equals("next");
    }

    /** Whether the method gives an iterator at its beginning. */
    static boolean makesSteps(Member method) {
        return method.name().equals("iterator") && method.descriptor().equals("()Ljava/util/Iterator;");
    }

    /** Whether the method changes neither its receiver nor what is passed, by its name. */
    static boolean onlyReads(Member method) {
        if (IMMUTABLE.contains(method.owner()) || READ.contains(method.name())) {
            return true;
        }
        if (method.name().equals("get") && READ_BY_KEY.contains(method.owner())) {
            return true;
        }
        // Buffers get what is next, and numbers are got and incremented.
        boolean isOfBuffer =
                method.owner().startsWith("java/nio/") && method.owner().endsWith("Buffer");
        boolean isMoving = isOfBuffer || isFunction(method) || method.name().startsWith("getAnd");
        boolean isGetter = method.name().startsWith("get") || method.name().startsWith("is");
        return isGetter
                && !isMoving
                && method.descriptor().startsWith("()")
                && !method.descriptor().endsWith(")V");
    }

    /**
     * Whether a method only changes the elements of a collection.
     *
     * @param type the class of the collection, one that {@link #makesEmpty}
     */
    static boolean fills(String type, Member method) {
        // A deque hands its own addLast to the forEach of what is added.
        boolean handsItself =
                type.equals("java/util/ArrayDeque") && method.name().equals("addAll");
        return FILL.contains(method.name()) && !handsItself;
    }

    /** Whether a method of the JDK changes a collection or a map, by its name. */
    static boolean changesElements(Member method) {
        return method.owner().startsWith("java/util/") && FILL.contains(method.name());
    }

    /** Whether a method of a map of the JDK returns a view of it. */
    static boolean shows(Member method) {
        return VIEWS.contains(method.name()) && method.descriptor().startsWith("()");
    }

    /** Whether what copies, by its name, gives a view of what it gets. */
    static boolean isView(String copying) {
        return copying.startsWith("Collections.unmodifiable");
    }

    /** Whether what is got, by the reason that names it, is a part or a view of what it is got from: a field, by convention of getters. */
    static boolean givesPart(String why) {
        String name = why.substring(why.lastIndexOf('.') + 1);
        boolean isGetter = name.startsWith("get") || PARTS.contains(name);
        return why.startsWith(Unknown.RESULT) && isGetter
                || why.startsWith(Unknown.FIELD)
                || VIEW_CLASSES.contains(why);
    }

    /** Whether what is got, by the reason that names it, is a field of this name. */
    static boolean givesField(String why, String field) {
        return why.startsWith(Unknown.FIELD) && why.endsWith("." + field);
    }

    /** The collection that the method, one of Kotlin's, makes of the elements that it gets; null of any other. */
    static String makesFilled(Member method) {
        boolean isOfArray = method.descriptor().startsWith("([Ljava/lang/Object;)")
                || method.descriptor().startsWith("([Lkotlin/Pair;)");
        return isOfArray ? FILLED.get(method.owner() + "." + method.name()) : null;
    }

    /** Whether one of the collections that {@link #makesEmpty} has its elements in an order that they and their insertion tell. */
    static boolean keepsOrder(String type) {
        return !type.contains("Hash") || type.contains("LinkedHash");
    }

    /** Whether a static method only puts elements of an array into its first argument. */
    static boolean fillsArgument(Member method) {
        return method.owner().equals("java/util/Collections") && method.name().equals("addAll");
    }

    /** Whether values that are declared as this class can't be changed. */
    static boolean isImmutable(Class<?> type) {
        return type.isPrimitive() || type.isEnum() || isImmutable(type.descriptorString());
    }

    /** Whether values of this type can't be changed, by its descriptor. */
    static boolean isImmutable(String descriptor) {
        return descriptor.length() == 1
                || descriptor.charAt(0) == 'L' && IMMUTABLE.contains(descriptor.substring(1, descriptor.length() - 1));
    }
}
