package dev.piculet.binary.wire;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
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
import java.util.AbstractMap;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.Deque;
import java.util.GregorianCalendar;
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
import java.util.SortedMap;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.UnaryOperator;

/** Classes of the values whose bytes are checked in. They never change: their names are part of the schemas. */
interface WireModels {
    record Primitives(boolean z, byte b, short s, char c, int i, long l, float f, double d) {}

    record Boxes(Boolean z, Byte b, Short s, Character c, Integer i, Long l, Float f, Double d) {}

    record Texts(String a, String b, String c, String d, String e, String f) {}

    enum Level {
        LOW,
        MIDDLE,
        HIGH
    }

    enum Letter {
        A,
        B,
        C,
        D,
        E,
        F,
        G,
        H,
        I,
        J,
        K,
        L,
        M,
        N,
        O,
        P,
        Q
    }

    record Enums(Level low, Level missing, Letter inline, Letter first, Letter last) {}

    record Collections(
            Collection<String> collection,
            List<String> list,
            Set<Integer> set,
            Set<String> sorted,
            Deque<Level> deque) {}

    record Maps(SortedMap<String, Integer> sorted, java.util.Map<Level, Boolean> any) {}

    record Arrays(boolean[] z, byte[] b, short[] s, char[] c, int[] i, long[] l, float[] f, double[] d) {}

    /** Arrays that may be of other classes. */
    record Widened(Object[] objects, Number[] numbers, Number[][] table, Level[] levels) {
        String classes() {
            return objects.getClass().getSimpleName() + java.util.Arrays.toString(objects) + " "
                    + numbers.getClass().getSimpleName() + java.util.Arrays.toString(numbers) + " "
                    + table.getClass().getSimpleName() + java.util.Arrays.deepToString(table) + " "
                    + table[0].getClass().getSimpleName() + " "
                    + levels.getClass().getSimpleName();
        }
    }

    record Optionals(Optional<String> some, Optional<String> none, Optional<String> missing) {}

    record Eighteen(
            int a,
            int b,
            int c,
            int d,
            int e,
            int f,
            int g,
            int h,
            int i,
            int j,
            int k,
            int l,
            int m,
            int n,
            int o,
            boolean p,
            String q,
            String r) {}

    record Nested(Shop.Point one, Shop.Point missing, List<Shop.Point> many) {}

    record Empty() {}

    record Generic<A, B>(A first, List<B> rest) {}

    /** A list linked by its last field. */
    class Link {
        int value;
        Link next;

        static Link of(int... values) {
            Link first = null;
            for (int i = values.length - 1; i >= 0; i--) {
                Link link = new Link();
                link.value = values[i];
                link.next = first;
                first = link;
            }
            return first;
        }

        static List<Integer> values(Link link) {
            List<Integer> values = new java.util.ArrayList<>();
            for (Link rest = link; rest != null; rest = rest.next) {
                values.add(rest.value);
            }
            return values;
        }
    }

    record Tree(String name, List<Tree> children) {}

    /** Two classes that refer to each other. */
    class Partner {
        String name;
        Partner other;

        static Partner pair() {
            Partner one = new Partner();
            one.name = "one";
            one.other = new Partner();
            one.other.name = "other";
            one.other.other = one;
            return one;
        }

        String names() {
            return name + ", " + other.name + ", " + (other.other == this);
        }
    }

    /** A superclass with a field of the same name. */
    class Parent {
        private int id = 1;
        protected String name = "parent";
    }

    class Child extends Parent {
        private long id = 1L << 40;
        private transient int cache = 9;

        String fields() {
            return super.id + " " + name + " " + id;
        }
    }

    record Anything(Object a, Object b, Object c, List<Object> d) {}

    record Times(
            Duration duration,
            Instant instant,
            LocalDate date,
            LocalDateTime dateTime,
            LocalTime time,
            MonthDay monthDay,
            OffsetDateTime offsetDateTime,
            OffsetTime offsetTime,
            Period period,
            Year year,
            YearMonth yearMonth,
            ZoneId zone,
            ZoneOffset offset,
            ZonedDateTime zonedDateTime,
            Date legacy) {}

    record Leaves(
            BigDecimal decimal,
            BigInteger integer,
            BitSet bits,
            Currency currency,
            Locale locale,
            OptionalDouble optionalDouble,
            OptionalInt optionalInt,
            OptionalLong optionalLong,
            URI uri,
            UUID uuid) {}

    record OldDates(
            Timestamp timestamp,
            java.sql.Date sqlDate,
            Time time,
            Calendar calendar,
            GregorianCalendar gregorian,
            TimeZone zone,
            TimeZone fixed,
            HijrahDate hijrah,
            JapaneseDate japanese,
            MinguoDate minguo,
            ThaiBuddhistDate buddhist) {}

    record Addresses(
            InetAddress any,
            Inet4Address four,
            Inet6Address six,
            InetSocketAddress socket,
            InetSocketAddress unresolved,
            ByteBuffer heap,
            ByteBuffer direct) {}

    record Counters(
            LongAdder longs,
            DoubleAdder doubles,
            AtomicIntegerArray intArray,
            AtomicLongArray longArray,
            IntSummaryStatistics ints,
            LongSummaryStatistics summary) {}

    record Failed(Exception error, StackTraceElement line) {}

    static final class Fault extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        private final int code;

        Fault(int code, Throwable cause) {
            super("fault " + code, cause);
            this.code = code;
        }

        @Override
        public String toString() {
            return super.toString() + " " + code;
        }
    }

    record ClassValues(Class<?> primitive, Class<?> array, Class<?> named) {}

    record Colour(int red, int green, int blue) {}

    record Painted(String name, Colour colour) {}

    static class Shape {
        int sides;

        @Override
        public String toString() {
            return sides + " sides";
        }
    }

    static final class Labelled extends Shape {
        String label;

        @Override
        public String toString() {
            return label + ", " + super.toString();
        }
    }

    record Drawing(Shape first, List<Shape> more, Colour colour) {}

    /** A map of others. */
    static final class Rooms extends AbstractMap<String, Integer> {
        TreeMap<String, Integer> held = new TreeMap<>();

        @Override
        public Set<Map.Entry<String, Integer>> entrySet() {
            return held.entrySet();
        }

        @Override
        public String toString() {
            return "rooms " + held;
        }
    }

    record Gallery(Map<String, Integer> rooms, List<Map<String, Integer>> more) {}

    record Latches(CountDownLatch latch, AtomicReferenceArray<String> texts) {}

    /** Method references, which name methods of the JDK: no compiler has made a name. */
    record Lambdas(Rule capturing, Object plain) {
        interface Rule extends UnaryOperator<String>, Serializable {}

        static Lambdas of() {
            Rule trim = String::trim;
            return new Lambdas("ab"::concat, trim);
        }

        String applied() {
            return capturing.apply("c") + ((Rule) plain).apply(" d ");
        }
    }

    record Constants(MathContext context, ValueRange range, CodingErrorAction action, List<Object> orders) {}
}
