package dev.piculet.codegen;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;

/** Shows what is generated as pseudo-Java; the same code gives the same text. */
public final class GeneratedCodePrinter {
    private GeneratedCodePrinter() {}

    /** Returns the text of a whole class. */
    public static String print(ClassSpec spec) {
        return ClassPrinter.print(spec);
    }

    /** Returns the text of a piece of code. */
    public static String print(Expression expression) {
        return new CodePrinter().expression(expression).toString();
    }
}
