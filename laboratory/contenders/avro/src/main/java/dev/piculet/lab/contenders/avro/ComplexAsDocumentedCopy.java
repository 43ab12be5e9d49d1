package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** {@link ComplexAsDocumented} as a record. */
final class ComplexAsDocumentedCopy implements RecordCopy<ComplexAsDocumented> {
    private final Schema schema;

    ComplexAsDocumentedCopy(Schema schema) {
        this.schema = schema;
    }

    @Override
    public GenericRecord toRecord(ComplexAsDocumented complex) {
        GenericRecord record = new GenericData.Record(schema);
        record.put(0, complex.id);
        record.put(1, complex.name);
        record.put(2, complex.numbers);
        record.put(3, complex.tags);
        return record;
    }

    @Override
    public ComplexAsDocumented toObject(GenericRecord record) {
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = (int) record.get(0);
        complex.name = (String) record.get(1);
        complex.numbers = toList(record.get(2));
        complex.tags = toMap(record.get(3));
        return complex;
    }

    @SuppressWarnings("unchecked") // By the schema.
    private static List<Integer> toList(Object list) {
        return list == null ? null : new ArrayList<>((List<Integer>) list);
    }

    @SuppressWarnings("unchecked") // By the schema.
    private static Map<String, String> toMap(Object map) {
        return map == null ? null : new HashMap<>((Map<String, String>) map);
    }
}
