package dev.piculet.binary;

import dev.piculet.binary.engine.Frames;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes many values of one type to a stream, with their schema once before them, so that {@link FramedReader} reads them
 * with whatever version of the type it has (wire format, section 2.3).
 *
 * <p>Not safe for use by several threads. Closing it marks the end and closes the stream.
 *
 * @param <T> the type
 */
public final class FramedWriter<T> implements Closeable {
    private final TypedSerializer<T> serializer;
    private final OutputStream stream;
    private final BinaryOutput out = new BinaryOutput();
    private int count;
    private boolean closed;

    FramedWriter(TypedSerializer<T> serializer, OutputStream stream) throws IOException {
        this.serializer = serializer;
        this.stream = stream;
        Frames.writeHead(stream, serializer.core().schema(), serializer.core().limits());
    }

    /**
     * Writes a value that is not null. If it can't be written nothing of it is, and others can follow. Paths in messages begin
     * with the number of values before it, such as {@code $[3].lines}.
     *
     * @throws IOException if the stream throws it; what has arrived of the value is not known then
     * @throws IllegalStateException if the writer is closed
     * @throws UnsupportedValueException if a place in the value holds what its declared type does not allow
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     */
    public void write(T value) throws IOException {
        if (closed) {
            throw new IllegalStateException(
                    "The writer is closed, and the end of the stream is written. Open another.");
        }
        out.reset();
        try {
            serializer.core().serialize(value, out, serializer.core().headerSize());
        } catch (BinaryException e) {
            throw e.under("[" + count + "]");
        }
        Frames.writeFrame(stream, out, serializer.core().headerSize());
        count++;
    }

    /**
     * Flushes the stream.
     *
     * @throws IOException if the stream throws it
     */
    public void flush() throws IOException {
        stream.flush();
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            closed = true;
            try (OutputStream ending = stream) {
                Frames.writeEnd(ending);
            }
        }
    }
}
