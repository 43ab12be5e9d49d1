package dev.piculet.jackson3.beans;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.ser.std.ToStringSerializer;
import tools.jackson.databind.util.StdDateFormat;

/** The classes of the JDK that Jackson reads from one token, and writes as one, with nothing but the configuration. */
final class OwnTypes {
    /** By name: with Jackson 2, times are in a module that need not be there. */
    private static final List<String> JACKSON = List.of(
            "tools.jackson.databind.",
            "tools.jackson.databind.ext.javatime.deser.",
            "tools.jackson.databind.ext.javatime.ser.");

    private static final Set<Class<?>> KNOWN = Set.of(
            BigInteger.class,
            URI.class,
            Locale.class,
            Currency.class,
            Pattern.class,
            byte[].class,
            Date.class,
            Instant.class,
            LocalDate.class,
            LocalTime.class,
            LocalDateTime.class,
            OffsetDateTime.class,
            OffsetTime.class,
            ZonedDateTime.class,
            Duration.class,
            Period.class,
            Year.class,
            YearMonth.class,
            MonthDay.class,
            ZoneOffset.class);

    /** Classes whose {@code toString} calls nobody's code. */
    private static final Set<Class<?>> WITH_TEXT = Set.of(
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            Boolean.class,
            Character.class,
            BigDecimal.class,
            String.class,
            StringBuilder.class,
            UUID.class);

    private OwnTypes() {}

    /** Tells whether a deserializer is Jackson's own for such a class, and the configuration has no code of somebody's. */
    static boolean areReadBy(ValueDeserializer<?> by, DeserializationConfig config) {
        return isOwn(by) && by.handledType() != null && KNOWN.contains(by.handledType()) && hasUsualDates(config);
    }

    /** Tells the same of a serializer, which may be one of any class: {@link #areWritten} tells of which. */
    static boolean areWrittenBy(ValueSerializer<?> by, SerializationConfig config) {
        boolean isOfKnown = isOwn(by) && by.handledType() != null && KNOWN.contains(by.handledType());
        return (isOfKnown || by.getClass() == ToStringSerializer.class) && hasUsualDates(config);
    }

    /** Tells whether a value is of exactly such a class. */
    static boolean areWritten(Object value) {
        return KNOWN.contains(value.getClass()) || WITH_TEXT.contains(value.getClass());
    }

    /**
     * Tells whether this is one of Jackson's own that calls no converter, and no format of somebody's: each minor version names converters
     * in its own way.
     */
    private static boolean isOwn(Object by) {
        String name = by.getClass().getName();
        for (String prefix : JACKSON) {
            if (name.startsWith(prefix)) {
                return !name.contains(".Std") && hasUsualFormat(by);
            }
        }
        return false;
    }

    /** Jackson's constructors take any format, and who has written it may notice that it is asked. */
    private static boolean hasUsualFormat(Object by) {
        try {
            DateFormat format = (DateFormat) JacksonInside.value(by, "_customFormat", DateFormat.class);
            return format == null || isUsual(format);
        } catch (NoSuchFieldException e) {
            return true;
        } catch (ReflectiveOperationException | RuntimeException e) {
            // A module that is closed.
            return false;
        }
    }

    private static boolean isUsual(DateFormat format) {
        return format.getClass() == StdDateFormat.class || format.getClass() == SimpleDateFormat.class;
    }

    private static boolean hasUsualDates(MapperConfig<?> config) {
        return isUsual(config.getDateFormat());
    }
}
