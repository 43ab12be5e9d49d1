package dev.piculet.jackson.generator;

import dev.piculet.model.ValueClassModel;
import java.lang.reflect.Member;
import java.util.Objects;

/**
 * The content written in place of a value that holds it.
 *
 * @param member instance method without parameters, or field, of the value's class
 * @param canFail whether it runs what a user has written
 */
public record WriteContent(Member member, boolean canFail) {
    public WriteContent {
        Objects.requireNonNull(member);
    }

    /** Returns the underlying value of a value class. */
    public static WriteContent of(ValueClassModel valueClass) {
        return new WriteContent(valueClass.unbox(), /* canFail= */ false);
    }
}
