package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.SurrogatePairs;
import dev.piculet.jackson.direct.DirectNumbers;
import dev.piculet.jackson.direct.DirectSettings;
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.io.NumberOutput;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.core.json.WriterBasedJsonGenerator;
import tools.jackson.databind.ObjectMapper;

/** What a mapper's settings say about values, as a generator of its own tells. */
final class SampleSettings {
    private static final String PAIR = "\uD83D\uDE00";

    private SampleSettings() {}

    /** Returns null if settings ask for something that only Jackson's generator does. */
    static DirectSettings ofBytes(ObjectMapper mapper) {
        if (!OutputSelfTest.passes()) {
            return null;
        }
        ByteArrayOutputStream sample = new ByteArrayOutputStream();
        int maxDepth;
        DirectNumbers numbers;
        try (JsonGenerator out = mapper.createGenerator(sample)) {
            boolean isPlain = out.getClass() == UTF8JsonGenerator.class
                    && OutputBuffer.isOpen((UTF8JsonGenerator) out, OutputBuffer.context((UTF8JsonGenerator) out));
            if (!isPlain) {
                return null;
            }
            maxDepth = out.streamWriteConstraints().getMaxNestingDepth();
            numbers = new Numbers(
                    out.isEnabled(StreamWriteFeature.USE_FAST_DOUBLE_WRITER),
                    out.isEnabled(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN));
            out.writeString(PAIR);
        } catch (Exception e) {
            // Jackson has to write, and finds it again.
            return null;
        }
        return new DirectSettings(maxDepth, numbers, pairs(sample.toByteArray()));
    }

    private static SurrogatePairs pairs(byte[] sample) {
        String text = new String(sample, StandardCharsets.UTF_8);
        if (text.equals('"' + PAIR + '"')) {
            return SurrogatePairs.BYTES;
        }
        return text.equals("\"\\uD83D\\uDE00\"") ? SurrogatePairs.ESCAPES : SurrogatePairs.ODD;
    }

    /** Returns the same for strings, or null likewise. */
    static DirectSettings ofText(ObjectMapper mapper, DirectSettings ofBytes) {
        try (JsonGenerator out = mapper.createGenerator(new StringWriter())) {
            return out.getClass() == WriterBasedJsonGenerator.class
                    ? new DirectSettings(ofBytes.maxDepth(), ofBytes.numbers(), SurrogatePairs.BYTES)
                    : null;
        } catch (Exception e) {
            // Jackson has to write, and finds it again.
            return null;
        }
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
