package dev.piculet.binary.io;

/** The bytes were written with a schema that can't be read as this type, or that is not known. */
public final class SchemaMismatchException extends BinaryException {
    private static final long serialVersionUID = 1L;

    public SchemaMismatchException(String problem, String advice) {
        super(problem, advice, null);
    }
}
