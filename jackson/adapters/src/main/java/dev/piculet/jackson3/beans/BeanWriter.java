package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Unchecked;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.BeanPropertyWriter;

/** Superclass of generated writers, with the methods that they call. */
public abstract class BeanWriter {
    /** Set before the writer is published. */
    private GeneratingSerializer owner;

    /** Likewise. */
    private String lastName;

    /** Creates a writer without an owner. */
    protected BeanWriter() {}

    final BeanWriter ownedBy(GeneratingSerializer serializer) {
        owner = serializer;
        lastName = serializer.lastName();
        return this;
    }

    /** Returns the name of the last property; null if there is none. */
    final String lastName() {
        return lastName;
    }

    /**
     * Writes every property of a bean, after the start of an object and before its end.
     *
     * @param state how far the generator's buffer is written, see {@link OutputBuffer}
     * @return the same behind the properties
     */
    public abstract long write(Object bean, JsonGenerator out, SerializationContext context, long state)
            throws JacksonException;

    /** Writes a name and a number. */
    protected static void writeInt(JsonGenerator out, SerializableString name, int value) throws JacksonException {
        out.writeName(name);
        out.writeNumber(value);
    }

    /** Writes a name and a number. */
    protected static void writeLong(JsonGenerator out, SerializableString name, long value) throws JacksonException {
        out.writeName(name);
        out.writeNumber(value);
    }

    /** Writes a name and a number. */
    protected static void writeDouble(JsonGenerator out, SerializableString name, double value)
            throws JacksonException {
        out.writeName(name);
        out.writeNumber(value);
    }

    /** Writes a name and true or false. */
    protected static void writeBoolean(JsonGenerator out, SerializableString name, boolean value)
            throws JacksonException {
        out.writeName(name);
        out.writeBoolean(value);
    }

    /** Writes a name and null. */
    protected static void writeNull(JsonGenerator out, SerializableString name) throws JacksonException {
        out.writeName(name);
        out.writeNull();
    }

    /** Writes a name and a string. */
    protected static void writeString(JsonGenerator out, SerializableString name, String value)
            throws JacksonException {
        out.writeName(name);
        out.writeString(value);
    }

    /** Writes a name and a value. */
    @SuppressWarnings("unchecked")
    protected static void writeObject(
            JsonGenerator out,
            SerializationContext context,
            SerializableString name,
            ValueSerializer<?> serializer,
            Object value)
            throws JacksonException {
        out.writeName(name);
        ((ValueSerializer<Object>) serializer).serialize(value, out, context);
    }

    /** Writes a name and a value whose class tells the serializer. */
    protected static void writeDynamic(
            JsonGenerator out, SerializationContext context, BeanPropertyWriter property, Object bean, Object value) {
        try {
            ((DynamicProperty) property).write(bean, value, out, context);
        } catch (Exception e) {
            throw Unchecked.rethrow(e);
        }
    }

    /** Lets a property write itself, or leave itself out. */
    protected static void writeProperty(
            JsonGenerator out, SerializationContext context, BeanPropertyWriter property, Object bean) {
        try {
            property.serializeAsProperty(bean, out, context);
        } catch (Exception e) {
            throw Unchecked.rethrow(e);
        }
    }

    /** Lets a property whose value is null write it by its own serializer of null, or leave itself out. */
    protected static void writeOwnNull(JsonGenerator out, SerializationContext context, BeanPropertyWriter property)
            throws JacksonException {
        if (property.hasNullSerializer()) {
            DynamicProperty.writeNull(property, out, context);
        }
    }

    /** Writes a name and, as Jackson does for a value that holds null, null by the serializer of the context. */
    protected static void writeHeldNull(JsonGenerator out, SerializationContext context, SerializableString name)
            throws JacksonException {
        out.writeName(name);
        context.defaultSerializeNullValue(out);
    }

    /** Writes a name, and throws what the function of a value has thrown as Jackson's serializer of the value does. */
    protected static void contentFailed(
            JsonGenerator out,
            SerializationContext context,
            SerializableString name,
            BeanPropertyWriter property,
            Object value,
            Throwable failure)
            throws JacksonException {
        out.writeName(name);
        JsonValueContent.raise(property.getSerializer(), value, failure, context);
    }

    /**
     * Throws what failed, an exception with the property that it comes from.
     *
     * @param at the number of the property; its complement as long as its value was asked for
     */
    public final void failed(Throwable failure, int at, Object bean, JsonGenerator out, SerializationContext context)
            throws JacksonException {
        Throwable thrown = at < 0 ? JacksonCalls.thrownByCall(failure) : failure;
        owner.failed(thrown, property(at), bean, out, context);
    }

    /**
     * Tells the generator how far its buffer is written, and throws what failed, an exception with the property that it
     * comes from.
     *
     * @param at likewise
     */
    public final void failed(
            Throwable failure, int at, long state, Object bean, JsonGenerator out, SerializationContext context)
            throws JacksonException {
        int property = property(at);
        if (property > 0) {
            OutputBuffer.close(out, state, owner.nameOf(property - 1));
        }
        failed(failure, at, bean, out, context);
    }

    private static int property(int at) {
        return at < 0 ? ~at : at;
    }
}
