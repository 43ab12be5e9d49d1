package dev.piculet.samples.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a program can't read is missing for it, and harms nothing else. */
class SharedCacheTest {
    record Narrow(int points) {}

    record Wide(long points) {}

    enum Few {
        RED
    }

    enum Many {
        RED,
        BLUE
    }

    record Painted(Many color) {}

    record Repainted(Few color) {}

    private final Map<String, byte[]> values = new TreeMap<>();
    private final Map<Integer, byte[]> schemas = new TreeMap<>();

    private <T> SharedCache<T> cache(Class<T> type) {
        return new SharedCache<>(type, values, schemas);
    }

    @Test
    void aSchemaThatDoesNotFitIsLeftOut() {
        SharedCache<Narrow> old = cache(Narrow.class);
        SharedCache<Wide> present = cache(Wide.class);
        present.put("new", new Wide(1L << 40));
        assertEquals(Optional.empty(), old.get("new"));
        SharedCache<Narrow> startedLater = cache(Narrow.class);
        assertEquals(Optional.empty(), startedLater.get("new"));
        startedLater.put("old", new Narrow(7));
        assertEquals(Optional.of(new Narrow(7)), old.get("old"));
        assertEquals(Optional.of(new Wide(7)), present.get("old"));
    }

    @Test
    void aValueWithARemovedConstantIsMissing() {
        SharedCache<Painted> old = cache(Painted.class);
        old.put("red", new Painted(Many.RED));
        old.put("blue", new Painted(Many.BLUE));
        SharedCache<Repainted> present = cache(Repainted.class);
        assertEquals(Optional.empty(), present.get("blue"));
        assertEquals(Optional.of(new Repainted(Few.RED)), present.get("red"));
    }
}
