package dev.piculet.codegen;

import dev.piculet.codegen.node.LoopExit;
import java.util.Objects;

/** The name of one loop, by which statements in its body leave it or go to its next round. */
public final class Loop {
    private final String name;

    private Loop(String name) {
        this.name = name;
    }

    /** Returns a new loop whose label the printer shows; identity counts, not the name. */
    public static Loop named(String name) {
        return new Loop(Objects.requireNonNull(name, "name"));
    }

    public String name() {
        return name;
    }

    /** Returns a statement that goes on behind the loop. */
    public Expression breakLoop() {
        return new LoopExit(this, /* leaves= */ true);
    }

    /** Returns a statement that goes on with the next evaluation of the loop's condition. */
    public Expression continueLoop() {
        return new LoopExit(this, /* leaves= */ false);
    }
}
