package dev.piculet.binary;

import dev.piculet.binary.internal.Frames;
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
    private boolean closed;

    FramedWriter(TypedSerializer<T> serializer, OutputStream stream) throws IOException {
        this.serializer = serializer;
        this.stream = stream;
        Frames.writeHead(stream, serializer.schema());
    }

    /** Writes a value. Nothing is written if it can't be. */
    public void write(T value) throws IOException {
        out.reset();
        serializer.serialize(value, out);
        Frames.writeFrame(stream, out, serializer.core().headerSize());
    }

    /** Flushes the stream. */
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
