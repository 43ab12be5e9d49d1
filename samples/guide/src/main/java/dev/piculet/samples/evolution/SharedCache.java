package dev.piculet.samples.evolution;

import dev.piculet.binary.Schema;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.SchemaMismatchException;
import java.util.Map;
import java.util.Optional;

// region cache
/** How do an old and a new program share a cache while both run? Each publishes its schema in the cache. */
public final class SharedCache<T> {
    private final Class<T> type;
    private final Map<String, byte[]> values;
    private final Map<Integer, byte[]> schemas;
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

    public Optional<T> get(String key) {
        return Optional.ofNullable(values.get(key)).map(this::read);
    }

    private T read(byte[] bytes) {
        try {
            return serializer.deserialize(bytes);
        } catch (SchemaMismatchException e) {
            serializer = makeSerializer(); // a program that started later has published its schema
            return serializer.deserialize(bytes);
        }
    }

    private TypedSerializer<T> makeSerializer() {
        TypedSerializerBuilder<T> builder = TypedSerializer.builder(type);
        schemas.values().forEach(schema -> builder.reads(Schema.parse(schema)));
        return builder.build();
    }
}
// endregion
