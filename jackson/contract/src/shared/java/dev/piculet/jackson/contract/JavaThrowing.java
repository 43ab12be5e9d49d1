package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonValue;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.ser.std.StdSerializer;

/** Objects that throw whatever they are given when they are written. */
final class JavaThrowing {
    private JavaThrowing() {}

    /** Its getters throw. */
    static class Well {
        public int depth = 3;

        @JsonIgnore
        private final Throwable failure;

        Well(Throwable failure) {
            this.failure = failure;
        }

        public String getWater() throws Throwable {
            throw failure;
        }
    }

    /** Its second getter throws, and gives a number. */
    static class Spring {
        @JsonIgnore
        private final Throwable failure;

        Spring(Throwable failure) {
            this.failure = failure;
        }

        public long getDepth() {
            return 3;
        }

        public long getLiters() throws Throwable {
            throw failure;
        }
    }

    /** Its property has a serializer that throws. */
    static class Pump {
        public int depth = 3;

        @JsonSerialize(using = Spilling.class)
        public Throwable failure;

        Pump(Throwable failure) {
            this.failure = failure;
        }
    }

    static final class Spilling extends StdSerializer<Throwable> {
        Spilling() {
            super(Throwable.class);
        }

        @Override
        public void serialize(Throwable failure, JsonGenerator out, SerializationContext context) {
            Spilling.<RuntimeException>raise(failure);
        }

        @SuppressWarnings("unchecked")
        private static <E extends Throwable> void raise(Throwable failure) throws E {
            throw (E) failure;
        }
    }

    /** Its property is written as a text that throws. */
    static class Bottle {
        public int size = 3;

        public Label label;

        Bottle(Throwable failure) {
            label = new Label(failure);
        }
    }

    /** Its properties are written as what they give once they have failed to. */
    static final class Crate {
        public int size = 3;

        public final Tag tag;

        public final Stamp stamp;

        Crate(Throwable ofTag, Throwable ofStamp) {
            tag = new Tag(ofTag);
            stamp = new Stamp(ofStamp);
        }
    }

    static final class Tag {
        private Throwable failure;

        Tag(Throwable failure) {
            this.failure = failure;
        }

        @JsonValue
        public String getText() throws Throwable {
            Throwable first = failure;
            failure = null;
            if (first != null) {
                throw first;
            }
            return "tag";
        }
    }

    static final class Stamp {
        private Throwable failure;

        Stamp(Throwable failure) {
            this.failure = failure;
        }

        @JsonValue
        public int number() throws Throwable {
            Throwable first = failure;
            failure = null;
            if (first != null) {
                throw first;
            }
            return 4;
        }
    }

    static final class Label {
        private final Throwable failure;

        Label(Throwable failure) {
            this.failure = failure;
        }

        @JsonValue
        public String text() throws Throwable {
            throw failure;
        }
    }
}
