package dev.piculet.access;

import static dev.piculet.access.BareInstancesTest.assertRefused;
import static dev.piculet.access.BareInstancesTest.plan;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.access.plan.BareInstances;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects that code gives to each other, and that are not taken for more than they may hold. */
@Tag("jdk")
class GivenObjectsTest {
    private static final String PREFIX = "dev.piculet.access.GivenObjectsTest$";

    @TempDir
    private Path folder;

    static class Source {
        Map<String, String> data;
        Map<String, String> texts;

        Map<String, String> data() {
            return data;
        }

        Map<String, String> texts() {
            return texts;
        }
    }

    /** As builders of Kubernetes' clients are: all is stored if there is a source. */
    static final class OnSomeWays {
        private Map<String, String> data;
        private Map<String, String> texts;
        final int size;

        OnSomeWays(Source source, int size) {
            this.size = size + 1;
            if (source != null) {
                data = source.data() == null ? null : new LinkedHashMap<>(source.data());
                texts = source.texts() == null ? null : new LinkedHashMap<>(source.texts());
            }
        }
    }

    /** As an edge of a graph of JTS: its points are no numbers. */
    static final class Edge {
        final Object[] points;
        final int[] depths = {0, -1, -1};
        final int size;

        Edge(Object[] points) {
            this.points = points;
            depths[1] = points.length;
            size = points.length + 1;
        }
    }

    @Test
    void fieldsThatAreStoredOnSomeWaysOnlyAreNotOne() {
        assertEquals(PREFIX + "OnSomeWays bare, then data, texts, size", plan(OnSomeWays.class, BareInstances.ALWAYS));
    }

    @Test
    void anArrayOfNumbersHoldsNoObjects() {
        assertEquals(PREFIX + "Edge bare, then points, depths, size", plan(Edge.class, BareInstances.ALWAYS));
    }

    @Test
    void nobodyKnowsWhatObjectsHoldWhereMoreIsGivenThanIsNoted() throws Exception {
        String gifts = "all.add(new Object()); ".repeat(300);
        String source =
                "package made; import java.util.*; public class Made { final List<String> items; final Object keeper; "
                        + "int size; Made(List<String> items) { List<Object> all = new ArrayList<>(); " + gifts
                        + "size = all.size(); this.items = items; keeper = %s; } }";
        for (String keeper : new String[] {"items.isEmpty() ? null : new Object()", "all"}) {
            Path own = folder.resolve(keeper.substring(0, 3));
            Path classes = new CompiledSources(own)
                    .with("made.Made", source.formatted(keeper))
                    .compile("-Xlint:none");
            try (URLClassLoader loader = CompiledSources.loader(classes)) {
                assertRefused(
                        loader.loadClass("made.Made"),
                        BareInstances.ALWAYS,
                        "Without a constructor: its code gives more objects to others than are followed.");
            }
        }
    }
}
