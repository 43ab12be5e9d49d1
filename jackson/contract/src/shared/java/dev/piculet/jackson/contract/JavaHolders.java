package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.annotation.JsonDeserialize;

/** Classes of each kind that hold what has an empty value, one of which is of another class than what it stands for. */
final class JavaHolders {
    private JavaHolders() {}

    static final List<Class<?>> ALL =
            List.of(OfRecord.class, OfCreator.class, OfSetters.class, OfFields.class, OfBuilder.class);

    /** Its builder is its empty value. */
    @JsonDeserialize(builder = Built.Builder.class)
    record Built(int a) {
        static final class Builder {
            private int a;

            public Builder withA(int a) {
                this.a = a;
                return this;
            }

            public Built build() {
                return new Built(a);
            }
        }
    }

    /** Anybody may read its property, and not what is written of it. */
    public static class OfHidden {
        public Hidden hidden = new Hidden();
    }

    static final class Hidden {
        @JsonValue
        private String text() {
            return "hidden";
        }
    }

    record OfRecord(Built built, Optional<Built> maybe, List<Built> all, String text, int number) {}

    static final class OfCreator {
        private final Built built;
        private final String text;

        /** Set behind the creator. */
        public Built later;

        @JsonCreator
        OfCreator(@JsonProperty("built") Built built, @JsonProperty("text") String text) {
            this.built = built;
            this.text = text;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    static final class OfSetters {
        private Built built = new Built(7);
        private String text;

        public void setBuilt(Built built) {
            this.built = built;
        }

        public void setText(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    static final class OfFields {
        public Built built = new Built(7);
        public Built[] all;
        public String text;

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    @JsonDeserialize(builder = OfBuilder.Builder.class)
    record OfBuilder(Built built, String text) {
        static final class Builder {
            private Built built;
            private String text;

            public Builder withBuilt(Built built) {
                this.built = built;
                return this;
            }

            public Builder withText(String text) {
                this.text = text;
                return this;
            }

            public OfBuilder build() {
                return new OfBuilder(built, text);
            }
        }
    }
}
