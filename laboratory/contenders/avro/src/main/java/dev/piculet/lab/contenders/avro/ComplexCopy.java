package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.payload.objects.Complex;
import java.util.HashMap;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** {@link Complex} as a record. */
final class ComplexCopy implements RecordCopy<Complex> {
    private final Schema schema;
    private final Schema nestedSchema;

    ComplexCopy(Schema schema, Schema nestedSchema) {
        this.schema = schema;
        this.nestedSchema = nestedSchema;
    }

    @Override
    public GenericRecord toRecord(Complex complex) {
        GenericRecord record = new GenericData.Record(schema);
        record.put(0, complex.id);
        record.put(1, complex.name);
        record.put(2, complex.active);
        record.put(3, toNestedRecord(complex.nested));
        record.put(4, complex.data);
        return record;
    }

    @Override
    public Complex toObject(GenericRecord record) {
        Complex complex = new Complex();
        complex.id = (int) record.get(0);
        complex.name = (String) record.get(1);
        complex.active = (boolean) record.get(2);
        complex.nested = toNested((GenericRecord) record.get(3));
        complex.data = toMap(record.get(4));
        return complex;
    }

    private GenericRecord toNestedRecord(Complex.Nested nested) {
        if (nested == null) {
            return null;
        }
        GenericRecord record = new GenericData.Record(nestedSchema);
        record.put(0, nested.id);
        record.put(1, nested.name);
        record.put(2, nested.value);
        return record;
    }

    private static Complex.Nested toNested(GenericRecord record) {
        if (record == null) {
            return null;
        }
        Complex.Nested nested = new Complex.Nested();
        nested.id = (int) record.get(0);
        nested.name = (String) record.get(1);
        nested.value = (double) record.get(2);
        return nested;
    }

    @SuppressWarnings("unchecked") // By the schema.
    private static Map<String, Integer> toMap(Object map) {
        return map == null ? null : new HashMap<>((Map<String, Integer>) map);
    }
}
