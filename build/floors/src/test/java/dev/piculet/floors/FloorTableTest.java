package dev.piculet.floors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FloorTableTest {
    private static final String DOCUMENT = """
            # Architecture

            ### `house`

            | `not` | `this` |

            ## Floors

            A row may use the rows above it.

            ### `shed`

            | package | may use |
            | --- | --- |
            | `com.example.shed` | |

            ### `house`

            | package | may use |
            | --- | --- |
            | `com.example` | |
            | `ground` | |
            | `roof` | `com.example`, `ground` |

            ## Next

            | `other` | `table` |
            """;

    private static List<Floor> read(String document) {
        return new FloorTable("house", "com.example").read(document);
    }

    private static String refused(String document) {
        return assertThrows(AssertionError.class, () -> read(document)).getMessage();
    }

    @Test
    void theTableOfAModuleIsRead() {
        assertEquals(
                List.of(
                        new Floor("com.example", Set.of()),
                        new Floor("com.example.ground", Set.of()),
                        new Floor("com.example.roof", Set.of("com.example", "com.example.ground"))),
                read(DOCUMENT));
    }

    @Test
    void aUseOfAHigherFloorIsRefused() {
        String message = refused(DOCUMENT.replace("| `ground` | |", "| `ground` | `roof` |"));
        assertTrue(message.contains("com.example.ground uses com.example.roof, which has no row above it"), message);
    }

    @Test
    void aUseOfAPackageWithoutARowIsRefused() {
        assertTrue(refused(DOCUMENT.replace("| `ground` | |", "| `ground` | `cellar` |"))
                .contains("uses com.example.cellar"));
    }

    @Test
    void twoRowsOfAPackageAreRefused() {
        assertTrue(refused(DOCUMENT.replace("| `roof` |", "| `ground` |")).contains("com.example.ground has two rows"));
    }

    @Test
    void aTableThatIsNotThereIsRefused() {
        assertTrue(refused(DOCUMENT.replace("### `house`", "### `hut`")).contains("no table '### `house`'"));
        assertTrue(refused(DOCUMENT.replace("## Floors", "## Storeys")).contains("no table '### `house`'"));
    }
}
