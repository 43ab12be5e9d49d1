package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The guide's figures for the depth of a value on a serializer's first use, on threads with stacks of several sizes.
 */
class DepthTest {
    private static final int KB = 1024;

    /** Large enough to write the value that is read on a smaller stack. */
    private static final int LARGE = 64 * KB;

    @TempDir
    Path folder;

    private String call(String shape, String way, int stackInKb, int generateAfter, int depth) throws Exception {
        Path file = folder.resolve("value");
        if (way.equals("read")) {
            assertEquals("carried " + depth, run(shape, "store", LARGE, -1, depth, file));
        }
        return run(shape, way, stackInKb, generateAfter, depth, file);
    }

    private static String run(String shape, String way, int stackInKb, int generateAfter, int depth, Path file)
            throws Exception {
        return new ForkedJvm()
                .run(
                        60,
                        DepthMain.class,
                        shape,
                        way,
                        Integer.toString(stackInKb * KB),
                        Integer.toString(generateAfter),
                        Integer.toString(depth),
                        file.toString())
                .strip();
    }

    @ParameterizedTest
    @CsvSource({
        "FIELD, read, 1024, 1000",
        "LIST, write, 1024, 800",
        "LIST, read, 1024, 800",
        "MAP, read, 1024, 800",
        "OPTIONAL, write, 1024, 800",
        "SEALED, write, 1024, 800",
        "SEALED, read, 1024, 800",
        "OBJECT, write, 1024, 500",
        "OBJECT, read, 1024, 500",
        "MAP_OF_LISTS_OF_OPTIONALS, write, 1024, 400",
        "MAP_OF_LISTS_OF_OPTIONALS, read, 1024, 400",
        "MAP_OF_LISTS_OF_OPTIONALS, write, 4096, 1000",
        "MAP_OF_LISTS_OF_OPTIONALS, read, 4096, 1000"
    })
    void theFirstCallReachesTheDepthInTheGuide(String shape, String way, int stackInKb, int depth) throws Exception {
        for (int generateAfter : new int[] {-1, 0}) {
            assertEquals("carried " + depth, call(shape, way, stackInKb, generateAfter, depth));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "LIST, write, -1",
        "LIST, read, -1",
        "LIST, read, 0",
        "MAP_OF_LISTS_OF_OPTIONALS, write, 0",
        "MAP_OF_LISTS_OF_OPTIONALS, read, -1"
    })
    void aStackThatEndsBeforeTheLimitIsATypedErrorWithARemedy(String shape, String way, int generateAfter)
            throws Exception {
        String printed = call(shape, way, 320, generateAfter, 1_000);
        assertTrue(
                printed.matches(
                        "The thread's stack is too small: it ended with [1-9]\\d\\d? objects inside each other, of"
                                + " 1000 that are allowed, at \\$\\.\\R"
                                + "  Use a thread with a larger stack \\(the last parameter of Thread's constructor, or -Xss\\), or"
                                + " lower Limits\\.depth\\."),
                printed);
    }
}
