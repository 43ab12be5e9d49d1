package dev.piculet.lab.contenders.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReader;
import com.alibaba.fastjson2.writer.ObjectWriter;
import dev.piculet.lab.payload.kotlin.Wrapper;
import java.lang.reflect.Type;

/** A wrapper as its bare number, which the payload class says in annotations that are not fastjson2's. */
final class WrapperCodec implements ObjectReader<Wrapper>, ObjectWriter<Wrapper> {
    static final WrapperCodec INSTANCE = new WrapperCodec();

    private WrapperCodec() {}

    @Override
    public void write(JSONWriter writer, Object wrapper, Object fieldName, Type fieldType, long features) {
        writer.writeInt32(((Wrapper) wrapper).getValue());
    }

    @Override
    public Wrapper readObject(JSONReader reader, Type fieldType, Object fieldName, long features) {
        return new Wrapper(reader.readInt32Value());
    }

    @Override
    public long getFeatures() {
        return 0;
    }
}
