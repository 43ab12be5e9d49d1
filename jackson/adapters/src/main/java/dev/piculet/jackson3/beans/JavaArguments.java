package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Obstacle;
import dev.piculet.model.CreatorModel;
import java.lang.reflect.Method;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;

/** The arguments of a creator in Java: null stays null, and Jackson has what replaces a value that is missing. */
record JavaArguments(CreatorModel creator, Optional<Method> build) implements CreatorArguments {
    @Override
    public Obstacle obstacle(SettableBeanProperty property) {
        Class<?> type = property.getType().getRawClass();
        // Null has no place in a variable of the type, and what Jackson then throws depends on the JDK.
        boolean mayBeNull = SettableFacts.givesNull(type, property)
                || !SettableFacts.isDirect(type, property.getValueDeserializer());
        return Obstacle.OWN_WAY.when(type.isPrimitive() && mayBeNull);
    }

    @Override
    public boolean asksForNull(SettableBeanProperty property, int index) {
        return false;
    }

    @Override
    public boolean asksForMissing(SettableBeanProperty property, int index) {
        ValueDeserializer<?> by = property.getValueDeserializer();
        return by == null
                || property.isRequired()
                || property.getNullValueProvider() != by
                || !SettableFacts.isNullToWrapper(by) && !givesNullAlone(by);
    }

    /** Tells whether a deserializer inherits that null, and nothing, is null. */
    private static boolean givesNullAlone(ValueDeserializer<?> by) {
        return isInherited(by, "getAbsentValue", DeserializationContext.class)
                && isInherited(by, "getNullValue", DeserializationContext.class)
                && isInherited(by, "getNullValue");
    }

    private static boolean isInherited(ValueDeserializer<?> by, String function, Class<?>... parameters) {
        try {
            return by.getClass().getMethod(function, parameters).getDeclaringClass() == ValueDeserializer.class;
        } catch (NoSuchMethodException e) {
            // Jackson 3 has dropped one.
            return true;
        }
    }

    @Override
    public Object forNull(DeserializationContext context, SettableBeanProperty property, int index) {
        return null;
    }

    @Override
    public Object forNothing(
            DeserializationContext context, SettableBeanProperty property, int index, PropertyValueBuffer empty)
            throws JacksonException {
        return JacksonCalls.argument(context, empty, property);
    }
}
