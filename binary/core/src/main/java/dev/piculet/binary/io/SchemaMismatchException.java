package dev.piculet.binary.io;

/** The schema of the bytes is unknown, or not compatible with the type. */
public final class SchemaMismatchException extends BinaryException {
    private static final long serialVersionUID = 1L;

    public SchemaMismatchException(String problem, String advice) {
        super(problem, advice, null);
    }
}
