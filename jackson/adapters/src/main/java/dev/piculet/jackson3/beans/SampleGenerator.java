package dev.piculet.jackson3.beans;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
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

    /** Tells whether somebody is asked about each generator of a factory, who may change any of them. */
    static boolean isDecorated(Object factory) {
        try {
            List<?> decorators = (List<?>) JacksonInside.value(factory, "_generatorDecorators", List.class);
            return decorators != null && !decorators.isEmpty();
        } catch (ReflectiveOperationException | RuntimeException e) {
            // A module that is closed, or a version that keeps them elsewhere.
            return true;
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
