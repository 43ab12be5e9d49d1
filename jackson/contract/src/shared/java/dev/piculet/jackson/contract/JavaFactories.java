package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

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

    /** Takes more than one method reads. */
    static class Swarm {
        public int p31;

        @JsonCreator
        static Swarm of(
                @JsonProperty("p0") int p0,
                @JsonProperty("p1") int p1,
                @JsonProperty("p2") int p2,
                @JsonProperty("p3") int p3,
                @JsonProperty("p4") int p4,
                @JsonProperty("p5") int p5,
                @JsonProperty("p6") int p6,
                @JsonProperty("p7") int p7,
                @JsonProperty("p8") int p8,
                @JsonProperty("p9") int p9,
                @JsonProperty("p10") int p10,
                @JsonProperty("p11") int p11,
                @JsonProperty("p12") int p12,
                @JsonProperty("p13") int p13,
                @JsonProperty("p14") int p14,
                @JsonProperty("p15") int p15,
                @JsonProperty("p16") int p16,
                @JsonProperty("p17") int p17,
                @JsonProperty("p18") int p18,
                @JsonProperty("p19") int p19,
                @JsonProperty("p20") int p20,
                @JsonProperty("p21") int p21,
                @JsonProperty("p22") int p22,
                @JsonProperty("p23") int p23,
                @JsonProperty("p24") int p24,
                @JsonProperty("p25") int p25) {
            return null;
        }
    }

    /** Has them inside. */
    record Garden(Plant plant, List<Stone> stones, Map<String, Dust> dust, int size) {}
}
