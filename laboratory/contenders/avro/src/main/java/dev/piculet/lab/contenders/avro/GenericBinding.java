package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.contender.Binding;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;

/** Copies an object into a record and writes that, and back. */
final class GenericBinding<P> implements Binding<P> {
    private final RecordCopy<P> copy;
    private final DocumentWriter<GenericRecord> writer;
    private final DocumentReader<GenericRecord> reader;

    GenericBinding(Schema schema, RecordCopy<P> copy) {
        this.copy = copy;
        writer = new DocumentWriter<>(new GenericDatumWriter<>(schema));
        reader = new DocumentReader<>(new GenericDatumReader<>(schema));
    }

    @Override
    public byte[] serialize(P value) throws IOException {
        return writer.write(copy.toRecord(value));
    }

    @Override
    public P deserialize(byte[] bytes) throws IOException {
        return copy.toObject(reader.read(bytes));
    }
}
