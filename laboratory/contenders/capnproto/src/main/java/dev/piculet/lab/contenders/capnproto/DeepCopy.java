package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contenders.capnproto.message.Objects.DeepStruct;
import dev.piculet.lab.payload.objects.Deep;

/** {@link Deep} as a struct. */
final class DeepCopy implements StructCopy<Deep, DeepStruct.Builder, DeepStruct.Reader> {
    @Override
    public void fill(DeepStruct.Builder struct, Deep deep) {
        struct.setId(deep.id);
        struct.setValue(deep.value);
        if (deep.name != null) {
            struct.setName(deep.name);
        }
        if (deep.child != null) {
            fill(struct.initChild(), deep.child);
        }
    }

    @Override
    public Deep toObject(DeepStruct.Reader struct) {
        Deep deep = new Deep();
        deep.id = struct.getId();
        deep.value = struct.getValue();
        deep.name = struct.hasName() ? struct.getName().toString() : null;
        deep.child = struct.hasChild() ? toObject(struct.getChild()) : null;
        return deep;
    }
}
