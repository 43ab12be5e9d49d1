package dev.piculet.floors.sample.ground;

public final class Ground {
    public static final int HEIGHT = 3;

    private Ground() {}

    public static Object[] bricks() {
        return new Object[HEIGHT];
    }
}
