package dev.piculet.codegen.tree;

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
}
