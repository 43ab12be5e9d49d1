package dev.piculet.lab.contender;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/**
 * Finds the first place where two trees as in {@link ReferenceTree} differ, and says so in one line:
 * {@code $.nested.id: expected 7, found nothing}.
 */
public final class TreeDifference {
    private static final int MAX_SHOWN = 60;

    private final BiPredicate<Object, Object> scalarsEqual;
    private final boolean nullMayBeAbsent;

    private TreeDifference(BiPredicate<Object, Object> scalarsEqual, boolean nullMayBeAbsent) {
        this.scalarsEqual = scalarsEqual;
        this.nullMayBeAbsent = nullMayBeAbsent;
    }

    /** Compares two objects' trees: classes of numbers count, those of objects do not. */
    public static Optional<String> betweenValues(Object expected, Object actual) {
        return new TreeDifference(Objects::equals, false).at("$", expected, actual);
    }

    /**
     * Compares the trees of two objects of different classes, whose members stand in the same order and may have other
     * names.
     */
    public static Optional<String> betweenStructures(Object expected, Object actual) {
        return betweenValues(unnamed(expected), unnamed(actual));
    }

    private static Object unnamed(Object tree) {
        Collection<?> members = tree instanceof Map<?, ?> named ? named.values() : List.of();
        Collection<?> parts = tree instanceof List<?> elements ? elements : members;
        boolean hasParts = tree instanceof Map || tree instanceof List;
        return hasParts ? parts.stream().map(TreeDifference::unnamed).collect(Collectors.toList()) : tree;
    }

    /**
     * Compares an object's tree with the tree of a JSON text, in which numbers are {@link BigDecimal}: numbers are equal
     * if reading the text gives the expected number, and a member that is null may be left out.
     */
    public static Optional<String> betweenValueAndJson(Object expected, Object json) {
        return new TreeDifference(TreeDifference::reads, true).at("$", expected, json);
    }

    /**
     * Compares the trees of two JSON texts, in which numbers are {@link BigDecimal}: numbers are equal if they are, or if both stand
     * for the same double; a member that is null may be left out of either.
     */
    public static Optional<String> betweenJson(Object expected, Object actual) {
        return new TreeDifference(TreeDifference::areOneJson, true).at("$", expected, withoutNulls(expected, actual));
    }

    private static boolean areOneJson(Object expected, Object actual) {
        if (expected instanceof BigDecimal number && actual instanceof BigDecimal other) {
            boolean isFraction = number.stripTrailingZeros().scale() > 0;
            return number.compareTo(other) == 0 || isFraction && number.doubleValue() == other.doubleValue();
        }
        return Objects.equals(expected, actual);
    }

    /** Drops members of {@code actual} that are null and that {@code expected} does not name. */
    private static Object withoutNulls(Object expected, Object actual) {
        if (expected instanceof Map<?, ?> members && actual instanceof Map<?, ?> found) {
            Map<Object, Object> kept = new LinkedHashMap<>();
            found.forEach((name, value) -> {
                if (value != null || members.containsKey(name)) {
                    kept.put(name, withoutNulls(members.get(name), value));
                }
            });
            return kept;
        }
        if (expected instanceof List<?> elements && actual instanceof List<?> found) {
            List<Object> kept = new ArrayList<>();
            for (int i = 0; i < found.size(); i++) {
                kept.add(withoutNulls(i < elements.size() ? elements.get(i) : null, found.get(i)));
            }
            return kept;
        }
        return actual;
    }

    private static boolean reads(Object expected, Object json) {
        if (expected instanceof Number && json instanceof BigDecimal number) {
            if (expected instanceof Double value) {
                return number.doubleValue() == value;
            }
            if (expected instanceof Float value) {
                return number.floatValue() == value;
            }
            return number.compareTo(new BigDecimal(expected.toString())) == 0;
        }
        return Objects.equals(expected, json);
    }

    private Optional<String> at(String path, Object expected, Object actual) {
        if (expected instanceof Map<?, ?> members && actual instanceof Map<?, ?> found) {
            return betweenMembers(path, members, found);
        }
        if (expected instanceof List<?> elements && actual instanceof List<?> found) {
            return betweenElements(path, elements, found);
        }
        return scalarsEqual.test(expected, actual)
                ? Optional.empty()
                : Optional.of(path + ": expected " + show(expected) + ", found " + show(actual));
    }

    private Optional<String> betweenMembers(String path, Map<?, ?> expected, Map<?, ?> found) {
        for (Map.Entry<?, ?> member : expected.entrySet()) {
            String memberPath = path + "." + member.getKey();
            if (found.containsKey(member.getKey())) {
                Optional<String> difference = at(memberPath, member.getValue(), found.get(member.getKey()));
                if (difference.isPresent()) {
                    return difference;
                }
            } else if (member.getValue() != null || !nullMayBeAbsent) {
                return Optional.of(memberPath + ": expected " + show(member.getValue()) + ", found nothing");
            }
        }
        for (Map.Entry<?, ?> member : found.entrySet()) {
            if (!expected.containsKey(member.getKey())) {
                return Optional.of(
                        path + "." + member.getKey() + ": expected nothing, found " + show(member.getValue()));
            }
        }
        return Optional.empty();
    }

    private Optional<String> betweenElements(String path, List<?> expected, List<?> found) {
        for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
            Optional<String> difference = at(path + "[" + i + "]", expected.get(i), found.get(i));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return expected.size() == found.size()
                ? Optional.empty()
                : Optional.of(path + ": expected " + expected.size() + " elements, found " + found.size());
    }

    static String show(Object value) {
        String text = String.valueOf(value);
        String shown = text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "…";
        return value instanceof String ? "\"" + inOneLine(shown) + "\"" : inOneLine(shown);
    }

    /** Reports have one line for a difference. */
    private static String inOneLine(String text) {
        StringBuilder line = new StringBuilder();
        for (char letter : text.toCharArray()) {
            if (Character.isISOControl(letter) || letter == '\u2028' || letter == '\u2029') {
                line.append(String.format("\\u%04x", (int) letter));
            } else {
                line.append(letter);
            }
        }
        return line.toString();
    }
}
