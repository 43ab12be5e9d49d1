package dev.piculet.jackson3.beans;

import java.io.IOException;
import java.io.OutputStream;
import tools.jackson.databind.ObjectMapper;

/**
 * What a mapper's generators do with their streams, as one of them shows.
 *
 * @param closes whether a generator closes its stream in the end
 * @param flushes whether it flushes it
 */
record SampleGenerator(boolean closes, boolean flushes) {
    /** Makes a generator, and looks at what it does; returns null if there is none. */
    static SampleGenerator of(ObjectMapper mapper) {
        Target target = new Target();
        try {
            mapper.createGenerator(target).close();
            return new SampleGenerator(target.isClosed, target.isFlushed);
        } catch (Exception e) {
            // Jackson has to write, and finds it again.
            return null;
        }
    }

    private static final class Target extends OutputStream {
        private boolean isClosed;
        private boolean isFlushed;

        @Override
        public void write(int one) {}

        @Override
        public void flush() {
            isFlushed = true;
        }

        @Override
        public void close() {
            isClosed = true;
        }
    }

    /** Does with a stream what a generator does in the end. */
    void leave(OutputStream target) throws IOException {
        if (flushes) {
            target.flush();
        }
        if (closes) {
            target.close();
        }
    }
}
