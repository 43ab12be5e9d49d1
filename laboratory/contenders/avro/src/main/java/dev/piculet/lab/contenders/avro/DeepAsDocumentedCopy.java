package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.payload.objects.DeepAsDocumented;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** {@link DeepAsDocumented} as a record. */
final class DeepAsDocumentedCopy implements RecordCopy<DeepAsDocumented> {
    private final Schema schema;

    DeepAsDocumentedCopy(Schema schema) {
        this.schema = schema;
    }

    @Override
    public GenericRecord toRecord(DeepAsDocumented deep) {
        GenericRecord record = new GenericData.Record(schema);
        record.put(0, deep.id);
        record.put(1, deep.name);
        record.put(2, deep.child == null ? null : toRecord(deep.child));
        return record;
    }

    @Override
    public DeepAsDocumented toObject(GenericRecord record) {
        DeepAsDocumented deep = new DeepAsDocumented();
        deep.id = (int) record.get(0);
        deep.name = (String) record.get(1);
        GenericRecord child = (GenericRecord) record.get(2);
        deep.child = child == null ? null : toObject(child);
        return deep;
    }
}
