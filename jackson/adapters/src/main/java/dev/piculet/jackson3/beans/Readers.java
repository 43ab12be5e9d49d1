package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.ReadFacts;
import dev.piculet.jackson.bean.SecondCode;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationContext;

/**
 * Two readers of a class, and what they were made of. One for all input would look for a buffer before each property, which costs input without
 * one up to a seventh of its time (ADR 31).
 *
 * @param first reads what has a buffer, if anything is taken from that, or else all input
 * @param byTokens reads what has no buffer; null if nothing is taken
 * @param objects tries to read whole objects before; null if nothing does
 * @param facts about the properties, with what {@code first} takes and reads them by
 */
record Readers(BeanReader first, SecondCode<BeanReader> byTokens, WholeObjects objects, List<ReadFacts> facts) {
    boolean takes() {
        return byTokens != null;
    }

    /** Reads an object as a whole; returns null if that did not happen. */
    Object whole(JsonParser in, DeserializationContext context) {
        return objects == null ? null : objects.read(in, context);
    }

    BeanReader of(JsonParser in) {
        return byTokens == null || in.getClass() == UTF8StreamJsonParser.class ? first : byTokens.result();
    }
}
