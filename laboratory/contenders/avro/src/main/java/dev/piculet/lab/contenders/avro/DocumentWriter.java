package dev.piculet.lab.contenders.avro;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DatumWriter;
import org.apache.avro.io.EncoderFactory;

/** Writes documents without a header: the schema is known to both sides. Keeps one encoder, as Avro's interface is made for. */
final class DocumentWriter<T> {
    private final DatumWriter<T> writer;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private BinaryEncoder encoder;

    DocumentWriter(DatumWriter<T> writer) {
        this.writer = writer;
    }

    byte[] write(T value) throws IOException {
        bytes.reset();
        encoder = EncoderFactory.get().binaryEncoder(bytes, encoder);
        writer.write(value, encoder);
        encoder.flush();
        return bytes.toByteArray();
    }
}
