package dev.piculet.floors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReachabilityTest {
    private static final Path SAMPLE = Path.of("target/test-classes/dev/piculet/floors/sample");

    @Test
    void classesThatAProductUsesAreNeeded() {
        assertEquals(
                List.of(), Reachability.unreached(List.of(SAMPLE.resolve("roof")), List.of(SAMPLE.resolve("ground"))));
    }

    @Test
    void unusedClassesAreNotNeeded() {
        assertEquals(
                List.of("dev.piculet.floors.sample.roof.Roof"),
                Reachability.unreached(List.of(SAMPLE.resolve("ground")), List.of(SAMPLE.resolve("roof"))));
    }
}
