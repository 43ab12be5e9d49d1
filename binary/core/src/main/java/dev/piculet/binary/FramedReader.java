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
 * Reads the values that {@link FramedWriter} wrote, also with an older version of the type.
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

    FramedReader(TypedSerializer<T> serializer, InputStream stream) throws IOException {
        this.stream = stream;
        this.frames = new FrameInput(stream, serializer.core().limits());
        this.root = serializer.core().reading(frames.readHead());
    }

    /**
     * Reads the next value; empty at the end.
     *
     * <p>A value that can't be read is passed over: if its bytes arrived, the next call reads the one behind it. If the stream
     * is cut off, a value's length is wrong or larger than the limits, or the stream throws, that is thrown once, and then
     * there are no more values. Paths in messages begin with the number of values before it, such as {@code $[3].lines}.
     *
     * @throws IOException if the stream throws it
     * @throws MalformedInputException if the stream is cut off or changed
     * @throws LimitExceededException if the value is deeper or larger than the {@link Limits}
     * @throws SchemaMismatchException if the value holds what the type has no more, such as a constant that was removed
     */
    public Optional<T> read() throws IOException {
        if (ended) {
            return Optional.empty();
        }
        int number = count;
        count++;
        try {
            byte[] frame = frame();
            if (frame == null) {
                return Optional.empty();
            }
            return Optional.of(decode(frame));
        } catch (BinaryException e) {
            throw e.under("[" + number + "]");
        }
    }

    /** Reads a value's bytes. Behind the last ones, and behind what has no end that is known, there are no more. */
    private byte[] frame() throws IOException {
        ended = true;
        byte[] frame = frames.readFrame();
        ended = frame == null;
        return frame;
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
