package dev.piculet.jackson3.beans;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.jackson.JsonValueSerializer;
import tools.jackson.databind.util.ClassUtil;

/** The content that Jackson's serializer writes for a class with an annotated function. Only subclasses can ask it. */
final class JsonValueContent extends JsonValueSerializer {
    private JsonValueContent(JsonValueSerializer source) {
        super(source, null, null, null, false);
    }

    /**
     * Returns the function or field whose value may be written without conversion, as {@link #isWrittenAs} tells; null if there is none.
     */
    static Member of(BeanPropertyWriter property, SerializationContext context) throws DatabindException {
        ValueSerializer<?> by = property.getSerializer();
        return by != null && by.getClass() == JsonValueSerializer.class
                ? new JsonValueContent((JsonValueSerializer) by).member(context)
                : null;
    }

    /** Returns the function or field whose value is written; null for other serializers. */
    static AnnotatedMember accessorOf(ValueSerializer<?> by) {
        return by.getClass() == JsonValueSerializer.class
                ? new JsonValueContent((JsonValueSerializer) by)._accessor
                : null;
    }

    /**
     * Throws what the function has thrown, as if the serializer had called it: by reflection.
     *
     * @param value whose function it is
     */
    static void raise(ValueSerializer<?> by, Object value, Throwable failure, SerializationContext context)
            throws JacksonException {
        AnnotatedMember accessor = accessorOf(by);
        InvocationTargetException thrown = new InvocationTargetException(failure);
        String message = "Failed to getValue() with method " + accessor.getFullName() + ": "
                + ClassUtil.exceptionMessage(thrown);
        Exception ofCall = new IllegalArgumentException(message, thrown);
        ((JsonValueSerializer) by).wrapAndThrow(context, ofCall, value, accessor.getName() + "()");
    }

    private Member member(SerializationContext context) throws DatabindException {
        Class<?> type = _valueType.getRawClass();
        boolean isSimple = type == _accessor.getRawType() && (type.isPrimitive() || type == String.class);
        return !isSimple
                        || JacksonCalls.hasOwnSerializer(context, _accessor)
                        || context.findTypeSerializer(_valueType) != null
                ? null
                : _accessor.getMember();
    }

    /**
     * Tells whether the content is written as any value of its class. Annotations of the property and of the function may decide that,
     * so what Jackson has found is looked at; who asks for it once more would have it told of its place again. Not asked before code is
     * generated: the first look takes time.
     */
    static boolean isWrittenAs(Class<?> type, ValueSerializer<?> by) {
        try {
            Object held = JacksonInside.value(by, "_valueSerializer", ValueSerializer.class);
            return WrittenFacts.direct((ValueSerializer<?>) held) == type;
        } catch (ReflectiveOperationException | RuntimeException e) {
            // A module that is closed, or a version that keeps it elsewhere.
            return false;
        }
    }
}
