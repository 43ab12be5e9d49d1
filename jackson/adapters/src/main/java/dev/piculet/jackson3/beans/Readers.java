package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.ReadFacts;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationContext;

/**
 * Two readers of a class, and what they were made of. One for all input would look for a buffer before each property, which costs input without
 * one up to a seventh of its time (ADR 31).
 *
 * @param taking reads what has a buffer
 * @param byTokens reads the rest; the same if nothing is taken
 * @param objects tries to read whole objects before; null if nothing does
 * @param facts about the properties, with what {@code taking} takes and reads them by
 */
record Readers(BeanReader taking, BeanReader byTokens, WholeObjects objects, List<ReadFacts> facts) {
    boolean takes() {
        return taking != byTokens;
    }

    /** Reads an object as a whole; returns null if that did not happen. */
    Object whole(JsonParser in, DeserializationContext context) {
        return objects == null ? null : objects.read(in, context);
    }

    BeanReader of(JsonParser in) {
        return in.getClass() == UTF8StreamJsonParser.class ? taking : byTokens;
    }
}
