package dev.piculet.codegen;

import dev.piculet.codegen.node.SwitchOnInt;
import dev.piculet.codegen.tree.Expression;
import java.util.ArrayList;
import java.util.List;

/** Collects the cases of a switch on an int; made by {@link Expressions#switchOn}, finished by {@link #otherwise}. */
public final class IntSwitch {
    private final Expression selector;
    private final List<Integer> keys = new ArrayList<>();
    private final List<Expression> bodies = new ArrayList<>();
    private boolean fallsThrough;

    IntSwitch(Expression selector) {
        this.selector = selector;
    }

    /** Lets each case fall through to the one added after it, and the last one to the default. */
    public IntSwitch fallingThrough() {
        fallsThrough = true;
        return this;
    }

    /** Adds what runs when the selector equals the key; it does not fall through to the next case by itself. */
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
        return new SwitchOnInt(selector, keys, bodies, Expressions.sequence(body), fallsThrough);
    }
}
