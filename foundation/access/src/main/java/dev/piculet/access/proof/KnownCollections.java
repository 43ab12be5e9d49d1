package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.Map;
import java.util.Set;

/** Methods that make, copy, fill or show collections, maps and arrays, and whose code is not looked at: a closed list. */
final class KnownCollections {
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

    /** Collections and maps whose constructors make empty ones, with room or without, or copy the elements of another one. */
    private static final Set<String> CLASSES = Set.of(
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
            "java/util/concurrent/ConcurrentLinkedQueue",
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

    /** Change them as well, but call functions meanwhile, give what they take out, or change no more than their order. */
    private static final Set<String> CHANGE_IN_PLACE = Set.of(
            "poll",
            "pollFirst",
            "pollLast",
            "pollFirstEntry",
            "pollLastEntry",
            "pop",
            "removeFirst",
            "removeLast",
            "removeAll",
            "removeIf",
            "retainAll",
            "set",
            "replaceAll",
            "compute",
            "computeIfAbsent",
            "computeIfPresent",
            "merge",
            "sort");

    /** Methods of {@code Collections} and {@code Arrays} that change a collection or an array that they get. */
    private static final Set<String> CHANGE_ARGUMENT = Set.of(
            "sort", "parallelSort", "reverse", "shuffle", "swap", "rotate", "fill", "setAll", "addAll", "replaceAll");

    /** Make a collection or an array, by their names. */
    private static final Set<String> MAKERS =
            Set.of("clone", "copyOf", "copyOfRange", "toArray", "toList", "toMutableList", "collect", "split");

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

    /** Make collections of elements that they get, which nobody changes. */
    private static final Set<String> MAKE_FIXED = Set.of(
            "java/util/List.of",
            "java/util/Set.of",
            "java/util/Map.of",
            "java/util/Map.entry",
            "java/util/Collections.singleton",
            "java/util/Collections.singletonList",
            "java/util/Collections.singletonMap",
            "kotlin/collections/CollectionsKt.listOf",
            "kotlin/collections/SetsKt.setOf",
            "kotlin/collections/MapsKt.mapOf");

    /** Ask what they get for its elements, and keep no more of it than these. */
    private static final Set<String> TAKE_ELEMENTS = Set.of("addAll", "putAll", "setAll", "retainAll", "removeAll");

    /** Kotlin's views that are new objects. */
    private static final Set<String> VIEW_CLASSES =
            Set.of("kotlin/collections/ReversedList", "kotlin/collections/ReversedListReadOnly");

    /** Methods without parameters that return a view of a map of the JDK. */
    private static final Set<String> VIEWS = Set.of("keySet", "values", "entrySet");

    /** Nothing, a capacity, or a capacity and a load factor. */
    private static final Set<String> EMPTY = Set.of("()V", "(I)V", "(IF)V");

    private KnownCollections() {}

    static boolean makesConstant(Member method) {
        return method.descriptor().startsWith("()") && MAKE.contains(method.owner() + "." + method.name());
    }

    /** Whether the constructor makes an empty collection of its class, whatever numbers it gets. */
    static boolean makesEmpty(Member constructor) {
        return CLASSES.contains(constructor.owner()) && EMPTY.contains(constructor.descriptor());
    }

    /** Whether the method, or constructor, copies its only argument: its receiver, or what is passed. */
    static boolean copies(Member method) {
        if (method.name().equals("<init>")) {
            return CLASSES.contains(method.owner()) && COPIED.contains(method.descriptor());
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

    /** The same of one that calls functions meanwhile, gives what it takes out, or changes no more than the order. */
    static boolean changesInPlace(Member method) {
        return method.owner().startsWith("java/util/")
                && !method.owner().startsWith("java/util/regex/")
                && CHANGE_IN_PLACE.contains(method.name());
    }

    /** Whether a static method of the JDK changes a collection or an array that it gets. */
    static boolean changesArgument(Member method) {
        boolean isOfHelper =
                method.owner().equals("java/util/Collections") || method.owner().equals("java/util/Arrays");
        return isOfHelper && CHANGE_ARGUMENT.contains(method.name());
    }

    /** Whether it is the internal name of one of the JDK's collections or maps that are known here. */
    static boolean isClass(String name) {
        return CLASSES.contains(name);
    }

    /** Whether a method gives a collection or an array that it makes, by its name. */
    static boolean makes(Member method) {
        return MAKERS.contains(method.name());
    }

    /** Whether a method of a map of the JDK returns a view of it. */
    static boolean shows(Member method) {
        return VIEWS.contains(method.name()) && method.descriptor().startsWith("()");
    }

    /** Whether what copies, by its name, gives a view of what it gets. */
    static boolean isView(String copying) {
        return copying.startsWith("Collections.unmodifiable");
    }

    /** Whether new objects of a class are views of what their constructors get. */
    static boolean isViewClass(String type) {
        return VIEW_CLASSES.contains(type);
    }

    /** The collection that the method, one of Kotlin's, makes of the elements that it gets; null of any other. */
    static String makesFilled(Member method) {
        boolean isOfArray = method.descriptor().startsWith("([Ljava/lang/Object;)")
                || method.descriptor().startsWith("([Lkotlin/Pair;)");
        return isOfArray ? FILLED.get(method.owner() + "." + method.name()) : null;
    }

    /** Whether the method makes a collection of elements that it gets, which nobody changes. */
    static boolean makesFixed(Member method) {
        return MAKE_FIXED.contains(method.owner() + "." + method.name());
    }

    /** Whether what the method gives is a new object that holds what it gets, as an element or for a function to use. */
    static boolean holds(Member method) {
        return makesFixed(method) || method.owner().equals("java/lang/invoke/LambdaMetafactory");
    }

    /** Whether the method takes what a collection or an array holds, and not that itself. */
    static boolean takesElements(Member method) {
        return TAKE_ELEMENTS.contains(method.name());
    }

    /**
     * Whether a method of a collection, a map or a stream of the JDK calls what it gets for a parameter of a type, and keeps neither that
     * nor what it returns.
     */
    static boolean callsAtOnce(Member method, String type) {
        boolean isOfCollection =
                method.owner().startsWith("java/util/") || method.owner().equals("java/lang/Iterable");
        // A CompletableFuture keeps functions.
        return isOfCollection
                && !method.owner().startsWith("java/util/concurrent/")
                && (type.equals("Ljava/util/function/Consumer;")
                        || type.equals("Ljava/util/function/BiConsumer;")
                        || type.equals("Ljava/util/function/Predicate;"));
    }

    /** Whether a static method only puts elements of an array into its first argument. */
    static boolean fillsArgument(Member method) {
        return method.owner().equals("java/util/Collections") && method.name().equals("addAll");
    }
}
