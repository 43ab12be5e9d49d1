package dev.piculet.binary;

import dev.piculet.binary.fixture.Lab.Complex;
import dev.piculet.binary.fixture.Lab.MediaContent;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads with generated code, and prints a line on success only. */
final class UnsafeFreeMain {
    private UnsafeFreeMain() {}

    /** The serializers to use. */
    record Everything(MediaContent media, List<Complex> more) {}

    public static void main(String[] arguments) {
        Everything value = new Everything(MediaContent.sample(), new ArrayList<>(List.of(Complex.of(1))));
        Twins<Everything> twins = Twins.of(Everything.class);
        twins.assertRoundTrip(value);
        System.out.println("generated " + twins.isGenerated());
    }
}
