package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.std.JsonValueSerializer;
import java.lang.reflect.Member;

/** What Jackson's serializer of a class with an annotated function writes: it tells only subclasses. */
final class JsonValueContent extends JsonValueSerializer {
    private JsonValueContent(JsonValueSerializer source) {
        super(source, null, null, null, false);
    }

    /** Returns the function or field if what it gives is written just as it is; else null. */
    static Member of(BeanPropertyWriter property, SerializerProvider context) throws JsonMappingException {
        JsonSerializer<?> by = property.getSerializer();
        return by != null && by.getClass() == JsonValueSerializer.class
                ? new JsonValueContent((JsonValueSerializer) by).member(property, context)
                : null;
    }

    private Member member(BeanPropertyWriter property, SerializerProvider context) throws JsonMappingException {
        Class<?> type = _valueType.getRawClass();
        boolean isSimple = type == _accessor.getRawType() && (type.isPrimitive() || type == String.class);
        if (!isSimple
                || context.getAnnotationIntrospector().findSerializer(_accessor) != null
                || context.findTypeSerializer(_valueType) != null) {
            return null;
        }
        JsonSerializer<?> by = context.findPrimaryPropertySerializer(_valueType, property);
        return WrittenFacts.direct(by) == type ? _accessor.getMember() : null;
    }
}
