package dev.piculet.lab.contenders.flatbuffers;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.flatbuffers.table.ComplexAsDocumentedTable;
import dev.piculet.lab.contenders.flatbuffers.table.ComplexTable;
import dev.piculet.lab.contenders.flatbuffers.table.DeepAsDocumentedTable;
import dev.piculet.lab.contenders.flatbuffers.table.DeepTable;
import dev.piculet.lab.contenders.flatbuffers.table.MediaContentTable;
import dev.piculet.lab.contenders.flatbuffers.table.SimpleTable;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;

/**
 * FlatBuffers from and to objects of the payload's class, as all contenders that have no classes of their own; and its fields in
 * place, which the format is made for.
 */
public final class FlatBuffersContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        Object value = payload.values().get(0);
        if (value instanceof Simple) {
            return new TableBinding<>(
                    SimpleCopy::add,
                    SimpleTable::getRootAsSimpleTable,
                    SimpleCopy::toObject,
                    SimpleTable::id,
                    FieldSums::of);
        }
        if (value instanceof Complex) {
            return new TableBinding<>(
                    ComplexCopy::add,
                    ComplexTable::getRootAsComplexTable,
                    ComplexCopy::toObject,
                    ComplexTable::id,
                    FieldSums::of);
        }
        if (value instanceof MediaContent) {
            return new TableBinding<>(
                    MediaContentCopy::add,
                    MediaContentTable::getRootAsMediaContentTable,
                    MediaContentCopy::toObject,
                    table -> table.media().size(),
                    FieldSums::of);
        }
        if (value instanceof Deep) {
            return new TableBinding<>(
                    DeepCopy::add, DeepTable::getRootAsDeepTable, DeepCopy::toObject, DeepTable::id, FieldSums::of);
        }
        if (value instanceof ComplexAsDocumented) {
            return new TableBinding<>(
                    ComplexAsDocumentedCopy::add,
                    ComplexAsDocumentedTable::getRootAsComplexAsDocumentedTable,
                    ComplexAsDocumentedCopy::toObject,
                    ComplexAsDocumentedTable::id,
                    FieldSums::of);
        }
        if (value instanceof DeepAsDocumented) {
            return new TableBinding<>(
                    DeepAsDocumentedCopy::add,
                    DeepAsDocumentedTable::getRootAsDeepAsDocumentedTable,
                    DeepAsDocumentedCopy::toObject,
                    DeepAsDocumentedTable::id,
                    FieldSums::of);
        }
        throw new UnsupportedPayloadException("needs a schema, written for suite objects");
    }
}
