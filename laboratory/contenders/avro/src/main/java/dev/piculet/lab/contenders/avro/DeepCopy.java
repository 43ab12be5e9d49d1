package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.payload.objects.Deep;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** {@link Deep} as a record. */
final class DeepCopy implements RecordCopy<Deep> {
    private final Schema schema;

    DeepCopy(Schema schema) {
        this.schema = schema;
    }

    @Override
    public GenericRecord toRecord(Deep deep) {
        GenericRecord record = new GenericData.Record(schema);
        record.put(0, deep.id);
        record.put(1, deep.name);
        record.put(2, deep.value);
        record.put(3, deep.child == null ? null : toRecord(deep.child));
        return record;
    }

    @Override
    public Deep toObject(GenericRecord record) {
        Deep deep = new Deep();
        deep.id = (int) record.get(0);
        deep.name = (String) record.get(1);
        deep.value = (double) record.get(2);
        GenericRecord child = (GenericRecord) record.get(3);
        deep.child = child == null ? null : toObject(child);
        return deep;
    }
}
