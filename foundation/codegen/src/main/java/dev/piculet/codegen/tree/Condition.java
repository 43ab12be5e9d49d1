package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;

/** A boolean expression that can jump on its outcome without making a 0 or 1 of it. */
public interface Condition extends Expression {
    @Override
    default ClassDesc type() {
        return Types.BOOLEAN;
    }

    /**
     * Emits a jump to the target that is taken when the outcome is {@code jumpIf}; otherwise execution goes on behind
     * it.
     */
    void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf);

    @Override
    default void emit(MethodEmitter out) {
        out.materialize(this);
    }
}
