package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The requirements of native images. None is built here: a JVM pretends to be one. */
class NativeImageTest {
    private static final Path METADATA =
            Path.of("src/main/resources/META-INF/native-image/dev.piculet/piculet-binary/reachability-metadata.json");
    private static final Path LEAVES = Path.of("src/main/java/dev/piculet/binary/leaf/Leaves.java");

    private static Set<String> matches(Path file, String pattern) throws IOException {
        Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(file));
        Set<String> found = new TreeSet<>();
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static String run(String... options) throws Exception {
        return new ForkedJvm()
                .with("-Xlog:class+load=info:stdout")
                .with(options)
                .run(60, NativeImageMain.class);
    }

    /** Returns the lines about classes that this project's code defined. */
    private static String defined(String output) {
        return output.lines()
                .filter(it -> it.contains("dev.piculet") && (it.contains("/0x") || it.contains("Foothold")))
                .filter(it -> !it.contains("$$Lambda"))
                .collect(Collectors.joining("\n"));
    }

    private static String printed(String output) {
        return output.lines()
                .filter(it -> it.startsWith("kept ") || it.startsWith("lost "))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void noClassIsDefinedAndNothingIsLost() throws Exception {
        String image = run("-Dorg.graalvm.nativeimage.imagecode=runtime");
        assertEquals("", defined(image));
        assertTrue(!image.contains("WARNING"), image);
        String ordinary = run();
        assertTrue(defined(ordinary).contains("Complex$Codec"), ordinary);
        assertEquals(printed(ordinary), printed(image));
        assertEquals(
                4, printed(image).lines().filter(it -> it.startsWith("kept ")).count(), image);
    }

    @Test
    void allTypesInTheMetadataExist() throws Exception {
        Set<String> types = matches(METADATA, "\"type\": \"([^\"]+)\"");
        for (String type : types) {
            assertTrue(type.endsWith("[]"), type);
            Class.forName(type.substring(0, type.length() - 2));
        }
    }

    /** Arrays are made by reflection. The user names those of the user's classes. */
    @Test
    void arraysOfEverythingWithALayoutAreInTheMetadata() throws Exception {
        Set<String> expected = matches(LEAVES, "case \"(java\\.[^\"]+)\"");
        assertTrue(expected.size() > 30, expected::toString);
        for (String box :
                "Boolean Byte Character Class Double Float Integer Long Object Short String Throwable".split(" ")) {
            expected.add("java.lang." + box);
        }
        Set<String> actual = matches(METADATA, "\"type\": \"([^\"]+)\\[\\]\"");
        assertEquals(expected, actual);
    }
}
