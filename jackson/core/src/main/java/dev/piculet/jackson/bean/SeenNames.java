package dev.piculet.jackson.bean;

import java.util.List;

/** The names of the fullest instance that was read shortly before code is generated, in their order. Thread-safe. */
public final class SeenNames {
    private volatile List<String> names = List.of();

    /** Learns the names of one instance; of two that are equally full, the later counts. */
    public void learn(List<String> ofInstance) {
        if (ofInstance.size() >= names.size()) {
            names = List.copyOf(ofInstance);
        }
    }

    /** Returns the names that instances are likely to have, in their order; empty if nothing was learned. */
    public List<String> names() {
        return names;
    }
}
