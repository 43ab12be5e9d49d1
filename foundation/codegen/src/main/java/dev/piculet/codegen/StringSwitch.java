package dev.piculet.codegen;

import dev.piculet.codegen.node.SwitchOnString;
import dev.piculet.codegen.tree.Expression;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects the cases of a switch on a string; made by {@link Expressions#switchOnString}, finished by {@link
 * #otherwise}.
 */
public final class StringSwitch {
    private final Expression selector;
    private final List<String> keys = new ArrayList<>();
    private final List<Expression> bodies = new ArrayList<>();

    StringSwitch(Expression selector) {
        this.selector = selector;
    }

    /** Adds what runs when the selector equals the key; it does not fall through to the next case. */
    public StringSwitch on(String key, Expression... body) {
        if (keys.contains(key)) {
            throw CodegenErrors.sameCaseTwice(key);
        }
        keys.add(key);
        bodies.add(Expressions.sequence(body));
        return this;
    }

    /** Returns the switch as a statement that runs this when no case fits; nothing may be given. */
    public Expression otherwise(Expression... body) {
        return new SwitchOnString(selector, keys, bodies, Expressions.sequence(body));
    }
}
