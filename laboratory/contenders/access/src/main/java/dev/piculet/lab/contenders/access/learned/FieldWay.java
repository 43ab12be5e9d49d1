package dev.piculet.lab.contenders.access.learned;

/** A way to reach the fields of one class, which are numbered in the order in which it declares them. */
abstract class FieldWay {
    abstract boolean getBoolean(Object owner, int field) throws Throwable;

    abstract void setBoolean(Object owner, int field, boolean value) throws Throwable;

    abstract short getShort(Object owner, int field) throws Throwable;

    abstract void setShort(Object owner, int field, short value) throws Throwable;

    abstract int getInt(Object owner, int field) throws Throwable;

    abstract void setInt(Object owner, int field, int value) throws Throwable;

    abstract long getLong(Object owner, int field) throws Throwable;

    abstract void setLong(Object owner, int field, long value) throws Throwable;

    abstract float getFloat(Object owner, int field) throws Throwable;

    abstract void setFloat(Object owner, int field, float value) throws Throwable;

    abstract double getDouble(Object owner, int field) throws Throwable;

    abstract void setDouble(Object owner, int field, double value) throws Throwable;

    abstract Object getReference(Object owner, int field) throws Throwable;

    abstract void setReference(Object owner, int field, Object value) throws Throwable;
}
