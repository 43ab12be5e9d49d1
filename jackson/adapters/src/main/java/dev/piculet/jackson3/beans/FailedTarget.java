package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Unchecked;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Fails where a stream has failed to which a document was written, so that Jackson meets it too: it says what went wrong, and goes on
 * with the stream as it does.
 */
final class FailedTarget extends OutputStream {
    private final OutputStream target;

    /** Null if all was written. */
    private final Exception writing;

    /** What flushing or closing has thrown; null once it was thrown again. */
    private Exception leaving;

    private FailedTarget(OutputStream target, Exception writing, Exception leaving) {
        this.target = target;
        this.writing = writing;
        this.leaving = leaving;
    }

    static FailedTarget inWriting(OutputStream target, Exception failure) {
        return new FailedTarget(target, failure, /* leaving= */ null);
    }

    static FailedTarget inLeaving(OutputStream target, Exception failure) {
        return new FailedTarget(target, /* writing= */ null, failure);
    }

    @Override
    public void write(int one) {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        if (writing != null) {
            throw Unchecked.<RuntimeException>rethrow(writing);
        }
    }

    @Override
    public void flush() throws IOException {
        failAgain();
        target.flush();
    }

    @Override
    public void close() throws IOException {
        failAgain();
        target.close();
    }

    private void failAgain() {
        Exception failure = leaving;
        leaving = null;
        if (failure != null) {
            throw Unchecked.<RuntimeException>rethrow(failure);
        }
    }
}
