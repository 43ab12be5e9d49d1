package dev.piculet.lab.contenders.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonWriter;
import dev.piculet.lab.contender.StreamBinding;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;

/** A type whose converter dsl-json puts together at run time, by reflection, which its runtime setup allows. Keeps one writer. */
final class RuntimeBinding implements StreamBinding<Object> {
    private final DslJson<Object> json;
    private final Type type;
    private final JsonWriter writer;

    RuntimeBinding(DslJson<Object> json, Type type) {
        this.json = json;
        this.type = type;
        writer = json.newWriter();
    }

    @Override
    public byte[] serialize(Object value) throws IOException {
        writer.reset();
        if (!json.serialize(writer, type, value)) {
            throw new IOException("dsl-json finds no converter for " + type.getTypeName());
        }
        return writer.toByteArray();
    }

    @Override
    public Object deserialize(byte[] bytes) throws IOException {
        return json.deserialize(type, bytes, bytes.length);
    }

    @Override
    public Object deserialize(InputStream stream) throws IOException {
        return json.deserialize(type, stream);
    }
}
