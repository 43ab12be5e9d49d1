package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
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

    /** Has no key, but all that there are have one. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Harbour.class)
    interface Place {}

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "key")
    static class Harbour implements Place {
        public int key;
    }

    /** Likewise, and none of them is usual. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes(@JsonSubTypes.Type(value = Bay.class, name = "bay"))
    interface Shore {}

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "key")
    static class Bay implements Shore {
        public int key;
    }

    /** What is set after the creator was called may be of any kind. */
    static class Rowed<T> {
        public final int oars;
        public T home;

        @JsonCreator
        Rowed(@JsonProperty("oars") int oars) {
            this.oars = oars;
        }
    }

    /** Ports come before or after those that refer to them. */
    static class Fleet {
        public Ship ship;
        public Boat boat;
        public Load load;
        public Rowed<Place> yacht;
        public Rowed<Shore> raft;
        public Rowed<Place[]> ferry;
        public Rowed<AtomicReference<Place>> canoe;
        public Rowed<List<Place>> barge;
        public Rowed<List<Cargo>> convoy;
        public List<Port> ports;
        public List<Harbour> harbours;
        public List<Bay> bays;
        public int size;
    }

    /** May hold one that holds it. */
    static class Ring {
        public int size;
        public Ring inside;
    }

    /** Written by its own serializer where it is declared, though instances are of subclasses. */
    static class Shelf {
        public int height = 1;
        public Box box;
        public Leaning leaning;
    }

    static final class Box extends Shelf {}

    interface Leaning {}

    static class Ladder extends Shelf implements Leaning {}
}
