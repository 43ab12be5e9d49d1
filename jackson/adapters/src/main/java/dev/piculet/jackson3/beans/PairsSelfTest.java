package dev.piculet.jackson3.beans;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;

/**
 * Whether generators of this JVM's version of Jackson that combine pairs of surrogates do so with each. They write a long text in
 * pieces, and the first versions cut pairs in half, and wrote each half as an escape (core's issue 1473). Runs once, before the first
 * pair is written so.
 */
final class PairsSelfTest {
    /** Pairs in a row, which are more than one piece of a text. */
    private static final int PAIRS = 750;

    private static final boolean PASSES = areWhole("") && areWhole("a");

    private PairsSelfTest() {}

    static boolean passes() {
        return PASSES;
    }

    /** Tells whether all pairs of a name and of a text are written whole: behind any piece may be the second half of one. */
    private static boolean areWhole(String first) {
        String pairs = "\uD83D\uDE00".repeat(PAIRS);
        String text = first + pairs + "b" + pairs;
        byte[] expected = ("{\"" + text + "\":\"" + text + "\"}").getBytes(StandardCharsets.UTF_8);
        try {
            return Arrays.equals(expected, written(text));
        } catch (Exception e) {
            return false;
        }
    }

    private static byte[] written(String text) throws JacksonException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JacksonCalls.combiningGenerator(bytes)) {
            out.writeStartObject();
            out.writeName(text);
            out.writeString(text);
            out.writeEndObject();
        }
        return bytes.toByteArray();
    }
}
