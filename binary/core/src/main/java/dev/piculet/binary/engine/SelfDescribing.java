package dev.piculet.binary.engine;

import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.LimitErrors;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.runtime.Buffers;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import dev.piculet.model.inspect.ClassModels;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The serializers of all allowed classes, each made when it is first needed. Thread-safe. */
public final class SelfDescribing {
    private final ClassModels models = ClassModels.create();
    private final SerializerOptions options;
    private final TypeRules rules;
    private final Map<Class<?>, Entry> entries = new ConcurrentHashMap<>();
    private final Map<Integer, Reader> own = new ConcurrentHashMap<>();
    private final ForeignRoots foreign = new ForeignRoots();

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
                throw ValueErrors.schemaTooLarge(entry.description.length, limit);
            }
            out.writeBytes(entry.description);
            entry.core.serialize(value, out, /* start= */ 0);
            return out.toByteArray();
        } finally {
            buffer.release();
        }
    }

    public Object deserialize(byte[] bytes) {
        checkSize(bytes, options.limits);
        SelfDescription description = SelfDescription.read(bytes);
        return reader(description).current().decode(bytes, 0, description.valueFrom(), bytes.length);
    }

    /** Refuses bytes, the schema's included, that are more than a value may have. */
    public static void checkSize(byte[] bytes, Limits limits) {
        if (bytes.length > limits.size()) {
            throw LimitErrors.sizeExceeded(bytes.length, limits.size());
        }
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
        try {
            return rules.shape(TypeModel.of(type), "$") == TypeRules.Shape.OBJECT;
        } catch (dev.piculet.access.error.UnsupportedClassException e) {
            throw SchemaErrors.asOurs(e);
        }
    }

    private Entry make(Class<?> type) {
        TypeModel model = TypeModel.of(type);
        TypeModel root = type == Object.class ? model : model.withNullability(Nullability.NON_NULL);
        SerializerCore core = SerializerCore.create(root, models, options, List.of());
        own.put(core.schema().fingerprint(), new Reader(core.schema().toBytes(), core.root()));
        return new Entry(core, SelfDescription.of(core.schema()));
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

    /** Only here is a name from the bytes looked at, and only among those that are allowed. */
    private SwitchingRoot learn(ForeignRoots.Key key, WireSchema schema) {
        SerializerCore core;
        try {
            core = entry(rootClass(schema)).core;
        } catch (UnsupportedClassException e) {
            throw EvolutionErrors.unsupportedClass(e);
        }
        return core.schema().equals(schema) ? core.root() : foreign.put(key, core.bind(schema));
    }

    private Class<?> rootClass(WireSchema schema) {
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
        throw ValueErrors.notAllowed(definition.name());
    }
}
