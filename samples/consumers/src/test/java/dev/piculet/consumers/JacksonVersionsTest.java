package dev.piculet.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The oldest and the newest release of each promised minor version of Jackson have everything that the adapters and
 * drop-ins refer to. These are compiled with the newest alone. Generated code calls Jackson only through their classes.
 */
class JacksonVersionsTest {
    private static final Path VERSIONS = Path.of(System.getProperty("jackson.versions"));

    /** References that some versions lack, and the effect there. */
    private static final Map<String, String> GUARDED = Map.of(
            "dev.piculet.jackson3.beans.DynamicProperty: dev.piculet.jackson3.beans.DynamicProperty._applyView is not there",
            "before 3.2: NoSuchFieldError is caught, properties have no views of their own",
            "dev.piculet.jackson3.beans.JacksonCalls: tools.jackson.databind.cfg.GeneratorInitializer is not there",
            "before 3.2: NoSuchMethodError is caught, nobody is asked about generators",
            "dev.piculet.jackson3.beans.JacksonCalls: tools.jackson.databind.SerializationConfig.getGeneratorInitializer() is not there",
            "the same",
            "dev.piculet.jackson2.PiculetJsonMapper: com.fasterxml.jackson.databind.json.JsonMapper.clearCaches() is not there",
            "before 2.19: NoSuchMethodError is caught, the method is refused",
            "dev.piculet.jackson2.kotlin.RequiredMarkers: com.fasterxml.jackson.annotation.JsonProperty.isRequired() is not there",
            "before 2.19: NoSuchMethodError is caught, annotations can't say so");

    static List<String> versions() throws IOException {
        try (Stream<Path> folders = Files.list(VERSIONS)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void twoPatchesOfEachMinorVersionAreLookedAt() throws IOException {
        Map<String, Long> patches = versions().stream()
                .collect(Collectors.groupingBy(version -> version.replaceFirst("\\.\\d+$", ""), Collectors.counting()));
        assertEquals(Set.of("2.18", "2.19", "2.20", "2.21", "2.22", "3.0", "3.1", "3.2"), patches.keySet());
        assertEquals(Set.of(2L), Set.copyOf(patches.values()), patches.toString());
    }

    @ParameterizedTest
    @MethodSource("versions")
    void everythingNamedExists(String version) throws IOException {
        List<String> faults = faults(version);
        faults.removeAll(GUARDED.keySet());
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void guardedReferencesAreMissingInSomeVersion() throws IOException {
        Set<String> missing = new TreeSet<>();
        for (String version : versions()) {
            missing.addAll(faults(version));
        }
        missing.retainAll(GUARDED.keySet());
        assertEquals(new TreeSet<>(GUARDED.keySet()), missing);
    }

    private static List<String> faults(String version) throws IOException {
        String major = version.substring(0, 1);
        List<Path> artifacts = Stream.of("", "-kotlin", "-dropin")
                .map(suffix -> "piculet-jackson" + major + suffix)
                .map(ShippedArtifacts.all()::get)
                .toList();
        return Linkage.faultsOf(artifacts, Linkage.classPath(VERSIONS.resolve(version), "jackson-"));
    }
}
