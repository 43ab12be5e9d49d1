package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.util.Arrays;
import java.util.HashMap;

/**
 * Where the locals in scope live. Slots are given out like a stack, and every local in scope has a value, so the locals
 * in scope are exactly what a stack map frame has to say.
 */
final class LocalSlots {
    private final HashMap<Local, Integer> slots = new HashMap<>();
    private Local[] locals = new Local[16];
    private ClassDesc[] types = new ClassDesc[16];
    private int size;
    private int nextSlot;
    private int maxSlots;

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

    /** Returns the slot of a new local that has no name: the receiver, a parameter never asked for, a temporary. */
    int declare(ClassDesc type) {
        return add(null, type);
    }

    /** Returns the slot of a new local; one that is in scope already is an error. */
    int declare(Local local) {
        if (slots.containsKey(local)) {
            throw TreeErrors.declaredTwice(local);
        }
        int slot = add(local, local.type());
        slots.put(local, slot);
        return slot;
    }

    /** Returns the slot of a local in scope. */
    int slot(Local local) {
        Integer slot = slots.get(local);
        if (slot == null) {
            throw TreeErrors.outOfScope(local);
        }
        return slot;
    }

    /** Ends the scope of all locals that were declared since the size was {@code mark}. */
    void closeTo(int mark) {
        while (size > mark) {
            size--;
            nextSlot -= Types.slots(types[size]);
            if (locals[size] != null) {
                slots.remove(locals[size]);
                locals[size] = null;
            }
        }
    }

    private int add(Local local, ClassDesc type) {
        if (size == types.length) {
            locals = Arrays.copyOf(locals, size * 2);
            types = Arrays.copyOf(types, size * 2);
        }
        locals[size] = local;
        types[size++] = type;
        int slot = nextSlot;
        nextSlot += Types.slots(type);
        maxSlots = Math.max(maxSlots, nextSlot);
        return slot;
    }
}
