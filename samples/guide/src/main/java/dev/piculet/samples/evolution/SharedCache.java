package dev.piculet.samples.evolution;

import dev.piculet.binary.Schema;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.SchemaMismatchException;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

// region cache
/** How do an old and a new program share a cache while both run? Each publishes its schema in the cache. */
public final class SharedCache<T> {
    private final Class<T> type;
    private final Map<String, byte[]> values;
    private final Map<Integer, byte[]> schemas;
    private final Set<Integer> known = new HashSet<>();
    private volatile TypedSerializer<T> serializer;

    /** Both maps are in the store that the programs share. */
    public SharedCache(Class<T> type, Map<String, byte[]> values, Map<Integer, byte[]> schemas) {
        this.type = type;
        this.values = values;
        this.schemas = schemas;
        serializer = makeSerializer();
        Schema own = serializer.schema();
        schemas.put(own.fingerprint(), own.toBytes()); // before the first value
    }

    public void put(String key, T value) {
        values.put(key, serializer.serialize(value));
    }

    /** Returns nothing also for a value that does not fit this program's class, or holds a constant that it lacks. */
    public Optional<T> get(String key) {
        return Optional.ofNullable(values.get(key)).flatMap(this::read);
    }

    private Optional<T> read(byte[] bytes) {
        TypedSerializer<T> present = serializer;
        try {
            return Optional.of(present.deserialize(bytes));
        } catch (SchemaMismatchException e) {
            return renewed() == present ? Optional.empty() : read(bytes);
        }
    }

    /** Makes another serializer if a program that started later has published its schema. */
    private synchronized TypedSerializer<T> renewed() {
        if (!known.containsAll(schemas.keySet())) {
            serializer = makeSerializer();
        }
        return serializer;
    }

    private TypedSerializer<T> makeSerializer() {
        TypedSerializerBuilder<T> builder = TypedSerializer.builder(type);
        schemas.forEach((fingerprint, bytes) -> {
            known.add(fingerprint);
            Schema schema = Schema.parse(bytes);
            if (fits(schema)) {
                builder.reads(schema);
            }
        });
        return builder.build();
    }

    /** Where a field was widened, the new schema does not fit an old program. */
    private boolean fits(Schema schema) {
        try {
            TypedSerializer.builder(type).reads(schema).build();
            return true;
        } catch (SchemaMismatchException e) {
            return false;
        }
    }
}
// endregion
