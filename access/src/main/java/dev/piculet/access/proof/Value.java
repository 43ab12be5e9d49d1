package dev.piculet.access.proof;

/**
 * What is known of a value while code is followed. Arguments are numbered from 0, which is the receiver of a method that has
 * one.
 */
sealed interface Value {
    /** The upper half of a long or double. */
    Value SECOND = new Constant("second slot");

    Value NULL = new Constant(null);

    /** An argument as it came. */
    record Argument(int index) implements Value {}

    /** A number, a text or null. */
    record Constant(Object value) implements Value {}

    /** An object between its creation and the call of its constructor, which instruction {@code place} began. */
    record Unfinished(String type, int place) implements Value {}

    /** A new object or a constant, not null and the same for all arguments; {@code what} tells one from another. */
    record Made(String what) implements Value {}

    /**
     * What {@code how} makes of a value, which leaves what it has made before as it is.
     *
     * @param how the same text for the same way
     */
    record Copied(Value of, String how) implements Value {}

    /**
     * Anything else.
     *
     * @param why completes "a field": {@code gets the result of com.acme.Text.trim}
     * @param reach the arguments that it may be or lead to, a bit each
     */
    record Unknown(String why, long reach) implements Value {
        @Override
        public boolean equals(Object other) {
            // Why is for people, and the first reason is as good as any.
            return other instanceof Unknown unknown && unknown.reach == reach;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(reach);
        }
    }

    /** The bit of an argument; those from the 64th on share one. */
    static long bit(int argument) {
        return 1L << Math.min(argument, Long.SIZE - 1);
    }

    /** The argument that this is, or is made from without anything else; -1 if there is none. */
    default int origin() {
        if (this instanceof Argument argument) {
            return argument.index();
        }
        return this instanceof Copied copied ? copied.of().origin() : -1;
    }

    /** Whether this can't be null. */
    default boolean isNotNull() {
        return this instanceof Made || this instanceof Constant constant && constant.value() != null;
    }
}
