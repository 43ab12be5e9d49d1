package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanSerializer;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import java.io.IOException;

/** A serializer that may write all properties of a bean in one go. */
abstract class PropertiesSerializer extends BeanSerializer {
    PropertiesSerializer(BeanSerializerBase source) {
        super(source);
    }

    /** Writes all properties, and tells so; or leaves them to Jackson. */
    abstract boolean isWritten(Object bean, JsonGenerator out, SerializerProvider context) throws IOException;

    @Override
    protected final void serializeFields(Object bean, JsonGenerator out, SerializerProvider context)
            throws IOException {
        boolean isFiltered = _filteredProps != null && context.getActiveView() != null;
        if (isFiltered || !isWritten(bean, out, context)) {
            super.serializeFields(bean, out, context);
        }
    }
}
