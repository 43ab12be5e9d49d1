package dev.piculet.codegen.tree;

import java.util.Objects;

/** Names a loop, for statements in its body that leave it or start its next round. */
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
}
