package dev.piculet.codegen;

import dev.piculet.codegen.internal.CodegenErrors;
import dev.piculet.codegen.node.SwitchOnInt;
import java.util.ArrayList;
import java.util.List;

/** Collects the cases of a switch on an int; made by {@link Expressions#switchOn}, finished by {@link #otherwise}. */
public final class IntSwitch {
    private final Expression selector;
    private final List<Integer> keys = new ArrayList<>();
    private final List<Expression> bodies = new ArrayList<>();

    IntSwitch(Expression selector) {
        this.selector = selector;
    }

    /** Adds what runs when the selector equals the key; it does not fall through to the next case. */
    public IntSwitch on(int key, Expression... body) {
        if (keys.contains(key)) {
            throw CodegenErrors.sameCaseTwice(key);
        }
        keys.add(key);
        bodies.add(Expressions.sequence(body));
        return this;
    }

    /** Returns the switch as a statement that runs this when no case fits; nothing may be given. */
    public Expression otherwise(Expression... body) {
        return new SwitchOnInt(selector, keys, bodies, Expressions.sequence(body));
    }
}
