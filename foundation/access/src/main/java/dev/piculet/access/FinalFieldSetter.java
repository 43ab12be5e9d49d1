package dev.piculet.access;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;

/** Writes a final field by reflection, which a handle to variables refuses. */
final class FinalFieldSetter extends Setter {
    private final Field field;

    private final JvmKind kind;

    private FinalFieldSetter(PropertyModel property, Field field) {
        super(property);
        this.field = field;
        kind = JvmKind.of(field.getType());
    }

    /**
     * Declared to return a setter, so that callers do not load this class unless they come here.
     *
     * @param field made accessible
     */
    static Setter of(PropertyModel property, Field field) {
        return new FinalFieldSetter(property, field);
    }

    @Override
    public void set(Object instance, Object value) {
        try {
            write(instance, value);
        } catch (IllegalAccessException e) {
            throw AccessErrors.finalFieldsKept(field, FinalFieldSetter.class.getModule());
        } catch (IllegalArgumentException e) {
            // Exceptions of handles for an instance or a value of another class.
            throw (ClassCastException) new ClassCastException(e.getMessage()).initCause(e);
        }
    }

    private void write(Object instance, Object value) throws IllegalAccessException {
        switch (kind) {
            case BOOLEAN -> field.setBoolean(instance, (Boolean) value);
            case BYTE -> field.setByte(instance, (Byte) value);
            case SHORT -> field.setShort(instance, (Short) value);
            case CHAR -> field.setChar(instance, (Character) value);
            case INT -> field.setInt(instance, (Integer) value);
            case LONG -> field.setLong(instance, (Long) value);
            case FLOAT -> field.setFloat(instance, (Float) value);
            case DOUBLE -> field.setDouble(instance, (Double) value);
            case REFERENCE -> field.set(instance, value);
        }
    }
}
