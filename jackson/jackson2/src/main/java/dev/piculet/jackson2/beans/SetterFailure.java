package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import java.io.IOException;

/** What a property throws if its setter fails. Only subclasses can ask for it. */
final class SetterFailure extends SettableBeanProperty.Delegating {
    private static final long serialVersionUID = 1;

    SetterFailure(SettableBeanProperty property) {
        super(property);
    }

    @Override
    protected SettableBeanProperty withDelegate(SettableBeanProperty property) {
        return new SetterFailure(property);
    }

    /** Throws it. */
    void raise(JsonParser in, Throwable failure, Object value) throws IOException {
        _throwAsIOE(in, (Exception) JacksonCalls.thrownByCall(failure), value);
    }
}
