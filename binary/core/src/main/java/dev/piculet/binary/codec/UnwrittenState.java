package dev.piculet.binary.codec;

import dev.piculet.access.BareInstantiator;
import dev.piculet.access.SerialField;
import dev.piculet.binary.error.CreationErrors;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * What superclasses that are not {@code Serializable} keep of an instance that writes itself. Java serialization leaves it out, and
 * nobody notices; here it has to be what the superclass's constructor makes. Thread-safe.
 */
final class UnwrittenState {
    private final Class<?> type;
    private final List<SerialField> fields;
    private final BareInstantiator instantiator;

    /** What each field holds of a new instance; null until one is made. */
    private volatile Object[] made;

    UnwrittenState(Class<?> type, List<SerialField> fields, BareInstantiator instantiator) {
        this.type = type;
        this.fields = fields;
        this.instantiator = instantiator;
    }

    /** @throws dev.piculet.binary.io.UnsupportedValueException if an instance keeps anything else there */
    void requireNone(Object instance) {
        if (fields.isEmpty()) {
            return;
        }
        Object[] usual = made();
        for (int i = 0; i < usual.length; i++) {
            if (!isLike(fields.get(i).get(instance), usual[i])) {
                throw CreationErrors.unwrittenState(type, fields.get(i).name());
            }
        }
    }

    private Object[] made() {
        Object[] known = made;
        if (known == null) {
            Object fresh = fresh();
            known = new Object[fields.size()];
            for (int i = 0; i < known.length; i++) {
                known[i] = fields.get(i).get(fresh);
            }
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

    /** Two objects of one class are taken to be like each other if nothing is known of what makes them equal. */
    private static boolean isLike(Object value, Object usual) {
        if (value == null || usual == null) {
            return value == usual;
        }
        boolean isValue =
                value instanceof Comparable<?> || value instanceof Collection<?> || value instanceof Map<?, ?>;
        boolean isKnown = value instanceof Enum<?>
                || isValue && value.getClass().getName().startsWith("java.");
        return value.getClass() == usual.getClass() && (!isKnown || value.equals(usual));
    }
}
