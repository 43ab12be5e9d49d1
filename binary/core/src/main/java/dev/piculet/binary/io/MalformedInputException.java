package dev.piculet.binary.io;

/** The bytes are not what any serializer of this schema writes: cut off, changed, or of something else. */
public final class MalformedInputException extends BinaryException {
    private static final long serialVersionUID = 1L;

    /** The advice for bytes that no writer writes. */
    private static final String DAMAGED = "The bytes were cut off or changed, or are not of this schema.";

    private long offset;
    private long limit;

    /**
     * Says what is wrong at the position of an input, and that its bytes are damaged.
     *
     * @param problem what goes before the place: {@code Count is odd}
     */
    public MalformedInputException(String problem, BinaryInput in) {
        this(problem, DAMAGED, in);
    }

    /**
     * Says what is wrong at the position of an input.
     *
     * @param problem what goes before the place: {@code Count is odd}
     * @param advice what to do, as a sentence
     */
    public MalformedInputException(String problem, String advice, BinaryInput in) {
        super(problem, advice, null);
        this.offset = in.offset();
        this.limit = in.length();
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
