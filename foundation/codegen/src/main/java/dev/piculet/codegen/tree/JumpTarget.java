package dev.piculet.codegen.tree;

/** A place in a method that jumps lead to; made by {@link MethodEmitter#newTarget} and good for that method only. */
public final class JumpTarget {
    /** The bytecode library's label. */
    final Object label;

    /** The operand stack at the first jump; null as long as no reachable code jumps here. */
    Object[] stackAtJump;

    JumpTarget(Object label) {
        this.label = label;
    }
}
