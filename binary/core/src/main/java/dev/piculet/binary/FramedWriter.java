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
 * Writes many values of one type to a stream, after their schema. A {@link FramedReader} reads them in any compatible version of
 * the type (wire format, section 2.3).
 *
 * <pre>{@code
 * try (FramedWriter<Order> writer = ORDERS.writer(new BufferedOutputStream(Files.newOutputStream(file)))) {
 *     for (Order order : orders) {
 *         writer.write(order);
 *     }
 * }
 * }</pre>
 *
 * <p>Not safe for use by several threads. Closing it marks the end and closes the stream. Each writer begins a stream of its
 * own: a file that several have appended to is read by as many readers.
 *
 * @param <T> the type
 */
public final class FramedWriter<T> implements Closeable {
    private final TypedSerializer<T> serializer;
    private final OutputStream stream;
    private final BinaryOutput out = new BinaryOutput();
    private int count;
    private boolean closed;

    /** Whether the stream may hold a part of a value at its end. */
    private boolean isCut;

    FramedWriter(TypedSerializer<T> serializer, OutputStream stream) throws IOException {
        this.serializer = serializer;
        this.stream = stream;
        Frames.writeHead(stream, serializer.core().schema(), serializer.core().limits());
    }

    /**
     * Writes a non-null value. If the value is refused, none of its bytes reach the stream, and other values may follow. Paths in
     * messages begin with the index of the value: {@code $[3].lines}.
     *
     * @throws IOException if the stream throws it; some of the value's bytes may have been written, and no other value can follow
     * @throws IllegalStateException if the writer is closed, or the stream has thrown an exception
     * @throws UnsupportedValueException if the value is null, or holds a value that the declared type does not allow
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     */
    public void write(T value) throws IOException {
        if (closed) {
            throw new IllegalStateException(
                    "The writer is closed, and the end of the stream is written. Open another.");
        }
        if (isCut) {
            throw new IllegalStateException("The stream failed before the value $[" + count
                    + "] was written whole, and nothing can follow that. Write all values again, to another stream.");
        }
        out.reset();
        try {
            serializer.core().serializeAsDeclared(value, out, serializer.core().headerSize());
        } catch (BinaryException e) {
            throw e.under("[" + count + "]");
        }
        isCut = true;
        Frames.writeFrame(stream, out, serializer.core().headerSize());
        isCut = false;
        count++;
    }

    /**
     * Flushes the stream.
     *
     * @throws IOException if the stream throws it; no other value can follow then
     */
    public void flush() throws IOException {
        boolean wasCut = isCut;
        isCut = true;
        stream.flush();
        isCut = wasCut;
    }

    /**
     * Writes the end and closes the stream. The end is left out if the stream has thrown an exception: readers then see that it is
     * cut off.
     */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try (OutputStream ending = stream) {
            if (!isCut) {
                Frames.writeEnd(ending);
            }
        }
    }
}
