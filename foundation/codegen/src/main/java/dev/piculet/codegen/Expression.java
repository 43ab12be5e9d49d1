package dev.piculet.codegen;

import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.MethodEmitter;
import java.lang.constant.ClassDesc;

/**
 * A piece of code to be generated: immutable, and free to stand at several places of several methods.
 *
 * <p>Expressions are made by {@link Expressions} and composed; the two methods that emit and print are for this module.
 */
// What emits and prints is not exported: other modules compose expressions, and do not write nodes.
@SuppressWarnings("exports")
public interface Expression {
    /** Returns the type of the value, {@code void} for a statement. */
    ClassDesc type();

    /** Emits code that leaves a value of {@link #type()} on the operand stack. */
    void emit(MethodEmitter out);

    /** Prints the code as pseudo-Java. */
    void print(CodePrinter out);
}
