package dev.piculet.corpus;

/** A value's way into bytes and back. */
interface Trip {
    /** The name in the table. */
    String name();

    /** Returns the bytes of a value. */
    byte[] write(Object value) throws Exception;

    /** Returns what they are read as. */
    Object read(byte[] bytes, Class<?> type) throws Exception;

    /** Whether an exception is one by which the serializer says what it does not do. */
    boolean isOwn(Throwable e);
}
