package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Classes whose instances refer to others, or hold each other. */
final class JavaReferences {
    private JavaReferences() {}

    /** Stands for itself by its key, once it was there. */
    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "key")
    static class Port {
        public int key;
        public String name;
    }

    /** What the creator takes refers to another object inside of something else. */
    record Ship(AtomicReference<Port> home, int masts) {}

    /** What is set after the creator was called does. */
    static class Boat {
        public final int oars;
        public AtomicReference<Port> home;

        @JsonCreator
        Boat(@JsonProperty("oars") int oars) {
            this.oars = oars;
        }
    }

    /** Needs no creator. */
    static class Cargo {
        public AtomicReference<Port> from;
        public int tons;
    }

    /** What the creator takes has such a property. */
    record Load(Cargo cargo, int number) {}

    /** Ports come before or after those that refer to them. */
    static class Fleet {
        public Ship ship;
        public Boat boat;
        public Load load;
        public List<Port> ports;
        public int size;
    }

    /** May hold one that holds it. */
    static class Ring {
        public int size;
        public Ring inside;
    }
}
