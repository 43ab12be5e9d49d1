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
    private final transient JsonValueSerializer source;

    private JsonValueContent(JsonValueSerializer source) {
        super(source, null, null, null, false);
        this.source = source;
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
        return WrittenFacts.direct(held()) == type ? _accessor.getMember() : null;
    }

    /** Returns what Jackson has found for the content, which annotations of the property and of the function decide; null if nobody tells. */
    private ValueSerializer<?> held() {
        try {
            return (ValueSerializer<?>) JacksonInside.value(source, "_valueSerializer", ValueSerializer.class);
        } catch (ReflectiveOperationException | RuntimeException e) {
            // A module that is closed, or a version that keeps it elsewhere.
            return null;
        }
    }
}
