package dev.piculet.jackson2.kotlin.beans;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import java.io.IOException;

/** A property that sets another value than the one it has read. */
abstract class AssigningProperty extends SettableBeanProperty.Delegating {
    AssigningProperty(SettableBeanProperty property) {
        super(property);
    }

    /** Tells whether a value shall not be set at all. */
    abstract boolean isSkipped(Object value);

    /**
     * Returns the value to set in place of the one read.
     *
     * @param context null, since the callers of this major have none
     */
    abstract Object assigned(DeserializationContext context, Object value) throws IOException;

    @Override
    public final void deserializeAndSet(JsonParser in, DeserializationContext context, Object bean) throws IOException {
        set(bean, deserialize(in, context));
    }

    @Override
    public final Object deserializeSetAndReturn(JsonParser in, DeserializationContext context, Object bean)
            throws IOException {
        return setAndReturn(bean, deserialize(in, context));
    }

    @Override
    public final void set(Object bean, Object value) throws IOException {
        if (!isSkipped(value)) {
            delegate.set(bean, assigned(null, value));
        }
    }

    @Override
    public final Object setAndReturn(Object bean, Object value) throws IOException {
        set(bean, value);
        return bean;
    }
}
