package dev.piculet.lab.contenders.avaje;

import dev.piculet.lab.contender.TextBinding;
import io.avaje.jsonb.JsonType;

/** One type, looked up once. */
record AvajeBinding<T>(JsonType<T> type) implements TextBinding<T> {
    @Override
    public String serializeText(T value) {
        return type.toJson(value);
    }

    @Override
    public T deserializeText(String text) {
        return type.fromJson(text);
    }

    @Override
    public byte[] serialize(T value) {
        return type.toJsonBytes(value);
    }

    @Override
    public T deserialize(byte[] bytes) {
        return type.fromJson(bytes);
    }
}
