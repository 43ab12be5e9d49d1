package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.MergingSettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import java.io.IOException;

/** Calls that each major of Jackson declares in its own way. */
final class JacksonCalls {
    /** Whether an instance is made as soon as all its arguments were read, and the rest is set on it. */
    static final boolean CREATES_EARLY = true;

    private JacksonCalls() {}

    static void set(DeserializationContext context, SettableBeanProperty property, Object bean, Object value)
            throws IOException {
        property.set(bean, value);
    }

    static Object argument(DeserializationContext context, PropertyValueBuffer buffer, SettableBeanProperty property)
            throws IOException {
        return buffer.getParameter(property);
    }

    static boolean isMerging(SettableBeanProperty property) {
        return property instanceof MergingSettableBeanProperty;
    }

    static boolean hasObjectId(JsonDeserializer<?> deserializer) {
        return deserializer.getObjectIdReader() != null;
    }

    static boolean hasOwnSerializer(SerializerProvider context, AnnotatedMember member) {
        return context.getAnnotationIntrospector().findSerializer(member) != null;
    }
}
