package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.StringDecoder;
import dev.piculet.jackson.bytes.TimeDecoders;
import dev.piculet.jackson.bytes.UuidDecoder;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.jdk.EnumDeserializer;
import tools.jackson.databind.deser.jdk.UUIDDeserializer;

/** Finds what decodes strings to what a deserializer makes of them, if that is one of Jackson's own, in its usual format. */
final class StringDecoders {
    /** By name: with Jackson 2 they are in a module that need not be there. */
    private static final String TIME = "tools.jackson.databind.ext.javatime.deser.";

    private static final int NANOS_A_MILLI = 1_000_000;

    private StringDecoders() {}

    /** @param by null is decoded by nothing */
    static Optional<StringDecoder> of(ValueDeserializer<?> by) {
        if (by instanceof SeenConstants constants) {
            return Optional.of(constants);
        }
        if (by == null) {
            return Optional.empty();
        }
        if (by.getClass() == UUIDDeserializer.class && by.handledType() == UUID.class) {
            return Optional.of(new UuidDecoder());
        }
        return ofTime(by);
    }

    /**
     * Returns what decodes a date or a time.
     *
     * @param by null is decoded by nothing
     */
    static Optional<StringDecoder> ofTime(ValueDeserializer<?> by) {
        if (by == null || !by.getClass().getName().startsWith(TIME)) {
            return Optional.empty();
        }
        String name = by.getClass().getName().substring(TIME.length());
        Class<?> type = by.handledType();
        if (name.equals("InstantDeserializer") && type == Instant.class) {
            return hasFormat(by, DateTimeFormatter.ISO_INSTANT)
                    ? Optional.of(new Untruncated(new TimeDecoders.OfInstant()))
                    : Optional.empty();
        }
        if (name.equals("LocalDateDeserializer") && type == LocalDate.class) {
            return hasFormat(by, DateTimeFormatter.ISO_LOCAL_DATE)
                    ? Optional.of(new TimeDecoders.OfDate())
                    : Optional.empty();
        }
        if (name.equals("LocalDateTimeDeserializer") && type == LocalDateTime.class) {
            return hasFormat(by, DateTimeFormatter.ISO_LOCAL_DATE_TIME)
                    ? Optional.of(new Untruncated(new TimeDecoders.OfDateTime()))
                    : Optional.empty();
        }
        return Optional.empty();
    }

    /**
     * Leaves to the deserializer what a setting of the call cuts off. A record, because HotSpot takes the fields of constant
     * records for constants.
     */
    private record Untruncated(StringDecoder decoder) implements StringDecoder {
        @Override
        public Object decode(byte[] bytes, int quote, int behind, int end, Object config) {
            Object value = decoder.decode(bytes, quote, behind, end, config);
            boolean isCut = value instanceof TemporalAccessor time
                    && time.get(ChronoField.NANO_OF_SECOND) % NANOS_A_MILLI != 0
                    && JacksonCalls.truncatesTimes((DeserializationConfig) config);
            return isCut ? null : value;
        }
    }

    private static boolean hasFormat(ValueDeserializer<?> by, DateTimeFormatter expected) {
        try {
            return JacksonInside.value(by, "_formatter", DateTimeFormatter.class) == expected;
        } catch (ReflectiveOperationException | RuntimeException e) {
            // A version that keeps it elsewhere, or a module that is closed, is read by tokens.
            return false;
        }
    }

    /** Returns what learns the constants of an enum from Jackson's own deserializer; the deserializer itself if it is none. */
    static ValueDeserializer<?> learning(ValueDeserializer<?> by) {
        return by != null && by.getClass() == EnumDeserializer.class ? new SeenConstants(by) : by;
    }
}
