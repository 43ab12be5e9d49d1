package dev.piculet.lab.contenders.access.learned;

import java.lang.reflect.Field;

/** {@link Field#get} and {@link Field#set}, which the write-up names: they box numbers and booleans. */
final class FieldGetWay extends FieldWay {
    private final Field[] fields;

    FieldGetWay(Field[] fields) {
        this.fields = fields;
    }

    @Override
    boolean getBoolean(Object owner, int field) throws IllegalAccessException {
        return (boolean) fields[field].get(owner);
    }

    @Override
    void setBoolean(Object owner, int field, boolean value) throws IllegalAccessException {
        fields[field].set(owner, value);
    }

    @Override
    short getShort(Object owner, int field) throws IllegalAccessException {
        return (short) fields[field].get(owner);
    }

    @Override
    void setShort(Object owner, int field, short value) throws IllegalAccessException {
        fields[field].set(owner, value);
    }

    @Override
    int getInt(Object owner, int field) throws IllegalAccessException {
        return (int) fields[field].get(owner);
    }

    @Override
    void setInt(Object owner, int field, int value) throws IllegalAccessException {
        fields[field].set(owner, value);
    }

    @Override
    long getLong(Object owner, int field) throws IllegalAccessException {
        return (long) fields[field].get(owner);
    }

    @Override
    void setLong(Object owner, int field, long value) throws IllegalAccessException {
        fields[field].set(owner, value);
    }

    @Override
    float getFloat(Object owner, int field) throws IllegalAccessException {
        return (float) fields[field].get(owner);
    }

    @Override
    void setFloat(Object owner, int field, float value) throws IllegalAccessException {
        fields[field].set(owner, value);
    }

    @Override
    double getDouble(Object owner, int field) throws IllegalAccessException {
        return (double) fields[field].get(owner);
    }

    @Override
    void setDouble(Object owner, int field, double value) throws IllegalAccessException {
        fields[field].set(owner, value);
    }

    @Override
    Object getReference(Object owner, int field) throws IllegalAccessException {
        return fields[field].get(owner);
    }

    @Override
    void setReference(Object owner, int field, Object value) throws IllegalAccessException {
        fields[field].set(owner, value);
    }
}
