package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.state.Reading;
import java.io.InvalidObjectException;
import java.io.ObjectInputValidation;
import java.util.Collections;
import java.util.List;

/** What classes registered by {@code registerValidation}, in the order in which Java serialization calls it. */
final class Validations {
    /** Comes after those of a higher priority. */
    private record Registered(ObjectInputValidation validation, int priority) implements Comparable<Registered> {
        @Override
        public int compareTo(Registered other) {
            return Integer.compare(other.priority, priority);
        }
    }

    private Validations() {}

    static void add(BinaryInput in, ObjectInputValidation validation, int priority) throws InvalidObjectException {
        if (validation == null) {
            throw new InvalidObjectException("null callback");
        }
        Reading.validations(in).add(new Registered(validation, priority));
    }

    /** Of the same priority, the last comes first. */
    static void run(BinaryInput in) {
        List<Object> all = Reading.validations(in);
        // Sorted once: each in its place as it comes would take the square of their number.
        Collections.reverse(all);
        all.sort(null);
        for (Object each : all) {
            ObjectInputValidation validation = ((Registered) each).validation();
            try {
                validation.validateObject();
            } catch (Throwable e) {
                throw Refusal.of(e, validation.getClass(), in);
            }
        }
    }
}
