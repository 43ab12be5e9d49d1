package dev.piculet.jackson.contract;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Values that fail where nobody expects it. */
final class JavaMoving {
    private JavaMoving() {}

    /** Goes on to the next name, or to the end, and fails there. */
    static final class Hasty extends StdDeserializer<String> {
        Hasty() {
            super(String.class);
        }

        @Override
        public String deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            in.nextToken();
            throw new IllegalStateException("behind");
        }
    }

    /** Has a value of that kind between two others. */
    static class Crossing {
        public int a;

        @JsonDeserialize(using = Hasty.class)
        public String b;

        public int c;
    }

    /** Its builder throws what is neither an exception nor an error. */
    @JsonDeserialize(builder = Ruin.Builder.class)
    static class Ruin {
        static class Builder {
            private int stones;

            Builder withStones(int number) {
                stones = number;
                return this;
            }

            Ruin build() throws Throwable {
                throw new Throwable("no " + stones);
            }
        }
    }

    /** A setter that does. */
    static class Cave {
        public int depth;

        public void setFound(String text) throws Throwable {
            throw new Throwable(text);
        }
    }
}
