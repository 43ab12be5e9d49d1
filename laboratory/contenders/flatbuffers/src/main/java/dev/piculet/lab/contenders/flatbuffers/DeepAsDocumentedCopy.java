package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.piculet.lab.contenders.flatbuffers.table.DeepAsDocumentedTable;
import dev.piculet.lab.payload.objects.DeepAsDocumented;

/** {@link DeepAsDocumented} as a table, whose child is built before it. */
final class DeepAsDocumentedCopy {
    private DeepAsDocumentedCopy() {}

    static int add(FlatBufferBuilder builder, DeepAsDocumented deep) {
        int child = deep.child == null ? Texts.ABSENT : add(builder, deep.child);
        int name = Texts.add(builder, deep.name);
        return DeepAsDocumentedTable.createDeepAsDocumentedTable(builder, deep.id, name, child);
    }

    static DeepAsDocumented toObject(DeepAsDocumentedTable table) {
        DeepAsDocumented deep = new DeepAsDocumented();
        deep.id = table.id();
        deep.name = table.name();
        DeepAsDocumentedTable child = table.child();
        deep.child = child == null ? null : toObject(child);
        return deep;
    }
}
