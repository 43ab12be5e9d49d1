package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.DirectNumbers;
import dev.piculet.jackson.direct.DirectSettings;
import java.math.BigDecimal;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.io.NumberOutput;
import tools.jackson.core.json.JsonWriteContext;
import tools.jackson.core.json.UTF8JsonGenerator;

/**
 * What the settings of a generator say about documents that it is given as a whole. The class is known inside. Used by many
 * threads without a lock.
 */
final class OutputSettings {
    /** Of the generator that was asked last: most are alike. Records are safe to see without a lock. */
    private DirectSettings last;

    /**
     * Returns null if the generator stands elsewhere than outside of all objects, in at most one array; or if settings ask for
     * something that only it does.
     */
    DirectSettings of(UTF8JsonGenerator out) {
        JsonWriteContext context = OutputBuffer.context(out);
        boolean isPlace =
                context.inRoot() || context.inArray() && context.getParent().inRoot();
        if (!isPlace || !OutputBuffer.isOpen(out, context)) {
            return null;
        }
        int levels = out.streamWriteConstraints().getMaxNestingDepth() - context.getNestingDepth();
        DirectSettings known = last;
        if (known == null || !areOf(known, out, levels)) {
            known = settings(out, levels);
            last = known;
        }
        return known;
    }

    private static boolean areOf(DirectSettings known, UTF8JsonGenerator out, int levels) {
        Numbers numbers = (Numbers) known.numbers();
        return known.maxDepth() == levels
                && numbers.isFast == isFast(out)
                && numbers.isPlain == isPlain(out)
                && known.pairs() == JacksonCalls.pairs(out);
    }

    private static DirectSettings settings(UTF8JsonGenerator out, int levels) {
        return new DirectSettings(levels, new Numbers(isFast(out), isPlain(out)), JacksonCalls.pairs(out));
    }

    private static boolean isFast(JsonGenerator out) {
        return out.isEnabled(StreamWriteFeature.USE_FAST_DOUBLE_WRITER);
    }

    private static boolean isPlain(JsonGenerator out) {
        return out.isEnabled(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN);
    }

    /** Writes numbers as Jackson's generators do. */
    private record Numbers(boolean isFast, boolean isPlain) implements DirectNumbers {
        @Override
        public String text(double number) {
            return NumberOutput.toString(number, isFast);
        }

        @Override
        public String text(float number) {
            return NumberOutput.toString(number, isFast);
        }

        @Override
        public String text(BigDecimal number) {
            // Jackson limits the digits of plain ones.
            return isPlain ? null : number.toString();
        }
    }
}
