package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.EOFException;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A class that catches what the stream throws, and goes on, gets nothing half written or half read behind its back. */
class CaughtRefusalsTest {
    static final class NotAllowed {
        int x = 1;
    }

    record Picky(int value) {
        static boolean refuses;

        Picky {
            if (refuses) {
                throw new IllegalStateException("refused");
            }
        }
    }

    /** Leaves out what can't be written, and what can't be read. */
    public static final class Box implements Externalizable {
        private static final long serialVersionUID = 1L;
        private transient Object held;
        private transient Object optional = "none";

        public Box() {}

        static Box of(Object held) {
            Box box = new Box();
            box.held = held;
            return box;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            try {
                out.writeObject(held);
            } catch (RuntimeException e) {
                out.writeObject(null);
            }
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            try {
                held = in.readObject();
            } catch (RuntimeException e) {
                held = null;
            }
            try {
                optional = in.readObject();
            } catch (EOFException e) {
                optional = null;
            }
        }
    }

    /** Does the same with its fields. */
    static final class Chest implements Serializable {
        private static final long serialVersionUID = 1L;
        private int number = 1;
        private Object held;
        private transient boolean isWhole;

        Chest(Object held) {
            this.held = held;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            try {
                out.defaultWriteObject();
            } catch (RuntimeException e) {
                out.writeInt(number);
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            try {
                in.defaultReadObject();
                isWhole = true;
            } catch (RuntimeException e) {
                isWhole = false;
            }
        }
    }

    private final Twins<Box> boxes =
            Twins.of(() -> TypedSerializer.builder(Box.class).allow(Picky.class));

    private final Twins<Chest> chests =
            Twins.of(() -> TypedSerializer.builder(Chest.class).allow(Picky.class));

    @AfterEach
    void refuseNothing() {
        Picky.refuses = false;
    }

    private static <T> void assertRefusedWhenWritten(Twins<T> twins, T value) {
        for (TypedSerializer<T> each : List.of(twins.interpreted(), twins.generated())) {
            UnsupportedValueException refused =
                    assertThrows(UnsupportedValueException.class, () -> each.serialize(value));
            assertTrue(refused.getMessage().contains(NotAllowed.class.getName()), refused.getMessage());
        }
    }

    @Test
    void whatIsHalfWrittenIsRefused() {
        List<Object> list = new ArrayList<>(Arrays.asList("a", new NotAllowed()));
        assertRefusedWhenWritten(boxes, Box.of(list));
        assertRefusedWhenWritten(chests, new Chest(list));
        assertRefusedWhenWritten(chests, new Chest(new NotAllowed()));
    }

    @Test
    void whatIsRefusedBeforeAnythingIsWrittenMayBeLeftOut() {
        Box read = boxes.readInterpreted(boxes.write(Box.of(new NotAllowed())));
        assertNull(read.held);
    }

    @Test
    void whereTheDataEndsMayBeFoundOut() {
        Box read = boxes.readInterpreted(boxes.write(Box.of("a")));
        assertEquals("a", read.held);
        assertNull(read.optional);
    }

    private static <T> void assertRefusedWhenRead(Twins<T> twins, byte[] bytes) {
        for (TypedSerializer<T> each : List.of(twins.interpreted(), twins.generated())) {
            MalformedInputException refused =
                    assertThrows(MalformedInputException.class, () -> each.deserialize(bytes));
            assertTrue(
                    refused.getMessage().startsWith(Picky.class.getName() + " refuses what was read"),
                    refused.getMessage());
        }
    }

    @Test
    void whatIsHalfReadIsRefused() {
        byte[] box = boxes.write(Box.of(new Picky(1)));
        byte[] chest = chests.write(new Chest(new Picky(1)));
        assertEquals(new Picky(1), boxes.readInterpreted(box).held);
        assertTrue(chests.readInterpreted(chest).isWhole);
        Picky.refuses = true;
        assertRefusedWhenRead(boxes, box);
        assertRefusedWhenRead(chests, chest);
    }
}
