package dev.piculet.fuzz;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.schema.WireType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.chrono.JapaneseDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SimpleTimeZone;
import java.util.SplittableRandom;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;

/** Bytes of leaf values, by the ids of their layouts. */
final class LeafBodies {
    private static final Map<String, List<byte[]>> BODIES = new HashMap<>();

    static {
        add(StringBuilder.class, new StringBuilder(), new StringBuilder("Aa"), new StringBuilder("\u0142"));
        add(
                BigDecimal.class,
                BigDecimal.ZERO,
                new BigDecimal("1e31"),
                new BigDecimal("-12.50"),
                new BigDecimal("1e-900"));
        add(BigInteger.class, BigInteger.ZERO, BigInteger.TWO.pow(200), BigInteger.valueOf(-1));
        add(URI.class, URI.create("a:b"), URI.create("https://example.org/x?y#z"));
        add(
                ByteBuffer.class,
                ByteBuffer.allocate(3),
                ByteBuffer.allocate(9).asReadOnlyBuffer(),
                ByteBuffer.allocateDirect(2));
        add(Charset.class, StandardCharsets.UTF_8, StandardCharsets.US_ASCII);
        add(Duration.class, Duration.ZERO, Duration.ofNanos(-1), Duration.ofDays(3));
        add(Instant.class, Instant.EPOCH, Instant.MIN, Instant.MAX);
        add(LocalDate.class, LocalDate.EPOCH, LocalDate.MAX);
        add(Locale.class, Locale.ROOT, Locale.GERMANY, Locale.forLanguageTag("sr-Latn-RS"));
        add(BitSet.class, new BitSet(), BitSet.valueOf(new long[] {5, 1}));
        add(Pattern.class, Pattern.compile("a*"), Pattern.compile("[b]", Pattern.CASE_INSENSITIVE));
        add(UUID.class, new UUID(0, 0), new UUID(7, 7), new UUID(-1, 1));
        add(ZoneId.class, ZoneId.of("UTC"), ZoneId.of("Europe/Paris"), ZoneId.of("+01:30"));
        add(ZonedDateTime.class, ZonedDateTime.parse("2024-02-29T12:00:00Z"));
        add(Currency.class, Currency.getInstance("EUR"), Currency.getInstance("USD"));
        add(TimeZone.class, TimeZone.getTimeZone("Europe/Paris"), new SimpleTimeZone(0, "Z"));
        GregorianCalendar julian = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        julian.setGregorianChange(new Date(Long.MAX_VALUE));
        julian.setTimeInMillis(0);
        add(Calendar.class, julian, new GregorianCalendar(TimeZone.getTimeZone("Europe/Paris")));
        add(Timestamp.class, new Timestamp(0), new Timestamp(Long.MIN_VALUE));
        add(JapaneseDate.class, JapaneseDate.of(1873, 1, 1), JapaneseDate.of(2024, 2, 29));
        add(InetAddress.class, address(), InetAddress.getLoopbackAddress());
        add(InetSocketAddress.class, new InetSocketAddress(address(), 1), InetSocketAddress.createUnresolved("x", 2));
        add(AtomicLongArray.class, new AtomicLongArray(3), new AtomicLongArray(0));
        add(Class.class, int.class, String[].class);
        add(LongAdder.class, new LongAdder());
        add(IntSummaryStatistics.class, new IntSummaryStatistics(), new IntSummaryStatistics(2, 1, 3, 4));
        BODIES.put("custom:x", List.of(new byte[] {0}, new byte[] {2, 1, 1}));
    }

    private LeafBodies() {}

    private static InetAddress address() {
        try {
            return Inet6Address.getByAddress("six", new byte[16], 7);
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    @SafeVarargs
    private static <T> void add(Class<T> type, T... values) {
        TypedSerializer<T> serializer =
                TypedSerializer.builder(type).headerless().generateAfter(-1).build();
        List<byte[]> bodies = new ArrayList<>();
        for (T value : values) {
            bodies.add(serializer.serialize(value));
        }
        BODIES.put(((WireType.Leaf) Layouts.of(serializer).root()).id(), bodies);
    }

    /** Returns the bytes of a value; null for a layout that has no values here. */
    static byte[] any(String id, SplittableRandom random) {
        List<byte[]> bodies = BODIES.get(id);
        return bodies == null ? null : bodies.get(random.nextInt(bodies.size()));
    }
}
