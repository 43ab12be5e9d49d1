package dev.piculet.jackson.direct;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * A document from a stream, of which no more is read than Jackson's parser would read: either a value was made of it, or
 * {@link #rest} begins with all that was read. For one call and one thread.
 */
public final class StreamedDocument {
    /** Reads a document's bytes; returns null if they are odd. */
    public interface Reader {
        /** Reads the document between two places. */
        Object read(byte[] json, int from, int end);
    }

    /** Jackson's parser has room for so many bytes, and asks for as many as it has room for. */
    private static final int PIECE = 8_000;

    /** It wants to see so many before it does anything else. */
    private static final int FIRST = 4;

    /** Longer documents are Jackson's, and so are endless ones. */
    private static final int LONGEST = 1 << 20;

    /** White space behind a document that is looked through for its end. */
    private static final int MOST_SPACE = 64;

    private static final ThreadPlaces<byte[]> KEPT = new ThreadPlaces<>();

    private static final int[] NO_SEAMS = {};

    private final InputStream source;

    /** Null while nothing was read. */
    private byte[] bytes;

    private int end;

    /** Where the stream's answers meet, of which there is mostly one. */
    private int[] seams = NO_SEAMS;

    private int seamCount;

    /** How many bytes the stream was asked for last, and what it returned: nothing comes behind 0 or a negative number. */
    private int asked;

    private int answer;

    /** What the stream has thrown instead of an answer. */
    private Throwable failure;

    /** What it has thrown when it was closed. */
    private Throwable closingFailure;

    private Object value;

    /** Creates a document of which nothing is read. */
    public StreamedDocument(InputStream source) {
        this.source = source;
    }

    /**
     * Reads it as far as Jackson's parser would, and makes a value of it if it is not odd.
     *
     * @param toEnd whether Jackson looks for what comes behind a document, and so for the stream's end
     * @param closes whether it closes the stream
     */
    public void read(Reader reader, boolean toEnd, boolean closes) {
        byte[] kept = KEPT.take();
        bytes = kept == null ? new byte[2 * PIECE] : kept;
        do {
            ask(PIECE - end);
        } while (answer > 0 && end < FIRST);
        if (toEnd && closes) {
            readAhead();
        }
        boolean isThere = failure == null && answer != 0 && end > 0;
        Object read = isThere ? valueOf(reader, closes) : null;
        if (read != null && (!toEnd || isEnd()) && (!closes || isClosed())) {
            value = read;
            release();
        }
    }

    private Object valueOf(Reader reader, boolean closes) {
        try {
            return reader.read(bytes, 0, end);
        } catch (ExceptionInInitializerError e) {
            // As Jackson closes its parser behind whatever goes wrong.
            if (closes && !isClosed()) {
                e.addSuppressed(closingFailure);
            }
            throw e;
        }
    }

    /** Returns what was made of it; null if Jackson has to read it. */
    @SuppressWarnings("unchecked")
    public <T> T value() {
        return (T) value;
    }

    /** Returns the stream as it was before anything was read, for Jackson. */
    public InputStream rest() {
        return bytes == null ? source : new Rest();
    }

    /**
     * Reads on while the stream has more without waiting for it. Jackson would do so unless the document is malformed: then it
     * closes the stream, so nobody sees how far it was read.
     */
    private void readAhead() {
        while (answer > 0 && !mayBeWhole() && end <= LONGEST - PIECE && hasMore()) {
            ask(PIECE);
        }
    }

    /** Tells whether there was less than asked for, and it ends as documents do. */
    private boolean mayBeWhole() {
        int last = end - 1;
        int first = Math.max(last - MOST_SPACE, 0);
        while (last > first && bytes[last] <= ' ' && bytes[last] >= 0) {
            last--;
        }
        return answer < asked && (bytes[last] == '}' || bytes[last] == ']');
    }

    private boolean hasMore() {
        try {
            return source.available() > 0;
        } catch (IOException | RuntimeException e) {
            // Reading tells what is wrong.
            return false;
        }
    }

    private boolean isEnd() {
        if (answer < 0 && end >= FIRST) {
            return true;
        }
        ask(PIECE);
        return failure == null && answer < 0;
    }

    private void ask(int most) {
        if (bytes.length - end < most) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        asked = most;
        answer = 0;
        try {
            answer = source.read(bytes, end, most);
            keepSeam();
            end += Math.max(answer, 0);
        } catch (Throwable e) {
            // Jackson gets it at the same place.
            failure = e;
        }
    }

    private void keepSeam() {
        if (answer > 0 && end > 0) {
            if (seamCount == seams.length) {
                seams = Arrays.copyOf(seams, 2 * seamCount + 2);
            }
            seams[seamCount++] = end;
        }
    }

    private boolean isClosed() {
        try {
            source.close();
            return true;
        } catch (Throwable e) {
            closingFailure = e;
            return false;
        }
    }

    private void release() {
        if (DirectOutputs.keeps(bytes.length)) {
            KEPT.keep(bytes);
        }
        bytes = null;
    }

    /** Throws an exception unchanged, checked or not. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E raised(Throwable failure) throws E {
        throw (E) failure;
    }

    /**
     * What was read, in the pieces that it came in, the answer that the stream gave last, and the stream: where Jackson's limit of a
     * document's length stops depends on the pieces. Its array is no other call's.
     */
    private final class Rest extends InputStream {
        private int at;
        private int nextSeam;
        private boolean isAnswered = failure == null && answer > 0;

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) > 0 ? one[0] & 0xFF : -1;
        }

        @Override
        public int read(byte[] target, int offset, int most) throws IOException {
            if (at < end || most == 0) {
                int count = Math.min(most, pieceEnd() - at);
                System.arraycopy(bytes, at, target, offset, count);
                at += count;
                return count;
            }
            if (isAnswered) {
                return source.read(target, offset, most);
            }
            isAnswered = true;
            if (failure != null) {
                throw StreamedDocument.<RuntimeException>raised(failure);
            }
            return answer;
        }

        private int pieceEnd() {
            while (nextSeam < seamCount && seams[nextSeam] <= at) {
                nextSeam++;
            }
            return nextSeam < seamCount ? seams[nextSeam] : end;
        }

        @Override
        public int available() throws IOException {
            return at < end ? end - at : source.available();
        }

        @Override
        public void close() throws IOException {
            Throwable thrown = closingFailure;
            if (thrown == null) {
                source.close();
                return;
            }
            closingFailure = null;
            throw StreamedDocument.<RuntimeException>raised(thrown);
        }
    }
}
