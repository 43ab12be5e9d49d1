package dev.piculet.lab.contender;

/**
 * A binding that reads fields where they are in a document, and makes no object for it. The numbers are those of the payload's
 * {@link PayloadFields}. Bindings that are none of these make the object first.
 */
public interface FieldReader {
    long readOne(byte[] bytes) throws Exception;

    long readAll(byte[] bytes) throws Exception;
}
