package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/**
 * The layout of one class's values. Its id is part of the schema: a layout never changes under its id. Immutable and
 * thread-safe.
 *
 * @param <T> the class
 */
public abstract class Leaf<T> {
    private final String id;
    private final Class<T> type;

    protected Leaf(String id, Class<T> type) {
        this.id = id;
        this.type = type;
    }

    /** The name in schemas. */
    public final String id() {
        return id;
    }

    /** The class of the values; a value of a subclass is one too. */
    public final Class<T> type() {
        return type;
    }

    /** Writes a value that is not null: one byte at least. */
    public abstract void encode(BinaryOutput out, T value);

    /**
     * Reads a value.
     *
     * @throws dev.piculet.binary.io.MalformedInputException if the bytes are no value's; any other exception of {@code
     *     java.lang} or {@code java.time} that the value's own class throws is turned into one
     */
    public abstract T decode(BinaryInput in);
}
