package dev.piculet.binary.runtime;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.internal.BinaryErrors;
import java.util.ArrayList;
import java.util.List;

/** The shared objects of one value, by the number that {@link WrittenObjects} gave them. */
public final class ReadObjects {
    private final List<Object> objects = new ArrayList<>();

    /** Gives the next number to an object whose reading begins, and returns it. */
    public int begin() {
        objects.add(null);
        return objects.size() - 1;
    }

    /** Notes the object of a number, as soon as it exists. */
    public void set(int number, Object object) {
        objects.set(number, object);
    }

    /** Returns the object of a number. */
    public Object get(int number, BinaryInput in) {
        if (number >= objects.size()) {
            throw BinaryErrors.unknownObject(number, in);
        }
        Object object = objects.get(number);
        if (object == null) {
            throw BinaryErrors.unfinishedObject(number, in);
        }
        return object;
    }
}
