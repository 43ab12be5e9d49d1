package dev.piculet.binary.generator;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;

/** A method that reads. */
final class DecodeScope extends MethodScope {
    /** The index behind the last byte. */
    final Local limit;

    private final Local in;
    private boolean usesInput;

    /** @param in an input, which is made only if something uses it */
    DecodeScope(GeneratedUnit unit, Local in, Local bytes, Local position, Local limit, Expression depth) {
        super(unit, bytes, position, depth);
        this.in = in;
        this.limit = limit;
    }

    /** The same method, for what is inside an object whose depth is counted. */
    DecodeScope deeper() {
        return new DecodeScope(unit, in, bytes, position, limit, Expressions.add(depth, Expressions.constant(1)));
    }

    /** The input, which carries the position between methods and codecs. */
    Local input() {
        usesInput = true;
        return in;
    }

    /** Whether anything uses the input. */
    boolean usesInput() {
        return usesInput;
    }

    /** The bytes that are left. */
    Expression remaining() {
        return Expressions.subtract(limit, position);
    }
}
