package dev.piculet.binary.io;

/** The bytes are no value of this schema: they are cut off, changed, or something else. */
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
     * The offset of the fault in bytes, fingerprint or schema included. It counts from the start of the array, or of the part to be
     * read; from the start of the input; from the buffer's position; or from where the stream's reader began.
     */
    public long offset() {
        return offset;
    }

    /** Adds bytes in front of those that were read. */
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
