package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.ser.jdk.JDKKeySerializers;
import tools.jackson.databind.ser.std.StdSerializer;

/** Classes of Java that are written without a generator, and some that must not be. */
final class DirectlyWritten {
    private DirectlyWritten() {}

    record Numbers(
            int small,
            long large,
            double fraction,
            boolean truth,
            Integer box,
            Double maybe,
            double[] many,
            int[] some) {}

    record Holder(
            String name,
            Numbers numbers,
            List<Numbers> list,
            List<List<double[]>> deep,
            Map<String, String> texts,
            Map<String, List<Numbers>> lists,
            Map<String, Object> anything,
            Holder inner,
            BigDecimal amount) {}

    /** Jackson makes a serializer for each such property, and for each inside of it. */
    record Shaped(
            String name,
            @JsonFormat(shape = JsonFormat.Shape.OBJECT) Shaped left,
            @JsonFormat(shape = JsonFormat.Shape.OBJECT) Shaped right) {}

    /** Properties that are left out, the first and the last of them. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Sparse(String first, Integer second, Sparse third, List<String> last) {}

    /** A value of a class that may have subclasses, in a form of its own. */
    static class Dated {
        public String name = "n";

        @JsonFormat(pattern = "yyyy/MM")
        public Date since = new Date(0);

        public List<Date> others = List.of(new Date(1), new Date(2));
    }

    /** A map of which somebody leaves out entries. */
    static class Sieved {
        public String name = "n";

        @JsonInclude(content = JsonInclude.Include.CUSTOM, contentFilter = Sieve.class)
        public Map<String, String> map = new TreeMap<>(Map.of("a", "keep", "b", "drop"));
    }

    /** Is equal to what is left out, and notes what it is asked. */
    static final class Sieve {
        static final List<Object> ASKED = new ArrayList<>();

        @Override
        public boolean equals(Object other) {
            ASKED.add(other);
            return "drop".equals(other);
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    /** Neither final nor immutable, and its values may be of subclasses. */
    static class Bean {
        private int number;
        private String text;
        private Bean other;
        private List<Bean> all;
        private Object any;

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

        public Bean getOther() {
            return other;
        }

        public void setOther(Bean other) {
            this.other = other;
        }

        public List<Bean> getAll() {
            return all;
        }

        public void setAll(List<Bean> all) {
            this.all = all;
        }

        public Object getAny() {
            return any;
        }

        public void setAny(Object any) {
            this.any = any;
        }
    }

    /** Changes what a getter of the superclass does, which is read as a field elsewhere. */
    static final class Counting extends Bean {
        private int calls;

        @Override
        public int getNumber() {
            calls++;
            return super.getNumber() + calls;
        }
    }

    /** Counts how often it is asked for nulls, and gives one only once. */
    @JsonPropertyOrder({"first", "left", "own", "once", "calls"})
    static final class CountingNulls {
        private int calls;
        private String once;

        public int getFirst() {
            return ++calls;
        }

        @JsonInclude(JsonInclude.Include.NON_NULL)
        public String getLeft() {
            calls++;
            return null;
        }

        @JsonSerialize(nullsUsing = Absent.class)
        public String getOwn() {
            calls++;
            return null;
        }

        @JsonInclude(JsonInclude.Include.NON_NULL)
        public String getOnce() {
            String was = once;
            once = "used";
            return was;
        }

        public int getCalls() {
            return calls;
        }
    }

    /** Writes null in words. */
    static final class Absent extends StdSerializer<Object> {
        Absent() {
            super(Object.class);
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) throws JacksonException {
            out.writeString("absent");
        }
    }

    /** Fails behind a property that is left out. */
    @JsonPropertyOrder({"first", "left", "last"})
    static final class FailingBehindNull {
        public int getFirst() {
            return Math.abs(-1);
        }

        @JsonInclude(JsonInclude.Include.NON_NULL)
        public String getLeft() {
            return null;
        }

        public int getLast() {
            throw new IllegalStateException("last");
        }
    }

    /** Has keys written by a serializer that extends Jackson's. */
    static final class Loud {
        @JsonSerialize(keyUsing = UpperCase.class)
        public Map<String, Integer> counts = new TreeMap<>(Map.of("a", 1, "b", 2));
    }

    static final class UpperCase extends JDKKeySerializers.StringKeySerializer {
        @Override
        public void serialize(Object key, JsonGenerator out, SerializationContext context) throws JacksonException {
            out.writeName(((String) key).toUpperCase(Locale.ROOT));
        }
    }

    /** Counts how often it is closed. */
    static final class Closing implements AutoCloseable {
        private final String text = "text";
        private int closed;

        public String getText() {
            return text;
        }

        int closed() {
            return closed;
        }

        @Override
        public void close() {
            closed++;
        }
    }
}
