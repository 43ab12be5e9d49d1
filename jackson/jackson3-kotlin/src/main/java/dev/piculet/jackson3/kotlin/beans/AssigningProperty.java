package dev.piculet.jackson3.kotlin.beans;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.SettableBeanProperty;

/** A property that sets another value than the one it has read. */
abstract class AssigningProperty extends SettableBeanProperty.Delegating {
    AssigningProperty(SettableBeanProperty property) {
        super(property);
    }

    /** Tells whether a value shall not be set at all. */
    abstract boolean isSkipped(Object value);

    /** Returns the value to set in place of the one read. */
    abstract Object assigned(DeserializationContext context, Object value);

    @Override
    public final void deserializeAndSet(JsonParser in, DeserializationContext context, Object bean) {
        set(context, bean, deserialize(in, context));
    }

    @Override
    public final Object deserializeSetAndReturn(JsonParser in, DeserializationContext context, Object bean) {
        return setAndReturn(context, bean, deserialize(in, context));
    }

    @Override
    public final void set(DeserializationContext context, Object bean, Object value) {
        if (!isSkipped(value)) {
            delegate.set(context, bean, assigned(context, value));
        }
    }

    @Override
    public final Object setAndReturn(DeserializationContext context, Object bean, Object value) {
        set(context, bean, value);
        return bean;
    }
}
