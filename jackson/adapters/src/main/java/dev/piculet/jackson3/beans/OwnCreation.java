package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.DirectSource;
import dev.piculet.jackson.direct.DirectValue;
import java.lang.reflect.Executable;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.std.StdValueInstantiator;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.introspect.AnnotatedWithParams;

/** Finds what reads values that a creator makes of one string or number, where nobody notices that it is called. */
final class OwnCreation extends StdValueInstantiator {
    private static final long serialVersionUID = 1L;

    /** Not public. */
    private static final String OF_ENUM = "tools.jackson.databind.deser.jdk.FactoryBasedEnumDeserializer";

    private OwnCreation(StdValueInstantiator source) {
        super(source);
    }

    /** Returns null if nothing is known to read the same as the deserializer of a class. */
    static DirectValue of(GeneratingDeserializer by, DeserializationConfig config) {
        ValueInstantiator instantiator = by.getValueInstantiator();
        return instantiator.getClass() == StdValueInstantiator.class && by.takesScalarAlone()
                ? new OwnCreation((StdValueInstantiator) instantiator).reader(by, config)
                : null;
    }

    private DirectValue reader(GeneratingDeserializer by, DeserializationConfig config) {
        if (_delegateCreator != null || _arrayDelegateCreator != null) {
            return null;
        }
        Class<?> type = by.handledType();
        boolean takesText = _fromStringCreator != null && isUnnoticed(type, _fromStringCreator);
        // Jackson asks the next one if the first does not take a number.
        boolean takesNumber = (_fromIntCreator != null || _fromLongCreator != null)
                && isUnnoticed(type, _fromIntCreator)
                && isUnnoticed(type, _fromLongCreator)
                && isUnnoticed(type, _fromBigIntegerCreator);
        return takesText || takesNumber ? new OwnScalar(by, config, takesText, takesNumber) : null;
    }

    private static boolean isUnnoticed(Class<?> type, AnnotatedWithParams creator) {
        return creator == null || DirectSource.isUnnoticed(type, (Executable) creator.getMember());
    }

    /** Returns the same for an enum with a factory of its own. */
    static DirectValue ofEnum(ValueDeserializer<?> by, DeserializationConfig config) {
        if (!by.getClass().getName().equals(OF_ENUM)) {
            return null;
        }
        try {
            boolean takesText = (boolean) JacksonInside.value(by, "_hasArgs", boolean.class)
                    && JacksonInside.value(by, "_inputType", JavaType.class) == null
                    && JacksonInside.value(by, "_deser", ValueDeserializer.class) == null
                    && JacksonInside.value(by, "_creatorProps", SettableBeanProperty[].class) == null;
            AnnotatedMethod factory = (AnnotatedMethod) JacksonInside.value(by, "_factory", AnnotatedMethod.class);
            Class<?> type = factory.getDeclaringClass();
            return takesText && DirectSource.isUnnoticed(type, factory.getAnnotated())
                    ? new OwnScalar(by, config, /* takesText= */ true, /* takesNumber= */ false)
                    : null;
        } catch (ReflectiveOperationException | RuntimeException e) {
            // A module that is closed, or a version that keeps the factory elsewhere.
            return null;
        }
    }
}
