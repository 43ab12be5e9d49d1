package dev.piculet.binary.codec;

import dev.piculet.access.BareInstantiator;
import dev.piculet.access.Likeness;
import dev.piculet.access.SerialField;
import dev.piculet.binary.error.CreationErrors;
import java.util.List;

/**
 * What superclasses that are not {@code Serializable} keep of an instance that writes itself. Java serialization leaves it out, and
 * nobody notices; here it has to be what the superclass's constructor makes. Thread-safe.
 */
final class UnwrittenState {
    private final Class<?> type;
    private final List<SerialField> fields;
    private final BareInstantiator instantiator;

    /** A new instance; null until one is made. */
    private volatile Object made;

    UnwrittenState(Class<?> type, List<SerialField> fields, BareInstantiator instantiator) {
        this.type = type;
        this.fields = fields;
        this.instantiator = instantiator;
    }

    /**
     * Compares what an instance keeps there with what a new one does.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if that differs, or can't be compared
     */
    void requireNone(Object instance) {
        if (fields.isEmpty()) {
            return;
        }
        Object usual = made();
        Likeness likeness = new Likeness(instance, usual);
        for (SerialField field : fields) {
            if (!isLike(likeness, field.get(instance), field.get(usual))) {
                throw CreationErrors.unwrittenState(type, field.name());
            }
        }
    }

    private boolean isLike(Likeness likeness, Object value, Object usual) {
        try {
            return likeness.isLike(value, usual);
        } catch (Throwable e) {
            Refusal.passOn(e);
            throw CreationErrors.writingFailed("A comparison of what a superclass keeps", type, e);
        }
    }

    private Object made() {
        Object known = made;
        if (known == null) {
            known = fresh();
            made = known;
        }
        return known;
    }

    private Object fresh() {
        try {
            return instantiator.create();
        } catch (Throwable e) {
            Refusal.passOn(e);
            throw CreationErrors.writingFailed("A superclass's constructor", type, e);
        }
    }
}
