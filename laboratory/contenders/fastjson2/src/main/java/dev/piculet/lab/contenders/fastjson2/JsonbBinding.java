package dev.piculet.lab.contenders.fastjson2;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.piculet.lab.contender.Binding;
import java.lang.reflect.Type;

/**
 * Contexts, which hold the settings, are made once and used for all calls.
 *
 * <p>Files go through byte arrays: {@code JSONB.writeTo} ignores BeanToArray for the root.
 */
final class JsonbBinding implements Binding<Object> {
    private final Type type;
    private final JSONWriter.Context writing;
    private final JSONReader.Context reading;

    JsonbBinding(Type type, JSONWriter.Context writing, JSONReader.Context reading) {
        this.type = type;
        this.writing = writing;
        this.reading = reading;
    }

    @Override
    public byte[] serialize(Object value) {
        return JSONB.toBytes(value, writing);
    }

    @Override
    public Object deserialize(byte[] bytes) {
        return JSONB.parseObject(bytes, 0, bytes.length, type, reading);
    }
}
