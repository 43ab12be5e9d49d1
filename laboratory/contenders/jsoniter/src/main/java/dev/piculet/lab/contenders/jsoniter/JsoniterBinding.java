package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.JsonIterator;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.TypeLiteral;
import dev.piculet.lab.contender.TextBinding;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One type, in the modes that the library has been set up for. Files are read as bytes: reading from a stream is a
 * setting that exchanges the parser for all reading, by means of Javassist.
 */
class JsoniterBinding<T> implements TextBinding<T> {
    private final TypeLiteral<T> type;
    private final ByteArrayOutputStream output = new ByteArrayOutputStream();

    JsoniterBinding(TypeLiteral<T> type) {
        this.type = type;
    }

    @Override
    public String serializeText(T value) {
        return JsonStream.serialize(type, value);
    }

    @Override
    public T deserializeText(String text) {
        return JsonIterator.deserialize(text, type);
    }

    @Override
    public byte[] serialize(T value) {
        output.reset();
        JsonStream.serialize(type, value, output);
        return output.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) {
        return JsonIterator.deserialize(bytes, type);
    }

    @Override
    public void write(T value, Path file) throws IOException {
        try (OutputStream stream = Files.newOutputStream(file)) {
            JsonStream.serialize(type, value, stream);
        }
    }
}
