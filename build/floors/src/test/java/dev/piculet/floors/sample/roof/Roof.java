package dev.piculet.floors.sample.roof;

import dev.piculet.floors.sample.ground.Ground;

public final class Roof {
    private Roof() {}

    public static Object tile() {
        return Ground.bricks()[0];
    }
}
