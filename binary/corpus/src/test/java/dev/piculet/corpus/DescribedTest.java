package dev.piculet.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Published classes that no constructor restores say how their objects are created instead, and why. The text is kept in a
 * file, which {@code -Dgolden.update=true} writes.
 */
class DescribedTest {
    private static final Path STRANGERS = Path.of("target", "strangers");
    private static final Path GOLDEN = Path.of("src", "test", "resources", "described.txt");

    private static final List<String> SERIALIZABLE = List.of(
            "org.apache.commons.lang3.CharSet",
            "org.apache.commons.math3.fraction.Fraction",
            "org.apache.commons.math3.analysis.polynomials.PolynomialFunction",
            "org.apache.commons.math3.fraction.BigFraction",
            "org.apache.commons.math3.linear.BlockRealMatrix",
            "org.apache.commons.math3.random.Well512a",
            "org.apache.commons.math3.stat.descriptive.moment.VectorialMean",
            "org.apache.commons.math3.stat.regression.RegressionResults",
            "org.jheaps.monotone.DoubleRadixHeap",
            "org.threeten.extra.chrono.CopticDate",
            "org.threeten.extra.chrono.JulianDate");

    private static final List<String> NAMED = List.of(
            "org.joda.money.BigMoney",
            "org.apache.commons.math3.util.MultidimensionalCounter",
            "org.locationtech.jts.index.hprtree.HilbertEncoder");

    private final ClassLoader loader = Library.loader(STRANGERS);

    @Test
    void classesWithoutAFittingConstructorSayHowTheyAreMade() throws Exception {
        List<String> texts = new ArrayList<>();
        for (String name : SERIALIZABLE) {
            texts.add(builder(name).build().describe());
        }
        for (String name : NAMED) {
            Class<?> type = loader.loadClass(name);
            texts.add(builder(name).createWithoutConstructor(type).build().describe());
        }
        String text = String.join("\n\n", texts) + "\n";
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(GOLDEN, text);
        }
        assertEquals(Files.readString(GOLDEN), text);
    }

    private TypedSerializerBuilder<?> builder(String name) throws ClassNotFoundException {
        return TypedSerializer.builder(loader.loadClass(name)).allow(Integer.class);
    }
}
