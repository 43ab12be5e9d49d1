package dev.piculet.jackson3.kotlin.beans;

import dev.piculet.jackson.kotlin.ValueClassAssignment;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.impl.NullsConstantProvider;
import tools.jackson.databind.exc.InvalidNullException;

/** A property of a value class whose setter or field takes the underlying value. */
public final class UnwrappingProperty extends AssigningProperty {
    private final transient ValueClassAssignment assignment;

    /** Creates what takes the place of a property that passes values unchanged. */
    public UnwrappingProperty(SettableBeanProperty property, ValueClassAssignment assignment) {
        super(property);
        this.assignment = assignment;
    }

    @Override
    protected SettableBeanProperty withDelegate(SettableBeanProperty property) {
        return new UnwrappingProperty(property, assignment);
    }

    @Override
    boolean isSkipped(Object value) {
        return value == null && NullsConstantProvider.isSkipper(getNullValueProvider());
    }

    @Override
    Object assigned(DeserializationContext context, Object value) throws JacksonException {
        if (value != null) {
            return assignment.unwrapped(value);
        }
        Object boxed = assignment.wrapsNull() && getValueDeserializer() instanceof NullWrapper wrapper
                ? wrapper.getBoxedNullValue()
                : null;
        if (boxed == null && !assignment.takesNull()) {
            throw InvalidNullException.from(context, getFullName(), getType());
        }
        return assignment.unwrapped(boxed);
    }
}
