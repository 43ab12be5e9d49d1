package dev.piculet.samples.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The code in the documentation of the API's entry types is quoted from samples, which other tests run. */
class ApiSamplesTest {
    private static final String BINARY = "binary/core/src/main/java/dev/piculet/binary/";
    private static final String SAMPLES = "samples/guide/src/main/";

    @ParameterizedTest
    @CsvSource({
        "TypedSerializer, QuickStart.java#serializers, QuickStart.java#round-trip",
        "BinarySerializer, SelfDescribingValues.java#values,",
        "FramedWriter, OrderLog.java#write,",
        "FramedReader, OrderLog.java#read,",
        "Inspector, Inspecting.java#inspect,",
    })
    void javadocQuotesSamples(String type, String region, String another) {
        String samples = SAMPLES + "java/dev/piculet/samples/binary/";
        List<String> expected = new ArrayList<>(Source.lines(samples + region));
        if (another != null) {
            expected.add("");
            expected.addAll(Source.lines(samples + another));
        }
        assertEquals(expected, quoted(BINARY + type + ".java", " * <pre>{@code", " * }</pre>"));
    }

    @ParameterizedTest
    @CsvSource({
        "binary/kotlin/src/main/kotlin/dev/piculet/binary/kotlin/TypedSerializers.kt, binary/TypesWithArguments.kt#types",
        "jackson/adapters/src/kotlin/kotlin/dev/piculet/jackson3/kotlin/KotlinModule.kt, jackson/Options.kt#options",
    })
    void kdocQuotesSamples(String file, String region) {
        List<String> expected = Source.lines(SAMPLES + "kotlin/dev/piculet/samples/" + region);
        assertEquals(expected, quoted(file, " * ```kotlin", " * ```"));
    }

    /** Returns the first block of code in a file's comments. */
    private static List<String> quoted(String file, String start, String end) {
        List<String> lines = Repository.lines(file);
        List<String> block = lines.subList(lines.indexOf(start) + 1, lines.size());
        return block.subList(0, block.indexOf(end)).stream()
                .map(line -> line.replaceFirst("^ \\* ?", ""))
                .toList();
    }
}
