package dev.piculet.binary.io;

/** A value can't be written: its class is not among those that its place may hold, or it changed meanwhile. */
public final class UnsupportedValueException extends BinaryException {
    private static final long serialVersionUID = 1L;

    public UnsupportedValueException(String problem, String advice) {
        super(problem, advice, null);
    }
}
