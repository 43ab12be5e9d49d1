package dev.piculet.binary;

import dev.piculet.binary.internal.Frames;
import dev.piculet.binary.internal.SwitchingRoot;
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
    private final SwitchingRoot root;
    private final Limits limits;
    private boolean ended;

    FramedReader(TypedSerializer<T> serializer, InputStream stream) throws IOException {
        this.stream = stream;
        this.limits = serializer.core().limits();
        this.root = serializer.core().reading(Frames.readHead(stream, limits));
    }

    /**
     * Reads the next value; empty at the end.
     *
     * @throws MalformedInputException if the stream is cut off or changed
     */
    @SuppressWarnings("unchecked") // The root is made for the type.
    public Optional<T> read() throws IOException {
        if (ended) {
            return Optional.empty();
        }
        byte[] frame = Frames.readFrame(stream, limits);
        if (frame == null) {
            ended = true;
            return Optional.empty();
        }
        return Optional.of((T) root.current().decode(frame, 0, frame.length));
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
