package dev.piculet.corpus;

/** Writes a value as bytes and reads it back. */
interface Trip {
    /** The name in the table. */
    String name();

    /** Returns the bytes of a value. */
    byte[] write(Object value) throws Exception;

    /** Returns the value that they are read as. */
    Object read(byte[] bytes, Class<?> type) throws Exception;

    /** Whether an exception is the serializer's way to refuse. */
    boolean isOwn(Throwable e);
}
