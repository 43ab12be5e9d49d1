package dev.piculet.access;

import dev.piculet.model.PropertyModel;
import java.lang.invoke.VarHandle;

/** Writes a field through a handle. */
final class FieldSetter extends Setter {
    private final VarHandle handle;

    private final JvmKind kind;

    private FieldSetter(PropertyModel property, VarHandle handle) {
        super(property);
        this.handle = handle;
        kind = JvmKind.of(handle.varType());
    }

    /** Declared to return a setter, so that callers do not load this class unless they come here. */
    static Setter of(PropertyModel property, VarHandle handle) {
        return new FieldSetter(property, handle);
    }

    @Override
    public void set(Object instance, Object value) {
        // Each kind by itself: a handle that unboxes costs a starting JVM many classes.
        switch (kind) {
            case BOOLEAN -> handle.set(instance, (boolean) (Boolean) value);
            case BYTE -> handle.set(instance, (byte) (Byte) value);
            case SHORT -> handle.set(instance, (short) (Short) value);
            case CHAR -> handle.set(instance, (char) (Character) value);
            case INT -> handle.set(instance, (int) (Integer) value);
            case LONG -> handle.set(instance, (long) (Long) value);
            case FLOAT -> handle.set(instance, (float) (Float) value);
            case DOUBLE -> handle.set(instance, (double) (Double) value);
            case REFERENCE -> handle.set(instance, value);
        }
    }
}
