package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import java.util.Collections;
import java.util.Comparator;

/**
 * The orders of sorted collections that can be told by a number: any other comparator is code, which is not written.
 */
final class SortOrder {
    static final int NATURAL = 0;
    static final int REVERSE = 1;
    static final int CASE_INSENSITIVE = 2;

    private SortOrder() {}

    /**
     * Returns the number of an order.
     *
     * @param comparator null for natural order
     * @throws dev.piculet.binary.io.UnsupportedValueException if it has none
     */
    static int of(Comparator<?> comparator) {
        if (comparator == null) {
            return NATURAL;
        }
        if (comparator == String.CASE_INSENSITIVE_ORDER) {
            return CASE_INSENSITIVE;
        }
        return switch (comparator.getClass().getName()) {
            case "java.util.Comparators$NaturalOrderComparator",
                    "kotlin.comparisons.NaturalOrderComparator",
                    "com.google.common.collect.NaturalOrdering" -> NATURAL;
            case "java.util.Collections$ReverseComparator",
                    "kotlin.comparisons.ReverseOrderComparator",
                    "com.google.common.collect.ReverseNaturalOrdering" -> REVERSE;
            default -> throw FormErrors.unsupportedComparator(comparator.getClass());
        };
    }

    /** Returns the comparator of a number: null for natural order. */
    @SuppressWarnings("unchecked") // The class is not known here; comparing a wrong one fails.
    static Comparator<Object> comparator(int order) {
        return switch (order) {
            case REVERSE -> (Comparator<Object>) (Comparator<?>) Collections.reverseOrder();
            case CASE_INSENSITIVE -> (Comparator<Object>) (Comparator<?>) String.CASE_INSENSITIVE_ORDER;
            default -> null;
        };
    }
}
