package dev.piculet.binary.io;

/** A value can't be written: its class is not allowed at its place, or it changed while it was written. */
public class UnsupportedValueException extends BinaryException {
    private static final long serialVersionUID = 1L;

    public UnsupportedValueException(String problem, String advice) {
        super(problem, advice, null);
    }
}
