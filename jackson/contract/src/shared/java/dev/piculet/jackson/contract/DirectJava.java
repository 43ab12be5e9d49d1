package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** Classes of Java that are read straight from bytes, and some that are nearly so. */
final class DirectJava {
    private DirectJava() {}

    /** Read straight from bytes. */
    static final List<Class<?>> DIRECT =
            List.of(Point.class, Person.class, Texts.class, Bean.class, Node.class, Checked.class, Ignoring.class);

    record Point(int x, long y, double z, boolean set, String name) {}

    record Person(
            String name,
            Integer age,
            Long number,
            Double height,
            Boolean isHere,
            @JsonProperty("the place") Point place,
            List<Point> points,
            List<String> tags,
            Set<Integer> numbers,
            List<List<Double>> matrix) {}

    record Texts(
            LocalDate date,
            Instant instant,
            LocalDateTime time,
            UUID id,
            BigDecimal amount,
            BufferClasses.Color color,
            List<LocalDate> dates,
            List<BufferClasses.Size> sizes) {}

    static final class Bean {
        private int number;
        private String text;
        public double fraction;
        private Bean inner;
        private List<Bean> all;
        private Long maybe;

        public int getNumber() {
            return number;
        }

        public void setNumber(int number) {
            this.number = number;
        }

        public String getText() {
            return text;
        }

        public void setText(String text) {
            this.text = text;
        }

        public Bean getInner() {
            return inner;
        }

        public void setInner(Bean inner) {
            this.inner = inner;
        }

        public List<Bean> getAll() {
            return all;
        }

        public void setAll(List<Bean> all) {
            this.all = all;
        }

        public Long getMaybe() {
            return maybe;
        }

        public void setMaybe(Long maybe) {
            this.maybe = maybe;
        }

        @Override
        public String toString() {
            return number + " " + text + " " + fraction + " (" + inner + ") " + all + " " + maybe;
        }
    }

    record Node(int value, Node next, List<Node> others) {}

    record Checked(int count, String name) {
        Checked {
            if (count == 13) {
                throw new IllegalArgumentException("13 is not allowed");
            }
        }
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    record Ignoring(String a, String n2) {}

    /** Counts its instances, which must be no more than Jackson makes. */
    record Counted(int a) {
        static int made;

        Counted {
            made++;
        }
    }
}
