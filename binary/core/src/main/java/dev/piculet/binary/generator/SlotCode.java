package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.cast;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;

/** How the values of one kind of slot are written and read in generated code: the twin of a codec. */
abstract class SlotCode {
    /** What is left to do with a value that was measured. */
    interface Writer {
        /** Nothing, for a value that is all control. */
        Writer NOTHING = new Nothing();

        /** Appends the statements that write the body at the position, and move that behind it. */
        void write(EncodeScope scope);
    }

    private static final class Nothing implements Writer {
        @Override
        public void write(EncodeScope scope) {
            // The control says it all.
        }
    }

    /** An object as one of a type, which is no primitive: {@code Object} needs no cast. */
    static Expression asType(ClassDesc type, Expression object) {
        return type.equals(Symbols.OBJECT) ? object : cast(type, object);
    }

    /** Bytes that every body has: counted before, not by {@link #measure}. */
    int minSize() {
        return 0;
    }

    /** Whether the size of every value can be measured, so that the result can be made before anything is written. */
    abstract boolean isExact();

    /** Whether writing a body makes room for it, so that what was made before may be used up. */
    boolean makesRoom() {
        return !isExact();
    }

    /**
     * Appends the statements that set the value's control and measure its body, unless that makes room itself.
     *
     * @param value evaluated once
     * @param name for the variables
     */
    abstract Writer measure(EncodeScope scope, Control control, Expression value, String name);

    /** Appends the statements that read a value and move the position behind it; returns the variable that holds it. */
    abstract Local read(DecodeScope scope, Control control, String name);
}
