package dev.piculet.jackson3.beans;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.BeanSerializer;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/** A serializer that may write all properties of a bean in one go. */
abstract class PropertiesSerializer extends BeanSerializer {
    PropertiesSerializer(BeanSerializerBase source) {
        super(source);
    }

    /** Writes all properties, and tells so; or leaves them to Jackson. */
    abstract boolean isWritten(Object bean, JsonGenerator out, SerializationContext context);

    @Override
    protected final void _serializePropertiesNoView(
            Object bean, JsonGenerator out, SerializationContext context, BeanPropertyWriter[] properties) {
        if (properties != _props || !isWritten(bean, out, context)) {
            super._serializePropertiesNoView(bean, out, context, properties);
        }
    }
}
