package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

/** Records and classes with creators that code is generated for. Those with setters are {@link JavaBeans}. */
final class JavaClasses {
    private JavaClasses() {}

    static final List<Class<?>> ALL = List.of(
            Numbers.class,
            Kinds.class,
            Wrappers.class,
            Texts.class,
            Checked.class,
            Strict.class,
            Box.class,
            Node.class,
            Wide.class,
            Created.class,
            Made.class,
            Mixed.class,
            Animal.class);

    enum Color {
        RED,
        GREEN
    }

    record Numbers(int a, long b, double c, boolean d, String e) {}

    /** Types that the parser has no function for, too. */
    record Kinds(byte small, short middle, char letter, float fraction, int[] array, Object any, Color color) {
        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    record Wrappers(
            Integer a,
            Long b,
            Double c,
            Boolean d,
            @JsonSetter(nulls = Nulls.SKIP) Integer skipped,
            @JsonSetter(nulls = Nulls.FAIL) Long failing,
            @JsonSetter(nulls = Nulls.AS_EMPTY) String empty,
            BigDecimal amount) {}

    record Texts(
            LocalDate date,
            Instant instant,
            UUID id,
            @JsonFormat(pattern = "dd.MM.yyyy") LocalDate formatted,
            @JsonAlias({"other", "aa"}) String text,
            @JsonProperty("re-named") String renamed,
            List<String> list,
            Map<String, Integer> map) {}

    /** Refuses some values, by an exception of its own or by an error. */
    record Checked(int count, String name) {
        Checked {
            if (count == 13) {
                throw new IllegalArgumentException("13 is not allowed");
            }
            if (count == -1) {
                throw new AssertionError("-1");
            }
            Objects.requireNonNull(name, "no name");
        }
    }

    @JsonIgnoreProperties(value = "other", ignoreUnknown = false)
    record Strict(
            @JsonProperty(required = true) Integer first,
            @JsonProperty(required = true) int second,
            int third) {}

    record Box<T>(T value, List<T> values, Map<String, T> byName) {}

    record Node(String name, Node left, Node right, List<Node> all) {}

    /** Read by several methods. */
    record Wide(
            int p00,
            String p01,
            int p02,
            int p03,
            int p04,
            long p05,
            int p06,
            int p07,
            int p08,
            int p09,
            boolean p10,
            int p11,
            int p12,
            int p13,
            int p14,
            int p15,
            int p16,
            Integer p17,
            int p18,
            double p19,
            int p20,
            int p21,
            int p22,
            int p23,
            String p24,
            int p25,
            int p26) {}

    /** Has an annotated constructor. */
    static class Created {
        private final int number;
        private final String text;

        @JsonCreator
        Created(@JsonProperty("number") int number, @JsonProperty("text") String text) {
            this.number = number;
            this.text = text;
        }

        public int getNumber() {
            return number;
        }

        public String getText() {
            return text;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    /** Is made by a factory, which gives a subclass, or nothing, or fails. */
    static class Made {
        final Integer number;

        private Made(Integer number) {
            this.number = number;
        }

        public Integer getNumber() {
            return number;
        }

        @JsonCreator
        static Made of(@JsonProperty("number") Integer number) throws Exception {
            if (number == null) {
                return null;
            }
            if (number == 13) {
                throw new Exception("13 is not allowed");
            }
            return number > 1 ? new MadeOften(number) : new Made(number);
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    static final class MadeOften extends Made {
        private String other;

        private MadeOften(Integer number) {
            super(number);
        }

        public String getOther() {
            return other;
        }

        public void setOther(String other) {
            this.other = other;
        }
    }

    /** Takes some properties by its constructor, others by a setter and by a field. */
    static class Mixed {
        private final int first;
        private final String second;
        private int third = 3;
        public String fourth;
        private final StringBuilder calls = new StringBuilder();

        @JsonCreator
        Mixed(@JsonProperty("first") int first, @JsonProperty("second") String second) {
            this.first = first;
            this.second = second;
        }

        public int getFirst() {
            return first;
        }

        public String getSecond() {
            return second;
        }

        public int getThird() {
            return third;
        }

        public void setThird(int third) {
            if (third == 13) {
                throw new IllegalArgumentException("13 is not allowed");
            }
            if (third == 10) {
                throw new IllegalStateException("10 is not allowed");
            }
            calls.append(third).append(' ');
            this.third = third;
        }

        @Override
        public String toString() {
            return JavaText.of(this) + calls;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Bird.class, name = "bird"),
        @JsonSubTypes.Type(value = Fish.class, name = "fish")
    })
    interface Animal {}

    record Bird(int wings, String name, Animal prey) implements Animal {}

    static final class Fish implements Animal {
        private int fins;
        public String name;

        public int getFins() {
            return fins;
        }

        public void setFins(int fins) {
            this.fins = fins;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }
}
