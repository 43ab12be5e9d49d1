package dev.piculet.binary.engine;

import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.layout.RootTypes;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The serializers of values that describe themselves, by their classes: each is made when it is first needed. Thread-safe. */
final class DescribedClasses {
    private final KnownTypes types;
    private final RootTypes roots;
    private final Map<Integer, Reader> readers;
    private final Map<Class<?>, Entry> entries = new ConcurrentHashMap<>();

    /**
     * A class's serializer.
     *
     * @param description what its values begin with
     * @param readAs the class of what is read instead of its values; null if they may be read themselves
     */
    record Entry(SerializerCore core, byte[] description, Class<?> readAs) {}

    /** What reads the values of one schema. */
    record Reader(byte[] schema, SwitchingRoot root) {}

    /** @param readers gets what reads the values that are written here, by the fingerprints of their schemas */
    DescribedClasses(KnownTypes types, RootTypes roots, Map<Integer, Reader> readers) {
        this.types = types;
        this.roots = roots;
        this.readers = readers;
    }

    /** Returns that of a class which was written before; null if none was. */
    Entry known(Class<?> type) {
        return entries.get(type);
    }

    /** Returns that of a class: objects, arrays and optionals have a schema of their own; everything else stands in an open place. */
    Entry of(Class<?> type) {
        Entry known = known(type);
        if (known != null) {
            return known;
        }
        Entry entry = type == Object.class || roots.mayBeRoot(type) ? make(type) : null;
        if (entry == null || type != Object.class && !roots.isToldBy(entry.core.schema(), type)) {
            return of(Object.class);
        }
        readers.put(
                entry.core.schema().fingerprint(),
                new Reader(entry.core.schema().toBytes(), entry.core.root()));
        return keep(type, entry);
    }

    /**
     * Keeps what {@link #of} returned for a class, once a value of it is written. One that is refused in an open place is not kept,
     * nor a collection's that is written as one of the JDK's: its loader may go long before this serializer.
     */
    Entry keep(Class<?> type, Entry entry) {
        if (entry == entries.get(Object.class) && !types.isLasting(type)) {
            return entry;
        }
        Entry other = entries.putIfAbsent(type, entry);
        return other != null ? other : entry;
    }

    private Entry make(Class<?> type) {
        try {
            SerializerCore core = core(type);
            return new Entry(core, SelfDescription.of(core.schema()), types.readAs(type));
        } catch (dev.piculet.access.error.UnsupportedClassException e) {
            throw SchemaErrors.asOurs(e);
        }
    }

    private SerializerCore core(Class<?> type) {
        if (type == Object.class) {
            return types.anything();
        }
        return type.isArray() ? types.make(type).core() : types.ofClass(type).core();
    }

    /** Returns that of a class which bytes tell. They may tell of any number of arrays: only those that are written here are kept. */
    Entry ofBytes(Class<?> type) {
        Entry known = entries.get(type);
        if (known != null) {
            return known;
        }
        return type.isArray() ? make(type) : of(type);
    }

    boolean isKept(Class<?> type) {
        return entries.containsKey(type);
    }
}
