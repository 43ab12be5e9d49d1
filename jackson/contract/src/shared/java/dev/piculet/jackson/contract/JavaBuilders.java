package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;

/** Classes that are read by builders, as people and Lombok and Immutables write them. */
final class JavaBuilders {
    private JavaBuilders() {}

    static final List<Class<?>> ALL = List.of(
            Built.class,
            Withers.class,
            Inheriting.class,
            Immutable.class,
            JavaOddBuilders.FussyBuilt.class,
            JavaOddBuilders.Odd.class,
            JavaOddBuilders.Tolerating.class,
            JavaOddBuilders.Extended.class,
            JavaOddBuilders.Aliased.class,
            JavaOddBuilders.NullSets.class,
            JavaOddBuilders.FieldsBuilt.class,
            Tree.class,
            JavaWideBuilder.class);

    /** The builders of all. */
    static final List<Class<?>> BUILDERS = ALL.stream()
            .flatMap(type -> Arrays.stream(type.getDeclaredClasses()))
            .toList();

    /** A builder of which each function gives back itself, as Lombok makes them. */
    @JsonDeserialize(builder = Built.BuiltBuilder.class)
    record Built(
            int a,
            long b,
            double c,
            boolean d,
            String e,
            Integer f,
            JavaClasses.Color g,
            List<String> h,
            float i,
            BigDecimal j,
            JavaClasses.Numbers k,
            Instant l,
            UUID m) {
        @JsonPOJOBuilder(withPrefix = "")
        private static class BuiltBuilder {
            private int a;
            private long b;
            private double c;
            private boolean d;
            private String e;
            private Integer f;
            private JavaClasses.Color g;
            private List<String> h;
            private float i;
            private BigDecimal j;
            private JavaClasses.Numbers k;
            private Instant l;
            private UUID m;

            public BuiltBuilder a(int a) {
                this.a = a;
                return this;
            }

            public BuiltBuilder b(long b) {
                this.b = b;
                return this;
            }

            public BuiltBuilder c(double c) {
                this.c = c;
                return this;
            }

            public BuiltBuilder d(boolean d) {
                this.d = d;
                return this;
            }

            public BuiltBuilder e(String e) {
                this.e = e;
                return this;
            }

            public BuiltBuilder f(Integer f) {
                this.f = f;
                return this;
            }

            public BuiltBuilder g(JavaClasses.Color g) {
                this.g = g;
                return this;
            }

            public BuiltBuilder h(List<String> h) {
                this.h = h;
                return this;
            }

            public BuiltBuilder i(float i) {
                this.i = i;
                return this;
            }

            public BuiltBuilder j(BigDecimal j) {
                this.j = j;
                return this;
            }

            public BuiltBuilder k(JavaClasses.Numbers k) {
                this.k = k;
                return this;
            }

            public BuiltBuilder l(Instant l) {
                this.l = l;
                return this;
            }

            public BuiltBuilder m(UUID m) {
                this.m = m;
                return this;
            }

            public Built build() {
                return new Built(a, b, c, d, e, f, g, h, i, j, k, l, m);
            }
        }
    }

    /** Each function gives back another builder. */
    @JsonDeserialize(builder = Withers.Next.class)
    record Withers(int a, String b, List<Integer> c, String noted) {
        static final class Next {
            private final int a;
            private final String b;
            private final List<Integer> c;
            private final String noted;

            private Next() {
                this(0, null, null, "");
            }

            Next(int a, String b, List<Integer> c, String noted) {
                this.a = a;
                this.b = b;
                this.c = c;
                this.noted = noted;
            }

            public Next withA(int a) {
                return new Next(a, b, c, noted + "a" + a);
            }

            public Next withB(String b) {
                return new Next(a, b, c, noted + "b" + b);
            }

            public Next withC(List<Integer> c) {
                return new Next(a, b, c, noted + "c" + c);
            }

            public Withers build() {
                return new Withers(a, b, c, noted);
            }
        }
    }

    /** Functions of a superclass, which gives back what its subclasses say, as Lombok's super builders do. */
    @JsonDeserialize(builder = Inheriting.Impl.class)
    static class Inheriting extends Ancestor {
        private final long own;

        private Inheriting(Impl builder) {
            super(builder);
            own = builder.own;
        }

        public long getOwn() {
            return own;
        }

        @JsonPOJOBuilder(withPrefix = "", buildMethodName = "make")
        private static final class Impl extends Ancestor.Base<Inheriting, Impl> {
            private long own;

            public Impl own(long own) {
                this.own = own;
                return self();
            }

            @Override
            protected Impl self() {
                return this;
            }

            @Override
            public Inheriting make() {
                return new Inheriting(this);
            }
        }
    }

    static class Ancestor {
        private final int number;
        private final String name;

        Ancestor(Base<?, ?> builder) {
            number = builder.number;
            name = builder.name;
        }

        public int getNumber() {
            return number;
        }

        public String getName() {
            return name;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }

        abstract static class Base<C extends Ancestor, B extends Base<C, B>> {
            private int number;
            private String name;

            public B number(int number) {
                this.number = number;
                return self();
            }

            public B name(String name) {
                this.name = name;
                return self();
            }

            protected abstract B self();

            public abstract C make();
        }
    }

    /** What must be there is counted, and asked for by annotations, as Immutables makes it. */
    @JsonDeserialize(builder = Immutable.Builder.class)
    record Immutable(@JsonProperty("the name") String name, long size, List<String> tags) {
        static final class Builder {
            private long missing = 3;
            private String name;
            private long size;
            private final List<String> tags = new ArrayList<>();

            private Builder() {}

            @JsonProperty("the name")
            public Builder name(String name) {
                if (name == null) {
                    throw new NullPointerException("name");
                }
                this.name = name;
                missing &= ~1;
                return this;
            }

            @JsonProperty("size")
            public Builder size(long size) {
                this.size = size;
                missing &= ~2;
                return this;
            }

            @JsonProperty("tags")
            public Builder tags(Iterable<String> tags) {
                this.tags.clear();
                tags.forEach(this.tags::add);
                return this;
            }

            public Immutable build() {
                if (missing != 0) {
                    throw new IllegalStateException("Cannot build Immutable, attributes are missing: " + missing);
                }
                return new Immutable(name, size, List.copyOf(tags));
            }
        }
    }

    /** Holds others of its class. */
    @JsonDeserialize(builder = Tree.Builder.class)
    record Tree(String name, Tree next, List<Tree> all, Map<String, Tree> named) {
        static final class Builder {
            private String name;
            private Tree next;
            private List<Tree> all;
            private Map<String, Tree> named;

            public Builder withName(String name) {
                this.name = name;
                return this;
            }

            public Builder withNext(Tree next) {
                this.next = next;
                return this;
            }

            public Builder withAll(List<Tree> all) {
                this.all = all;
                return this;
            }

            public Builder withNamed(Map<String, Tree> named) {
                this.named = named;
                return this;
            }

            public Tree build() {
                if (name != null && name.isEmpty()) {
                    throw new IllegalStateException("a tree must have a name");
                }
                return new Tree(name, next, all, named);
            }
        }
    }
}
