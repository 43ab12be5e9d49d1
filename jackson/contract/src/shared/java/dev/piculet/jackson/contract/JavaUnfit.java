package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Classes with values of a deserializer that gives whatever it is told to, as nobody checks before the value is used. */
final class JavaUnfit {
    private JavaUnfit() {}

    static final List<Class<?>> ALL = List.of(
            First.class,
            Last.class,
            Numbers.class,
            Held.class,
            Created.class,
            Later.class,
            Assigned.class,
            Fields.class,
            Built.class);

    /** What is given for a value. */
    static Object given;

    /** What is given for null. */
    static Object ofNull;

    static final class Giving extends StdDeserializer<Object> {
        private static final long serialVersionUID = 1L;

        Giving() {
            super(Object.class);
        }

        @Override
        public Object deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            in.skipChildren();
            return given;
        }

        @Override
        public Object getNullValue(DeserializationContext context) {
            return ofNull;
        }
    }

    record Part(int a) {}

    record First(@JsonDeserialize(using = Giving.class) Part part, int a, String name) {}

    record Last(
            String name,
            int a,
            @JsonDeserialize(using = Giving.class) String part) {}

    record Numbers(@JsonDeserialize(using = Giving.class) long part, int a) {}

    record Held(
            int a,
            @JsonDeserialize(contentUsing = Giving.class) List<Part> all,
            @JsonDeserialize(contentUsing = Giving.class) Map<String, Part> byName) {}

    static final class Created {
        private final Part part;
        private final int a;
        public String name;

        @JsonCreator
        Created(
                @JsonProperty("part") @JsonDeserialize(using = Giving.class) Part part,
                @JsonProperty(value = "a", required = true) int a) {
            this.part = part;
            this.a = a;
        }

        @Override
        public String toString() {
            return part + " " + a + " " + name;
        }
    }

    static final class Later {
        private final int a;
        private Part part;

        @JsonCreator
        Later(@JsonProperty("a") int a) {
            this.a = a;
        }

        @JsonDeserialize(using = Giving.class)
        public void setPart(Part part) {
            this.part = part;
        }

        @Override
        public String toString() {
            return part + " " + a;
        }
    }

    static final class Assigned {
        private Part part;
        private long number;
        public int a;

        @JsonDeserialize(using = Giving.class)
        public void setPart(Part part) {
            this.part = part;
        }

        @JsonDeserialize(using = Giving.class)
        public void setNumber(long number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return part + " " + number + " " + a;
        }
    }

    static final class Fields {
        @JsonDeserialize(using = Giving.class)
        public Part part;

        @JsonDeserialize(using = Giving.class)
        public double number;

        @JsonDeserialize(contentUsing = Giving.class)
        public Part[] all;

        @Override
        public String toString() {
            return part + " " + number + " " + Arrays.toString(all);
        }
    }

    @JsonDeserialize(builder = Built.Builder.class)
    record Built(Part part) {
        static final class Builder {
            private Part part;

            @JsonDeserialize(using = Giving.class)
            public Builder withPart(Part part) {
                this.part = part;
                return this;
            }

            public Built build() {
                return new Built(part);
            }
        }
    }
}
