package dev.piculet.binary.engine;

import dev.piculet.binary.schema.WireSchema;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What reads values of schemas that bytes brought along: those used last, and no more than their own bytes allow, for
 * anybody may send any number of them. Thread-safe, and locked for no longer than a look into a table.
 *
 * @param <R> what reads the values of one schema
 */
final class ForeignRoots<R> {
    /** What all schemas weigh together. What is made of a schema takes some hundred times its bytes. */
    static final int MAX_WEIGHT = 512 * 1024;

    /** What a schema weighs besides its bytes. */
    private static final int BASE_WEIGHT = 1024;

    private final Map<Key, R> roots = new LinkedHashMap<>(16, 0.75f, /* accessOrder= */ true);
    private int weight;

    /**
     * A schema's bytes, with the fingerprint that they have, or claim to have.
     *
     * @param place if it is not null, only places that declare this class read by it
     */
    record Key(int fingerprint, byte[] schema, Class<?> place) {
        Key(int fingerprint, byte[] schema) {
            this(fingerprint, schema, null);
        }

        static Key of(WireSchema schema) {
            return new Key(schema.fingerprint(), schema.toBytes());
        }

        int weight() {
            return BASE_WEIGHT + schema.length;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && key.fingerprint == fingerprint
                    && key.place == place
                    && Arrays.equals(key.schema, schema);
        }

        @Override
        public int hashCode() {
            return fingerprint;
        }
    }

    /** Returns what reads a schema; null if it is not known any more. */
    synchronized R get(Key key) {
        return roots.get(key);
    }

    /** Keeps what reads a schema, unless it is too large, and returns it, or what another thread has kept meanwhile. */
    synchronized R put(Key key, R root) {
        if (key.weight() > MAX_WEIGHT) {
            return root;
        }
        R other = roots.get(key);
        if (other != null) {
            return other;
        }
        roots.put(key, root);
        weight += key.weight();
        Iterator<Key> eldest = roots.keySet().iterator();
        while (weight > MAX_WEIGHT) {
            weight -= eldest.next().weight();
            eldest.remove();
        }
        return root;
    }

    /** The number of schemas that are kept. */
    synchronized int size() {
        return roots.size();
    }
}
