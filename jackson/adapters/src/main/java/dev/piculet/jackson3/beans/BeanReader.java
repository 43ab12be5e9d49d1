package dev.piculet.jackson3.beans;

import dev.piculet.access.Instantiator;
import dev.piculet.jackson.bean.WrappingReader;
import java.lang.reflect.Array;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.util.ClassUtil;
import tools.jackson.databind.util.TokenBuffer;

/**
 * Superclass of generated readers, with the methods that they call. Only the token that a type expects is read here;
 * the property reads every other one, so that coercions, nulls and errors are Jackson's.
 */
public abstract class BeanReader {
    /** Set before the reader is published. */
    private GeneratingDeserializer owner;

    /** Creates a reader without an owner. */
    protected BeanReader() {}

    final BeanReader ownedBy(GeneratingDeserializer deserializer) {
        owner = deserializer;
        return this;
    }

    /** Gives a reader of the same class the owner of another one. */
    protected final void shareOwner(BeanReader other) {
        owner = other.owner;
    }

    /** Reads an instance; the parser stands at the start of an object, or at its first name, or at its end. */
    public abstract Object read(JsonParser in, DeserializationContext context) throws JacksonException;

    /** Moves to the first name of the object, or to its end, unless the parser is there. */
    protected static void enter(JsonParser in) throws JacksonException {
        if (in.currentToken() == JsonToken.START_OBJECT) {
            in.nextToken();
        }
    }

    /** Tells whether the first name of the object is the expected one, and moves to it. */
    protected static boolean isFirst(JsonParser in, SerializableString name) throws JacksonException {
        if (in.currentToken() == JsonToken.START_OBJECT) {
            return in.nextName(name);
        }
        return in.currentToken() == JsonToken.PROPERTY_NAME && name.getValue().equals(in.currentName());
    }

    /** Moves on, and tells whether the parser is at the expected name. */
    protected static boolean isNext(JsonParser in, SerializableString name) throws JacksonException {
        return in.nextName(name);
    }

    /** Tells whether the parser is at a name. */
    protected static boolean isAtName(JsonParser in) {
        return in.currentToken() == JsonToken.PROPERTY_NAME;
    }

    /** Returns the name that the parser is at; null if it is at none. */
    protected static String currentName(JsonParser in) throws JacksonException {
        return isAtName(in) ? in.currentName() : null;
    }

    /** Moves on, and returns the name that the parser is at then; null if it is at none. */
    protected static String advanceToName(JsonParser in) throws JacksonException {
        return in.nextName();
    }

    /** Moves on. */
    protected static void advance(JsonParser in) throws JacksonException {
        in.nextToken();
    }

    /** Moves to a value and reads it. */
    protected static int readInt(JsonParser in, DeserializationContext context, SettableBeanProperty property)
            throws JacksonException {
        return nextIsInt(in) ? in.getIntValue() : (int) property.deserialize(in, context);
    }

    /** Moves to a value and reads it. */
    protected static long readLong(JsonParser in, DeserializationContext context, SettableBeanProperty property)
            throws JacksonException {
        return nextIsLong(in) ? in.getLongValue() : (long) property.deserialize(in, context);
    }

    /** Moves to a value and reads it. */
    protected static double readDouble(JsonParser in, DeserializationContext context, SettableBeanProperty property)
            throws JacksonException {
        return nextIsDouble(in) ? in.getDoubleValue() : (double) property.deserialize(in, context);
    }

    /** Moves to a value and reads it. */
    protected static boolean readBoolean(JsonParser in, DeserializationContext context, SettableBeanProperty property)
            throws JacksonException {
        return nextIsBoolean(in) ? valueBoolean(in) : (boolean) property.deserialize(in, context);
    }

    /** Moves to a value and reads it; null if it is null. */
    protected static String readString(JsonParser in, DeserializationContext context, SettableBeanProperty property)
            throws JacksonException {
        return nextIsString(in) ? in.getString() : (String) property.deserialize(in, context);
    }

    /** Moves to a value and lets the property read it. */
    protected static Object readProperty(JsonParser in, DeserializationContext context, SettableBeanProperty property)
            throws JacksonException {
        moveToValue(in);
        return property.deserialize(in, context);
    }

    /** Moves to a value and reads it. If the deserializer reads null, the property decides its replacement. */
    protected static Object readObject(
            JsonParser in,
            DeserializationContext context,
            SettableBeanProperty property,
            ValueDeserializer<?> deserializer)
            throws JacksonException {
        if (moveToValue(in) == JsonToken.VALUE_NULL) {
            return property.deserialize(in, context);
        }
        Object value = deserializer.deserialize(in, context);
        return value == null ? property.getNullValueProvider().getNullValue(context) : value;
    }

    /** Moves to a value and reads it; null for null, and for what the deserializer reads as null. */
    protected static Object readHeld(JsonParser in, DeserializationContext context, ValueDeserializer<?> deserializer)
            throws JacksonException {
        return moveToValue(in) == JsonToken.VALUE_NULL ? null : deserializer.deserialize(in, context);
    }

    /** Moves to the value of the name that the parser is at, unless {@link InputPlace#open} has done so. */
    private static JsonToken moveToValue(JsonParser in) throws JacksonException {
        JsonToken token = in.currentToken();
        return token == JsonToken.PROPERTY_NAME ? next(in) : token;
    }

    /** Moves to the value of a name. Who fails here has not begun to read it, so the path of the failure lacks its name. */
    private static JsonToken next(JsonParser in) {
        try {
            return in.nextToken();
        } catch (Exception e) {
            throw new UnreachedValue(e);
        }
    }

    /** Returns the replacement for a null of {@link #readHeld}, wrapped; null if null stays. */
    protected static Object insteadOfHeld(JsonParser in, DeserializationContext context, SettableBeanProperty property)
            throws JacksonException {
        if (in.currentToken() == JsonToken.VALUE_NULL) {
            return property.deserialize(in, context);
        }
        Object value = ((WrappingReader<?>) property.getValueDeserializer()).ofNull();
        return value == null ? property.getNullValueProvider().getNullValue(context) : value;
    }

    /** Moves on, and tells whether the parser is at a whole number. */
    protected static boolean nextIsInt(JsonParser in) throws JacksonException {
        return next(in) == JsonToken.VALUE_NUMBER_INT;
    }

    /** Moves on, and tells whether the parser is at a whole number. */
    protected static boolean nextIsLong(JsonParser in) throws JacksonException {
        return next(in) == JsonToken.VALUE_NUMBER_INT;
    }

    /** Moves on, and tells whether the parser is at a number with a fraction. */
    protected static boolean nextIsDouble(JsonParser in) throws JacksonException {
        return next(in) == JsonToken.VALUE_NUMBER_FLOAT;
    }

    /** Moves on, and tells whether the parser is at true or false. */
    protected static boolean nextIsBoolean(JsonParser in) throws JacksonException {
        JsonToken token = next(in);
        return token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE;
    }

    /** Moves on, and tells whether the parser is at a string. */
    protected static boolean nextIsString(JsonParser in) throws JacksonException {
        return next(in) == JsonToken.VALUE_STRING;
    }

    /** Returns the whole number that the parser is at. */
    protected static int valueInt(JsonParser in) throws JacksonException {
        return in.getIntValue();
    }

    /** Returns the whole number that the parser is at. */
    protected static long valueLong(JsonParser in) throws JacksonException {
        return in.getLongValue();
    }

    /** Returns the number that the parser is at. */
    protected static double valueDouble(JsonParser in) throws JacksonException {
        return in.getDoubleValue();
    }

    /** Returns whether the parser is at true. */
    protected static boolean valueBoolean(JsonParser in) {
        return in.currentToken() == JsonToken.VALUE_TRUE;
    }

    /** Returns the string that the parser is at. */
    protected static String valueString(JsonParser in) throws JacksonException {
        return in.getString();
    }

    /** Lets the property read the value that the parser is at. */
    protected static Object byProperty(JsonParser in, DeserializationContext context, SettableBeanProperty property)
            throws JacksonException {
        return property.deserialize(in, context);
    }

    /**
     * Returns what was read for a primitive in exactly its box: a smaller number may stand for a larger one, as in a call by
     * reflection.
     *
     * @throws IllegalArgumentException for a value of any other class
     */
    protected static Object boxed(SettableBeanProperty property, Object value) {
        Class<?> type = property.getType().getRawClass();
        if (!type.isPrimitive() || ClassUtil.wrapperType(type).isInstance(value)) {
            return value;
        }
        Object one = Array.newInstance(type, /* length= */ 1);
        Array.set(one, /* index= */ 0, value);
        return Array.get(one, /* index= */ 0);
    }

    /** Sets a property of a bean. */
    protected static void assign(
            DeserializationContext context, SettableBeanProperty property, Object bean, Object value)
            throws JacksonException {
        JacksonCalls.set(context, property, bean, value);
    }

    /** Keeps a value that is to be set before those that were kept earlier. */
    protected static Object keep(Object kept, SettableBeanProperty property, Object value) {
        return new KeptValue(property, value, (KeptValue) kept);
    }

    /** Sets what was kept. */
    protected static void assignKept(DeserializationContext context, Object kept, Object bean) throws JacksonException {
        for (KeptValue value = (KeptValue) kept; value != null; value = value.earlier()) {
            JacksonCalls.set(context, value.property(), bean, value.value());
        }
    }

    /** Tells whether an argument shall be left to its default. */
    protected static boolean isDefault(Object argument) {
        return argument == Instantiator.ABSENT;
    }

    /** Returns the argument for missing or null input. */
    public final Object argument(DeserializationContext context, int index, boolean isMissing) throws JacksonException {
        return owner.argument(context, index, isMissing);
    }

    /** Moves past a value. */
    protected static void skip(JsonParser in) throws JacksonException {
        in.nextToken();
        in.skipChildren();
    }

    /** Tells whether properties that nobody knows are of no interest at all in this call. */
    public final boolean skipsUnknown(DeserializationContext context) {
        return owner.skipsUnknown(context);
    }

    /** Passes over a property that nobody knows, or keeps it. */
    public final TokenBuffer unknown(JsonParser in, DeserializationContext context, TokenBuffer kept)
            throws JacksonException {
        return owner.unknown(in, context, kept);
    }

    /** Returns the bean, after the unknown properties that were kept are dealt with, and what the parser stands at. */
    public final Object finished(JsonParser in, DeserializationContext context, Object bean, TokenBuffer unknown)
            throws JacksonException {
        return owner.finished(in, context, bean, unknown);
    }

    /** Tells that a creator gave null although all its arguments were read; returns what a problem handler gives instead. */
    public final Object refused(DeserializationContext context) throws JacksonException {
        return owner.refused(context);
    }

    /** Throws a failure with the place that it comes from, or returns what a problem handler gives instead. */
    public final Object failed(Throwable failure, int at, JsonParser in, DeserializationContext context)
            throws JacksonException {
        return owner.failed(failure, at, in, context);
    }

    /**
     * The same where an instance is made as soon as all its arguments were read.
     *
     * @param unknown the unknown properties that were kept
     */
    public final Object failed(
            Throwable failure,
            int at,
            boolean allRead,
            TokenBuffer unknown,
            JsonParser in,
            DeserializationContext context)
            throws JacksonException {
        Object bean = owner.failed(failure, at, in, context);
        // Jackson goes on with what a problem handler gives unless the creator was called for want of more arguments.
        return allRead ? owner.finished(in, context, bean, unknown) : bean;
    }

    /** Tells the parser which instance it reads, unless there is nothing to read. */
    protected static void begin(JsonParser in, Object bean) {
        if (in.currentToken() != JsonToken.END_OBJECT) {
            in.assignCurrentValue(bean);
        }
    }

    /** Moves to a value, and lets the property read and set it. */
    protected static void readAndSet(
            JsonParser in, DeserializationContext context, SettableBeanProperty property, Object bean)
            throws JacksonException {
        moveToValue(in);
        property.deserializeAndSet(in, context, bean);
    }

    /** Moves to a value and reads it; null if the property has set it, or nothing. */
    protected static Object readToSet(
            JsonParser in,
            DeserializationContext context,
            SettableBeanProperty property,
            ValueDeserializer<?> deserializer,
            Object bean)
            throws JacksonException {
        if (moveToValue(in) == JsonToken.VALUE_NULL) {
            property.deserializeAndSet(in, context, bean);
            return null;
        }
        Object value = deserializer.deserialize(in, context);
        if (value != null && property.getType().getRawClass().isInstance(value)) {
            return value;
        }
        Object replaced = value == null ? property.getNullValueProvider().getNullValue(context) : value;
        JacksonCalls.setRead(in, context, property, bean, replaced);
        return null;
    }

    /** Moves to a value, and lets the property read it and give it to a builder; returns the builder then. */
    public final Object readAndReturn(
            JsonParser in, DeserializationContext context, SettableBeanProperty property, Object builder)
            throws JacksonException {
        moveToValue(in);
        return builder(property.deserializeSetAndReturn(in, context, builder), /* isTaken= */ false);
    }

    /** Tells whether a setter may be given what was read. */
    protected static boolean fits(SettableBeanProperty property, Object value) {
        return value == null || property.getType().getRawClass().isInstance(value);
    }

    /** Lets the property give a builder the value that was just read; returns the builder then. */
    public final Object setAndReturn(
            JsonParser in, DeserializationContext context, SettableBeanProperty property, Object builder, Object value)
            throws JacksonException {
        return builder(JacksonCalls.setRead(in, context, property, builder, value), /* isTaken= */ false);
    }

    /**
     * Returns what a builder's setter gave back.
     *
     * @param isTaken whether its value was taken from the parser's buffer
     * @throws OtherBuilder if the setters of the class can't be called on it
     */
    public final Object builder(Object returned, boolean isTaken) {
        if (owner.handledType().isInstance(returned)) {
            return returned;
        }
        throw new OtherBuilder(returned, isTaken);
    }

    /** Lets a builder make its result. */
    public Object build(Object builder) {
        throw new IllegalStateException("Instances are the result.");
    }

    /** Throws what a setter's failure means. */
    public final void setterFailed(Throwable failure, Object value, int index, boolean isTaken, JsonParser in)
            throws JacksonException {
        owner.setterFailed(failure, value, index, isTaken, in);
    }

    /** Passes over a property that nobody knows, now that there is an instance. */
    public final void pass(JsonParser in, DeserializationContext context, Object bean) throws JacksonException {
        owner.pass(in, context, bean);
    }

    /** Throws a failure of a reader that makes its instance first; null if that has failed. */
    public final Object failed(Throwable failure, int at, Object bean, JsonParser in, DeserializationContext context)
            throws JacksonException {
        return owner.failed(failure, at, bean, in, context);
    }
}
