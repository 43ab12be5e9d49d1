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

    private ValueOutputs() {}

    /** Returns how the values of a serializer are written. */
    @SuppressWarnings("unchecked")
    static ValueOutput of(ValueSerializer<?> by) {
        ValueSerializer<Object> serializer = (ValueSerializer<Object>) by;
        Class<?> kind = by.getClass();
        ValueEncoder fixed = fixed(kind);
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
            return new ScalarOutput(serializer, new ScalarEncoders.OfDecimal());
        }
        if (kind == EnumSerializer.class) {
            return WrittenConstants.output(serializer);
        }
        Usual usual = kind == UUIDSerializer.class ? uuids() : usualTime(by);
        return usual != null && by.handledType() == usual.type ? usual.of(serializer) : new TokensOutput(serializer);
    }

    /** Returns what encodes values whose form depends on nothing; null for others. */
    private static ValueEncoder fixed(Class<?> kind) {
        if (kind == StringSerializer.class) {
            return new ScalarEncoders.OfString();
        }
        if (kind == NumberSerializers.IntegerSerializer.class) {
            return new ScalarEncoders.OfInt();
        }
        if (kind == NumberSerializers.LongSerializer.class) {
            return new ScalarEncoders.OfLong();
        }
        if (kind == BooleanSerializer.class) {
            return new ScalarEncoders.OfBoolean();
        }
        if (kind == NumberSerializers.ShortSerializer.class) {
            return new ScalarEncoders.OfShort();
        }
        if (kind == NumberSerializers.IntLikeSerializer.class) {
            return new ScalarEncoders.OfByte();
        }
        return kind == NumberSerializers.FloatSerializer.class ? new ScalarEncoders.OfFloat() : null;
    }

    private static Usual uuids() {
        return new Usual(UUID.class, new UuidEncoder(), List.of(new UUID(0x0123456789ABCDEFL, 0xFEDCBA9876543210L)));
    }

    private static Usual usualTime(ValueSerializer<?> by) {
        String name = by.getClass().getName();
        Usual usual = name.startsWith(TIME) ? usualTime(name.substring(TIME.length())) : null;
        return usual != null && hasNoFormat(by) ? usual : null;
    }

    /** Returns the type of a serializer that writes one form under most configurations, and values that show it. */
    private static Usual usualTime(String serializer) {
        return switch (serializer) {
            case "InstantSerializer" ->
                new Usual(
                        Instant.class,
                        new TimeEncoders.OfInstant(),
                        List.of(
                                Instant.EPOCH,
                                Instant.ofEpochSecond(981_173_106, 700_000_000),
                                Instant.ofEpochSecond(-1, 1)));
            case "LocalDateSerializer" ->
                new Usual(
                        LocalDate.class,
                        new TimeEncoders.OfDate(),
                        List.of(LocalDate.of(0, 1, 1), LocalDate.of(2001, 12, 31)));
            case "LocalDateTimeSerializer" ->
                new Usual(
                        LocalDateTime.class,
                        new TimeEncoders.OfDateTime(),
                        List.of(
                                LocalDateTime.of(0, 1, 1, 0, 0),
                                LocalDateTime.of(2001, 2, 3, 4, 5, 6, 700_000_000),
                                LocalDateTime.of(2001, 2, 3, 4, 5, 6, 7)));
            default -> null;
        };
    }

    private static boolean hasNoFormat(ValueSerializer<?> by) {
        try {
            return JacksonInside.value(by, "_formatter", DateTimeFormatter.class) == null;
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
