package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.IntVector;
import dev.piculet.lab.contenders.flatbuffers.table.ComplexAsDocumentedTable;
import dev.piculet.lab.contenders.flatbuffers.table.TagTable;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** {@link ComplexAsDocumented} as a table, and its map as a vector of tables. */
final class ComplexAsDocumentedCopy {
    private ComplexAsDocumentedCopy() {}

    static int add(FlatBufferBuilder builder, ComplexAsDocumented complex) {
        int name = Texts.add(builder, complex.name);
        int numbers = complex.numbers == null ? Texts.ABSENT : addNumbers(builder, complex.numbers);
        int tags = complex.tags == null ? Texts.ABSENT : addTags(builder, complex.tags);
        return ComplexAsDocumentedTable.createComplexAsDocumentedTable(builder, complex.id, name, numbers, tags);
    }

    /** From the last one on, as vectors are built. */
    private static int addNumbers(FlatBufferBuilder builder, List<Integer> numbers) {
        ComplexAsDocumentedTable.startNumbersVector(builder, numbers.size());
        for (int i = numbers.size() - 1; i >= 0; i--) {
            builder.addInt(numbers.get(i));
        }
        return builder.endVector();
    }

    private static int addTags(FlatBufferBuilder builder, Map<String, String> tags) {
        int[] tables = new int[tags.size()];
        int next = 0;
        for (Map.Entry<String, String> entry : tags.entrySet()) {
            int key = builder.createString(entry.getKey());
            tables[next++] = TagTable.createTagTable(builder, key, builder.createString(entry.getValue()));
        }
        return ComplexAsDocumentedTable.createTagsVector(builder, tables);
    }

    static ComplexAsDocumented toObject(ComplexAsDocumentedTable table) {
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = table.id();
        complex.name = table.name();
        IntVector numbers = table.numbersVector();
        complex.numbers = numbers == null ? null : toNumbers(numbers);
        TagTable.Vector tags = table.tagsVector();
        complex.tags = tags == null ? null : toTags(tags);
        return complex;
    }

    private static List<Integer> toNumbers(IntVector vector) {
        List<Integer> numbers = new ArrayList<>(vector.length());
        for (int i = 0; i < vector.length(); i++) {
            numbers.add(vector.get(i));
        }
        return numbers;
    }

    private static Map<String, String> toTags(TagTable.Vector vector) {
        Map<String, String> tags = new HashMap<>();
        TagTable tag = new TagTable();
        for (int i = 0; i < vector.length(); i++) {
            vector.get(tag, i);
            tags.put(tag.key(), tag.value());
        }
        return tags;
    }
}
