package dev.piculet.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import kotlin.Metadata;
import org.junit.jupiter.api.Test;

/** Kotlin's compiler refuses a class path with metadata of a version that is newer than the next one. */
class MetadataVersionTest {
    private static final int[] PROMISED = Arrays.stream(
                    System.getProperty("kotlin.shipped.version").split("\\."))
            .mapToInt(Integer::parseInt)
            .toArray();

    @Test
    void everyArtifactForUsersIsLookedAt() throws IOException {
        assertEquals(
                ShippedArtifacts.managed(), List.copyOf(ShippedArtifacts.all().keySet()));
    }

    @Test
    void classesHaveMetadataOfThePromisedVersion() {
        List<String> newer = new ArrayList<>();
        int looked = 0;
        for (Path artifact : ShippedArtifacts.all().values()) {
            for (String file : ShippedArtifacts.files(artifact, ".class").keySet()) {
                Metadata metadata = metadata(file);
                if (metadata != null) {
                    looked++;
                    refuseNewer(artifact, file, metadata.mv(), newer);
                }
            }
        }
        assertEquals(List.of(), newer);
        assertTrue(looked > 100, looked + " classes with metadata were found");
    }

    /** The first file that the compiler reads in a jar. */
    @Test
    void modulesHaveMetadataOfThePromisedVersion() throws IOException {
        List<String> newer = new ArrayList<>();
        int looked = 0;
        for (Path artifact : ShippedArtifacts.all().values()) {
            for (Map.Entry<String, byte[]> file :
                    ShippedArtifacts.files(artifact, ".kotlin_module").entrySet()) {
                looked++;
                refuseNewer(artifact, file.getKey(), moduleVersion(file.getValue()), newer);
            }
        }
        assertEquals(List.of(), newer);
        assertTrue(looked >= 6, looked + " modules were found");
    }

    private static void refuseNewer(Path artifact, String file, int[] version, List<String> newer) {
        if (Arrays.compare(Arrays.copyOf(version, PROMISED.length), PROMISED) > 0) {
            newer.add(artifact + " " + file + ": " + Arrays.toString(version));
        }
    }

    private static Metadata metadata(String file) {
        String name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
        if (name.endsWith("module-info")) {
            return null;
        }
        try {
            return Class.forName(name, false, MetadataVersionTest.class.getClassLoader())
                    .getAnnotation(Metadata.class);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** The number of the version's parts comes first, then the parts. */
    private static int[] moduleVersion(byte[] module) throws IOException {
        DataInputStream input = new DataInputStream(new ByteArrayInputStream(module));
        int[] parts = new int[input.readInt()];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = input.readInt();
        }
        return parts;
    }
}
