package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.annotation.JsonDeserialize;

/** Classes that a factory makes, or of which it makes nothing. */
final class JavaFactories {
    private JavaFactories() {}

    /** Grows of seeds with water alone, and may be a tree. */
    static class Plant {
        public String leaf;

        private int seeds;

        @JsonCreator
        static Plant of(@JsonProperty("seeds") Integer seeds, @JsonProperty("water") int water) {
            if (water == 0) {
                return null;
            }
            Plant made = water > 99 ? new Tree() : new Plant();
            made.seeds = seeds == null ? 0 : seeds;
            return made;
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + " of " + seeds + " with " + leaf;
        }
    }

    /** What the factory may make instead. */
    static class Tree extends Plant {
        public int rings;
    }

    /** Can't be of another class. */
    static final class Stone {
        public int weight;

        @JsonCreator
        static Stone of(@JsonProperty("a") String a, @JsonProperty("b") List<Integer> b) {
            return null;
        }
    }

    /** Passes over what it does not know. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    static class Dust {
        public int weight;

        @JsonCreator
        static Dust of(@JsonProperty("a") int a, @JsonProperty("b") Plant b) {
            return null;
        }
    }

    /** Passes over one name. */
    @JsonIgnoreProperties("x")
    static class Ash {
        public int weight;

        @JsonCreator
        static Ash of(@JsonProperty("a") int a, @JsonProperty("b") int b) {
            return null;
        }
    }

    /** Takes all of its properties. */
    record Shadow(int a, String b) {
        @JsonCreator
        static Shadow of(@JsonProperty("a") int a, @JsonProperty("b") String b) {
            return null;
        }
    }

    /** Has more properties than one method reads. */
    static class Swarm {
        public int p0;
        public int p1;
        public int p2;
        public int p3;
        public int p4;
        public int p5;
        public int p6;
        public int p7;
        public int p8;
        public int p9;
        public int p10;
        public int p11;
        public int p12;
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

        @JsonCreator
        static Swarm of(@JsonProperty("a") int a, @JsonProperty("b") int b) {
            return null;
        }
    }

    /** Takes any other property. */
    static class Fog {
        @JsonAnySetter
        public Map<String, Object> rest = new HashMap<>();

        @JsonCreator
        static Fog of(@JsonProperty("a") int a, @JsonProperty("b") int b) {
            return null;
        }
    }

    /** Its builder makes nothing. */
    @JsonDeserialize(builder = Smoke.Builder.class)
    static class Smoke {
        static class Builder {
            public int a;

            Builder withB(int b) {
                return this;
            }

            Smoke build() {
                return null;
            }
        }
    }

    /** Has them inside. */
    record Garden(Plant plant, List<Stone> stones, Map<String, Dust> dust, int size) {}
}
