package dev.piculet.binary.engine;

import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.LimitErrors;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.layout.RootTypes;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.runtime.Buffers;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.model.inspect.ClassModels;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The serializers of all allowed classes, each made when it is first needed. Thread-safe. */
public final class SelfDescribing extends Messages {
    private final KnownTypes types;
    private final RootTypes roots;
    private final Map<Class<?>, Entry> entries = new ConcurrentHashMap<>();
    private final Map<Integer, Reader> own = new ConcurrentHashMap<>();
    private final ForeignRoots<SwitchingRoot> foreign = new ForeignRoots<>();

    /** A class's serializer, and the description that its values begin with. */
    private record Entry(SerializerCore core, byte[] description) {}

    /** What reads the values of one schema. */
    private record Reader(byte[] schema, SwitchingRoot root) {}

    public SelfDescribing(SerializerOptions options) {
        super(options.limits);
        TypeRules rules = new TypeRules(ClassModels.create(), options);
        this.types = new KnownTypes(rules, options);
        this.roots = new RootTypes(rules, options);
    }

    public byte[] serialize(Object value) {
        Buffers.Buffer buffer = Buffers.take();
        try {
            append(value, buffer.output());
            return buffer.output().toByteArray();
        } finally {
            buffer.release();
        }
    }

    @Override
    void append(Object value, BinaryOutput out) {
        Entry entry = entry(value == null ? Object.class : value.getClass());
        int limit = limits().size();
        if (entry.description.length > limit) {
            throw ValueErrors.schemaTooLarge(entry.description.length, limit);
        }
        int start = out.position();
        out.writeBytes(entry.description);
        entry.core.serialize(value, out, start);
    }

    @Override
    public Object deserialize(byte[] bytes, int from, int to) {
        checkSize(to - from, limits());
        SelfDescription description = SelfDescription.read(bytes, from, to);
        return reader(description).current().decode(bytes, from, description.valueFrom(), to);
    }

    /** Refuses bytes, the schema's included, that are more than a value may have. */
    public static void checkSize(int size, Limits limits) {
        if (size > limits.size()) {
            throw LimitErrors.sizeExceeded(size, limits.size());
        }
    }

    /** A class of objects, arrays or optionals has a schema of its own; everything else stands in an open place. */
    private Entry entry(Class<?> type) {
        Entry known = entries.get(type);
        if (known != null) {
            return known;
        }
        Entry entry = type == Object.class || roots.mayBeRoot(type) ? make(type) : null;
        if (entry == null || type != Object.class && !roots.isToldBy(entry.core.schema(), type)) {
            entry = entry(Object.class);
        }
        own.put(
                entry.core.schema().fingerprint(),
                new Reader(entry.core.schema().toBytes(), entry.core.root()));
        Entry other = entries.putIfAbsent(type, entry);
        return other != null ? other : entry;
    }

    private Entry make(Class<?> type) {
        try {
            SerializerCore core = core(type);
            return new Entry(core, SelfDescription.of(core.schema()));
        } catch (dev.piculet.access.error.UnsupportedClassException e) {
            throw SchemaErrors.asOurs(e);
        }
    }

    private SerializerCore core(Class<?> type) {
        if (type == Object.class) {
            return types.anything();
        }
        return type.isArray() ? types.make(type).core() : types.ofClass(type).core();
    }

    private SwitchingRoot reader(SelfDescription description) {
        Reader reader = own.get(description.fingerprint());
        if (reader != null && description.isOf(reader.schema)) {
            return reader.root;
        }
        ForeignRoots.Key key = new ForeignRoots.Key(description.fingerprint(), description.schemaBytes());
        SwitchingRoot root = foreign.get(key);
        return root != null ? root : learn(key, description.schema());
    }

    private SwitchingRoot learn(ForeignRoots.Key key, WireSchema schema) {
        Class<?> type = roots.of(schema);
        SerializerCore core;
        try {
            core = known(type).core;
        } catch (UnsupportedClassException e) {
            throw EvolutionErrors.unsupportedClass(e);
        }
        boolean isOwn = core.schema().equals(schema);
        SwitchingRoot root = isOwn ? core.root() : core.bind(schema);
        return isOwn && entries.containsKey(type) ? root : foreign.put(key, root);
    }

    /** Bytes may tell of any number of arrays: only those that are written here are kept. */
    private Entry known(Class<?> type) {
        Entry known = entries.get(type);
        if (known != null) {
            return known;
        }
        return type.isArray() ? make(type) : entry(type);
    }
}
