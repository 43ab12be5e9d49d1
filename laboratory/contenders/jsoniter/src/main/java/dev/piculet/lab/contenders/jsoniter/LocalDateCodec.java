package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.JsonIterator;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.Decoder;
import com.jsoniter.spi.Encoder;
import java.io.IOException;
import java.time.LocalDate;

/** A date as in {@code "2021-05-08"}. */
final class LocalDateCodec implements Encoder, Decoder {
    @Override
    public void encode(Object date, JsonStream stream) throws IOException {
        stream.writeVal(date.toString());
    }

    @Override
    public Object decode(JsonIterator iterator) throws IOException {
        return LocalDate.parse(iterator.readString());
    }
}
