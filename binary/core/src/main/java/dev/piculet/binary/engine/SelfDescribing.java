package dev.piculet.binary.engine;

import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.LimitErrors;
import dev.piculet.binary.error.UndeclaredSubclassException;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
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
    private final TypeRules rules;
    private final SerializerOptions options;
    private final RootTypes roots;
    private final DescribedClasses declared;
    private final Map<Integer, DescribedClasses.Reader> own = new ConcurrentHashMap<>();
    private final ForeignRoots<SwitchingRoot> foreign = new ForeignRoots<>();

    /** For values with instances of subclasses where classes are declared; null until one is met. */
    private volatile DescribedClasses opened;

    public SelfDescribing(SerializerOptions options) {
        super(options.limits);
        this.rules = new TypeRules(ClassModels.create(), options);
        this.options = options;
        this.roots = new RootTypes(rules, options);
        this.declared = classes(/* areOpened= */ false);
    }

    private DescribedClasses classes(boolean areOpened) {
        return new DescribedClasses(new KnownTypes(rules, options, areOpened), roots, own);
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
        int start = out.position();
        try {
            append(value, declared, out);
        } catch (UnsupportedValueException e) {
            if (!(e instanceof UndeclaredSubclassException undeclared)
                    || !rules.allowed().contains(undeclared.subclass())) {
                throw e;
            }
            out.position(start);
            append(value, opened(), out);
        }
    }

    private void append(Object value, DescribedClasses classes, BinaryOutput out) {
        DescribedClasses.Entry entry = classes.of(value == null ? Object.class : value.getClass());
        int limit = limits().size();
        if (entry.description().length > limit) {
            throw ValueErrors.schemaTooLarge(entry.description().length, limit);
        }
        int start = out.position();
        out.writeBytes(entry.description());
        entry.core().serialize(value, out, start);
    }

    private DescribedClasses opened() {
        DescribedClasses known = opened;
        if (known == null) {
            synchronized (this) {
                known = opened;
                if (known == null) {
                    known = classes(/* areOpened= */ true);
                    opened = known;
                }
            }
        }
        return known;
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

    private SwitchingRoot reader(SelfDescription description) {
        DescribedClasses.Reader reader = own.get(description.fingerprint());
        if (reader != null && description.isOf(reader.schema())) {
            return reader.root();
        }
        ForeignRoots.Key key = new ForeignRoots.Key(description.fingerprint(), description.schemaBytes());
        SwitchingRoot root = foreign.get(key);
        return root != null ? root : learn(key, description.schema());
    }

    private SwitchingRoot learn(ForeignRoots.Key key, WireSchema schema) {
        Class<?> type = roots.of(schema);
        SerializerCore core;
        try {
            core = declared.ofBytes(type).core();
        } catch (UnsupportedClassException e) {
            throw EvolutionErrors.unsupportedClass(e);
        }
        boolean isOwn = core.schema().equals(schema);
        SwitchingRoot root = isOwn ? core.root() : core.bind(schema);
        return isOwn && declared.isKept(type) ? root : foreign.put(key, root);
    }
}
