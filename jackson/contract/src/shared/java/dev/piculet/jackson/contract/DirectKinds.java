package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.util.StdConverter;

/** Kinds of properties that need neither parser nor generator, each in a class of its own. */
final class DirectKinds {
    private DirectKinds() {}

    /** Read straight from bytes. */
    static final List<Class<?>> READ = List.of(
            Narrow.class,
            Times.class,
            Values.class,
            Aliased.class,
            AliasedBean.class,
            Anything.class,
            Arrayed.class,
            Coded.class);

    /** Written straight to bytes. */
    static final List<Class<?>> WRITTEN = List.of(
            Narrow.class,
            Times.class,
            Values.class,
            Anything.class,
            Arrayed.class,
            Coded.class,
            Symbols.class,
            Collected.class,
            Filled.class,
            Defaults.class,
            OtherDefaults.class);

    record Narrow(
            byte b,
            short s,
            float f,
            char c,
            Byte boxedByte,
            Short boxedShort,
            Float boxedFloat,
            Character letter,
            BigInteger big,
            List<Float> floats,
            Set<Short> shorts,
            Map<String, Byte> bytes) {}

    record Times(
            OffsetDateTime offset,
            ZonedDateTime zoned,
            Date date,
            LocalTime time,
            @JsonFormat(pattern = "uuuu-MM-dd") LocalDate formatted,

            @JsonFormat(pattern = "yyyy-MM-dd", timezone = "UTC")
            Date day,

            Duration duration,
            YearMonth month,
            List<OffsetDateTime> offsets,
            Map<String, Date> dates) {}

    record Values(
            URI uri,
            Locale locale,
            Currency currency,
            byte[] bytes,
            @JsonFormat(shape = JsonFormat.Shape.STRING) Long number,
            Set<URI> uris) {
        @Override
        public String toString() {
            return uri + " " + locale + " " + currency + " " + Arrays.toString(bytes) + " " + number + " " + uris;
        }
    }

    record Aliased(
            @JsonAlias({"other", "n2"}) String name,
            @JsonAlias("A") int number,
            @JsonAlias({"aa", "p1"}) List<Aliased> all) {}

    static final class AliasedBean {
        @JsonAlias({"other", "n2"})
        public String name = "none";

        private int number;

        public int getNumber() {
            return number;
        }

        @JsonAlias("A")
        public void setNumber(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return name + " " + number;
        }
    }

    record Anything(Object any, List<Object> list, Map<String, Object> map, Map<String, List<Object>> lists) {}

    record Arrayed(
            String[] texts,
            long[] longs,
            float[] floats,
            Long[] boxes,
            DirectJava.Point[] points,
            BufferClasses.Color[] colors,
            int[][] matrix,
            Map<String, BufferClasses.Color> byName,
            Set<BufferClasses.Color> set) {
        @Override
        public String toString() {
            Object[] all = {texts, longs, floats, boxes, points, colors, matrix, byName, set};
            return Arrays.deepToString(all);
        }
    }

    record Coded(Status status, List<Status> all, Map<String, Status> byName, Id id, List<Id> ids, Count count) {}

    /** As generators of clients write enums. */
    enum Status {
        OPEN("GREEN"),
        CLOSED("one size");

        private final String value;

        Status(String value) {
            this.value = value;
        }

        @JsonValue
        public String getValue() {
            return value;
        }

        @JsonCreator
        public static Status fromValue(String value) {
            for (Status each : values()) {
                if (each.value.equals(value)) {
                    return each;
                }
            }
            throw new IllegalArgumentException("Unexpected value '" + value + "'");
        }
    }

    record Id(@JsonValue String text) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Id {
            if (text.isEmpty()) {
                throw new IllegalArgumentException("An id is not empty.");
            }
        }
    }

    record Count(@JsonValue long number) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Count {}
    }

    record Symbols(
            Symbol symbol,
            List<Symbol> all,
            Map<String, Symbol> byName,
            Limit limit,
            List<Limit> limits,
            Share share,
            Set<Share> shares) {}

    /** Whose texts settings of generators change. */
    enum Symbol {
        PLAIN("plain"),
        SMILE("\uD83D\uDE00"),
        BOLD("\u001B[1m");

        private final String text;

        Symbol(String text) {
            this.text = text;
        }

        @JsonValue
        public String getText() {
            return text;
        }
    }

    /** Whose numbers settings of generators change. */
    enum Limit {
        NONE(0),
        WIDE(2.82879384806159E17),
        UNLIMITED(Double.POSITIVE_INFINITY),
        UNKNOWN(Double.NaN);

        private final double value;

        Limit(double value) {
            this.value = value;
        }

        @JsonValue
        public double getValue() {
            return value;
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Limit of(int number) {
            return values()[number];
        }
    }

    /** As a box. */
    enum Share {
        HALF(0.5f),
        SMALL(1.17549435E-38f),
        ALL(Float.POSITIVE_INFINITY);

        private final Float value;

        Share(Float value) {
            this.value = value;
        }

        @JsonValue
        public Float getValue() {
            return value;
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Share of(int number) {
            return values()[number];
        }
    }

    /** Writes another text each time, as a serializer does that looks at a clock or at the caller's language. */
    static final class Numbering extends StdSerializer<Object> {
        static int calls;

        Numbering() {
            super(Object.class);
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) throws JacksonException {
            calls++;
            out.writeString(calls + " " + value);
        }
    }

    enum Label {
        FIRST("first"),
        SECOND("second");

        private final String text;

        Label(String text) {
            this.text = text;
        }

        @JsonValue
        @JsonSerialize(using = Numbering.class)
        public String getText() {
            return text;
        }
    }

    record Labels(Label label, List<Label> all, Map<String, Label> byName) {}

    record Statuses(Status status, List<Status> all, Map<String, Status> byName) {}

    record Bytes(byte[] bytes, List<byte[]> all, byte[][] array, Map<String, byte[]> byName) {}

    record Collected(
            Set<String> names,
            Set<Integer> numbers,
            Collection<Long> any,
            LinkedList<Integer> linked,
            TreeSet<Integer> sorted,
            Set<BufferClasses.Color> colors,
            List<Set<BufferClasses.Size>> sizes) {}

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Filled(
            String text,
            List<String> list,
            Set<Integer> set,
            Map<String, Integer> map,
            UUID id,
            String[] array,
            Integer box,
            int number,
            Object any,
            Status status,
            URI uri,
            Filled inner) {
        @Override
        public String toString() {
            return text + list + set + map + id + Arrays.toString(array) + box + number + any + status + uri + inner;
        }
    }

    record Defaults(
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) int number,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) Long box,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean truth,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) String text,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) double fraction,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) List<String> list,

            @JsonInclude(JsonInclude.Include.NON_ABSENT) @JsonProperty("last")
            String absent) {}

    /** Its own instance tells the defaults. */
    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    static final class OtherDefaults {
        public int number = 7;
        public String text = "GREEN";
        public Boolean truth = true;
        public List<String> list;

        @Override
        public String toString() {
            return number + " " + text + " " + truth + " " + list;
        }
    }

    /** Jackson has no serializer for its property, and says so once. */
    static class Shapeless {
        public int number = 1;

        @JsonFormat(shape = JsonFormat.Shape.OBJECT)
        public Shape shape;
    }

    enum Shape {
        ROUND
    }

    /** Whose factory counts its calls, which must be no more than Jackson makes. */
    enum Counting {
        ONE;

        static int calls;

        @JsonCreator
        static Counting of(String name) {
            calls++;
            return valueOf(name);
        }
    }

    record Counted(Counting counting) {}

    /** Whose content is asked for as often as by Jackson. */
    static final class CountedId {
        static int calls;

        private final String text;

        CountedId(String text) {
            this.text = text;
        }

        @JsonValue
        public String text() {
            calls++;
            return text;
        }
    }

    record Counts(List<CountedId> ids) {}

    /** Counts how often it is asked, too, in the same place. */
    static final class CountedIds {
        public CountedId getSome() {
            CountedId.calls += 100;
            return new CountedId("id");
        }

        public CountedId getNone() {
            CountedId.calls += 100;
            return new CountedId(null);
        }
    }

    /** Counts how often it is called. */
    static final class NextDay extends StdConverter<LocalDate, LocalDate> {
        static int calls;

        @Override
        public LocalDate convert(LocalDate day) {
            calls++;
            return day.plusDays(1);
        }
    }

    record Converted(
            @JsonSerialize(converter = NextDay.class) @JsonDeserialize(converter = NextDay.class)
            LocalDate day) {}

    /** A date before a number that may be odd. */
    record Dated(Date when, double number) {}

    /** A value of any class. */
    record Any(Object value) {}

    abstract static class Shared {
        public int number = 1;
    }

    /** More classes than Jackson keeps serializers of for a property. */
    static List<Shared> manyClasses() {
        return List.of(
                new Shared() {},
                new Shared() {},
                new Shared() {},
                new Shared() {},
                new Shared() {},
                new Shared() {},
                new Shared() {},
                new Shared() {},
                new Shared() {},
                new Shared() {});
    }
}
