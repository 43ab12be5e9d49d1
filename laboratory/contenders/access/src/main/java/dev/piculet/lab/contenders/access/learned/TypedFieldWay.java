package dev.piculet.lab.contenders.access.learned;

import java.lang.reflect.Field;

/** {@link Field#getInt} and its like, which box nothing. */
final class TypedFieldWay extends FieldWay {
    private final Field[] fields;

    TypedFieldWay(Field[] fields) {
        this.fields = fields;
    }

    @Override
    boolean getBoolean(Object owner, int field) throws IllegalAccessException {
        return fields[field].getBoolean(owner);
    }

    @Override
    void setBoolean(Object owner, int field, boolean value) throws IllegalAccessException {
        fields[field].setBoolean(owner, value);
    }

    @Override
    short getShort(Object owner, int field) throws IllegalAccessException {
        return fields[field].getShort(owner);
    }

    @Override
    void setShort(Object owner, int field, short value) throws IllegalAccessException {
        fields[field].setShort(owner, value);
    }

    @Override
    int getInt(Object owner, int field) throws IllegalAccessException {
        return fields[field].getInt(owner);
    }

    @Override
    void setInt(Object owner, int field, int value) throws IllegalAccessException {
        fields[field].setInt(owner, value);
    }

    @Override
    long getLong(Object owner, int field) throws IllegalAccessException {
        return fields[field].getLong(owner);
    }

    @Override
    void setLong(Object owner, int field, long value) throws IllegalAccessException {
        fields[field].setLong(owner, value);
    }

    @Override
    float getFloat(Object owner, int field) throws IllegalAccessException {
        return fields[field].getFloat(owner);
    }

    @Override
    void setFloat(Object owner, int field, float value) throws IllegalAccessException {
        fields[field].setFloat(owner, value);
    }

    @Override
    double getDouble(Object owner, int field) throws IllegalAccessException {
        return fields[field].getDouble(owner);
    }

    @Override
    void setDouble(Object owner, int field, double value) throws IllegalAccessException {
        fields[field].setDouble(owner, value);
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
