package dev.piculet.binary.internal;

import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.runtime.Buffers;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Schema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.ClassModels;
import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The serializers of all allowed classes, each made when it is first needed. Thread-safe. */
public final class SelfDescribing {
    /** Schemas of others that are remembered; more only cost time. */
    private static final int MAX_FOREIGN = 256;

    private final ClassModels models = ClassModels.create();
    private final SerializerOptions options;
    private final TypeRules rules;
    private final Map<Class<?>, Entry> entries = new ConcurrentHashMap<>();
    private final Map<Integer, Reader> own = new ConcurrentHashMap<>();
    private final Map<Integer, Reader> foreign = new LinkedHashMap<>(16, 0.75f, /* accessOrder= */ true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Reader> eldest) {
            return size() > MAX_FOREIGN;
        }
    };

    /** A class's serializer, and the description that its values begin with. */
    private record Entry(SerializerCore core, byte[] description) {}

    /** What reads the values of one schema. */
    private record Reader(byte[] schema, SwitchingRoot root) {}

    public SelfDescribing(SerializerOptions options) {
        this.options = options;
        options.header = false;
        options.allowed.addAll(List.of(List.class, Map.class, Set.class));
        this.rules = new TypeRules(models, options);
    }

    public byte[] serialize(Object value) {
        Entry entry = entry(value == null ? Object.class : value.getClass());
        Buffers.Buffer buffer = Buffers.take();
        try {
            BinaryOutput out = buffer.output();
            int limit = options.limits.size();
            if (entry.description.length > limit) {
                throw BinaryErrors.schemaTooLarge(entry.description.length, limit);
            }
            out.writeBytes(entry.description);
            entry.core.serialize(value, out);
            if (out.position() > limit) {
                throw BinaryErrors.sizeExceeded(out.position(), limit);
            }
            return out.toByteArray();
        } finally {
            buffer.release();
        }
    }

    public Object deserialize(byte[] bytes) {
        SelfDescription description = SelfDescription.read(bytes);
        return reader(description).root.current().decode(bytes, description.valueFrom(), bytes.length);
    }

    /** A class of objects has a schema of its own; everything else is one of the things that an Object may be. */
    private Entry entry(Class<?> type) {
        Entry known = entries.get(type);
        if (known != null) {
            return known;
        }
        Class<?> root = options.allowed.contains(type) && isObject(type) ? type : Object.class;
        Entry entry = root == type ? make(type) : entry(Object.class);
        Entry other = entries.putIfAbsent(type, entry);
        return other != null ? other : entry;
    }

    private boolean isObject(Class<?> type) {
        return rules.shape(TypeModel.of(type), "$") == TypeRules.Shape.OBJECT;
    }

    private Entry make(Class<?> type) {
        TypeModel model = TypeModel.of(type);
        TypeModel root = type == Object.class ? model : model.withNullability(Nullability.NON_NULL);
        SerializerCore core = SerializerCore.create(root, models, options, List.of());
        own.put(core.schema().fingerprint(), new Reader(core.schema().toBytes(), core.root()));
        return new Entry(core, SelfDescription.of(core.schema()));
    }

    private Reader reader(SelfDescription description) {
        Reader reader = own.get(description.fingerprint());
        if (reader == null || !description.isOf(reader.schema)) {
            synchronized (foreign) {
                reader = foreign.get(description.fingerprint());
            }
        }
        return reader != null && description.isOf(reader.schema) ? reader : learn(description);
    }

    /** Only here is a name from the bytes looked at, and only among those that are allowed. */
    private Reader learn(SelfDescription description) {
        Schema schema = description.schema();
        SerializerCore core = entry(rootClass(schema)).core;
        Reader reader = new Reader(schema.toBytes(), core.reading(schema));
        if (core.schema().equals(schema)) {
            return reader;
        }
        synchronized (foreign) {
            foreign.put(description.fingerprint(), reader);
        }
        return reader;
    }

    private Class<?> rootClass(Schema schema) {
        if (!(schema.root() instanceof WireType.ObjectReference reference)) {
            return Object.class;
        }
        Definition definition = schema.definition(reference.index());
        for (Class<?> allowed : options.allowed) {
            Set<String> former = options.aliases.getOrDefault(allowed.getName(), Set.of());
            if (allowed.getName().equals(definition.name()) || former.contains(definition.name())) {
                return allowed;
            }
        }
        throw BinaryErrors.notAllowed(definition.name());
    }
}
