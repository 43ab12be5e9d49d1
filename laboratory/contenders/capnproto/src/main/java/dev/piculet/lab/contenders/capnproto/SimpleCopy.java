package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contenders.capnproto.message.Objects.SimpleStruct;
import dev.piculet.lab.payload.objects.Simple;

/** {@link Simple} as a struct. */
final class SimpleCopy implements StructCopy<Simple, SimpleStruct.Builder, SimpleStruct.Reader> {
    @Override
    public void fill(SimpleStruct.Builder struct, Simple simple) {
        struct.setId(simple.id);
        struct.setActive(simple.active);
        struct.setDoubleValue(simple.doubleValue);
        struct.setFloatValue(simple.floatValue);
        struct.setLongValue(simple.longValue);
        struct.setShortValue(simple.shortValue);
        if (simple.name != null) {
            struct.setName(simple.name);
        }
    }

    @Override
    public Simple toObject(SimpleStruct.Reader struct) {
        Simple simple = new Simple();
        simple.id = struct.getId();
        simple.active = struct.getActive();
        simple.doubleValue = struct.getDoubleValue();
        simple.floatValue = struct.getFloatValue();
        simple.longValue = struct.getLongValue();
        simple.shortValue = struct.getShortValue();
        simple.name = struct.hasName() ? struct.getName().toString() : null;
        return simple;
    }
}
