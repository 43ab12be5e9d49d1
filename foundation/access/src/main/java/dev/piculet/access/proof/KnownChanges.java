package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.Set;

/** Methods that change the elements of collections, maps and arrays, and whose code is not looked at: a closed list. */
final class KnownChanges {
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

    /** Ask what they get for its elements, and keep no more of it than these. */
    private static final Set<String> TAKE_ELEMENTS = Set.of("addAll", "putAll", "setAll", "retainAll", "removeAll");

    private KnownChanges() {}

    /**
     * Whether a method only changes the elements of a collection.
     *
     * @param type the class of the collection, one that {@link KnownCollections#makesEmpty}
     */
    static boolean fills(String type, Member method) {
        // A deque hands its own addLast to the forEach of what is added.
        boolean handsItself =
                type.equals("java/util/ArrayDeque") && method.name().equals("addAll");
        return FILL.contains(method.name()) && !handsItself;
    }

    /** Whether a method only changes the elements of any collection or map that {@link #isFilled}. */
    static boolean fillsAny(Member method) {
        return FILL.contains(method.name());
    }

    /** Whether new collections of a class hand themselves to nothing while they are filled, whatever they are made with. */
    static boolean isFilled(String type) {
        return KnownCollections.isClass(type) && !type.equals("java/util/ArrayDeque");
    }

    /**
     * Whether a method puts all elements of its only argument into a collection or map, in their order, as a constructor of its class
     * does.
     *
     * @param type the class of the collection, one that {@link KnownCollections#makesEmpty}
     */
    static boolean fillsWith(String type, Member method) {
        boolean isWhole = method.name().equals("addAll") && method.descriptor().equals("(Ljava/util/Collection;)Z");
        isWhole |= method.name().equals("putAll") && method.descriptor().equals("(Ljava/util/Map;)V");
        return isWhole && KnownCollections.isClass(type) && fills(type, method);
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

    /** Whether the method takes what a collection or an array holds, and not that itself. */
    static boolean takesElements(Member method) {
        return TAKE_ELEMENTS.contains(method.name());
    }

    /** Whether a static method only puts elements of an array into its first argument. */
    static boolean fillsArgument(Member method) {
        return method.owner().equals("java/util/Collections") && method.name().equals("addAll");
    }
}
