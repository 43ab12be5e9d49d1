package dev.piculet.jackson3.beans;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.deser.SettableBeanProperty;

/** What a property throws if its setter fails. Only subclasses can ask for it. */
final class SetterFailure extends SettableBeanProperty.Delegating {
    SetterFailure(SettableBeanProperty property) {
        super(property);
    }

    @Override
    protected SettableBeanProperty withDelegate(SettableBeanProperty property) {
        return new SetterFailure(property);
    }

    /** Throws it. */
    void raise(JsonParser in, Throwable failure, Object value) {
        _throwAsJacksonE(in, JacksonCalls.thrownByCall(failure), value);
    }
}
