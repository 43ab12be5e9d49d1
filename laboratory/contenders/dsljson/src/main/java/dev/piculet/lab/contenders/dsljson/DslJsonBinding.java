package dev.piculet.lab.contenders.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonWriter;
import dev.piculet.lab.contender.StreamBinding;
import java.io.IOException;
import java.io.InputStream;

/** Keeps one writer, as dsl-json's documentation asks for; it keeps a reader for each thread itself. */
final class DslJsonBinding<T> implements StreamBinding<T> {
    private final DslJson<Object> json;
    private final Class<T> type;
    private final JsonWriter writer;

    DslJsonBinding(DslJson<Object> json, Class<T> type) {
        this.json = json;
        this.type = type;
        writer = json.newWriter();
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        writer.reset();
        json.serialize(writer, value);
        return writer.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        return json.deserialize(type, bytes, bytes.length);
    }

    @Override
    public T deserialize(InputStream stream) throws IOException {
        return json.deserialize(type, stream);
    }
}
