package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.state.Reading;

/** References to objects that stand before in the same value (wire format, section 4.8). */
final class SharedObjects {
    private SharedObjects() {}

    /** Refuses the number of an object that does not stand before. */
    static void require(BinaryInput in, int number) {
        if (!Reading.objects(in).isKnown(number)) {
            throw ValueErrors.unknownObject(number, in);
        }
    }

    /** Returns the object of a number. */
    static Object get(BinaryInput in, int number) {
        require(in, number);
        Object object = Reading.objects(in).get(number);
        if (object == null) {
            throw ValueErrors.unfinishedObject(number, in);
        }
        return object;
    }
}
