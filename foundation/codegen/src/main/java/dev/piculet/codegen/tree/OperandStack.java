package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.util.Arrays;

/**
 * The contents of the operand stack at the current instruction, for stack map frames and for the largest size of the
 * stack.
 *
 * <p>An entry is a {@link ClassDesc} or an {@link Uninitialized}. Code that cannot be reached is followed too, though
 * it is never written, so that nodes need not know whether they are reachable.
 */
final class OperandStack {
    private Object[] entries = new Object[16];
    private byte[] slotsOfEntries = new byte[16];
    private int size;
    private int slots;
    private int maxSlots;

    int size() {
        return size;
    }

    int maxSlots() {
        return maxSlots;
    }

    Object get(int index) {
        return entries[index];
    }

    void push(Object entry) {
        push(entry, entry instanceof ClassDesc ? Types.slots((ClassDesc) entry) : 1);
    }

    private void push(Object entry, int width) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, size * 2);
            slotsOfEntries = Arrays.copyOf(slotsOfEntries, size * 2);
        }
        slotsOfEntries[size] = (byte) width;
        entries[size++] = entry;
        slots += width;
        if (slots > maxSlots) {
            maxSlots = slots;
        }
    }

    /** Pushes the value of a local. */
    void push(Local local) {
        push(local.type(), local.slots());
    }

    Object pop() {
        Object entry = entries[--size];
        entries[size] = null;
        slots -= slotsOfEntries[size];
        return entry;
    }

    Object top() {
        return entries[size - 1];
    }

    /** Returns the type of the topmost value, which must be an initialized one. */
    ClassDesc topType() {
        return (ClassDesc) entries[size - 1];
    }

    int topSlots() {
        return slotsOfEntries[size - 1];
    }

    /** Gives the topmost value another type. */
    void retype(ClassDesc type) {
        pop();
        push(type);
    }

    Object[] snapshot() {
        return Arrays.copyOf(entries, size);
    }

    /** Restores the stack at a jump. */
    void restore(Object[] snapshot) {
        while (size > 0) {
            pop();
        }
        for (Object entry : snapshot) {
            push(entry);
        }
    }

    /** Widens entries until they describe both this stack and the stack of a jump to here. */
    void merge(Object[] snapshot) {
        if (snapshot.length != size) {
            throw new IllegalStateException(
                    "A place is reached with " + snapshot.length + " operands and with " + size + ".");
        }
        for (int i = 0; i < size; i++) {
            if (entries[i] != snapshot[i] && !entries[i].equals(snapshot[i])) {
                entries[i] = common(entries[i], snapshot[i]);
            }
        }
    }

    private static ClassDesc common(Object a, Object b) {
        if (a instanceof ClassDesc && b instanceof ClassDesc) {
            char kind = Types.stackKind((ClassDesc) a);
            if (kind == Types.stackKind((ClassDesc) b)) {
                return kind == 'A' ? Types.OBJECT : kind == 'I' ? Types.INT : (ClassDesc) a;
            }
        }
        throw new IllegalStateException("A place is reached with the operands " + a + " and " + b + ".");
    }
}
