package dev.piculet.lab.contenders.avro;

import java.io.IOException;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.DatumReader;
import org.apache.avro.io.DecoderFactory;

/** Reads what {@link DocumentWriter} wrote. Keeps one decoder. */
final class DocumentReader<T> {
    private final DatumReader<T> reader;
    private BinaryDecoder decoder;

    DocumentReader(DatumReader<T> reader) {
        this.reader = reader;
    }

    T read(byte[] bytes) throws IOException {
        decoder = DecoderFactory.get().binaryDecoder(bytes, decoder);
        return reader.read(null, decoder);
    }
}
