package dev.piculet.jackson3.beans;

import java.io.IOException;
import java.io.OutputStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonWriteContext;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.ObjectMapper;

/**
 * What a mapper's generators are like, as one of them shows.
 *
 * @param features that are on
 * @param maxDepth how many objects and arrays may be in each other
 * @param closes whether a generator closes its stream in the end
 * @param flushes whether it flushes it
 */
record SampleGenerator(long features, int maxDepth, boolean closes, boolean flushes) {
    /** Makes a generator, and looks at what it does; returns null if it is none of Jackson's own for UTF-8. */
    static SampleGenerator of(ObjectMapper mapper) {
        Target target = new Target();
        try (JsonGenerator out = mapper.createGenerator(target)) {
            long features = JacksonCalls.features((UTF8JsonGenerator) out);
            int maxDepth = out.streamWriteConstraints().getMaxNestingDepth();
            out.close();
            return new SampleGenerator(features, maxDepth, target.isClosed, target.isFlushed);
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

    /** Tells whether a generator is like this one, and stands outside of objects and arrays. The class is known inside. */
    boolean isLike(UTF8JsonGenerator out) {
        JsonWriteContext context = OutputBuffer.context(out);
        return context.inRoot()
                && JacksonCalls.features(out) == features
                && out.streamWriteConstraints().getMaxNestingDepth() == maxDepth
                && OutputBuffer.isOpen(out, context);
    }
}
