package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contenders.capnproto.message.Objects.ComplexStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.CountStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.NestedStruct;
import dev.piculet.lab.payload.objects.Complex;
import java.util.HashMap;
import java.util.Map;
import org.capnproto.StructList;

/** {@link Complex} as a struct. */
final class ComplexCopy implements StructCopy<Complex, ComplexStruct.Builder, ComplexStruct.Reader> {
    @Override
    public void fill(ComplexStruct.Builder struct, Complex complex) {
        struct.setId(complex.id);
        struct.setActive(complex.active);
        if (complex.name != null) {
            struct.setName(complex.name);
        }
        if (complex.nested != null) {
            fillNested(struct.initNested(), complex.nested);
        }
        if (complex.data != null) {
            fillData(struct.initData(complex.data.size()), complex.data);
        }
    }

    @Override
    public Complex toObject(ComplexStruct.Reader struct) {
        Complex complex = new Complex();
        complex.id = struct.getId();
        complex.active = struct.getActive();
        complex.name = struct.hasName() ? struct.getName().toString() : null;
        complex.nested = struct.hasNested() ? toNested(struct.getNested()) : null;
        complex.data = struct.hasData() ? toData(struct.getData()) : null;
        return complex;
    }

    private static void fillNested(NestedStruct.Builder struct, Complex.Nested nested) {
        struct.setId(nested.id);
        struct.setValue(nested.value);
        if (nested.name != null) {
            struct.setName(nested.name);
        }
    }

    private static Complex.Nested toNested(NestedStruct.Reader struct) {
        Complex.Nested nested = new Complex.Nested();
        nested.id = struct.getId();
        nested.value = struct.getValue();
        nested.name = struct.hasName() ? struct.getName().toString() : null;
        return nested;
    }

    private static void fillData(StructList.Builder<CountStruct.Builder> list, Map<String, Integer> data) {
        int next = 0;
        for (Map.Entry<String, Integer> entry : data.entrySet()) {
            CountStruct.Builder count = list.get(next++);
            count.setKey(entry.getKey());
            count.setValue(entry.getValue());
        }
    }

    private static Map<String, Integer> toData(StructList.Reader<CountStruct.Reader> list) {
        Map<String, Integer> data = new HashMap<>();
        for (CountStruct.Reader count : list) {
            data.put(count.getKey().toString(), count.getValue());
        }
        return data;
    }
}
