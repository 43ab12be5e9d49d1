package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.StreamedDocument;
import dev.piculet.jackson.direct.Utf8;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;

/**
 * Reads documents of one mapper straight from bytes, without a parser, if they have the usual form, and nothing in the mapper's
 * configuration is in the way: else Jackson has to, as if nothing had been tried. Thread-safe.
 */
public final class DirectReading {
    /** What a mapper tells of itself, at any time. */
    public interface Roots {
        /** Returns the mapper's configuration. */
        DeserializationConfig config();

        /** Returns the limits of its parsers. */
        StreamReadConstraints limits();

        /** Tells whether its parsers are Jackson's own, and read straight from their source. */
        boolean hasPlainParsers();

        /**
         * Tells whether its parsers of streams ask for a piece until there are four bytes, and then for the next only when they need
         * it: features of the factory may let others read streams, or let them look at fewer bytes.
         */
        boolean asksStreamsAsUsual();

        /** Tells whether its contexts are of Jackson's own class, so that nobody notices that there is none. */
        boolean hasPlainContexts();

        /** Tells whether a feature of its parsers is on. */
        boolean isOn(StreamReadFeature feature);

        /** Returns what Jackson makes of a type: all that mean the same are equal then. */
        JavaType constructed(Type type);

        /** Returns what reads documents of a type. */
        ValueDeserializer<?> deserializer(Type type) throws JacksonException;
    }

    private final Roots mapper;

    private final Map<Type, DirectRoot> known = new ConcurrentHashMap<>();

    /** Of the configuration that was used last; null before the first. */
    private DirectReaders readers;

    /** Configurations of which there were readers. */
    private int configurations;

    /** The one that was used last. All that it holds is final, so that threads need no lock. */
    private DirectRoot last;

    /** Creates what reads for a mapper, which may be incomplete as yet. */
    public DirectReading(Roots mapper) {
        this.mapper = mapper;
    }

    /** Reads a document; returns null if Jackson has to. */
    public <T> T read(byte[] json, Type type) {
        return json == null ? null : read(json, 0, json.length, type);
    }

    /** Reads a document that is a part of an array; returns null if Jackson has to. */
    @SuppressWarnings("unchecked")
    public <T> T read(byte[] json, int offset, int length, Type type) {
        boolean isInside = json != null && offset >= 0 && length >= 0 && offset <= json.length - length;
        DirectRoot root = isInside ? due(type) : null;
        return root == null ? null : (T) root.read(json, offset, offset + length);
    }

    /** Reads a document; returns null if Jackson has to. */
    @SuppressWarnings("unchecked")
    public <T> T read(String json, Type type) {
        DirectRoot root = json == null ? null : due(type);
        byte[] bytes = root == null ? null : Utf8.of(json);
        return bytes == null ? null : (T) root.read(bytes, 0, bytes.length);
    }

    /** Reads a document from a stream, as far as Jackson would read it. */
    public StreamedDocument read(InputStream source, Type type) {
        StreamedDocument document = new StreamedDocument(source);
        // Jackson's messages may show what it reads from, and that would be another stream.
        boolean isLeft = source == null
                || !mapper.asksStreamsAsUsual()
                || mapper.isOn(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION);
        DirectRoot root = isLeft ? null : due(type);
        if (root != null) {
            boolean toEnd = mapper.config().isEnabled(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
            document.read(root, toEnd, mapper.isOn(StreamReadFeature.AUTO_CLOSE_SOURCE));
        }
        return document;
    }

    /** Returns what is to read the next document of a type; null if that is Jackson. */
    private DirectRoot due(Type type) {
        boolean isPossible = type != null
                && mapper.hasPlainParsers()
                && mapper.hasPlainContexts()
                && !mapper.isOn(StreamReadFeature.STRICT_DUPLICATE_DETECTION);
        if (!isPossible) {
            return null;
        }
        DirectRoot root = last;
        if (!isCurrent(root) || !root.isOf(type)) {
            root = root(type);
            last = root;
        }
        return root != null && root.isDue() ? root : null;
    }

    /** Returns null if Jackson makes nothing of the type. */
    private DirectRoot root(Type type) {
        Type key = keyOf(type);
        DirectRoot root = key == null ? null : known.get(key);
        return key == null || isCurrent(root) ? root : newRoot(key);
    }

    /** Returns what equals all types that mean the same: others' implementations may not, and each call may have a new one. */
    private Type keyOf(Type type) {
        boolean hasEquals = type.getClass().getClassLoader() == null || type instanceof JavaType;
        try {
            return hasEquals ? type : mapper.constructed(type);
        } catch (RuntimeException e) {
            // Jackson is asked again, and fails with all that there is to say.
            return null;
        }
    }

    private boolean isCurrent(DirectRoot root) {
        return root != null && root.isFor(mapper.config(), mapper.limits());
    }

    /** Without a lock, as Jackson has its own: several threads may make one, and one of these is kept. */
    private DirectRoot newRoot(Type type) {
        DeserializationConfig config = mapper.config();
        DirectReaders current = readers(config);
        ValueDeserializer<?> by = current == null ? null : deserializer(type);
        DirectRoot made = new DirectRoot(type, config, mapper.limits(), by, current);
        return known.compute(type, new Current(made));
    }

    /** Keeps what another thread has made meanwhile. */
    private final class Current implements BiFunction<Type, DirectRoot, DirectRoot> {
        private final DirectRoot made;

        private Current(DirectRoot made) {
            this.made = made;
        }

        @Override
        public DirectRoot apply(Type type, DirectRoot before) {
            return isCurrent(before) ? before : made;
        }
    }

    /** Returns null where a mapper is changed again and again: there is no code for each of its configurations. */
    private synchronized DirectReaders readers(DeserializationConfig config) {
        if (readers == null || !readers.isFor(config)) {
            readers = DirectReaders.shared(config);
            configurations++;
        }
        return configurations > WrittenRoots.MOST_CONFIGS ? null : readers;
    }

    /** Returns what reads the type; null if Jackson finds nothing. */
    private ValueDeserializer<?> deserializer(Type type) {
        try {
            return mapper.deserializer(type);
        } catch (Exception e) {
            // Jackson is asked again, and fails with all that there is to say.
            return null;
        }
    }
}
