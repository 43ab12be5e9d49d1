package dev.piculet.jackson3.beans;

import java.lang.reflect.Member;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.jackson.JsonValueSerializer;

/** The content that Jackson's serializer writes for a class with an annotated function. Only subclasses can ask it. */
final class JsonValueContent extends JsonValueSerializer {
    private JsonValueContent(JsonValueSerializer source) {
        super(source, null, null, null, false);
    }

    /** Returns the function or field whose value is written without conversion; null if there is none. */
    static Member of(BeanPropertyWriter property, SerializationContext context) throws DatabindException {
        ValueSerializer<?> by = property.getSerializer();
        return by != null && by.getClass() == JsonValueSerializer.class
                ? new JsonValueContent((JsonValueSerializer) by).member(property, context)
                : null;
    }

    /** Returns the function or field whose value is written; null for other serializers. */
    static AnnotatedMember accessorOf(ValueSerializer<?> by) {
        return by.getClass() == JsonValueSerializer.class
                ? new JsonValueContent((JsonValueSerializer) by)._accessor
                : null;
    }

    private Member member(BeanPropertyWriter property, SerializationContext context) throws DatabindException {
        Class<?> type = _valueType.getRawClass();
        boolean isSimple = type == _accessor.getRawType() && (type.isPrimitive() || type == String.class);
        if (!isSimple
                || JacksonCalls.hasOwnSerializer(context, _accessor)
                || context.findTypeSerializer(_valueType) != null) {
            return null;
        }
        ValueSerializer<?> by = context.findPrimaryPropertySerializer(_valueType, property);
        return WrittenFacts.direct(by) == type ? _accessor.getMember() : null;
    }
}
