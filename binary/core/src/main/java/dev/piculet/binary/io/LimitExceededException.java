package dev.piculet.binary.io;

/** A value or its bytes exceed one of the serializer's {@link Limits}. */
public final class LimitExceededException extends BinaryException {
    private static final long serialVersionUID = 1L;

    public LimitExceededException(String problem, String advice) {
        super(problem, advice, null);
    }
}
