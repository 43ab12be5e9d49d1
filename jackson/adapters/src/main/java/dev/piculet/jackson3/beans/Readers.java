package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Generation;
import dev.piculet.jackson.bean.LateCode;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.bean.ReadFacts;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.util.JsonParserDelegate;
import tools.jackson.core.util.JsonParserSequence;
import tools.jackson.databind.DeserializationContext;

/**
 * What reads a class, and what is known of its properties. Of the code that reads property by property there are three: one for all
 * input would look for a buffer, or for the right way to move, before each property, which costs input without a buffer up to a
 * seventh of its time (ADR 31). Each is made when it is wanted: most classes are read as a whole and want none. Thread-safe.
 */
final class Readers {
    private final List<ReadFacts> facts;
    private final LateCode<BeanReader> ofBuffer;
    private final LateCode<BeanReader> ofJson;
    private final LateCode<BeanReader> byTokens;

    /** Null if nothing is read as a whole. */
    private final WholeObjects objects;

    /** Whether Jackson has parsers themselves tell which of the class's names comes next. */
    private final boolean isMatched;

    private Readers(
            GeneratingDeserializer owner,
            List<ReadFacts> facts,
            LateCode<BeanReader> ofBuffer,
            LateCode<BeanReader> ofJson,
            LateCode<BeanReader> byTokens,
            WholeObjects objects) {
        isMatched = JacksonCalls.MATCHES_NAMES && owner.createsFirst();
        this.facts = facts;
        this.ofBuffer = ofBuffer;
        this.ofJson = ofJson;
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
                owner,
                facts,
                new ByProperty(owner, facts, ReaderKind.BUFFER),
                new ByProperty(owner, /* facts= */ null, ReaderKind.JSON),
                new ByProperty(owner, /* facts= */ null, ReaderKind.TOKENS),
                objects);
    }

    /** Returns those that read tokens alone. */
    static Readers byTokens(GeneratingDeserializer owner, List<ReadFacts> facts) {
        LateCode<BeanReader> ofJson = new ByProperty(owner, facts, ReaderKind.JSON);
        LateCode<BeanReader> byTokens = new ByProperty(owner, facts, ReaderKind.TOKENS);
        return new Readers(owner, facts, ofJson, ofJson, byTokens, /* objects= */ null);
    }

    List<ReadFacts> facts() {
        return facts;
    }

    boolean takes() {
        return ofBuffer != ofJson;
    }

    /** Reads an object as a whole; returns null if that did not happen. */
    Object whole(JsonParser in, DeserializationContext context) {
        return objects == null ? null : objects.read(in, context);
    }

    /** Returns what reads an object property by property; null if Jackson has to. */
    BeanReader of(JsonParser in) {
        LateCode<BeanReader> code = code(in);
        if (code == null) {
            return null;
        }
        BeanReader made = code.result();
        // Where objects will be read as a whole there may be no need for it.
        return made != null || objects != null && objects.areComing() ? made : code.wanted();
    }

    /** Decides by the parser's class, once for an object: its names are asked for without a look at that. Null for Jackson. */
    private LateCode<BeanReader> code(JsonParser in) {
        if (in.getClass() == UTF8StreamJsonParser.class) {
            return ofBuffer;
        }
        // What records names hands everything on to a parser of JSON.
        if (NameRecorder.mayStandFor(in)) {
            return ofJson;
        }
        return isMatched && asksBehind(in) ? null : byTokens;
    }

    /**
     * Tells whether the parser behind a delegate may be the one that Jackson has match names, whatever the delegate's tokens are.
     * Jackson's own filter has it match the name that the filter is at; a sequence stands where its parser does.
     */
    private static boolean asksBehind(JsonParser in) {
        return in instanceof JsonParserDelegate && !(in instanceof JsonParserSequence);
    }

    private static final class ByProperty extends LateCode<BeanReader> {
        private final GeneratingDeserializer owner;
        private final List<ReadFacts> facts;
        private final ReaderKind kind;

        /**
         * @param facts those by which objects are read as a whole, too: either learns from what Jackson reads for the other. Null if
         *     it has its own
         */
        ByProperty(GeneratingDeserializer owner, List<ReadFacts> facts, ReaderKind kind) {
            super(owner.settings(), owner.readType(), "reading", Generation.JACKSON);
            this.owner = owner;
            this.facts = facts;
            this.kind = kind;
        }

        @Override
        protected BeanReader make() throws NotGenerated {
            return owner.propertyReader(facts == null ? owner.facts(/* takes= */ false) : facts, kind);
        }
    }
}
