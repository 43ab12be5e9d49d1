package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.piculet.lab.contenders.flatbuffers.table.DeepTable;
import dev.piculet.lab.payload.objects.Deep;

/** {@link Deep} as a table, whose child is built before it. */
final class DeepCopy {
    private DeepCopy() {}

    static int add(FlatBufferBuilder builder, Deep deep) {
        int child = deep.child == null ? Texts.ABSENT : add(builder, deep.child);
        int name = Texts.add(builder, deep.name);
        return DeepTable.createDeepTable(builder, deep.id, name, deep.value, child);
    }

    static Deep toObject(DeepTable table) {
        Deep deep = new Deep();
        deep.id = table.id();
        deep.name = table.name();
        deep.value = table.value();
        DeepTable child = table.child();
        deep.child = child == null ? null : toObject(child);
        return deep;
    }
}
