package dev.piculet.floors.sample;

import static dev.piculet.floors.sample.ground.Ground.HEIGHT;

/** Has a constant of another package, which its class file does not name. */
public final class Chimney {
    private Chimney() {}

    public static int height() {
        return HEIGHT + 1;
    }
}
