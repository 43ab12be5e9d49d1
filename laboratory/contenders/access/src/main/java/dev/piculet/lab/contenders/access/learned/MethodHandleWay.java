package dev.piculet.lab.contenders.access.learned;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/** {@link MethodHandle}s in arrays, which the JIT can't know, called by {@code invokeExact}. */
final class MethodHandleWay extends FieldWay {
    private final MethodHandle[] getters;
    private final MethodHandle[] setters;

    MethodHandleWay(Field[] fields) throws IllegalAccessException {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        getters = new MethodHandle[fields.length];
        setters = new MethodHandle[fields.length];
        for (int i = 0; i < fields.length; i++) {
            getters[i] = ofObjects(lookup.unreflectGetter(fields[i]));
            setters[i] = ofObjects(lookup.unreflectSetter(fields[i]));
        }
    }

    /** Calls from one place reach fields of many classes, so the types of references are the handle's to check. */
    private static MethodHandle ofObjects(MethodHandle handle) {
        return handle.asType(handle.type().erase());
    }

    @Override
    boolean getBoolean(Object owner, int field) throws Throwable {
        return (boolean) getters[field].invokeExact(owner);
    }

    @Override
    void setBoolean(Object owner, int field, boolean value) throws Throwable {
        setters[field].invokeExact(owner, value);
    }

    @Override
    short getShort(Object owner, int field) throws Throwable {
        return (short) getters[field].invokeExact(owner);
    }

    @Override
    void setShort(Object owner, int field, short value) throws Throwable {
        setters[field].invokeExact(owner, value);
    }

    @Override
    int getInt(Object owner, int field) throws Throwable {
        return (int) getters[field].invokeExact(owner);
    }

    @Override
    void setInt(Object owner, int field, int value) throws Throwable {
        setters[field].invokeExact(owner, value);
    }

    @Override
    long getLong(Object owner, int field) throws Throwable {
        return (long) getters[field].invokeExact(owner);
    }

    @Override
    void setLong(Object owner, int field, long value) throws Throwable {
        setters[field].invokeExact(owner, value);
    }

    @Override
    float getFloat(Object owner, int field) throws Throwable {
        return (float) getters[field].invokeExact(owner);
    }

    @Override
    void setFloat(Object owner, int field, float value) throws Throwable {
        setters[field].invokeExact(owner, value);
    }

    @Override
    double getDouble(Object owner, int field) throws Throwable {
        return (double) getters[field].invokeExact(owner);
    }

    @Override
    void setDouble(Object owner, int field, double value) throws Throwable {
        setters[field].invokeExact(owner, value);
    }

    @Override
    Object getReference(Object owner, int field) throws Throwable {
        return getters[field].invokeExact(owner);
    }

    @Override
    void setReference(Object owner, int field, Object value) throws Throwable {
        setters[field].invokeExact(owner, value);
    }
}
