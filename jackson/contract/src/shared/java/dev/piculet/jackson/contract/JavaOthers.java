package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;

/** Classes that stay Jackson's own, each for a reason. */
final class JavaOthers {
    private JavaOthers() {}

    /** Sample JSON of each class. */
    static final Map<Class<?>, String> SAMPLES = Map.ofEntries(
            Map.entry(MadeBuilder.class, "{\"a\":1,\"b\":2}"),
            Map.entry(ItsBuilder.class, "{\"a\":1}"),
            Map.entry(FragileBuilder.class, "{\"a\":1}"),
            Map.entry(Unwrapping.class, "{\"a\":1,\"x\":2,\"y\":3}"),
            Map.entry(SharedAlias.class, "{\"x\":1}"),
            Map.entry(AliasedName.class, "{\"b\":1}"),
            Map.entry(Setterless.class, "{\"a\":1,\"all\":[\"x\"]}"),
            Map.entry(Viewed.class, "{\"a\":1,\"b\":2}"),
            Map.entry(Identified.class, "{\"@id\":1,\"a\":2,\"next\":1}"),
            Map.entry(Injected.class, "{\"a\":1}"),
            Map.entry(External.class, "{\"kind\":\"one\",\"value\":{\"a\":1}}"),
            Map.entry(Delegating.class, "\"text\""),
            Map.entry(Valued.class, "{\"a\":1}"),
            Map.entry(Factory.class, "{\"a\":1}"),
            Map.entry(Empty.class, "{}"),
            Map.entry(Outer.class, "{\"inner\":{\"a\":1}}"));

    @JsonDeserialize(builder = MadeBuilder.Builder.class)
    record MadeBuilder(int a, int b) {
        static final class Builder {
            private final int a;
            private int b;

            @JsonCreator
            Builder(@JsonProperty("a") int a) {
                this.a = a;
            }

            public Builder withB(int b) {
                this.b = b;
                return this;
            }

            public MadeBuilder build() {
                return new MadeBuilder(a, b);
            }
        }
    }

    /** Is built by an instance of itself. */
    @JsonDeserialize(builder = ItsBuilder.Builder.class)
    abstract static class ItsBuilder {
        @JsonPOJOBuilder(buildMethodName = "")
        static final class Builder extends ItsBuilder {
            private int a;

            public Builder withA(int a) {
                this.a = a;
                return this;
            }

            @Override
            public String toString() {
                return JavaText.of(this);
            }
        }
    }

    @JsonDeserialize(builder = FragileBuilder.Builder.class)
    record FragileBuilder(int a) {
        static final class Builder {
            Builder() {
                throw new IllegalStateException("never");
            }

            public Builder withA(int a) {
                return this;
            }

            public FragileBuilder build() {
                return new FragileBuilder(0);
            }
        }
    }

    static final class Unwrapping {
        public int a;

        @JsonUnwrapped
        public Inner inner;

        record Inner(int x, int y) {}

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    /** Jackson makes what writes elements by the property's format, but finds what there is already. */
    static final class Formatted {
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public List<Half> list = List.of(new Half());

        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public List<List<Other>> lists = List.of(List.of(new Other()));

        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public Third[] array = {new Third()};

        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public Map<String, Fourth> map = Map.of("k", new Fourth());

        static class Half {
            public String a;
            public String b = "b";
        }

        static class Other extends Half {}

        static class Third extends Half {}

        static class Fourth extends Half {}
    }

    record SharedAlias(
            @JsonAlias("x") int a, @JsonAlias("x") Integer b) {}

    /** Has an alias for what its creator takes that is the name of another property. */
    static final class AliasedName {
        private final int a;

        public int b;

        @JsonCreator
        AliasedName(@JsonProperty("a") @JsonAlias("b") int a) {
            this.a = a;
        }

        public int getA() {
            return a;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    /** Has a list that its getter gives, with Jackson 2, once there is an instance. */
    static final class Setterless {
        private final int a;
        private final List<String> all;

        @JsonCreator
        Setterless(@JsonProperty("a") int a, @JsonProperty("b") Integer b) {
            this.a = a;
            all = b == null ? null : new ArrayList<>();
        }

        public int getA() {
            return a;
        }

        public List<String> getAll() {
            return all;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    static final class Viewed {
        public int a;

        @JsonView(String.class)
        public int b;

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
    static final class Identified {
        public int a;
        public Identified next;

        @Override
        public String toString() {
            return a + (next == this ? " itself" : " " + next);
        }
    }

    static final class Injected {
        public int a;

        @JacksonInject("injected")
        public String b;

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    static final class External {
        public String kind;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
        @JsonSubTypes(@JsonSubTypes.Type(value = Empty.class, name = "one"))
        public Object value;

        @Override
        public String toString() {
            return kind + (value == null ? "" : value.getClass().getSimpleName());
        }
    }

    static final class Delegating {
        private final String text;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Delegating(String text) {
            this.text = text;
        }

        @JsonValue
        public String text() {
            return text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    static final class Valued {
        public int a;

        @JsonValue
        public Map<String, Integer> all() {
            return Map.of("a", a);
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    static final class Factory {
        public int a;

        private Factory() {}

        @JsonCreator
        static Factory made() {
            return new Factory();
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    static final class Empty {
        @JsonProperty("never")
        private static int never;

        @Override
        public String toString() {
            return "empty";
        }
    }

    /** Has an inner class, which needs its instance. */
    static final class Outer {
        public Inner inner;

        final class Inner {
            public int a;

            @Override
            public String toString() {
                return "inner " + a;
            }
        }

        @Override
        public String toString() {
            return "outer of " + inner;
        }
    }
}
