package dev.piculet.binary;

/** The bytes are not what any serializer of this schema writes: cut off, changed, or of something else. */
public final class MalformedInputException extends BinaryException {
    private static final long serialVersionUID = 1L;

    private final int offset;
    private final int limit;

    /**
     * @param offset the position in the bytes, counted from where the value starts
     * @param limit the number of bytes that there are
     */
    public MalformedInputException(String problem, String advice, int offset, int limit) {
        super(problem, advice, null);
        this.offset = offset;
        this.limit = limit;
    }

    /** The position in the input. */
    public int offset() {
        return offset;
    }

    @Override
    String offsetText() {
        return " (offset " + offset + " of " + limit + ")";
    }
}
