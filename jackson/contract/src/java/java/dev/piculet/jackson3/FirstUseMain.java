package dev.piculet.jackson3;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;
import tools.jackson.databind.json.JsonMapper;

/** Writes and reads values in a JVM that has done nothing else, by Jackson's code and by generated code. Has no lambda of its own. */
final class FirstUseMain {
    private static final String EGG = "{\"number\":1,\"code\":2,\"size\":3,\"shade\":4,\"width\":0.5,\"weight\":1.5,"
            + "\"isWarm\":true,\"mark\":\"x\"}";

    private static final String NEST = "{\"tree\":\"oak\",\"kind\":\"WOODPECKER\","
            + "\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"height\":1.25,\"count\":1,\"first\":" + EGG
            + ",\"eggs\":["
            + EGG + "],\"guests\":[\"a\"],\"years\":[1],\"kinds\":[\"SONGBIRD\"],\"visits\":{\"a\":1},\"days\":[1],"
            + "\"hours\":[0.5],\"notes\":[\"n\"],\"any\":\"text\",\"name\":\"n\"}";

    enum Kind {
        SONGBIRD,
        WOODPECKER
    }

    record Egg(int number, long code, short size, byte shade, float width, double weight, boolean isWarm, char mark) {}

    record Nest(
            String tree,
            Kind kind,
            UUID id,
            BigDecimal height,
            Integer count,
            Egg first,
            List<Egg> eggs,
            List<String> guests,
            List<Integer> years,
            Set<Kind> kinds,
            Map<String, Integer> visits,
            int[] days,
            double[] hours,
            String[] notes,
            Object any,
            Name name) {}

    record Name(@JsonValue String text) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Name {}
    }

    static final class Bird {
        private final String name;

        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        public List<String> songs;

        private int grams;

        @JsonCreator
        Bird(@JsonProperty("name") @JsonAlias("called") String name) {
            this.name = name;
        }

        public String getName() {
            return name;
        }

        public int getGrams() {
            return grams;
        }

        public void setGrams(int grams) {
            this.grams = grams;
        }
    }

    static class Bean {
        public String text;
        private Bean inner;

        public Bean getInner() {
            return inner;
        }

        public void setInner(Bean inner) {
            this.inner = inner;
        }
    }

    @JsonDeserialize(builder = Built.Builder.class)
    record Built(int number) {
        @JsonPOJOBuilder(withPrefix = "")
        static final class Builder {
            private int number;

            public Builder number(int number) {
                this.number = number;
                return this;
            }

            public Built build() {
                return new Built(number);
            }
        }
    }

    private FirstUseMain() {}

    public static void main(String[] arguments) throws Exception {
        copy(Integer.MAX_VALUE, EGG, Egg.class);
        System.out.println("Jackson was used");
        copy(0, EGG, Egg.class);
        System.out.println("there were no annotations");
        for (int generateAfter : new int[] {Integer.MAX_VALUE, 0}) {
            copy(generateAfter, NEST, Nest.class);
            copy(generateAfter, "{\"name\":\"tit\",\"songs\":[\"a\"],\"grams\":10}", Bird.class);
            copy(generateAfter, "{\"text\":\"a\",\"inner\":{\"text\":\"b\",\"inner\":null}}", Bean.class);
            copy(generateAfter, "{\"number\":1}", Built.class);
        }
        System.out.println("first use is over");
    }

    /** As bytes and as text, and often enough for code that reads and writes the whole. */
    private static void copy(int generateAfter, String json, Class<?> type) throws Exception {
        PiculetModule module =
                PiculetModule.builder().generateAfter(generateAfter).build();
        JsonMapper mapper = JsonMapper.builder().addModule(module).build();
        Object value = mapper.readValue(json, type);
        for (int i = 0; i < 3; i++) {
            value = mapper.readValue(mapper.writeValueAsBytes(value), type);
            value = mapper.readValue(mapper.writeValueAsString(value), type);
        }
        for (String line : module.diagnostics()) {
            System.out.println(line);
        }
    }
}
