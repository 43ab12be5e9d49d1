package dev.piculet.access.internal;

import dev.piculet.access.ArgumentLayout;
import dev.piculet.access.Getter;
import dev.piculet.access.Instantiator;
import dev.piculet.access.Setter;
import dev.piculet.model.PropertyModel;

/** Makes accessors that use handles. */
public final class InterpretedAccessors {
    private InterpretedAccessors() {}

    public static Getter getter(PropertyModel property, PrivateLookups lookups) {
        if (property.field().isPresent()) {
            return new InterpretedFieldGetter(
                    property, lookups.handle(property.field().get()));
        }
        return InterpretedMethodGetter.of(property, lookups);
    }

    public static Setter setter(PropertyModel property, PrivateLookups lookups) {
        if (property.field().isPresent()) {
            return new InterpretedFieldSetter(
                    property, lookups.handle(property.field().get()));
        }
        return InterpretedMethodSetter.of(property, lookups);
    }

    public static Instantiator instantiator(ArgumentLayout layout, PrivateLookups lookups) {
        return new InterpretedInstantiator(layout, lookups);
    }
}
