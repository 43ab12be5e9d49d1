package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Generation;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.direct.DirectSettings;
import dev.piculet.jackson.direct.DirectWriter;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.ser.std.NullSerializer;

/** The classes whose objects a mapper writes, under one configuration. Thread-safe. */
final class WrittenRoots {
    /** Stands for a class whose first object is Jackson's: it keeps a serializer that it could not complete, and fails only once. */
    private static final WrittenRoot UNSEEN = new WrittenRoot(/* type= */ null, /* generation= */ null);

    /** Configurations of one mapper that there is code for, one after the other: a mapper may be changed again and again. */
    static final int MOST_CONFIGS = 16;

    /** As many as Jackson keeps serializers of: whoever writes more makes classes without end, and lets go of them. */
    private static final int MOST_CLASSES = 4_000;

    private final JsonMapper mapper;
    private final int number;
    private final MapperState state;
    private final DirectSettings ofBytes;
    private final DirectSettings ofText;
    private final SampleGenerator generators;
    private final OutputSettings ofGenerators = new OutputSettings();
    private final boolean flushesValues;
    private final DirectPlanner planner;
    private final Map<Class<?>, WrittenRoot> known = new ConcurrentHashMap<>();

    /** Written without a lock: the fields that the classes of others are compared with are final. */
    private WrittenRoot last = new WrittenRoot(/* type= */ null, /* generation= */ null);

    /** @param before the mapper's configuration of before; null if this is the first */
    WrittenRoots(JsonMapper mapper, WrittenRoots before) {
        this.mapper = mapper;
        number = before == null ? 0 : before.number + 1;
        state = new MapperState(mapper);
        planner = new DirectPlanner(new Contexts(mapper), /* finder= */ null);
        // Whoever changes a mapper again and again gets no code for each of its configurations.
        boolean isPlain = number < MOST_CONFIGS
                && state.hasPlainGenerators()
                && JacksonCalls.hasPlainContexts(mapper)
                && isPlain(JacksonCalls.writing(mapper));
        generators = isPlain ? SampleGenerator.of(mapper) : null;
        ofBytes = generators == null ? null : SampleSettings.ofBytes(mapper);
        ofText = ofBytes == null ? null : SampleSettings.ofText(mapper, ofBytes);
        flushesValues = mapper.isEnabled(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
    }

    private record Contexts(JsonMapper mapper) implements Supplier<SerializationContext> {
        @Override
        public SerializationContext get() {
            return JacksonCalls.writing(mapper);
        }
    }

    private static boolean isPlain(SerializationContext context) {
        return context.getActiveView() == null
                && context.getConfig().getFullRootName() == null
                && !context.isEnabled(SerializationFeature.WRAP_ROOT_VALUE)
                && !JacksonCalls.initializesGenerators(context.getConfig())
                && context.getDefaultNullValueSerializer().getClass() == NullSerializer.class;
    }

    /** Tells whether the mapper has not been configured since. */
    boolean areCurrent() {
        return state.isCurrent();
    }

    /** Returns what settings say about bytes; null if Jackson has to write them. */
    DirectSettings ofBytes() {
        return ofBytes;
    }

    /** Returns what settings say about strings; null if Jackson has to write them. */
    DirectSettings ofText() {
        return ofText;
    }

    /** Returns what settings of a generator say; null if Jackson has to write a value that it is given. */
    DirectSettings of(UTF8JsonGenerator out) {
        return ofBytes == null ? null : ofGenerators.of(out);
    }

    /** Returns what generators of the mapper do in the end. Known if there are settings of bytes. */
    SampleGenerator generators() {
        return generators;
    }

    /** Tells whether a generator is emptied behind each value that the mapper writes with it. */
    boolean flushesValues() {
        return flushesValues;
    }

    /** Returns the root of the value's class; null if there is no value. */
    WrittenRoot of(Object value) {
        return value == null ? null : of(value.getClass());
    }

    private WrittenRoot of(Class<?> type) {
        WrittenRoot recent = last;
        if (recent.type() == type) {
            return recent;
        }
        WrittenRoot found = known.get(type);
        if (found == null) {
            if (known.size() >= MOST_CLASSES) {
                known.clear();
            }
            known.putIfAbsent(type, UNSEEN);
            return UNSEEN;
        }
        WrittenRoot root = found == UNSEEN ? add(type) : found;
        last = root;
        return root;
    }

    private WrittenRoot add(Class<?> type) {
        WrittenRoot made = new WrittenRoot(type, /* generation= */ null);
        try {
            made = root(type);
        } catch (Exception e) {
            // Jackson says what is wrong.
        }
        return known.replace(type, UNSEEN, made) ? made : known.getOrDefault(type, made);
    }

    private WrittenRoot root(Class<?> type) throws JacksonException {
        // Settings may ask for closing it.
        if (AutoCloseable.class.isAssignableFrom(type)) {
            return new WrittenRoot(type, /* generation= */ null);
        }
        ValueSerializer<Object> by = JacksonCalls.rootSerializer(JacksonCalls.writing(mapper), type);
        return new WrittenRoot(type, by instanceof GeneratingSerializer owner ? generation(owner, type) : null);
    }

    private Generation<DirectWriter> generation(GeneratingSerializer owner, Class<?> type) {
        return new Generation<>(owner.settings(), type, "writing documents", "by a generator") {
            @Override
            protected DirectWriter generate() throws NotGenerated {
                return planner.writerOf(owner);
            }

            @Override
            protected String path(DirectWriter code) {
                return "straight to bytes, by generated code";
            }
        };
    }
}
