package dev.piculet.lab.contenders.fastjson2;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.TextBinding;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Contexts, which hold the settings, are made once and used for all calls. */
final class FastjsonBinding implements TextBinding<Object>, StreamBinding<Object> {
    private final Type type;
    private final JSONWriter.Context writing;
    private final JSONReader.Context reading;

    FastjsonBinding(Type type, JSONWriter.Context writing, JSONReader.Context reading) {
        this.type = type;
        this.writing = writing;
        this.reading = reading;
    }

    @Override
    public String serializeText(Object value) {
        return JSON.toJSONString(value, writing);
    }

    @Override
    public Object deserializeText(String text) {
        return JSON.parseObject(text, type, reading);
    }

    /** Does what {@code JSON.toJSONBytes} does, whose variant with a context does not look for FieldBased in it. */
    @Override
    public byte[] serialize(Object value) {
        try (JSONWriter writer = JSONWriter.ofUTF8(writing)) {
            writer.writeAny(value);
            return writer.getBytes();
        }
    }

    @Override
    public Object deserialize(byte[] bytes) {
        return JSON.parseObject(bytes, type, reading);
    }

    @Override
    public Object deserialize(InputStream stream) {
        return JSON.parseObject(stream, StandardCharsets.UTF_8, type, reading);
    }

    @Override
    public void write(Object value, Path file) throws Exception {
        try (OutputStream out = Files.newOutputStream(file)) {
            JSON.writeTo(out, value, writing);
        }
    }

    @Override
    public Object read(Path file) throws Exception {
        try (InputStream in = Files.newInputStream(file)) {
            return deserialize(in);
        }
    }
}
