package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.TimeEncoders;
import dev.piculet.jackson.bytes.UuidEncoder;
import dev.piculet.jackson.bytes.ValueEncoder;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.jdk.BooleanSerializer;
import tools.jackson.databind.ser.jdk.EnumSerializer;
import tools.jackson.databind.ser.jdk.NumberSerializer;
import tools.jackson.databind.ser.jdk.NumberSerializers;
import tools.jackson.databind.ser.jdk.StringSerializer;
import tools.jackson.databind.ser.jdk.UUIDSerializer;

/** Finds how the values of a serializer are written into the buffer, if it is one of Jackson's own or of this module. */
final class ValueOutputs {
    /** By name: with Jackson 2 they are in a module that need not be there. */
    private static final String TIME = "tools.jackson.databind.ext.javatime.ser.";

    /** The types of those that write one form under most configurations, and values that show it. */
    private static final Map<String, Usual> TIMES = Map.of(
            "InstantSerializer",
            new Usual(
                    Instant.class,
                    TimeEncoders::instant,
                    List.of(Instant.EPOCH, Instant.parse("2001-02-03T04:05:06.700Z"), Instant.ofEpochSecond(-1, 1))),
            "LocalDateSerializer",
            new Usual(LocalDate.class, TimeEncoders::date, List.of(LocalDate.of(0, 1, 1), LocalDate.of(2001, 12, 31))),
            "LocalDateTimeSerializer",
            new Usual(
                    LocalDateTime.class,
                    TimeEncoders::dateTime,
                    List.of(
                            LocalDateTime.of(0, 1, 1, 0, 0),
                            LocalDateTime.of(2001, 2, 3, 4, 5, 6, 700_000_000),
                            LocalDateTime.of(2001, 2, 3, 4, 5, 6, 7))));

    private static final Usual UUIDS =
            new Usual(UUID.class, UuidEncoder::uuid, List.of(new UUID(0x0123456789ABCDEFL, 0xFEDCBA9876543210L)));

    /** The encoders of values whose form depends on nothing. */
    private static final Map<Class<?>, ValueEncoder> FIXED = Map.of(
            NumberSerializers.IntegerSerializer.class, ScalarEncoders::ofInt,
            NumberSerializers.LongSerializer.class, ScalarEncoders::ofLong,
            NumberSerializers.ShortSerializer.class, ScalarEncoders::ofShort,
            NumberSerializers.IntLikeSerializer.class, ScalarEncoders::ofByte,
            NumberSerializers.FloatSerializer.class, ScalarEncoders::ofFloat,
            BooleanSerializer.class, ScalarEncoders::ofBoolean,
            StringSerializer.class, ScalarEncoders::ofString);

    private ValueOutputs() {}

    /** Returns how the values of a serializer are written. */
    @SuppressWarnings("unchecked")
    static ValueOutput of(ValueSerializer<?> by) {
        ValueSerializer<Object> serializer = (ValueSerializer<Object>) by;
        Class<?> kind = by.getClass();
        ValueEncoder fixed = FIXED.get(kind);
        if (fixed != null) {
            return new ScalarOutput(serializer, fixed);
        }
        if (by instanceof GeneratingSerializer owner) {
            return new BeanOutput(owner);
        }
        ValueOutput collection = CollectionOutputs.of(by);
        if (collection != null) {
            return collection;
        }
        if (kind == NumberSerializers.DoubleSerializer.class) {
            return new DoubleOutput(serializer);
        }
        if (kind == NumberSerializer.class && by.handledType() == BigDecimal.class) {
            return new ScalarOutput(serializer, ScalarEncoders::ofDecimal);
        }
        if (kind == EnumSerializer.class) {
            WrittenConstants constants = new WrittenConstants(serializer);
            return new ScalarOutput(constants, constants);
        }
        Usual usual = kind == UUIDSerializer.class ? UUIDS : usualTime(by);
        return usual != null && by.handledType() == usual.type ? usual.of(serializer) : new TokensOutput(serializer);
    }

    private static Usual usualTime(ValueSerializer<?> by) {
        String name = by.getClass().getName();
        Usual usual = name.startsWith(TIME) ? TIMES.get(name.substring(TIME.length())) : null;
        return usual != null && hasNoFormat(by) ? usual : null;
    }

    private static boolean hasNoFormat(ValueSerializer<?> by) {
        try {
            return JacksonInside.field(by.getClass(), "_formatter", DateTimeFormatter.class)
                            .get(by)
                    == null;
        } catch (ReflectiveOperationException | RuntimeException e) {
            // A version that keeps it elsewhere, or a module that is closed, is written by tokens.
            return false;
        }
    }

    /**
     * What a serializer writes unless a setting of the call says otherwise.
     *
     * @param samples tell all other forms that settings ask for
     */
    private record Usual(Class<?> type, ValueEncoder encoder, List<Object> samples) {
        ValueOutput of(ValueSerializer<Object> by) {
            TriedSerializer tried = new TriedSerializer(by, encoder, samples);
            return new ScalarOutput(tried, new TriedEncoder(encoder, tried));
        }
    }
}
