package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.util.Arrays;

/**
 * Where the locals in scope live. Slots are given out like a stack, and every local in scope has a value, so the locals
 * in scope are exactly what a stack map frame has to say.
 *
 * <p>A local is looked for from the newest to the oldest: those used most are the newest, and a map costs more where
 * nothing is compiled yet.
 */
final class LocalSlots {
    private Local[] locals = new Local[16];
    private ClassDesc[] types = new ClassDesc[16];
    private int[] slots = new int[16];
    private int size;
    private int nextSlot;
    private int maxSlots;
    private int lowestSize;

    int size() {
        return size;
    }

    /** Returns the slot that the next local will have. */
    int nextSlot() {
        return nextSlot;
    }

    int maxSlots() {
        return maxSlots;
    }

    ClassDesc type(int index) {
        return types[index];
    }

    /** Returns how many locals have been in scope, and what they were, all the time since this was called last. */
    int takeUnchanged() {
        int unchanged = lowestSize;
        lowestSize = size;
        return unchanged;
    }

    /** Says that no local is what it was before. */
    void change() {
        lowestSize = 0;
    }

    /** Returns the slot of a new local that has no name: the receiver, a parameter never asked for, a temporary. */
    int declare(ClassDesc type) {
        return add(null, type, Types.slots(type));
    }

    /** Returns the slot of a new local; one that is in scope already is an error. */
    int declare(Local local) {
        if (index(local) >= 0) {
            throw TreeErrors.declaredTwice(local);
        }
        return add(local, local.type(), local.slots());
    }

    /** Returns the slot of a local in scope. */
    int slot(Local local) {
        int index = index(local);
        if (index < 0) {
            throw TreeErrors.outOfScope(local);
        }
        return slots[index];
    }

    private int index(Local local) {
        Local[] all = locals;
        int index = size - 1;
        while (index >= 0 && all[index] != local) {
            index--;
        }
        return index;
    }

    /** Ends the scope of all locals that were declared since the size was {@code mark}. */
    void closeTo(int mark) {
        if (size > mark) {
            nextSlot = slots[mark];
            Arrays.fill(locals, mark, size, null);
            size = mark;
            lowestSize = Math.min(lowestSize, mark);
        }
    }

    private int add(Local local, ClassDesc type, int width) {
        if (size == types.length) {
            locals = Arrays.copyOf(locals, size * 2);
            types = Arrays.copyOf(types, size * 2);
            slots = Arrays.copyOf(slots, size * 2);
        }
        int slot = nextSlot;
        locals[size] = local;
        types[size] = type;
        slots[size++] = slot;
        nextSlot += width;
        maxSlots = Math.max(maxSlots, nextSlot);
        return slot;
    }
}
