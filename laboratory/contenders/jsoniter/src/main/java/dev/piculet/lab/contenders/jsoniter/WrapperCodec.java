package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.JsonIterator;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.Decoder;
import com.jsoniter.spi.Encoder;
import dev.piculet.lab.payload.kotlin.Wrapper;
import java.io.IOException;

/** A wrapper as its bare number, which the payload class says in annotations that are not jsoniter's. */
final class WrapperCodec implements Encoder, Decoder {
    @Override
    public void encode(Object wrapper, JsonStream stream) throws IOException {
        stream.writeVal(((Wrapper) wrapper).getValue());
    }

    @Override
    public Object decode(JsonIterator iterator) throws IOException {
        return new Wrapper(iterator.readInt());
    }
}
