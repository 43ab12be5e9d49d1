package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contenders.capnproto.message.Objects.DeepAsDocumentedStruct;
import dev.piculet.lab.payload.objects.DeepAsDocumented;

/** {@link DeepAsDocumented} as a struct. */
final class DeepAsDocumentedCopy
        implements StructCopy<DeepAsDocumented, DeepAsDocumentedStruct.Builder, DeepAsDocumentedStruct.Reader> {
    @Override
    public void fill(DeepAsDocumentedStruct.Builder struct, DeepAsDocumented deep) {
        struct.setId(deep.id);
        if (deep.name != null) {
            struct.setName(deep.name);
        }
        if (deep.child != null) {
            fill(struct.initChild(), deep.child);
        }
    }

    @Override
    public DeepAsDocumented toObject(DeepAsDocumentedStruct.Reader struct) {
        DeepAsDocumented deep = new DeepAsDocumented();
        deep.id = struct.getId();
        deep.name = struct.hasName() ? struct.getName().toString() : null;
        deep.child = struct.hasChild() ? toObject(struct.getChild()) : null;
        return deep;
    }
}
