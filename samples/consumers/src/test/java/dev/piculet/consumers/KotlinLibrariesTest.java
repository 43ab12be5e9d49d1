package dev.piculet.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Published classes use only parts of Kotlin's library that every promised version has. Kotlin's compiler checks that
 * by {@code apiVersion}, but not for Java sources and experimental API.
 */
class KotlinLibrariesTest {
    /**
     * A reference of a class that may be missing.
     *
     * @param fault as an expression
     * @param until the first version that has it
     */
    private record Guarded(String fault, int... until) {
        boolean excuses(String found, KotlinVersion kotlin) {
            return !kotlin.isAtLeast(until) && found.matches(fault);
        }
    }

    private static final List<Guarded> GUARDED = List.of(
            // Loaded when a mapper meets an instant, whose class is looked up by name.
            new Guarded(
                    "dev\\.piculet\\.jackson[23]\\.kotlin\\.Instant(From|To)JavaConverter: "
                            + "kotlin\\.time\\.(Instant|jdk8\\.InstantConversionsJDK8Kt)\\b.* is not there",
                    2,
                    1,
                    20),
            // Loaded once a mapper meets one, as above.
            new Guarded(
                    "dev\\.piculet\\.jackson[23]\\.kotlin\\.Uuid(Deserializer|KeyDeserializer|sKt): "
                            + "kotlin\\.uuid\\.Uuid\\b.* is not there",
                    2,
                    0,
                    20));

    @ParameterizedTest
    @MethodSource("dev.piculet.consumers.KotlinVersion#all")
    void everythingNamedExists(KotlinVersion kotlin) throws IOException {
        List<String> faults = faults(kotlin);
        faults.removeIf(fault -> GUARDED.stream().anyMatch(guarded -> guarded.excuses(fault, kotlin)));
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void guardedReferencesAreMissingInSomeVersion() throws IOException {
        List<Guarded> idle = new ArrayList<>(GUARDED);
        for (KotlinVersion kotlin : KotlinVersion.all()) {
            for (String fault : faults(kotlin)) {
                idle.removeIf(guarded -> guarded.excuses(fault, kotlin));
            }
        }
        assertEquals(List.of(), idle);
    }

    private static List<String> faults(KotlinVersion kotlin) throws IOException {
        return Linkage.faultsOf(ShippedArtifacts.all().values(), Linkage.classPath(kotlin.folder(), "kotlin-stdlib"));
    }
}
