package dev.piculet.access.proof;

import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Tells of several ways of copying, one inside the other, whether a second pass gives the same elements in the same order. Each alone
 * does: what a set has made is distinct, and what a tree has made is sorted. But a list that was made of a set may have got the
 * same element twice since, and two hash tables may show one order each.
 */
final class Copies {
    /** Make hash tables, whose order depends on more than their elements. */
    private static final Set<String> HASHED = Set.of(
            "new java/util/HashSet",
            "new java/util/HashMap",
            "new java/util/concurrent/ConcurrentHashMap",
            "Set.copyOf",
            "Map.copyOf");

    /** Makes a set of an enum, which it finds out from an element unless it gets such a set. */
    private static final String OF_ENUM = "EnumSet.copyOf";

    private static final Set<String> SORTED = Set.of(
            "new java/util/TreeSet",
            "new java/util/TreeMap",
            "new java/util/TreeSet" + KnownCollections.KEPT_ORDER,
            "new java/util/TreeMap" + KnownCollections.KEPT_ORDER,
            OF_ENUM);

    /** Leave out what equals something before. */
    private static final Set<String> DISTINCT = Set.of(
            "new java/util/LinkedHashSet",
            "new java/util/LinkedHashMap",
            "new java/util/concurrent/CopyOnWriteArraySet",
            "CollectionsKt.toSet",
            "CollectionsKt.toMutableSet",
            "MapsKt.toMap",
            "MapsKt.toMutableMap",
            "ImmutableSet.copyOf",
            "ImmutableMap.copyOf");

    /** Make what nobody changes. */
    private static final Set<String> FIXED = Set.of(
            "List.copyOf",
            "Set.copyOf",
            "Map.copyOf",
            "CollectionsKt.toList",
            "CollectionsKt.toSet",
            "MapsKt.toMap",
            "ImmutableList.copyOf",
            "ImmutableSet.copyOf",
            "ImmutableMap.copyOf");

    /** What is between two ways. */
    private static final String AND = ", ";

    private static final String FOR_NULL = " for null, else ";

    /** An empty one of the JDK's that nobody changes: whatever copies it makes an equal one, but perhaps one that can be changed. */
    private static final String NOTHING = "nothing";

    private Copies() {}

    /** What is put before the way of copying if null is replaced by this. */
    static String forNull(Value substitute) {
        if (substitute instanceof Value.Made made && made.isShared()) {
            return NOTHING + FOR_NULL;
        }
        return (substitute instanceof Value.Fresh fresh ? "new " + fresh.type() : "a constant") + FOR_NULL;
    }

    /** Whether null is replaced. */
    static boolean replaceNull(String how) {
        return how.contains(FOR_NULL);
    }

    /**
     * Whether a copy in a field can be copied once more where it is empty: an empty set of an enum does not show which it is, unless the
     * field does, and any other empty collection is refused.
     *
     * @param how the ways, the outermost first, as {@link Value.Copied} has them
     */
    static boolean takeEmpty(String how, Field field) {
        return !how.contains(OF_ENUM)
                || ways(how).equals(List.of(OF_ENUM)) && !replaceNull(how) && isEnum(element(field.getGenericType()));
    }

    /** The type of the elements, as far as a field's type tells. */
    private static Type element(Type declared) {
        Type element = declared instanceof ParameterizedType generic ? generic.getActualTypeArguments()[0] : declared;
        return element instanceof WildcardType wildcard ? wildcard.getUpperBounds()[0] : element;
    }

    private static boolean isEnum(Type element) {
        return element instanceof Class<?> type && type.isEnum();
    }

    /** @param how the ways, the outermost first, as {@link Value.Copied} has them */
    static boolean areRepeatable(String how) {
        return keepReplacements(how) && areRepeatable(ways(how));
    }

    /**
     * The same of copies of a new collection into which the elements are put first: it may leave out, sort or mix what was added to the
     * copy since.
     *
     * @param collection the internal name of its class
     */
    static boolean areRepeatableOf(String collection, String how) {
        List<String> ways = ways(how);
        ways.add("new " + collection);
        return areRepeatable(ways);
    }

    private static boolean areRepeatable(List<String> ways) {
        boolean isView = !ways.isEmpty() && KnownCollections.isView(ways.get(0));
        for (int i = ways.size() - 1; i >= 0; i--) {
            if (KnownCollections.isView(ways.get(i))) {
                ways.remove(i);
            }
        }
        boolean isFixed = isView || !ways.isEmpty() && FIXED.contains(ways.get(0));
        for (int i = 1; i < ways.size(); i++) {
            if (!isKept(ways.get(0), isFixed, ways.get(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether what stands for null is as good as what is made of anything else: empty, of the same class, or an array, of which any
     * copy keeps all.
     */
    private static boolean keepReplacements(String how) {
        for (int end = how.indexOf(FOR_NULL); end >= 0; end = how.indexOf(FOR_NULL, end + 1)) {
            int before = how.lastIndexOf(AND, end);
            String replacement = how.substring(before < 0 ? 0 : before + AND.length(), end);
            List<String> ways = ways(how.substring(end + FOR_NULL.length()));
            boolean isKept = replacement.equals(NOTHING)
                    || ways.isEmpty()
                    || ways.equals(List.of(replacement))
                    || ways.stream().allMatch(way -> way.endsWith(".clone") || way.startsWith("Arrays.copyOf"));
            if (!isKept) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether nobody can change what is made of anything but null, if an {@linkplain #NOTHING empty one} stands for that: else this would
     * be copied in the next pass, and could be changed then.
     */
    static boolean keepNothingFixed(String how) {
        String begin = NOTHING + FOR_NULL;
        if (!how.startsWith(begin)) {
            // Or what is around both decides.
            return true;
        }
        List<String> ways = ways(how.substring(begin.length()));
        return ways.isEmpty() || KnownCollections.isView(ways.get(0)) || FIXED.contains(ways.get(0));
    }

    /** The ways, the outermost first, without what is chosen for null. */
    static List<String> ways(String how) {
        List<String> ways = new ArrayList<>();
        for (String each : how.replaceAll("new [^,]*" + FOR_NULL, "").split(AND)) {
            String way =
                    each.startsWith("else ") || each.startsWith("or ") ? each.substring(each.indexOf(' ') + 1) : each;
            if (way.startsWith("new ") || way.contains(".")) {
                ways.add(way);
            }
        }
        return ways;
    }

    /** Whether what the first way makes, also if it is changed afterwards unless it is fixed, has the same elements after another one. */
    private static boolean isKept(String outer, boolean isFixed, String inner) {
        boolean keepsAll = !HASHED.contains(inner) && !SORTED.contains(inner) && !DISTINCT.contains(inner);
        if (keepsAll || inner.equals(outer) || SORTED.contains(outer)) {
            return true;
        }
        if (isFixed) {
            return HASHED.contains(outer) || !HASHED.contains(inner);
        }
        return HASHED.contains(outer) ? !SORTED.contains(inner) : DISTINCT.contains(outer) && DISTINCT.contains(inner);
    }
}
