package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Objects that say how they were made. */
final class JavaCreations {
    private JavaCreations() {}

    abstract static class Made {
        private final String by;

        Made(String by) {
            this.by = by;
        }

        @Override
        public String toString() {
            return by;
        }
    }

    /** Made of a map where Jackson may choose. */
    static final class Chest extends Made {
        private Chest(String by) {
            super(by);
        }

        @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
        static Chest of(@JsonProperty("coins") int coins) {
            return new Chest("properties " + coins);
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Chest of(Map<String, Object> map) {
            return new Chest("map " + map);
        }
    }

    /** No object is the text that its delegating creator takes. */
    static final class Key extends Made {
        private Key(String by) {
            super(by);
        }

        @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
        static Key of(@JsonProperty("teeth") int teeth) {
            return new Key("properties " + teeth);
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Key of(UUID id) {
            return new Key("id " + id);
        }
    }

    /** Its delegating creator takes arrays alone. */
    static final class Purse extends Made {
        private Purse(String by) {
            super(by);
        }

        @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
        static Purse of(@JsonProperty("coins") int coins) {
            return new Purse("properties " + coins);
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Purse of(List<Integer> list) {
            return new Purse("list " + list);
        }
    }

    record Cellar(Chest chest, Key key, Purse purse) {}

    /** Refuses null, and nothing. */
    static final class Demanding extends StdDeserializer<Integer> {
        private static final long serialVersionUID = 1;

        Demanding() {
            super(Integer.class);
        }

        @Override
        public Integer deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            return in.getIntValue();
        }

        @Override
        public Integer getNullValue(DeserializationContext context) {
            throw new IllegalStateException("no value");
        }
    }

    record Toll(
            int coins,
            @JsonDeserialize(using = Demanding.class) Integer bridge) {}

    record Road(int length, Toll toll) {}

    /** With deserializers that were made with values for null. */
    static final class Defaults {
        public Integer count = 1;
        public Boolean isOpen;
        public Character mark;
        public List<Integer> all;
        public Map<String, Double> byName;
        public Long[] array;

        @Override
        public String toString() {
            return count + " " + isOpen + " " + mark + " " + all + " " + byName + " " + Arrays.toString(array);
        }
    }

    record Given(Integer count, Boolean isOpen, Character mark, List<Integer> all, Map<String, Double> byName) {}
}
