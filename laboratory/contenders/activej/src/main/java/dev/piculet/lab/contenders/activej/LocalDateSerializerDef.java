package dev.piculet.lab.contenders.activej;

import io.activej.serializer.BinaryInput;
import io.activej.serializer.BinaryOutput;
import io.activej.serializer.BinarySerializer;
import io.activej.serializer.CompatibilityLevel;
import io.activej.serializer.CorruptedDataException;
import io.activej.serializer.def.SimpleSerializerDef;
import java.time.DateTimeException;
import java.time.LocalDate;

/** Teaches ActiveJ, which has no serializer for dates, to write one as year, month and day in six bytes. */
final class LocalDateSerializerDef extends SimpleSerializerDef<LocalDate> {
    @Override
    protected BinarySerializer<LocalDate> createSerializer(int version, CompatibilityLevel level) {
        return new BinarySerializer<>() {
            @Override
            public void encode(BinaryOutput out, LocalDate date) {
                out.writeInt(date.getYear());
                out.writeByte((byte) date.getMonthValue());
                out.writeByte((byte) date.getDayOfMonth());
            }

            @Override
            public LocalDate decode(BinaryInput in) throws CorruptedDataException {
                try {
                    return LocalDate.of(in.readInt(), in.readByte(), in.readByte());
                } catch (DateTimeException e) {
                    throw new CorruptedDataException(e.getMessage());
                }
            }
        };
    }
}
