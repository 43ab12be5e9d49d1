package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;

/**
 * A piece of code to be generated: immutable, and free to stand at several places of several methods.
 *
 * <p>The two methods that emit and print are for this module. Others compose expressions and write none.
 */
public interface Expression {
    /** Returns the type of the value, {@code void} for a statement. */
    ClassDesc type();

    /** Emits code that leaves a value of {@link #type()} on the operand stack. */
    void emit(MethodEmitter out);

    /** Prints the code as pseudo-Java. */
    void print(CodePrinter out);
}
