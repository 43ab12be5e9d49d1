package dev.piculet.corpus;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Date;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;

/** Random values of the JDK's classes, such as programs have. */
final class Values {
    private static final String[] TEXTS = {
        "alpha", "Bravo", "c", "delta 7", "2021-03-04", "12.50", "en", "EUR", "a.b", "42", "text/plain", "Grüße", "x-1"
    };

    private static final Map<Class<?>, Function<Random, Object>> MAKERS = new HashMap<>();

    static {
        MAKERS.put(boolean.class, Random::nextBoolean);
        MAKERS.put(byte.class, random -> (byte) (1 + random.nextInt(100)));
        MAKERS.put(short.class, random -> (short) (1 + random.nextInt(1000)));
        MAKERS.put(char.class, random -> (char) ('a' + random.nextInt(26)));
        MAKERS.put(int.class, random -> 1 + random.nextInt(random.nextInt(4) == 0 ? 2000 : 12));
        MAKERS.put(long.class, random -> 1L + random.nextInt(100_000));
        MAKERS.put(float.class, random -> random.nextInt(400) / 4f);
        MAKERS.put(double.class, random -> random.nextInt(4000) / 8d);
        MAKERS.put(String.class, Values::text);
        MAKERS.put(CharSequence.class, Values::text);
        MAKERS.put(Object.class, Values::text);
        MAKERS.put(Comparable.class, Values::text);
        MAKERS.put(java.io.Serializable.class, Values::text);
        MAKERS.put(Number.class, random -> random.nextInt(1000));
        MAKERS.put(BigDecimal.class, random -> BigDecimal.valueOf(random.nextInt(100_000), 2));
        MAKERS.put(BigInteger.class, random -> BigInteger.valueOf(random.nextInt(1_000_000)));
        MAKERS.put(UUID.class, random -> new UUID(random.nextLong(), random.nextLong()));
        MAKERS.put(URI.class, random -> URI.create("https://example.org/" + random.nextInt(100)));
        MAKERS.put(Locale.class, random -> random.nextBoolean() ? Locale.US : Locale.GERMANY);
        MAKERS.put(Currency.class, random -> Currency.getInstance(random.nextBoolean() ? "EUR" : "JPY"));
        MAKERS.put(Date.class, random -> new Date(1_600_000_000_000L + random.nextInt()));
        MAKERS.put(Class.class, random -> String.class);
        MAKERS.put(StringBuilder.class, random -> new StringBuilder(text(random)));
        MAKERS.put(Instant.class, random -> Instant.ofEpochSecond(1_600_000_000L + random.nextInt()));
        MAKERS.put(Duration.class, random -> Duration.ofMillis(random.nextInt(1_000_000)));
        MAKERS.put(Period.class, random -> Period.ofDays(random.nextInt(100)));
        MAKERS.put(LocalDate.class, Values::date);
        MAKERS.put(LocalTime.class, random -> LocalTime.ofSecondOfDay(random.nextInt(86_400)));
        MAKERS.put(LocalDateTime.class, random -> date(random).atTime(10, 30));
        MAKERS.put(ZoneId.class, random -> ZoneId.of("Europe/Berlin"));
        MAKERS.put(ZoneOffset.class, random -> ZoneOffset.ofHours(random.nextInt(12)));
        MAKERS.put(ZonedDateTime.class, random -> date(random).atStartOfDay(ZoneId.of("Europe/Berlin")));
        MAKERS.put(OffsetDateTime.class, random -> date(random).atTime(3, 4).atOffset(ZoneOffset.UTC));
        MAKERS.put(DayOfWeek.class, random -> DayOfWeek.of(1 + random.nextInt(7)));
        MAKERS.put(Boolean.class, MAKERS.get(boolean.class));
        MAKERS.put(Byte.class, MAKERS.get(byte.class));
        MAKERS.put(Short.class, MAKERS.get(short.class));
        MAKERS.put(Character.class, MAKERS.get(char.class));
        MAKERS.put(Integer.class, MAKERS.get(int.class));
        MAKERS.put(Long.class, MAKERS.get(long.class));
        MAKERS.put(Float.class, MAKERS.get(float.class));
        MAKERS.put(Double.class, MAKERS.get(double.class));
    }

    private Values() {}

    /** Returns a value of one of the classes listed here; null for any other class. */
    static Object of(Class<?> type, Random random) {
        Function<Random, Object> maker = MAKERS.get(type);
        return maker == null ? null : maker.apply(random);
    }

    private static String text(Random random) {
        return TEXTS[random.nextInt(TEXTS.length)];
    }

    private static LocalDate date(Random random) {
        return LocalDate.ofEpochDay(15_000 + random.nextInt(8_000));
    }
}
