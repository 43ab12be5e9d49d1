package dev.piculet.binary.runtime;

import java.util.IdentityHashMap;

/** Numbers of the shared objects of one value, in the order in which their writing began. */
public final class WrittenObjects {
    private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();

    /** Returns the number of an object that has been written, or -1, and then gives it one. */
    public int numberOrAdd(Object object) {
        Integer number = numbers.putIfAbsent(object, numbers.size());
        return number == null ? -1 : number;
    }

    /** Whether an object has been written. */
    public boolean contains(Object object) {
        return numbers.containsKey(object);
    }

    /** Forgets all objects. */
    public void clear() {
        numbers.clear();
    }
}
