package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.LateCode;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.direct.DirectInput;
import dev.piculet.jackson.direct.DirectLimits;
import dev.piculet.jackson.direct.DirectValue;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;

/**
 * Reads objects of one class as a whole from the {@link InputWindow window} of a parser, by the code that reads documents without a
 * parser ({@link DirectReaders}). The parser is moved behind the object when all of it was read; where anything in it is odd, or
 * it goes on behind the window, nothing has happened, and it is read property by property (ADR 56). Thread-safe.
 */
final class WholeObjects {
    /**
     * Objects and arrays in each other that are tried, from the document's first. What is odd inside makes all around it
     * odd, so without a bound a deep document might be read once for each of its levels.
     */
    private static final int MOST_LEVELS = 3;

    private final GeneratingDeserializer owner;
    private final DeserializationConfig config;
    private final DirectReaders readers;
    private final LateCode<DirectValue> code;
    private final Attempts attempts = new Attempts();

    /** Of the parser that was read last: most have the same. */
    private volatile Limits limits;

    private record Limits(StreamReadConstraints source, DirectLimits direct) {}

    private WholeObjects(GeneratingDeserializer owner, DeserializationConfig config) {
        this.owner = owner;
        this.config = config;
        readers = DirectReaders.shared(config);
        code = new Code();
    }

    private final class Code extends LateCode<DirectValue> {
        Code() {
            super(owner.settings(), owner.handledType(), "reading whole objects", "property by property");
        }

        @Override
        protected DirectValue make() throws NotGenerated {
            return readers.of(owner);
        }

        @Override
        protected String path() {
            return "straight from the parser's buffer, by generated code";
        }
    }

    /**
     * Returns what reads objects of a class; null if a configuration wants somebody to be asked at each value.
     *
     * @param config the only one that objects are read by
     */
    static WholeObjects of(GeneratingDeserializer owner, DeserializationConfig config) {
        return DirectRoot.isUsual(config) ? new WholeObjects(owner, config) : null;
    }

    /** Tells whether the code for it will soon be there. */
    boolean areComing() {
        return code.isComing();
    }

    /** Reads the object that a parser stands at the start of; returns null if that did not happen, and then the parser is where it was. */
    Object read(JsonParser in, DeserializationContext context) {
        // Values are read by contexts of Jackson's own class, whatever the call's does.
        boolean isPossible = code.isPossible() && context.getConfig() == config && ReadingContexts.isJacksons(context);
        UTF8StreamJsonParser window = isPossible ? InputWindow.atStart(InputWindow.of(in)) : null;
        int level = window == null
                ? Integer.MAX_VALUE
                : JacksonCalls.context(window).getNestingDepth();
        DirectValue reader = level <= MOST_LEVELS ? code.wanted() : null;
        return reader == null || attempts.isPaused() ? null : read(reader, window, level);
    }

    private Object read(DirectValue reader, UTF8StreamJsonParser window, int level) {
        byte[] bytes = (byte[]) ParserFields.BUFFER.get(window);
        int brace = (int) ParserFields.POSITION.get(window) - 1;
        if (brace < 0 || bytes[brace] != '{') {
            // It was the last of a part of a stream that is gone.
            return null;
        }
        int end = (int) ParserFields.END.get(window);
        DirectInput in = DirectInput.inside(bytes, end, limits(window.streamReadConstraints()), level - 1);
        Object value = in.readFrom(reader, brace);
        attempts.note(value == null);
        if (value != null) {
            InputScope.leaveAt(window, in.position() - 1);
        }
        return value;
    }

    private DirectLimits limits(StreamReadConstraints source) {
        Limits known = limits;
        if (known == null || known.source != source) {
            known = new Limits(source, DirectRoot.limits(config, source));
            limits = known;
        }
        return known.direct;
    }
}
