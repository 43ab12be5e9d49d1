package dev.piculet.binary;

import dev.piculet.binary.engine.FrameInput;
import dev.piculet.binary.engine.SwitchingRoot;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Reads the values that a {@link FramedWriter} wrote, in this or another version of the type.
 *
 * <pre>{@code
 * try (FramedReader<Order> reader = ORDERS.reader(new BufferedInputStream(Files.newInputStream(file)))) {
 *     for (Optional<Order> order = reader.read(); order.isPresent(); order = reader.read()) {
 *         orders.add(order.get());
 *     }
 * }
 * }</pre>
 *
 * <p>Not safe for use by several threads. Closing it closes the stream.
 *
 * @param <T> the type
 */
public final class FramedReader<T> implements Closeable {
    private final InputStream stream;
    private final FrameInput frames;
    private final SwitchingRoot root;
    private int count;
    private boolean ended;

    /** What has hidden where the next value begins; null while that is known. */
    private Throwable failure;

    FramedReader(TypedSerializer<T> serializer, InputStream stream) throws IOException {
        this.stream = stream;
        this.frames = new FrameInput(stream, serializer.core().limits());
        this.root = serializer.core().reading(frames.readHead());
    }

    /**
     * Reads the next value; empty at the end.
     *
     * <p>If a value can't be read but all its bytes arrived, the next call reads the next value. If the stream throws before the
     * first byte of a value, the next call tries again. If it throws within a value, or is cut off, or a value's length is wrong or
     * exceeds the limits, where the next one begins is not known, and later calls throw. Paths in messages begin with the index of
     * the value: {@code $[3].lines}.
     *
     * @throws IOException if the stream throws it
     * @throws IllegalStateException if an earlier call has lost its place in the stream
     * @throws MalformedInputException if the stream is cut off or changed
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     * @throws SchemaMismatchException if the type can't hold the value any more: a constant was removed, for instance
     */
    public Optional<T> read() throws IOException {
        if (ended) {
            return Optional.empty();
        }
        if (failure != null) {
            throw new IllegalStateException(
                    "The stream failed at the value $[" + count
                            + "], so where the next one begins is not known. Read it again from its beginning, by another reader.",
                    failure);
        }
        int number = count;
        try {
            byte[] frame = frame();
            ended = frame == null;
            return ended ? Optional.empty() : Optional.of(decode(frame));
        } catch (BinaryException e) {
            throw e.under("[" + number + "]");
        }
    }

    /** Reads a value's bytes; null at the end. */
    private byte[] frame() throws IOException {
        try {
            byte[] frame = frames.readFrame();
            count++;
            return frame;
        } catch (Throwable e) {
            failure = e instanceof IOException && !frames.isInside() ? null : e;
            throw e;
        }
    }

    @SuppressWarnings("unchecked") // The root is made for the type.
    private T decode(byte[] frame) {
        try {
            return (T) root.current().decode(frame, 0, 0, frame.length);
        } catch (MalformedInputException e) {
            throw frames.inStream(e, frame.length);
        }
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
