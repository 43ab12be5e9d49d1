package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import dev.piculet.jackson.kotlin.bean.Unchecked;
import java.io.IOException;

/** Superclass of generated writers, with what they call. */
public abstract class BeanWriter {
    /** Set before the writer is published. */
    private KotlinBeanSerializer owner;

    /** Creates a writer without an owner. */
    protected BeanWriter() {}

    final BeanWriter ownedBy(KotlinBeanSerializer serializer) {
        owner = serializer;
        return this;
    }

    /** Writes every property of a bean, after the start of an object and before its end. */
    public abstract void write(Object bean, JsonGenerator out, SerializerProvider context) throws IOException;

    /** Writes a name and a number. */
    protected static void writeInt(JsonGenerator out, SerializableString name, int value) throws IOException {
        out.writeFieldName(name);
        out.writeNumber(value);
    }

    /** Writes a name and a number. */
    protected static void writeLong(JsonGenerator out, SerializableString name, long value) throws IOException {
        out.writeFieldName(name);
        out.writeNumber(value);
    }

    /** Writes a name and a number. */
    protected static void writeDouble(JsonGenerator out, SerializableString name, double value) throws IOException {
        out.writeFieldName(name);
        out.writeNumber(value);
    }

    /** Writes a name and true or false. */
    protected static void writeBoolean(JsonGenerator out, SerializableString name, boolean value) throws IOException {
        out.writeFieldName(name);
        out.writeBoolean(value);
    }

    /** Writes a name and a string. */
    protected static void writeString(JsonGenerator out, SerializableString name, String value) throws IOException {
        out.writeFieldName(name);
        out.writeString(value);
    }

    /** Writes a name and a value. */
    @SuppressWarnings("unchecked")
    protected static void writeObject(
            JsonGenerator out,
            SerializerProvider context,
            SerializableString name,
            JsonSerializer<?> serializer,
            Object value)
            throws IOException {
        out.writeFieldName(name);
        ((JsonSerializer<Object>) serializer).serialize(value, out, context);
    }

    /** Writes a name and a value whose class tells the serializer. */
    protected static void writeDynamic(
            JsonGenerator out, SerializerProvider context, BeanPropertyWriter property, Object bean, Object value) {
        try {
            ((DynamicProperty) property).write(bean, value, out, context);
        } catch (Exception e) {
            throw Unchecked.rethrow(e);
        }
    }

    /** Lets a property write itself, or leave itself out. */
    protected static void writeProperty(
            JsonGenerator out, SerializerProvider context, BeanPropertyWriter property, Object bean) {
        try {
            property.serializeAsField(bean, out, context);
        } catch (Exception e) {
            throw Unchecked.rethrow(e);
        }
    }

    /** Throws an exception with the property that it comes from. */
    public final void failed(Exception exception, int at, Object bean, SerializerProvider context) throws IOException {
        owner.failed(exception, at, bean, context);
    }
}
