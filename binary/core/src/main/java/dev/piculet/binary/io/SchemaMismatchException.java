package dev.piculet.binary.io;

/** The schema of the bytes is unknown, or does not fit the type; or they hold a constant or class that is gone or not allowed. */
public final class SchemaMismatchException extends BinaryException {
    private static final long serialVersionUID = 1L;

    public SchemaMismatchException(String problem, String advice) {
        super(problem, advice, null);
    }
}
