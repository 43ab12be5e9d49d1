package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Classes whose instances are made first, and then set. */
final class JavaBeans {
    private JavaBeans() {}

    static final List<Class<?>> ALL = List.of(
            Plain.class,
            Fields.class,
            Child.class,
            Noisy.class,
            Fussy.class,
            Open.class,
            Tolerant.class,
            Sets.class,
            Parent.class,
            Wide.class,
            JavaFailures.Fragile.class,
            JavaFailures.Failing.class);

    /** Setters of every kind that the parser has a function for, and of some others. */
    static class Plain {
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

        public int getA() {
            return a;
        }

        public void setA(int a) {
            this.a = a;
        }

        public long getB() {
            return b;
        }

        public void setB(long b) {
            this.b = b;
        }

        public double getC() {
            return c;
        }

        public void setC(double c) {
            this.c = c;
        }

        public boolean isD() {
            return d;
        }

        public void setD(boolean d) {
            this.d = d;
        }

        public String getE() {
            return e;
        }

        public void setE(String e) {
            this.e = e;
        }

        public Integer getF() {
            return f;
        }

        public void setF(Integer f) {
            this.f = f;
        }

        public JavaClasses.Color getG() {
            return g;
        }

        public void setG(JavaClasses.Color g) {
            this.g = g;
        }

        public List<String> getH() {
            return h;
        }

        public void setH(List<String> h) {
            this.h = h;
        }

        public float getI() {
            return i;
        }

        public void setI(float i) {
            this.i = i;
        }

        public BigDecimal getJ() {
            return j;
        }

        public void setJ(BigDecimal j) {
            this.j = j;
        }

        public JavaClasses.Numbers getK() {
            return k;
        }

        public void setK(JavaClasses.Numbers k) {
            this.k = k;
        }

        public Instant getL() {
            return l;
        }

        public void setL(Instant l) {
            this.l = l;
        }

        public UUID getM() {
            return m;
        }

        public void setM(UUID m) {
            this.m = m;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    /** Fields of every visibility, one of them final. */
    static class Fields {
        public int a;
        public String b = "b";

        @JsonProperty
        private Long c;

        @JsonProperty
        protected final int d;

        @JsonProperty("re-named")
        double e;

        public List<Fields> all;
        public Object any;

        private Fields() {
            d = 4;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    /** A superclass whose setter is private. */
    static class Base<T> {
        @JsonProperty
        private int own;

        private T generic;
        protected String inherited;

        @JsonSetter("inherited")
        private void inherit(String inherited) {
            this.inherited = "(" + inherited + ")";
        }

        public String getInherited() {
            return inherited;
        }

        public T getGeneric() {
            return generic;
        }

        public void setGeneric(T generic) {
            this.generic = generic;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    static final class Child extends Base<Long> implements Named {
        private String name;

        @Override
        public void setName(String name) {
            this.name = name;
        }

        public String getName() {
            return name;
        }
    }

    interface Named {
        void setName(String name);

        default void setTwice(int number) {
            setName("twice " + number);
        }
    }

    /** Notes the order of its calls; setters give something back. */
    static class Noisy {
        private final List<String> calls = new ArrayList<>();
        private int a;
        private String b;

        public Noisy setA(int a) {
            calls.add("a=" + a);
            this.a = a;
            return this;
        }

        public int setB(String b) {
            calls.add("b=" + b);
            this.b = b;
            return 1;
        }

        public int getA() {
            return a;
        }

        public String getB() {
            return b;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    /** Setters that fail in every way. */
    static class Fussy {
        private int a;
        private String b;
        private long c;
        private Integer d;

        public int getA() {
            return a;
        }

        public void setA(int a) {
            if (a < 0) {
                throw new IllegalArgumentException(a + " is negative");
            }
            this.a = a;
        }

        public String getB() {
            return b;
        }

        public void setB(String b) throws Exception {
            if (b == null || b.length() > 12) {
                throw new Exception("no", new IllegalStateException("too long: " + b));
            }
            this.b = b;
        }

        public long getC() {
            return c;
        }

        public void setC(long c) {
            if (c == 13) {
                throw new AssertionError("13");
            }
            if (c > 100) {
                throw new IllegalStateException();
            }
            this.c = c;
        }

        public Integer getD() {
            return d;
        }

        public void setD(Integer d) {
            this.d = d + 1;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    /** Takes every property that it does not know. */
    @JsonPropertyOrder({"z", "a"})
    static class Open {
        public int a;
        public String z;

        @JsonAlias({"p1", "n2"})
        public long aliased;

        private final Map<String, Object> rest = new LinkedHashMap<>();

        @JsonAnyGetter
        public Map<String, Object> rest() {
            return rest;
        }

        @JsonAnySetter
        public void put(String name, Object value) {
            rest.put(name, value);
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    @JsonIgnoreProperties(
            value = {"other", "a"},
            ignoreUnknown = true)
    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    static final class Tolerant {
        public int a;
        public int b = 2;
        public String c;

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    /** Null and collections that are not simply set. */
    static class Sets {
        @JsonSetter(nulls = Nulls.SKIP)
        public String skipped = "s";

        @JsonSetter(nulls = Nulls.FAIL)
        public Integer failing = 1;

        @JsonSetter(nulls = Nulls.AS_EMPTY)
        public String empty;

        @JsonSetter(nulls = Nulls.SKIP)
        public int primitive = 5;

        @JsonMerge
        public List<Integer> merged = new ArrayList<>(List.of(1));

        private final List<String> added = new ArrayList<>();

        @JsonSetter(contentNulls = Nulls.SKIP)
        public List<Integer> contents;

        public List<String> getAdded() {
            return added;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }

    static class Parent {
        public String name;

        @JsonManagedReference
        public List<Kid> kids;

        @Override
        public String toString() {
            return name + kids;
        }
    }

    static class Kid {
        public int age;

        @JsonBackReference
        public Parent parent;

        @Override
        public String toString() {
            return age + " of " + (parent == null ? null : parent.name);
        }
    }

    /** Set by several methods. */
    static class Wide {
        public int p00;
        public String p01;
        public int p02;
        public long p03;
        public double p04;
        public boolean p05;
        public Integer p06;
        public int p07;
        public int p08;
        public int p09;
        public int p10;
        public int p11;
        public List<String> p12;
        public int p13;
        public int p14;
        public int p15;
        public int p16;
        public int p17;
        public int p18;
        public int p19;
        public int p20;
        public int p21;
        public int p22;
        public int p23;
        public int p24;
        public int p25;
        private int p26;

        public int getP26() {
            return p26;
        }

        public void setP26(int p26) {
            if (p26 == 13) {
                throw new IllegalArgumentException("13 is not allowed");
            }
            this.p26 = p26;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }
}
