package dev.piculet.binary.engine;

import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.LimitErrors;
import dev.piculet.binary.error.OpenErrors;
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
import dev.piculet.binary.schema.Opening;
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

    /** For values that hold what declared places have no room for; each is made when such a value is met. */
    private final Openings<DescribedClasses> opened = new Openings<>();

    private final Map<Integer, DescribedClasses.Reader> own = new ConcurrentHashMap<>();
    private final ForeignRoots<SwitchingRoot> foreign = new ForeignRoots<>();

    public SelfDescribing(SerializerOptions options) {
        super(options.limits);
        this.rules = new TypeRules(ClassModels.create(), options);
        this.options = options;
        this.roots = new RootTypes(rules, options);
        this.declared = classes(Opening.NONE);
    }

    private DescribedClasses opened(Opening opening) {
        DescribedClasses known = opened.get(opening);
        return known != null ? known : opened.put(opening, classes(opening));
    }

    private DescribedClasses classes(Opening opening) {
        return new DescribedClasses(new KnownTypes(rules, options, opening), roots, own);
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
        append(value, declared, Opening.NONE, out);
    }

    /** @param opening how far places are open in the schemas of the classes */
    private void append(Object value, DescribedClasses classes, Opening opening, BinaryOutput out) {
        int start = out.position();
        try {
            append(value, classes, out);
        } catch (UnsupportedValueException e) {
            if (!(e instanceof UndeclaredSubclassException undeclared)
                    || !undeclared.opening().isWiderThan(opening)
                    || !rules.allowed().contains(undeclared.subclass())) {
                throw e;
            }
            out.position(start);
            Opening wider = undeclared.opening();
            append(value, opened(wider), wider, out);
        }
    }

    private void append(Object value, DescribedClasses classes, BinaryOutput out) {
        Class<?> type = value == null ? Object.class : value.getClass();
        DescribedClasses.Entry known = classes.known(type);
        DescribedClasses.Entry entry = known != null ? known : classes.of(type);
        if (entry.readAs() != null) {
            throw OpenErrors.resolvedAsAnother(value.getClass(), value.getClass(), entry.readAs());
        }
        int limit = limits().size();
        if (entry.description().length > limit) {
            throw ValueErrors.schemaTooLarge(entry.description().length, limit);
        }
        int start = out.position();
        out.writeBytes(entry.description());
        entry.core().serialize(value, out, start);
        if (known == null) {
            classes.keep(type, entry);
        }
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
