package dev.piculet.jackson3.beans;

import java.lang.invoke.VarHandle;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.impl.PropertySerializerMap;

/** The serializers that Jackson's properties, lists and maps have found for classes of values, and keep in a field. */
final class FoundSerializers {
    /**
     * The field of each class; null if nobody tells. Found once: to find it costs as much as to write some hundred values. Nothing of
     * ours hangs on Jackson's classes, which may stay when our loader goes.
     */
    private static final ClassValue<VarHandle> FIELDS = new ClassValue<>() {
        @Override
        protected VarHandle computeValue(Class<?> owner) {
            return fieldOrNull(owner);
        }
    };

    private FoundSerializers() {}

    /** Returns the serializer that a property, a list or a map has found for a class; null if there is none, or nobody tells. */
    static ValueSerializer<Object> of(Object owner, Class<?> type) {
        VarHandle field = FIELDS.get(owner.getClass());
        return field == null ? null : ((PropertySerializerMap) field.get(owner)).serializerFor(type);
    }

    /** Lets a property, a list or a map keep the serializer of a class as though it had found it; does nothing if nobody can. */
    static void add(Object owner, Class<?> type, ValueSerializer<Object> serializer) {
        VarHandle field = FIELDS.get(owner.getClass());
        boolean isAdded = field == null;
        while (!isAdded) {
            PropertySerializerMap known = (PropertySerializerMap) field.get(owner);
            isAdded =
                    field.compareAndSet(owner, known, ManySerializers.of(known).newWith(type, serializer));
        }
    }

    /**
     * Tells whether a property, a list or a map has found a serializer for a class. If not, it keeps the next one: Jackson writes the field
     * without a lock, and may have put back a map of before.
     */
    static boolean has(Object owner, Class<?> type) {
        if (of(owner, type) != null) {
            return true;
        }
        keepAll(owner);
        return false;
    }

    /** Lets a property, a list or a map keep all serializers that it finds from now on; does nothing if nobody can. */
    static void keepAll(Object owner) {
        VarHandle field = FIELDS.get(owner.getClass());
        PropertySerializerMap known = field == null ? null : (PropertySerializerMap) field.get(owner);
        if (known != null && !(known instanceof ManySerializers)) {
            // Where Jackson is faster, it is asked for again by has().
            field.compareAndSet(owner, known, ManySerializers.of(known));
        }
    }

    private static VarHandle fieldOrNull(Class<?> owner) {
        for (Class<?> type = owner; type != Object.class; type = type.getSuperclass()) {
            for (String name : new String[] {"_dynamicSerializers", "_dynamicValueSerializers"}) {
                VarHandle field = declaredOrNull(type, name);
                if (field != null) {
                    return field;
                }
            }
        }
        return null;
    }

    private static VarHandle declaredOrNull(Class<?> type, String name) {
        try {
            type.getDeclaredField(name);
            return JacksonInside.field(type, name, PropertySerializerMap.class);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }
}
