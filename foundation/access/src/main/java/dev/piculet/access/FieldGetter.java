package dev.piculet.access;

import dev.piculet.model.PropertyModel;
import java.lang.invoke.VarHandle;

/** Reads a field through a handle. */
final class FieldGetter extends Getter {
    private final VarHandle handle;

    private final JvmKind kind;

    private FieldGetter(PropertyModel property, VarHandle handle) {
        super(property);
        this.handle = handle;
        kind = JvmKind.of(handle.varType());
    }

    /** Declared to return a getter, so that callers do not load this class unless they come here. */
    static Getter of(PropertyModel property, VarHandle handle) {
        return new FieldGetter(property, handle);
    }

    @Override
    public Object get(Object instance) {
        // Each kind by itself: a handle that boxes costs a starting JVM many classes.
        return switch (kind) {
            case BOOLEAN -> (boolean) handle.get(instance);
            case BYTE -> (byte) handle.get(instance);
            case SHORT -> (short) handle.get(instance);
            case CHAR -> (char) handle.get(instance);
            case INT -> (int) handle.get(instance);
            case LONG -> (long) handle.get(instance);
            case FLOAT -> (float) handle.get(instance);
            case DOUBLE -> (double) handle.get(instance);
            case REFERENCE -> handle.get(instance);
        };
    }
}
