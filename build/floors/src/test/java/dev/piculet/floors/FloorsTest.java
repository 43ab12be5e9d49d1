package dev.piculet.floors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FloorsTest {
    private static final String BASE = "dev.piculet.floors.sample";
    private static final String GROUND = BASE + ".ground";
    private static final String ROOF = BASE + ".roof";

    private static final Floor BOTTOM = new Floor(GROUND, Set.of());
    private static final Floor TOP = new Floor(ROOF, Set.of(GROUND));
    private static final Floor CHIMNEY = new Floor(BASE, Set.of(GROUND));

    private static List<String> faults(Floor... floors) {
        ClassArrows classes = new ClassArrows(Path.of("target/test-classes/dev/piculet/floors/sample"));
        List<Arrow> imports = ImportArrows.of(Path.of("src/test/java/dev/piculet/floors/sample"));
        return new Floors(List.of(floors))
                .faults(
                        classes.packages(),
                        Stream.concat(classes.arrows().stream(), imports.stream())
                                .toList());
    }

    @Test
    void theTableIsRight() {
        assertEquals(List.of(), faults(BOTTOM, TOP, CHIMNEY));
    }

    @Test
    void anArrowThatIsNotInTheTableIsAFault() {
        List<String> faults = faults(BOTTOM, new Floor(ROOF, Set.of()), CHIMNEY);
        assertEquals(1, faults.size(), faults.toString());
        assertTrue(faults.get(0).startsWith(ROOF + " may not use " + GROUND + ": Method <" + ROOF), faults.toString());
        assertTrue(faults.get(0).contains("(Roof.java:9)"), faults.toString());
    }

    @Test
    void aConstantOfAnotherPackageIsAnArrow() {
        List<String> faults = faults(BOTTOM, TOP, new Floor(BASE, Set.of()));
        assertEquals(1, faults.size(), faults.toString());
        assertTrue(faults.get(0).endsWith("Chimney.java imports " + GROUND + ".Ground.HEIGHT"), faults.toString());
    }

    @Test
    void anArrowThatIsGoneIsAFault() {
        assertEquals(
                List.of(ROOF + " may use " + BASE + " and does not. Take it out of the table."),
                faults(BOTTOM, CHIMNEY, new Floor(ROOF, Set.of(GROUND, BASE))));
    }

    @Test
    void aPackageWithoutAFloorIsAFault() {
        assertEquals(List.of(BASE + " has no floor."), faults(BOTTOM, TOP));
    }

    @Test
    void aFloorWithoutAPackageIsAFault() {
        assertEquals(
                List.of(BASE + ".cellar has a floor and no classes."),
                faults(new Floor(BASE + ".cellar", Set.of()), BOTTOM, TOP, CHIMNEY));
    }

    @Test
    void aModuleWithoutATableIsRefused() {
        AssertionError refused =
                assertThrows(AssertionError.class, () -> Floors.check("build/floors", "dev.piculet.floors"));
        assertTrue(refused.getMessage().contains("no table '### `build/floors`'"), refused.getMessage());
    }
}
