package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.NullsConstantProvider;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import dev.piculet.jackson.kotlin.ValueClassAssignment;
import dev.piculet.jackson2.WrapsNullableValueClassDeserializer;
import java.io.IOException;

/** A property of a value class whose setter or field takes what that wraps. */
public final class UnwrappingProperty extends SettableBeanProperty.Delegating {
    private final transient ValueClassAssignment assignment;

    /** Creates what takes the place of a property that passes values as they are. */
    public UnwrappingProperty(SettableBeanProperty property, ValueClassAssignment assignment) {
        super(property);
        this.assignment = assignment;
    }

    @Override
    protected SettableBeanProperty withDelegate(SettableBeanProperty property) {
        return new UnwrappingProperty(property, assignment);
    }

    @Override
    public void deserializeAndSet(JsonParser in, DeserializationContext context, Object bean) throws IOException {
        set(bean, deserialize(in, context));
    }

    @Override
    public Object deserializeSetAndReturn(JsonParser in, DeserializationContext context, Object bean)
            throws IOException {
        return setAndReturn(bean, deserialize(in, context));
    }

    @Override
    public void set(Object bean, Object value) throws IOException {
        if (value != null || !NullsConstantProvider.isSkipper(getNullValueProvider())) {
            delegate.set(bean, assigned(value));
        }
    }

    @Override
    public Object setAndReturn(Object bean, Object value) throws IOException {
        set(bean, value);
        return bean;
    }

    private Object assigned(Object value) throws IOException {
        if (value != null) {
            return assignment.unwrapped(value);
        }
        Object boxed = getValueDeserializer() instanceof WrapsNullableValueClassDeserializer<?> wrapping
                ? wrapping.getBoxedNullValue()
                : null;
        if (boxed == null && !assignment.takesNull()) {
            throw InvalidNullException.from(/* ctxt= */ null, getFullName(), getType());
        }
        return assignment.unwrapped(boxed);
    }
}
