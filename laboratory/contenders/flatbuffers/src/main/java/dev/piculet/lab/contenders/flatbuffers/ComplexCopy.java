package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.piculet.lab.contenders.flatbuffers.table.ComplexTable;
import dev.piculet.lab.contenders.flatbuffers.table.CountTable;
import dev.piculet.lab.contenders.flatbuffers.table.NestedTable;
import dev.piculet.lab.payload.objects.Complex;
import java.util.HashMap;
import java.util.Map;

/** {@link Complex} as a table, and its map as a vector of tables. */
final class ComplexCopy {
    private ComplexCopy() {}

    static int add(FlatBufferBuilder builder, Complex complex) {
        int name = Texts.add(builder, complex.name);
        int nested = complex.nested == null ? Texts.ABSENT : addNested(builder, complex.nested);
        int data = complex.data == null ? Texts.ABSENT : addData(builder, complex.data);
        return ComplexTable.createComplexTable(builder, complex.id, name, complex.active, nested, data);
    }

    private static int addNested(FlatBufferBuilder builder, Complex.Nested nested) {
        return NestedTable.createNestedTable(builder, nested.id, Texts.add(builder, nested.name), nested.value);
    }

    private static int addData(FlatBufferBuilder builder, Map<String, Integer> data) {
        int[] counts = new int[data.size()];
        int next = 0;
        for (Map.Entry<String, Integer> entry : data.entrySet()) {
            counts[next++] =
                    CountTable.createCountTable(builder, builder.createString(entry.getKey()), entry.getValue());
        }
        return ComplexTable.createDataVector(builder, counts);
    }

    static Complex toObject(ComplexTable table) {
        Complex complex = new Complex();
        complex.id = table.id();
        complex.name = table.name();
        complex.active = table.active();
        NestedTable nested = table.nested();
        complex.nested = nested == null ? null : toNested(nested);
        CountTable.Vector counts = table.dataVector();
        complex.data = counts == null ? null : toData(counts);
        return complex;
    }

    private static Complex.Nested toNested(NestedTable table) {
        Complex.Nested nested = new Complex.Nested();
        nested.id = table.id();
        nested.name = table.name();
        nested.value = table.value();
        return nested;
    }

    private static Map<String, Integer> toData(CountTable.Vector counts) {
        Map<String, Integer> data = new HashMap<>();
        CountTable count = new CountTable();
        for (int i = 0; i < counts.length(); i++) {
            counts.get(count, i);
            data.put(count.key(), count.value());
        }
        return data;
    }
}
