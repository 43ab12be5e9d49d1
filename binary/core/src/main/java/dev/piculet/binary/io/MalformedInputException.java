package dev.piculet.binary.io;

/** The bytes are not what any serializer of this schema writes: cut off, changed, or of something else. */
public final class MalformedInputException extends BinaryException {
    private static final long serialVersionUID = 1L;

    private long offset;
    private long limit;

    /**
     * @param offset the number of bytes before the place
     * @param limit the number of bytes up to the end of what is read
     */
    public MalformedInputException(String problem, String advice, long offset, long limit) {
        super(problem, advice, null);
        this.offset = offset;
        this.limit = limit;
    }

    /**
     * The number of bytes before the place where the fault was found, counted from the first of those that the serializer
     * was given, fingerprint or schema included: of an array, or the part of it that is to be read; of an input; of a buffer
     * from its position on; of a stream from where its reader began.
     */
    public long offset() {
        return offset;
    }

    /** Notes that so many bytes stand before those that were read. */
    public MalformedInputException behind(long bytes) {
        offset += bytes;
        limit += bytes;
        return this;
    }

    @Override
    String offsetText() {
        return " (offset " + offset + " of " + limit + ")";
    }
}
