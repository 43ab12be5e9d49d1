package dev.piculet.binary.wire;

import dev.piculet.binary.TypeRef;
import dev.piculet.binary.fixture.External;
import dev.piculet.binary.fixture.Replaced;
import dev.piculet.binary.fixture.Serials;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.IntegerEncoding;
import dev.piculet.binary.io.ValueCodec;
import dev.piculet.binary.wire.WireModels.Level;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CodingErrorAction;
import java.sql.Time;
import java.sql.Timestamp;
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
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.ValueRange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;

/** Values of every layout in the wire format. New ones are added; none is changed. */
final class WireFixtures {
    private WireFixtures() {}

    static List<WireFixture<?>> all() {
        List<WireFixture<?>> all = new ArrayList<>();
        all.addAll(scalars());
        all.addAll(collections());
        all.addAll(objects());
        all.addAll(selfWritten());
        all.addAll(leaves());
        all.add(constants());
        all.add(latches());
        all.add(widened());
        return all;
    }

    private static WireFixture<WireModels.Latches> latches() {
        WireModels.Latches latches =
                new WireModels.Latches(new CountDownLatch(5), new AtomicReferenceArray<>(new String[] {"a", null}));
        return WireFixture.of("latches", WireModels.Latches.class, latches)
                .seenAs(it -> it.latch().getCount() + " " + it.texts());
    }

    private static WireFixture<WireModels.Widened> widened() {
        WireModels.Widened widened = new WireModels.Widened(
                new String[] {"a", null},
                new Integer[] {1, 70_000},
                new Number[][] {new Integer[] {2}, new Number[] {0.5}, null},
                new Level[] {Level.values()[0]});
        return WireFixture.of("arrays-widened", WireModels.Widened.class, widened)
                .seenAs(WireModels.Widened::classes);
    }

    private static List<WireFixture<?>> scalars() {
        WireModels.Primitives low = new WireModels.Primitives(
                true, Byte.MIN_VALUE, Short.MIN_VALUE, '\uffff', -32_769, Integer.MIN_VALUE - 1L, 1.5f, -Math.PI);
        return List.of(
                WireFixture.of(
                        "primitives-narrow",
                        WireModels.Primitives.class,
                        new WireModels.Primitives(
                                false, (byte) 1, (short) 2, 'c', 32_767, Integer.MAX_VALUE, 0.25f, 1e300)),
                WireFixture.of("primitives-wide", WireModels.Primitives.class, low),
                WireFixture.of("primitives-fixed", WireModels.Primitives.class, low)
                        .with(it -> it.integers(IntegerEncoding.FIXED)),
                WireFixture.of(
                        "boxes",
                        WireModels.Boxes.class,
                        new WireModels.Boxes(
                                true, (byte) -1, (short) -2, 'x', -3, -4L, Float.NaN, Double.NEGATIVE_INFINITY)),
                WireFixture.of(
                        "boxes-null",
                        WireModels.Boxes.class,
                        new WireModels.Boxes(null, null, null, null, null, null, null, null)),
                WireFixture.of(
                        "texts",
                        WireModels.Texts.class,
                        new WireModels.Texts(null, "", "twelve chars", "thirteen char", "ÿ is Latin-1", "Ā is not")),
                WireFixture.of(
                        "texts-long",
                        WireModels.Texts.class,
                        new WireModels.Texts(
                                "a".repeat(127),
                                "b".repeat(128),
                                "\ud83d\ude00",
                                "lone \ud83d",
                                "ж".repeat(128),
                                "\0")),
                WireFixture.of(
                        "enums",
                        WireModels.Enums.class,
                        new WireModels.Enums(
                                Level.LOW, null, WireModels.Letter.N, WireModels.Letter.O, WireModels.Letter.Q)));
    }

    private static List<WireFixture<?>> collections() {
        List<Integer> withNull = new ArrayList<>(Arrays.asList(1, null, 100_000));
        TreeMap<String, Integer> nine = new TreeMap<>();
        for (int i = 1; i <= 9; i++) {
            nine.put("key " + i, i);
        }
        TreeSet<String> reverse = new TreeSet<>(Collections.reverseOrder());
        reverse.addAll(List.of("a", "b"));
        return List.of(
                WireFixture.of(
                        "strings-20",
                        new TypeRef<List<String>>() {},
                        new ArrayList<>(Collections.nCopies(20, "twenty"))),
                WireFixture.of(
                        "integers-35", new TypeRef<List<Integer>>() {}, new ArrayList<>(Collections.nCopies(35, -1))),
                WireFixture.of(
                        "points-17",
                        new TypeRef<List<Shop.Point>>() {},
                        new ArrayList<>(Collections.nCopies(17, new Shop.Point(1, 2)))),
                WireFixture.of("integers-null", new TypeRef<List<Integer>>() {}, withNull)
                        .with(it -> it.headerless()),
                WireFixture.of(
                                "collections",
                                WireModels.Collections.class,
                                new WireModels.Collections(
                                        new ArrayList<>(List.of("x")),
                                        List.of("y", "z"),
                                        Collections.singleton(7),
                                        reverse,
                                        new ArrayDeque<>(List.of(Level.HIGH))))
                        .seenAs(it -> it.toString()
                                + it.list().getClass().getSimpleName()
                                + ((TreeSet<?>) it.sorted()).comparator()),
                WireFixture.of(
                        "maps",
                        WireModels.Maps.class,
                        new WireModels.Maps(nine, new EnumMap<>(Map.of(Level.LOW, true, Level.HIGH, false)))),
                WireFixture.of(
                                "arrays",
                                WireModels.Arrays.class,
                                new WireModels.Arrays(
                                        new boolean[] {true, false},
                                        new byte[] {-1},
                                        new short[] {1, -1},
                                        new char[] {'a', 'ж'},
                                        new int[13],
                                        new long[] {Long.MIN_VALUE},
                                        null,
                                        new double[0]))
                        .seenAs(WireFixtures::arrays),
                WireFixture.of("array-nested", String[][].class, new String[][] {{"a", null}, {}, null})
                        .seenAs(Arrays::deepToString),
                WireFixture.of(
                        "optionals",
                        WireModels.Optionals.class,
                        new WireModels.Optionals(Optional.of("here"), Optional.empty(), null)));
    }

    private static String arrays(WireModels.Arrays it) {
        Object[] all = {it.z(), it.b(), it.s(), it.c(), it.i(), it.l(), it.f(), it.d()};
        return Arrays.deepToString(all);
    }

    private static List<WireFixture<?>> objects() {
        WireModels.Tree tree = new WireModels.Tree(
                "root", new ArrayList<>(Arrays.asList(new WireModels.Tree("leaf", new ArrayList<>()), null)));
        return List.of(
                WireFixture.of("root-string", String.class, "root"),
                WireFixture.of(
                        "eighteen",
                        WireModels.Eighteen.class,
                        new WireModels.Eighteen(
                                1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 70_000, true, "q", null)),
                WireFixture.of(
                        "nested",
                        WireModels.Nested.class,
                        new WireModels.Nested(
                                new Shop.Point(1, 2), null, new ArrayList<>(List.of(new Shop.Point(3, 4))))),
                WireFixture.of("empty", WireModels.Empty.class, new WireModels.Empty()),
                WireFixture.of(
                        "generic",
                        new TypeRef<WireModels.Generic<Integer, String>>() {},
                        new WireModels.Generic<>(5, new ArrayList<>(List.of("six")))),
                WireFixture.of("linked", WireModels.Link.class, WireModels.Link.of(1, 2, 3))
                        .seenAs(WireModels.Link::values),
                WireFixture.of("tree", WireModels.Tree.class, tree),
                WireFixture.of("cycle", WireModels.Partner.class, WireModels.Partner.pair())
                        .with(it -> it.references())
                        .seenAs(WireModels.Partner::names),
                WireFixture.of("inherited", WireModels.Child.class, new WireModels.Child())
                        .seenAs(WireModels.Child::fields),
                WireFixture.<Shop.Payment>of("sealed", Shop.Payment.class, new Shop.Cash(250, Shop.Currency.USD)),
                WireFixture.of("choice-16", WireModels.Anything.class, anything())
                        .with(it -> it.subtypes(
                                Object.class,
                                Boolean.class,
                                Byte.class,
                                Short.class,
                                Character.class,
                                Integer.class,
                                Long.class,
                                Float.class,
                                Double.class,
                                String.class,
                                Shop.Point.class,
                                Shop.Address.class,
                                Shop.Card.class,
                                Shop.Cash.class,
                                Shop.Currency.class,
                                WireModels.Colour.class,
                                WireModels.Empty.class)),
                WireFixture.of("subclasses", WireModels.Drawing.class, drawing())
                        .with(it -> it.allow(WireModels.Labelled.class))
                        .seenAs(Object::toString),
                WireFixture.of("collections-of-others", WireModels.Gallery.class, gallery())
                        .with(it -> it.allow(WireModels.Rooms.class))
                        .seenAs(Object::toString),
                WireFixture.of("open", WireModels.Anything.class, open())
                        .with(it -> it.allow(Shop.Point.class, Shop.Payment.class, Shop.Currency.class))
                        .seenAs(it -> it.a() + " " + it.b() + " " + it.c() + " "
                                + Arrays.deepToString(it.d().toArray())));
    }

    private static List<WireFixture<?>> selfWritten() {
        return List.of(
                WireFixture.of(
                                "external",
                                External.Holder.class,
                                new External.Holder(
                                        1,
                                        External.Ints.of(2, 3),
                                        List.of(External.Ints.of(), External.Ints.of(-1)),
                                        External.Items.of("a", 7, null, new Shop.Point(1, 2), new Shop.Point(3, 4)),
                                        External.Ints.of(5),
                                        "end"))
                        .with(it -> it.allow(External.Ints.class, Shop.Point.class)),
                WireFixture.of(
                                "serial",
                                Serials.Holder.class,
                                new Serials.Holder(
                                        1,
                                        new Serials.Longs("x", 2, -3),
                                        new Serials.Low(1, "y", 2, null, "a", 7, null, new Shop.Point(1, 2)),
                                        List.of(new Serials.Longs(null)),
                                        new Serials.Longs("z", 5),
                                        "end"))
                        .with(it -> it.allow(Serials.Longs.class, Shop.Point.class)),
                WireFixture.of(
                        "replaced",
                        Replaced.Holder.class,
                        new Replaced.Holder(
                                1,
                                Replaced.Period.of(3, 4),
                                List.of(Replaced.Period.of(5, 6), Replaced.Period.of(7, 9)),
                                Map.of(Replaced.Period.of(0, 1), 8),
                                "end")),
                WireFixture.of("lambdas", WireModels.Lambdas.class, WireModels.Lambdas.of())
                        .with(it -> it.allow(WireModels.Lambdas.class))
                        .seenAs(WireModels.Lambdas::applied));
    }

    private static WireModels.Drawing drawing() {
        WireModels.Shape plain = new WireModels.Shape();
        plain.sides = 3;
        WireModels.Labelled labelled = new WireModels.Labelled();
        labelled.sides = 4;
        labelled.label = "square";
        return new WireModels.Drawing(
                labelled, new ArrayList<>(List.of(plain, labelled)), new WireModels.Colour(1, 2, 3));
    }

    private static WireModels.Gallery gallery() {
        WireModels.Rooms rooms = new WireModels.Rooms();
        rooms.held.put("east", 1);
        return new WireModels.Gallery(
                rooms, new ArrayList<>(Arrays.asList(new HashMap<>(Map.of("west", 2)), rooms, null)));
    }

    /** A value of each kind that has a number, then described ones, the second of each type by its number. */
    private static WireModels.Anything open() {
        Map<Object, Object> map = new HashMap<>(Map.of("k", 1.5f));
        List<Object> rest = new ArrayList<>(
                Arrays.asList(null, "text", 7, 7L, 2.5, (byte) 1, (short) 2, 'c', new byte[] {3}, new Object[] {"a"}));
        rest.addAll(List.of(
                new HashSet<>(Set.of("e")),
                new Shop.Point(1, 2),
                new Shop.Point(3, 4),
                Shop.Currency.EUR,
                new Shop.Cash(5, Shop.Currency.USD),
                Instant.EPOCH,
                new String[] {"s"},
                Shop.Currency.EUR));
        return new WireModels.Anything(true, map, new ArrayList<>(List.of("in")), rest);
    }

    /** Numbers 7, 13, 14, 15 of 16: java.lang.String is the last of the JDK's, and "dev" is before "java". */
    private static WireModels.Anything anything() {
        List<Object> rest = new ArrayList<>(Arrays.asList("last", Shop.Currency.EUR, null, 'c'));
        return new WireModels.Anything(true, 1L, (short) 2, rest);
    }

    private static List<WireFixture<?>> leaves() {
        LocalDateTime noon = LocalDateTime.of(2024, 2, 29, 12, 0, 0, 5_000_000);
        ZoneId paris = ZoneId.of("Europe/Paris");
        return List.of(
                WireFixture.of(
                        "times",
                        WireModels.Times.class,
                        new WireModels.Times(
                                Duration.ofSeconds(-1, 5),
                                Instant.ofEpochSecond(1_700_000_000),
                                LocalDate.of(1969, 12, 31),
                                noon,
                                LocalTime.of(23, 59, 59, 999_999_000),
                                MonthDay.of(2, 29),
                                OffsetDateTime.of(noon, ZoneOffset.ofHours(-5)),
                                OffsetTime.of(1, 2, 3, 0, ZoneOffset.ofTotalSeconds(1)),
                                Period.of(1, -2, 3),
                                Year.of(-44),
                                YearMonth.of(2024, 2),
                                paris,
                                ZoneOffset.ofHoursMinutes(5, 45),
                                ZonedDateTime.of(noon, paris),
                                new Date(1_700_000_000_123L))),
                WireFixture.of(
                        "leaves",
                        WireModels.Leaves.class,
                        new WireModels.Leaves(
                                new BigDecimal("-12345678901234567890.50"),
                                BigInteger.valueOf(-129),
                                BitSet.valueOf(new long[] {0b1_0000_0001}),
                                Currency.getInstance("EUR"),
                                new Locale.Builder()
                                        .setLanguage("de")
                                        .setRegion("CH")
                                        .build(),
                                OptionalDouble.of(0.5),
                                OptionalInt.of(-1),
                                OptionalLong.empty(),
                                URI.create("https://example.org/?q=1"),
                                new UUID(1, 2))),
                WireFixture.of("old-dates", WireModels.OldDates.class, oldDates()),
                WireFixture.of("addresses", WireModels.Addresses.class, addresses())
                        .seenAs(it -> it + " " + it.direct().isDirect() + " "
                                + it.heap().equals(it.direct())),
                WireFixture.of("counters", WireModels.Counters.class, counters())
                        .seenAs(Object::toString),
                WireFixture.of("exceptions", WireModels.Failed.class, failed())
                        .with(it -> it.allow(WireModels.Fault.class, IOException.class))
                        .seenAs(it -> printed(it.error()) + it.line()),
                WireFixture.of(
                                "classes",
                                WireModels.ClassValues.class,
                                new WireModels.ClassValues(int.class, String[][].class, WireModels.Colour.class))
                        .with(it -> it.allow(WireModels.Colour.class)),
                WireFixture.of(
                                "custom",
                                WireModels.Painted.class,
                                new WireModels.Painted("sky", new WireModels.Colour(1, 128, 255)))
                        .with(it -> it.codec(WireModels.Colour.class, new ThreeBytes())));
    }

    private static WireFixture<?> constants() {
        return WireFixture.of(
                "constants",
                WireModels.Constants.class,
                new WireModels.Constants(
                        MathContext.DECIMAL64,
                        ValueRange.of(1, 28, 31),
                        CodingErrorAction.REPORT,
                        new ArrayList<>(List.of(
                                Comparator.naturalOrder(), Comparator.reverseOrder(), String.CASE_INSENSITIVE_ORDER))));
    }

    private static WireModels.OldDates oldDates() {
        Timestamp timestamp = new Timestamp(1_700_000_000_000L);
        timestamp.setNanos(123_456_789);
        TimeZone paris = TimeZone.getTimeZone("Europe/Paris");
        GregorianCalendar calendar = new GregorianCalendar(paris, Locale.US);
        calendar.setTimeInMillis(1_700_000_000_123L);
        GregorianCalendar julian = new GregorianCalendar(new SimpleTimeZone(-3_600_000, "west"), Locale.GERMANY);
        julian.setGregorianChange(new Date(Long.MAX_VALUE));
        julian.setLenient(false);
        julian.setTimeInMillis(-1);
        return new WireModels.OldDates(
                timestamp,
                new java.sql.Date(-86_400_000),
                new Time(3_600_000),
                calendar,
                julian,
                paris,
                new SimpleTimeZone(19_800_000, "IST"),
                HijrahDate.of(1445, 8, 19),
                JapaneseDate.of(2024, 2, 29),
                MinguoDate.of(113, 2, 29),
                ThaiBuddhistDate.of(2567, 2, 29));
    }

    private static WireModels.Failed failed() {
        IOException cause = new IOException("\u4e2d");
        WireModels.Fault error = new WireModels.Fault(70_000, cause);
        error.addSuppressed(new IOException());
        StackTraceElement line = new StackTraceElement("app", "m", "1.0", "com.acme.Order", "total", "Order.java", 12);
        StackTraceElement plain = new StackTraceElement("com.acme.Main", "main", null, -2);
        error.setStackTrace(new StackTraceElement[] {line, plain});
        cause.setStackTrace(new StackTraceElement[] {plain});
        error.getSuppressed()[0].setStackTrace(new StackTraceElement[0]);
        return new WireModels.Failed(error, line);
    }

    private static String printed(Throwable exception) {
        StringWriter text = new StringWriter();
        exception.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    private static WireModels.Addresses addresses() {
        try {
            InetAddress named = InetAddress.getByAddress("a.example", new byte[] {10, 0, 0, 1});
            byte[] six = {(byte) 0xFE, (byte) 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
            ByteBuffer direct = ByteBuffer.allocateDirect(4).putInt(0, 7).order(ByteOrder.LITTLE_ENDIAN);
            return new WireModels.Addresses(
                    named,
                    (Inet4Address) InetAddress.getByAddress(new byte[] {127, 0, 0, 1}),
                    Inet6Address.getByAddress(null, six, 3),
                    new InetSocketAddress(named, 443),
                    InetSocketAddress.createUnresolved("b.example", 80),
                    ByteBuffer.wrap(new byte[] {0, 0, 0, 7}),
                    direct);
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    private static WireModels.Counters counters() {
        LongAdder longs = new LongAdder();
        longs.add(-5);
        DoubleAdder doubles = new DoubleAdder();
        doubles.add(0.5);
        return new WireModels.Counters(
                longs,
                doubles,
                new AtomicIntegerArray(new int[] {1, -2}),
                new AtomicLongArray(new long[] {1L << 40}),
                new IntSummaryStatistics(2, -1, 300, 299),
                new LongSummaryStatistics());
    }

    private static final class ThreeBytes implements ValueCodec<WireModels.Colour> {
        @Override
        public String id() {
            return "colour";
        }

        @Override
        public void encode(BinaryOutput out, WireModels.Colour value) {
            out.writeByte(value.red());
            out.writeByte(value.green());
            out.writeByte(value.blue());
        }

        @Override
        public WireModels.Colour decode(BinaryInput in) {
            return new WireModels.Colour(in.readByte() & 0xFF, in.readByte() & 0xFF, in.readByte() & 0xFF);
        }
    }
}
