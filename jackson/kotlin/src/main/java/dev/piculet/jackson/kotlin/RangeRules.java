package dev.piculet.jackson.kotlin;

import java.util.Optional;
import kotlin.ranges.CharRange;
import kotlin.ranges.IntRange;
import kotlin.ranges.LongRange;
import kotlin.ranges.RangesKt;
import kotlin.ranges.UIntRange;
import kotlin.ranges.ULongRange;

/** Which class an instance is of where only an interface of ranges is declared: the one that the operator {@code ..} makes. */
public final class RangeRules {
    private RangeRules() {}

    /**
     * Returns the class of a range; empty if {@code declared} is no interface of ranges.
     *
     * @param elements declared for the range, boxed
     */
    public static Optional<Class<?>> implementation(Class<?> declared, Class<?> elements) {
        // By name: to ask for a class would load it.
        return switch (declared.getName()) {
            case "kotlin.ranges.ClosedRange" ->
                Optional.of(of(elements, RangesKt.rangeTo("", "").getClass()));
            case "kotlin.ranges.ClosedFloatingPointRange" ->
                Optional.of(of(elements, RangesKt.rangeTo(0.0, 0.0).getClass()));
            default -> Optional.empty();
        };
    }

    private static Class<?> of(Class<?> elements, Class<?> other) {
        return switch (elements.getName()) {
            case "java.lang.Double" -> RangesKt.rangeTo(0.0, 0.0).getClass();
            case "java.lang.Float" -> RangesKt.rangeTo(0.0f, 0.0f).getClass();
            case "java.lang.Integer" -> IntRange.class;
            case "java.lang.Long" -> LongRange.class;
            case "java.lang.Character" -> CharRange.class;
            case "kotlin.UInt" -> UIntRange.class;
            case "kotlin.ULong" -> ULongRange.class;
            default -> other;
        };
    }
}
