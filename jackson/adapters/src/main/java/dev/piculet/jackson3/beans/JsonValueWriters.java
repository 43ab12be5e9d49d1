package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.DirectWriterSource;
import dev.piculet.jackson.bytes.JsonText;
import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectWriter;
import dev.piculet.jackson.direct.DirectWriters;
import dev.piculet.jackson.direct.OddValueException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.util.ClassUtil;

/** Finds what writes objects in whose place a function or field is written, where nobody notices that it is asked. */
final class JsonValueWriters {
    /** Types of numbers whose digits, or quotes, are up to the settings of each generator. */
    private static final Set<Class<?>> FRACTIONS = Set.of(double.class, Double.class, float.class, Float.class);

    private JsonValueWriters() {}

    /** What writes the content of an object, once its serializer is known. */
    @FunctionalInterface
    interface Contents {
        /** Returns null if nothing but Jackson's own code does. */
        DirectWriter writer(ValueSerializer<?> by);
    }

    /** Returns null if nothing is known to write the same as a serializer does. */
    static DirectWriter of(ValueSerializer<?> by, SerializationContext context, Contents contents) {
        AnnotatedMember accessor = JsonValueContent.accessorOf(by);
        Member member = accessor == null ? null : accessor.getMember();
        if (member == null || !isText(accessor.getRawType()) || !DirectWriterSource.isReadOfItself(member)) {
            return null;
        }
        DirectWriter held = held(by, member, contents);
        Class<?> type = member.getDeclaringClass();
        boolean isFixed = held != null && hasFixedConstants(type) && !FRACTIONS.contains(accessor.getRawType());
        ConstantTexts texts = isFixed ? texts(by, type, context) : null;
        return texts == null ? held : new OfConstants(new DirectWriters.OfEncoded(texts, texts.room()), held);
    }

    private static boolean isText(Class<?> type) {
        return type == String.class || type.isPrimitive() || ClassUtil.primitiveType(type) != null;
    }

    private static boolean hasFixedConstants(Class<?> type) {
        if (!type.isEnum()) {
            return false;
        }
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isFinal(field.getModifiers()) && !field.isSynthetic()) {
                return false;
            }
        }
        return true;
    }

    /** What is written for constants that never change is asked for once; null if settings of a generator change it. */
    @SuppressWarnings("unchecked")
    private static ConstantTexts texts(ValueSerializer<?> by, Class<?> type, SerializationContext context) {
        WrittenConstants constants = new WrittenConstants((ValueSerializer<Object>) by);
        ConstantTexts texts = constants.textsOrNull(type.getEnumConstants(), context);
        return texts != null && texts.areFixed() ? texts : null;
    }

    private static DirectWriter held(ValueSerializer<?> by, Member member, Contents contents) {
        try {
            ValueSerializer<?> of =
                    (ValueSerializer<?>) JacksonInside.value(by, "_valueSerializer", ValueSerializer.class);
            boolean isTyped = JacksonInside.value(by, "_valueTypeSerializer", TypeSerializer.class) != null;
            DirectWriter content = of == null || isTyped ? null : contents.writer(of);
            // Jackson has made it accessible.
            MethodHandle getter = member instanceof Field field
                    ? MethodHandles.lookup().unreflectGetter(field)
                    : MethodHandles.lookup().unreflect((Method) member);
            MethodType ofAny = MethodType.methodType(Object.class, Object.class);
            return content == null ? null : new OfHeld(getter.asType(ofAny), content);
        } catch (ReflectiveOperationException | RuntimeException e) {
            // A class that is closed, or a version that keeps the serializer elsewhere.
            return null;
        }
    }

    /** Writes constants of an enum. */
    private record OfConstants(DirectWriter texts, DirectWriter held) implements DirectWriter {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            return texts.write(out, at, value);
        }

        @Override
        public boolean isEmpty(Object value) {
            return held.isEmpty(value);
        }
    }

    /** Writes what objects hold. A record, because HotSpot takes the fields of constant records for constants. */
    private record OfHeld(MethodHandle getter, DirectWriter content) implements DirectWriter {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            Object held = held(value);
            return held == null ? JsonText.putNull(out.room(at, JsonText.WORD_ROOM), at) : content.write(out, at, held);
        }

        @Override
        public boolean isEmpty(Object value) {
            Object held = held(value);
            return held == null || content.isEmpty(held);
        }

        private Object held(Object value) {
            try {
                return getter.invokeExact(value);
            } catch (Throwable e) {
                throw OddValueException.odd();
            }
        }
    }
}
