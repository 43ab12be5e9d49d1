package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.ser.std.StdSerializer;

/** What a user's code sees of the object around a value that it reads or writes. */
final class SeenAround {
    private SeenAround() {}

    /** Is written and read as the class of the object around it. */
    @JsonSerialize(using = Writer.class)
    @JsonDeserialize(using = Reader.class)
    record Seen(String around) {}

    static final class Writer extends StdSerializer<Seen> {
        Writer() {
            super(Seen.class);
        }

        @Override
        public void serialize(Seen value, JsonGenerator out, SerializationContext context) throws JacksonException {
            out.writeString(nameOf(out.currentValue()));
        }
    }

    static final class Reader extends StdDeserializer<Seen> {
        Reader() {
            super(Seen.class);
        }

        @Override
        public Seen deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            Seen seen = new Seen(nameOf(in.currentValue()));
            in.skipChildren();
            return seen;
        }
    }

    private static String nameOf(Object around) {
        return around == null ? "nothing" : around.getClass().getSimpleName();
    }

    static final class Bean {
        public Seen first;
        public List<Seen> all;
        public Collection<Seen> others;
        public Map<String, Seen> named;
        public Seen[] array;
        public Bean bean;
        public List<Bean> beans;
        public Made made;
        public List<Made> allMade;
        public Built built;
        public Object any;
        public Seen last;

        @Override
        public String toString() {
            return "" + first + all + others + named + Arrays.toString(array) + bean + beans + made + allMade + built
                    + any + last;
        }
    }

    record Made(Seen seen, int number, List<Seen> all) {}

    static final class Both {
        private final Seen seen;
        private final int number;
        private Seen set;

        @JsonCreator
        Both(@JsonProperty("number") int number, @JsonProperty("seen") Seen seen) {
            this.number = number;
            this.seen = seen;
        }

        public int getNumber() {
            return number;
        }

        public Seen getSeen() {
            return seen;
        }

        public Seen getSet() {
            return set;
        }

        public void setSet(Seen value) {
            set = value;
        }

        @Override
        public String toString() {
            return "" + number + seen + set;
        }
    }

    @JsonDeserialize(builder = Built.Builder.class)
    record Built(Seen seen, List<Seen> all) {
        static final class Builder {
            private Seen seen;
            private List<Seen> all;

            public Builder withSeen(Seen value) {
                seen = value;
                return this;
            }

            public Builder withAll(List<Seen> value) {
                all = value;
                return this;
            }

            public Built build() {
                return new Built(seen, all);
            }
        }
    }

    record Content(@JsonValue Seen seen) {}

    /** Is read by Jackson's own code. */
    static final class Held {
        @JsonCreator
        Held(@JsonProperty("a") int a) {}

        @JsonAnySetter
        public void other(String name, Object value) {}
    }

    static final class Aliased {
        public Held held;

        @JsonAlias({"n", "nr"})
        public int number;

        @JsonAlias("i")
        public Aliased inside;
    }

    @JsonPropertyOrder({"content", "inside", "contents"})
    record Around(Content content, @JsonUnwrapped Made inside, List<Content> contents) {}

    /** Returns values of which each has many others inside. */
    static List<Object> values() {
        Seen seen = new Seen("");
        Made made = new Made(seen, 1, List.of(seen, seen));
        Both both = new Both(1, seen);
        both.setSet(seen);
        Content content = new Content(seen);
        Around around = new Around(content, made, List.of(content, content));
        Built built = new Built(seen, List.of(seen));
        Bean inner = bean(seen, null, made, built);
        Bean outer = bean(seen, inner, made, built);
        return List.of(outer, made, both, built, around, List.of(made, inner), Map.of("a", inner));
    }

    private static Bean bean(Seen seen, Bean inner, Made made, Built built) {
        Bean bean = new Bean();
        bean.first = seen;
        bean.all = List.of(seen, seen);
        bean.others = new ArrayDeque<>(bean.all);
        bean.named = Map.of("k", seen);
        bean.array = new Seen[] {seen, seen};
        bean.bean = inner;
        bean.beans = inner == null ? null : List.of(inner, inner);
        bean.made = made;
        bean.allMade = List.of(made, made);
        bean.built = built;
        bean.any = seen;
        bean.last = seen;
        return bean;
    }
}
