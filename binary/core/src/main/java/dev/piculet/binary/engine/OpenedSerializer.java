package dev.piculet.binary.engine;

import dev.piculet.binary.schema.OpenedSchema;
import dev.piculet.binary.schema.Opening;
import dev.piculet.binary.schema.WireSchema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Writes and reads messages of a type whose places are open, and reads those of its older schemas. Thread-safe. */
final class OpenedSerializer {
    private final SerializerCore core;

    /** By fingerprint. */
    private final Map<Integer, WireSchema> older = new HashMap<>();

    /** What reads values of older schemas, for those that were met. */
    private final Map<Integer, SwitchingRoot> roots = new ConcurrentHashMap<>();

    /** @param olderSchemas of the type, with places that are not open */
    OpenedSerializer(SerializerCore core, Opening opening, List<WireSchema> olderSchemas) {
        this.core = core;
        for (WireSchema each : olderSchemas) {
            WireSchema opened = OpenedSchema.of(each, opening);
            older.putIfAbsent(opened.fingerprint(), opened);
        }
        roots.put(core.schema().fingerprint(), core.root());
    }

    SerializerCore core() {
        return core;
    }

    /**
     * Returns what reads messages with a fingerprint; null if it is that of no schema.
     *
     * @throws dev.piculet.binary.io.BinaryException if values of the schema can't be read as the type
     */
    SwitchingRoot reading(int fingerprint) {
        SwitchingRoot known = roots.get(fingerprint);
        if (known != null || !older.containsKey(fingerprint)) {
            return known;
        }
        SwitchingRoot made = core.bind(older.get(fingerprint));
        SwitchingRoot other = roots.putIfAbsent(fingerprint, made);
        return other != null ? other : made;
    }
}
