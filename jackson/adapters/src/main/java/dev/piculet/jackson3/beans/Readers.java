package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Generation;
import dev.piculet.jackson.bean.LateCode;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.bean.ReadFacts;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationContext;

/**
 * What reads a class, and what is known of its properties. Of the code that reads property by property there are two: one for all
 * input would look for a buffer before each property, which costs input without one up to a seventh of its time (ADR 31). Each is
 * made when it is wanted: most classes are read as a whole and want neither. Thread-safe.
 */
final class Readers {
    private final List<ReadFacts> facts;
    private final LateCode<BeanReader> ofBuffer;
    private final LateCode<BeanReader> byTokens;

    /** Null if nothing is read as a whole. */
    private final WholeObjects objects;

    private Readers(
            List<ReadFacts> facts, LateCode<BeanReader> ofBuffer, LateCode<BeanReader> byTokens, WholeObjects objects) {
        this.facts = facts;
        this.ofBuffer = ofBuffer;
        this.byTokens = byTokens;
        this.objects = objects;
    }

    /**
     * Returns those that take values from a buffer.
     *
     * @param facts with what is taken
     * @param objects null if nothing is read as a whole
     */
    static Readers taking(GeneratingDeserializer owner, List<ReadFacts> facts, WholeObjects objects) {
        return new Readers(
                facts,
                new ByProperty(owner, facts, /* takes= */ true),
                new ByProperty(owner, /* facts= */ null, /* takes= */ false),
                objects);
    }

    /** Returns those that read tokens alone. */
    static Readers byTokens(GeneratingDeserializer owner, List<ReadFacts> facts) {
        LateCode<BeanReader> byTokens = new ByProperty(owner, facts, /* takes= */ false);
        return new Readers(facts, byTokens, byTokens, /* objects= */ null);
    }

    List<ReadFacts> facts() {
        return facts;
    }

    boolean takes() {
        return ofBuffer != byTokens;
    }

    /** Reads an object as a whole; returns null if that did not happen. */
    Object whole(JsonParser in, DeserializationContext context) {
        return objects == null ? null : objects.read(in, context);
    }

    /** Returns what reads an object property by property; null if Jackson has to. */
    BeanReader of(JsonParser in) {
        LateCode<BeanReader> code = in.getClass() == UTF8StreamJsonParser.class ? ofBuffer : byTokens;
        BeanReader made = code.result();
        // Where objects will be read as a whole there may be no need for it.
        return made != null || objects != null && objects.areComing() ? made : code.wanted();
    }

    private static final class ByProperty extends LateCode<BeanReader> {
        private final GeneratingDeserializer owner;
        private final List<ReadFacts> facts;
        private final boolean takes;

        /**
         * @param facts those by which objects are read as a whole, too: either learns from what Jackson reads for the other. Null if
         *     it has its own
         */
        ByProperty(GeneratingDeserializer owner, List<ReadFacts> facts, boolean takes) {
            super(owner.settings(), owner.readType(), "reading", Generation.JACKSON);
            this.owner = owner;
            this.facts = facts;
            this.takes = takes;
        }

        @Override
        protected BeanReader make() throws NotGenerated {
            return owner.propertyReader(facts == null ? owner.facts(takes) : facts, takes);
        }
    }
}
