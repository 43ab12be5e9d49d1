package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Classes that the first use of a type loads contain no lambdas and no streams: the first of each in a JVM loads more
 * classes than the whole interpreted serializer.
 */
@Tag("jdk")
class FirstUseTest {
    private static final List<String> PACKAGES =
            List.of("codec", "encoding", "form", "io", "layout", "leaf", "runtime", "schema");

    /**
     * Classes that are loaded later: to read bytes without classes, to read foreign schemas, or with generated code.
     */
    private static final Set<String> LATER = Set.of(
            "codec/TreeCodecFactory.class",
            "form/FixedListForm.class",
            "leaf/PatternLeaf.class",
            "runtime/GeneratedRoot.class",
            "schema/DefinitionGraph.class",
            "schema/ObjectDensity.class",
            "schema/SchemaValidation.class");

    @Test
    void interpretedCodecsNameNoLambdasAndNoStreams() throws Exception {
        Path root = Path.of(TypedSerializer.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .resolve("dev/piculet/binary");
        List<String> found = new ArrayList<>();
        int classes = 0;
        for (String name : PACKAGES) {
            try (Stream<Path> files = Files.walk(root.resolve(name))) {
                for (Path file :
                        files.filter(it -> it.toString().endsWith(".class")).toList()) {
                    classes++;
                    if (namesAny(file)) {
                        found.add(root.relativize(file).toString().replace('\\', '/'));
                    }
                }
            }
        }
        assertTrue(classes > 100, classes + " classes");
        found.removeAll(LATER);
        assertEquals(List.of(), found);
    }

    /** Whether a class file's constants name either. */
    private static boolean namesAny(Path file) throws IOException {
        String constants = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        return constants.contains("java/lang/invoke/LambdaMetafactory") || constants.contains("java/util/stream/");
    }
}
