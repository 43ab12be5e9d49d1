package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;

/** Classes whose builders fail, or do more than to take values. */
final class JavaOddBuilders {
    private JavaOddBuilders() {}

    /** Functions that fail in every way. */
    @JsonDeserialize(builder = FussyBuilt.Builder.class)
    record FussyBuilt(int a, String b, long c, Integer d) {
        static final class Builder {
            private int a;
            private String b;
            private long c;
            private Integer d;

            public Builder withA(int a) {
                if (a < 0) {
                    throw new IllegalArgumentException(a + " is negative");
                }
                this.a = a;
                return this;
            }

            public Builder withB(String b) throws Exception {
                if (b == null || b.length() > 12) {
                    throw new Exception("no", new IllegalStateException("too long: " + b));
                }
                this.b = b;
                return this;
            }

            public Builder withC(long c) {
                if (c == 13) {
                    throw new AssertionError("13");
                }
                if (c > 100) {
                    throw new IllegalStateException();
                }
                this.c = c;
                return this;
            }

            public Builder withD(Integer d) {
                this.d = d + 1;
                return this;
            }

            public FussyBuilt build() throws Exception {
                switch (a) {
                    case 1 -> throw new IllegalArgumentException("1 can't be built");
                    case 2 -> throw new Exception("neither can 2");
                    case 3 -> throw new AssertionError("nor 3");
                    default -> {
                        return new FussyBuilt(a, b, c, d);
                    }
                }
            }
        }
    }

    /** Functions that give back nothing, a builder of another class, or no builder. */
    @JsonDeserialize(builder = Odd.Builder.class)
    record Odd(int a, String b, List<Integer> c, int d, Object e) {
        static class Builder {
            int a;
            String b;
            List<Integer> c;
            int d;
            Object e;

            public void withA(int a) {
                this.a = a;
            }

            public Object withB(String b) {
                this.b = b;
                return b == null || b.length() > 12 ? new Lookalike() : null;
            }

            public Builder withC(List<Integer> c) {
                this.c = c;
                return c != null && c.size() == 2 ? new Louder(this) : this;
            }

            public int withD(int d) {
                this.d = d;
                return d;
            }

            public Object withE(Object e) {
                this.e = e;
                return e instanceof List ? e : this;
            }

            public Odd build() {
                return new Odd(a, b, c, d, e);
            }
        }

        static final class Louder extends Builder {
            Louder(Builder source) {
                a = source.a;
                b = source.b;
                c = source.c;
                d = source.d;
                e = source.e;
            }

            @Override
            public Odd build() {
                return new Odd(a, b + "!", c, d, e);
            }
        }

        static final class Lookalike {
            public Lookalike withB(String b) {
                return this;
            }

            public Odd build() {
                return new Odd(-1, null, null, -1, null);
            }
        }
    }

    @JsonDeserialize(builder = Tolerating.Builder.class)
    record Tolerating(int a, int b, String c) {
        @JsonIgnoreProperties(
                value = {"other", "a"},
                ignoreUnknown = true)
        @JsonPOJOBuilder(withPrefix = "set", buildMethodName = "create")
        static final class Builder {
            private int a;
            private int b;
            private String c;

            public Builder setA(int a) {
                this.a = a;
                return this;
            }

            public Builder setB(int b) {
                this.b = b;
                return this;
            }

            @JsonView(String.class)
            public Builder setC(String c) {
                this.c = c;
                return this;
            }

            private Tolerating create() {
                return new Tolerating(a, b, c);
            }
        }
    }

    /** Takes every property that it does not know. */
    @JsonDeserialize(builder = Extended.Builder.class)
    record Extended(int a, List<Object> rest) {
        static final class Builder {
            private int a;
            private final List<Object> rest = new ArrayList<>();

            public Builder withA(int a) {
                this.a = a;
                return this;
            }

            @JsonAnySetter
            public void put(String name, Object value) {
                rest.add(name + "=" + value);
            }

            public Extended build() {
                return new Extended(a, rest);
            }
        }
    }

    /** Properties of several names. */
    @JsonDeserialize(builder = Aliased.Builder.class)
    record Aliased(int a, String b) {
        static final class Builder {
            private int a;
            private String b;

            @JsonAlias({"p1", "n2"})
            public Builder withA(int a) {
                if (a == 13) {
                    throw new IllegalArgumentException("13 is not allowed");
                }
                this.a = a;
                return this;
            }

            @JsonAlias("other")
            public Builder withB(String b) {
                this.b = b;
                return this;
            }

            public Aliased build() {
                return new Aliased(a, b);
            }
        }
    }

    /** Null that is not simply passed on. */
    @JsonDeserialize(builder = NullSets.Builder.class)
    record NullSets(String skipped, Integer failing, String empty, int primitive, List<Integer> contents) {
        static final class Builder {
            private String skipped = "s";
            private Integer failing = 1;
            private String empty;
            private int primitive = 5;
            private List<Integer> contents;

            @JsonSetter(nulls = Nulls.SKIP)
            public Builder withSkipped(String skipped) {
                this.skipped = skipped;
                return this;
            }

            @JsonSetter(nulls = Nulls.FAIL)
            public Builder withFailing(Integer failing) {
                this.failing = failing;
                return this;
            }

            @JsonSetter(nulls = Nulls.AS_EMPTY)
            public Builder withEmpty(String empty) {
                this.empty = empty;
                return this;
            }

            @JsonSetter(nulls = Nulls.SKIP)
            public Builder withPrimitive(int primitive) {
                this.primitive = primitive;
                return this;
            }

            @JsonSetter(contentNulls = Nulls.SKIP)
            public Builder withContents(List<Integer> contents) {
                this.contents = contents;
                return this;
            }

            public NullSets build() {
                return new NullSets(skipped, failing, empty, primitive, contents);
            }
        }
    }

    /** A builder that is set by its fields, and has a function beside them. */
    @JsonDeserialize(builder = FieldsBuilt.Builder.class)
    record FieldsBuilt(int a, String b, List<String> c, double d) {
        static final class Builder {
            public int a;
            public String b = "b";

            @JsonProperty
            private List<String> c;

            private double d;

            public Builder withD(double d) {
                this.d = d;
                return this;
            }

            public FieldsBuilt build() {
                return new FieldsBuilt(a, b, c, d);
            }
        }
    }
}
