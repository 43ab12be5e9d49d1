package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contenders.capnproto.message.Objects.ComplexAsDocumentedStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.TagStruct;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.capnproto.PrimitiveList;
import org.capnproto.StructList;

/** {@link ComplexAsDocumented} as a struct. */
final class ComplexAsDocumentedCopy
        implements StructCopy<
                ComplexAsDocumented, ComplexAsDocumentedStruct.Builder, ComplexAsDocumentedStruct.Reader> {
    @Override
    public void fill(ComplexAsDocumentedStruct.Builder struct, ComplexAsDocumented complex) {
        struct.setId(complex.id);
        if (complex.name != null) {
            struct.setName(complex.name);
        }
        if (complex.numbers != null) {
            fillNumbers(struct.initNumbers(complex.numbers.size()), complex.numbers);
        }
        if (complex.tags != null) {
            fillTags(struct.initTags(complex.tags.size()), complex.tags);
        }
    }

    @Override
    public ComplexAsDocumented toObject(ComplexAsDocumentedStruct.Reader struct) {
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = struct.getId();
        complex.name = struct.hasName() ? struct.getName().toString() : null;
        complex.numbers = struct.hasNumbers() ? toNumbers(struct.getNumbers()) : null;
        complex.tags = struct.hasTags() ? toTags(struct.getTags()) : null;
        return complex;
    }

    private static void fillNumbers(PrimitiveList.Int.Builder list, List<Integer> numbers) {
        for (int i = 0; i < numbers.size(); i++) {
            list.set(i, numbers.get(i));
        }
    }

    private static List<Integer> toNumbers(PrimitiveList.Int.Reader list) {
        List<Integer> numbers = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            numbers.add(list.get(i));
        }
        return numbers;
    }

    private static void fillTags(StructList.Builder<TagStruct.Builder> list, Map<String, String> tags) {
        int next = 0;
        for (Map.Entry<String, String> entry : tags.entrySet()) {
            TagStruct.Builder tag = list.get(next++);
            tag.setKey(entry.getKey());
            tag.setValue(entry.getValue());
        }
    }

    private static Map<String, String> toTags(StructList.Reader<TagStruct.Reader> list) {
        Map<String, String> tags = new HashMap<>();
        for (TagStruct.Reader tag : list) {
            tags.put(tag.getKey().toString(), tag.getValue().toString());
        }
        return tags;
    }
}
