package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.UnsupportedValueException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

/** What a superclass that is not Serializable keeps is like what its constructor makes, or the instance is refused. */
class UnwrittenStateTest {
    record Place(int x, int[] y) {}

    static final class Note {
        private String text = "usual";
        private final Layer owner;

        Note(Layer owner) {
            this.owner = owner;
        }
    }

    static final class Broken {
        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException("closed");
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static class Layer {
        int[] marks = {};
        Optional<String> tag = Optional.empty();
        final AtomicLong uses = new AtomicLong();
        Place place = new Place(0, new int[] {1});
        final StringBuilder text = new StringBuilder();
        final Deque<String> queue = new ArrayDeque<>();
        final Note note = new Note(this);
        final ReentrantLock lock = new ReentrantLock();
        final Object monitor = new Object();
        final Runnable cleaner = () -> tag = Optional.empty();
    }

    static final class Pin extends Layer implements Serializable {
        private static final long serialVersionUID = 1L;
        private transient int size;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(size);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            size = in.readInt();
        }
    }

    private final Twins<Pin> twins = Twins.of(Pin.class);

    private UnsupportedValueException refusal(Pin pin) {
        UnsupportedValueException refused = assertThrows(
                UnsupportedValueException.class, () -> twins.interpreted().serialize(pin));
        assertEquals(
                refused.getMessage(),
                assertThrows(
                                UnsupportedValueException.class,
                                () -> twins.generated().serialize(pin))
                        .getMessage());
        return refused;
    }

    private void assertLost(String field, Pin pin) {
        assertEquals(
                "An instance of " + Pin.class.getName() + " would lose what it has in field '" + field
                        + "' of a superclass that is not Serializable, for its writeObject does not write it, at $.\n"
                        + "  Make the superclass Serializable, or give OptionsBuilder.codec a codec for the class.",
                refusal(pin).getMessage());
    }

    @Test
    void whatTheConstructorMakesIsNotLost() {
        Pin pin = new Pin();
        pin.size = 3;
        pin.marks = new int[0];
        pin.place = new Place(0, new int[] {1});
        pin.uses.set(0);
        pin.lock.lock();
        Pin read = twins.readInterpreted(twins.write(pin));
        assertEquals(3, read.size);
        assertEquals(List.of(), List.copyOf(read.queue));
    }

    @Test
    void whatArraysRecordsAndObjectsHoldIsNotLostInSilence() {
        Pin marked = new Pin();
        marked.marks = new int[] {1, 2};
        assertLost("marks", marked);
        Pin tagged = new Pin();
        tagged.tag = Optional.of("t");
        assertLost("tag", tagged);
        Pin used = new Pin();
        used.uses.set(5);
        assertLost("uses", used);
        Pin placed = new Pin();
        placed.place = new Place(0, new int[] {2});
        assertLost("place", placed);
        Pin written = new Pin();
        written.text.append('a');
        assertLost("text", written);
        Pin queued = new Pin();
        queued.queue.add("a");
        assertLost("queue", queued);
        Pin noted = new Pin();
        ((Layer) noted).note.text = "other";
        assertLost("note", noted);
    }

    @Test
    void aComparisonThatFailsIsTheCause() {
        TypedSerializer<Failing> failing = TypedSerializer.of(Failing.class);
        UnsupportedValueException refused =
                assertThrows(UnsupportedValueException.class, () -> failing.serialize(new Failing()));
        assertInstanceOf(IllegalStateException.class, refused.getCause());
        assertEquals(
                "A comparison of what a superclass keeps of " + Failing.class.getName()
                        + " failed (java.lang.IllegalStateException: closed) at $.\n  Its class says why.",
                refused.getMessage());
    }

    static class Fragile {
        private final Set<Broken> set = Set.of(new Broken());
    }

    static final class Failing extends Fragile implements Serializable {
        private static final long serialVersionUID = 1L;
        private transient int size;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(size);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            size = in.readInt();
        }
    }
}
