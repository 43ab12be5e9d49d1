package dev.piculet.access;

import dev.piculet.model.PropertyModel;

/** Adds suppressed exceptions to one that has none. */
final class SuppressedSetter extends Setter {
    /** Declared to return a setter, so that callers do not load this class unless they come here. */
    static Setter of(PropertyModel property) {
        return new SuppressedSetter(property);
    }

    private SuppressedSetter(PropertyModel property) {
        super(property);
    }

    @Override
    public void set(Object instance, Object value) {
        Throwable exception = (Throwable) instance;
        for (Throwable each : (Throwable[]) value) {
            exception.addSuppressed(each);
        }
    }
}
