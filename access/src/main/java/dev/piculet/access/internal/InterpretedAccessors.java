package dev.piculet.access.internal;

import dev.piculet.access.ArgumentLayout;
import dev.piculet.access.Getter;
import dev.piculet.access.Instantiator;
import dev.piculet.access.Setter;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Method;

/** Makes accessors that use handles. */
public final class InterpretedAccessors {
    private InterpretedAccessors() {}

    public static Getter getter(PropertyModel property, PrivateLookups lookups) {
        if (property.field().isPresent()) {
            return new InterpretedFieldGetter(
                    property, lookups.handle(property.field().get()));
        }
        Method getter = property.getter().orElseThrow(() -> AccessErrors.noGetter(property));
        return new InterpretedMethodGetter(property, lookups.handle(getter));
    }

    public static Setter setter(PropertyModel property, PrivateLookups lookups) {
        if (property.field().isPresent()) {
            return new InterpretedFieldSetter(
                    property, lookups.handle(property.field().get()));
        }
        Method setter = property.setter().orElseThrow(() -> AccessErrors.noSetter(property));
        return new InterpretedMethodSetter(property, lookups.handle(setter));
    }

    public static Instantiator instantiator(ArgumentLayout layout, PrivateLookups lookups) {
        return new InterpretedInstantiator(layout, lookups);
    }
}
