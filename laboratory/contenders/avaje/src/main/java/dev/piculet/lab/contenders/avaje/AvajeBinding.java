package dev.piculet.lab.contenders.avaje;

import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.TextBinding;
import io.avaje.jsonb.JsonType;
import java.io.InputStream;

/** One type, looked up once. */
record AvajeBinding<T>(JsonType<T> type) implements TextBinding<T>, StreamBinding<T> {
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

    @Override
    public T deserialize(InputStream stream) {
        return type.fromJson(stream);
    }
}
