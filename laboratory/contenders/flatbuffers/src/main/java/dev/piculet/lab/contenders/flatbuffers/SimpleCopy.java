package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.piculet.lab.contenders.flatbuffers.table.SimpleTable;
import dev.piculet.lab.payload.objects.Simple;

/** {@link Simple} as a table. */
final class SimpleCopy {
    private SimpleCopy() {}

    static int add(FlatBufferBuilder builder, Simple simple) {
        return SimpleTable.createSimpleTable(
                builder,
                simple.id,
                Texts.add(builder, simple.name),
                simple.active,
                simple.doubleValue,
                simple.floatValue,
                simple.longValue,
                simple.shortValue);
    }

    static Simple toObject(SimpleTable table) {
        Simple simple = new Simple();
        simple.id = table.id();
        simple.name = table.name();
        simple.active = table.active();
        simple.doubleValue = table.doubleValue();
        simple.floatValue = table.floatValue();
        simple.longValue = table.longValue();
        simple.shortValue = table.shortValue();
        return simple;
    }
}
