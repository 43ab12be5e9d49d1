package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.payload.objects.Simple;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** {@link Simple} as a record. */
final class SimpleCopy implements RecordCopy<Simple> {
    private final Schema schema;

    SimpleCopy(Schema schema) {
        this.schema = schema;
    }

    @Override
    public GenericRecord toRecord(Simple simple) {
        GenericRecord record = new GenericData.Record(schema);
        record.put(0, simple.id);
        record.put(1, simple.name);
        record.put(2, simple.active);
        record.put(3, simple.doubleValue);
        record.put(4, simple.floatValue);
        record.put(5, simple.longValue);
        record.put(6, (int) simple.shortValue);
        return record;
    }

    @Override
    public Simple toObject(GenericRecord record) {
        Simple simple = new Simple();
        simple.id = (int) record.get(0);
        simple.name = (String) record.get(1);
        simple.active = (boolean) record.get(2);
        simple.doubleValue = (double) record.get(3);
        simple.floatValue = (float) record.get(4);
        simple.longValue = (long) record.get(5);
        simple.shortValue = (short) (int) record.get(6);
        return simple;
    }
}
