package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.state.Reading;
import java.io.InvalidObjectException;
import java.io.ObjectInputValidation;
import java.util.List;

/** What classes registered by {@code registerValidation}, in the order in which Java serialization calls it. */
final class Validations {
    private record Registered(ObjectInputValidation validation, int priority) {}

    private Validations() {}

    /** Of the same priority, the last comes first. */
    static void add(BinaryInput in, ObjectInputValidation validation, int priority) throws InvalidObjectException {
        if (validation == null) {
            throw new InvalidObjectException("null callback");
        }
        List<Object> all = Reading.validations(in);
        int place = 0;
        while (place < all.size() && priority < ((Registered) all.get(place)).priority()) {
            place++;
        }
        all.add(place, new Registered(validation, priority));
    }

    static void run(BinaryInput in) {
        for (Object each : Reading.validations(in)) {
            ObjectInputValidation validation = ((Registered) each).validation();
            try {
                validation.validateObject();
            } catch (Throwable e) {
                throw Refusal.of(e, validation.getClass(), in);
            }
        }
    }
}
