package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Generation;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.direct.DirectInput;
import dev.piculet.jackson.direct.DirectLimits;
import dev.piculet.jackson.direct.DirectValue;
import dev.piculet.jackson.direct.StreamedDocument;
import java.lang.reflect.Type;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.jdk.CollectionDeserializer;

/** What reads documents of one type, by one configuration of a mapper. Thread-safe. */
final class DirectRoot implements StreamedDocument.Reader {
    /** No name or number that is read is longer, in bytes. */
    private static final int LONGEST = 64;

    /** Nobody has more in each other, and a stack has room for so many. */
    private static final int DEEPEST = 1_000;

    private final Type type;
    private final DeserializationConfig config;
    private final StreamReadConstraints limits;
    private final DirectLimits directLimits;

    /** Null if everything is read by Jackson. */
    private final Generation<DirectValue> generation;

    private final Attempts attempts = new Attempts();

    /** @param by reads the type; null if it is read by Jackson, whatever it is */
    DirectRoot(
            Type type,
            DeserializationConfig config,
            StreamReadConstraints limits,
            ValueDeserializer<?> by,
            DirectReaders readers) {
        this.type = type;
        this.config = config;
        this.limits = limits;
        directLimits = limits(config, limits);
        GeneratingDeserializer read = isUsual(config) && isUsual(limits) ? read(by) : null;
        generation = read == null ? null : Generated.of(by, read, readers);
    }

    /** Returns what reads the classes that documents are made of: one each, or many; null if that is none of this library's. */
    private static GeneratingDeserializer read(ValueDeserializer<?> by) {
        boolean isOfMany = by != null && by.getClass() == CollectionDeserializer.class;
        ValueDeserializer<?> read = isOfMany ? ((CollectionDeserializer) by).getContentDeserializer() : by;
        return read instanceof GeneratingDeserializer generating ? generating : null;
    }

    private static final class Generated extends Generation<DirectValue> {
        private final ValueDeserializer<?> by;
        private final DirectReaders readers;

        static Generation<DirectValue> of(ValueDeserializer<?> by, GeneratingDeserializer read, DirectReaders readers) {
            return new Generated(by, read, readers);
        }

        private Generated(ValueDeserializer<?> by, GeneratingDeserializer read, DirectReaders readers) {
            super(
                    read.settings(),
                    read.handledType(),
                    by == read ? "reading documents" : "reading documents of many",
                    "by a parser");
            this.by = by;
            this.readers = readers;
        }

        @Override
        protected DirectValue generate() throws NotGenerated {
            return readers.of(by);
        }

        @Override
        protected String path(DirectValue code) {
            return "straight from bytes, by generated code";
        }
    }

    /** Returns what a mapper allows whose parsers have limits. */
    static DirectLimits limits(DeserializationConfig config, StreamReadConstraints limits) {
        return new DirectLimits(
                Math.min(limits.getMaxNestingDepth(), DEEPEST),
                limits.getMaxStringLength(),
                limits.getMaxNameLength(),
                new WholeNumbers(config),
                config);
    }

    /** Tells whether nothing is set that somebody would have to be asked about at each value. */
    static boolean isUsual(DeserializationConfig config) {
        return config.getProblemHandlers() == null
                && config.getActiveView() == null
                && !config.useRootWrapping()
                && !config.isEnabled(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                && !config.isEnabled(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);
    }

    private static boolean isUsual(StreamReadConstraints limits) {
        return !limits.hasMaxTokenCount()
                && limits.getMaxNameLength() >= LONGEST
                && limits.getMaxNumberLength() >= LONGEST;
    }

    boolean isOf(Type wanted) {
        return type == wanted;
    }

    boolean isFor(DeserializationConfig current, StreamReadConstraints currentLimits) {
        return config == current && limits == currentLimits;
    }

    /** Counts a document, and tells whether to try to {@link #read} it. */
    boolean isDue() {
        return generation != null && generation.resultOfCall() != null && !attempts.isPaused();
    }

    /** Reads a document; returns null if Jackson has to. */
    @Override
    public Object read(byte[] json, int from, int end) {
        if (limits.hasMaxDocumentLength() && end - from > limits.getMaxDocumentLength()) {
            return null;
        }
        Object value = DirectInput.read(generation.result(), json, from, end, directLimits);
        attempts.note(value == null);
        return value;
    }
}
