package dev.piculet.binary.engine;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.codec.Codec;
import dev.piculet.binary.codec.CodecFactory;
import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.codec.OpenTypes;
import dev.piculet.binary.codec.OtherSchema;
import dev.piculet.binary.encoding.LittleEndian;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.error.UndeclaredSubclassException;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.layout.SchemaFactory;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.binary.runtime.RootCodec;
import dev.piculet.binary.runtime.RootHeader;
import dev.piculet.binary.schema.OpenedSchema;
import dev.piculet.binary.schema.Opening;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.model.TypeModel;
import dev.piculet.model.inspect.ClassModels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One type's serializer: its own schema to write and read, and older ones to read. Thread-safe. */
public final class SerializerCore extends Messages implements OtherSchema {
    private final Subject subject;
    private final WireSchema schema;
    private final RootHeader header;
    private final SwitchingRoot own;
    private final Map<Integer, Older> older = new HashMap<>();
    private final ForeignRoots<SwitchingRoot> met = new ForeignRoots<>();
    private final TypeRules rules;
    private final SerializerOptions options;

    /** Null as long as no place was met that is open. */
    private volatile OpenTypes open;

    /** Write and read messages that hold what declared places have no room for; each is made when such a message is met. */
    private final Openings<OpenedSerializer> opened = new Openings<>();

    /** A schema that the options name, and what reads its values. */
    record Older(WireSchema schema, SwitchingRoot root) {}

    /** Takes what is refused by places that are open so far, if wider ones have room for it. */
    private record Wider(SerializerCore core, Opening opening) implements OtherSchema {
        @Override
        public RootCodec insteadOf(Throwable refusal) {
            return core.insteadOf(refusal, opening);
        }
    }

    private SerializerCore(
            Subject subject,
            WireSchema schema,
            RootHeader header,
            TypeRules rules,
            SerializerOptions options,
            OpenTypes open) {
        super(options.limits);
        this.subject = subject;
        this.schema = schema;
        this.rules = rules;
        this.options = options;
        this.open = open;
        this.header = header;
        this.own = root(schema, /* writes= */ true);
    }

    /**
     * Makes the serializer of a type.
     *
     * @throws dev.piculet.binary.io.UnsupportedClassException if it leads to a class that can't be written
     */
    public static SerializerCore create(
            TypeModel type, ClassModels models, SerializerOptions options, List<WireSchema> olderSchemas) {
        try {
            return make(type, models, options, olderSchemas);
        } catch (UnsupportedClassException e) {
            throw SchemaErrors.asOurs(e);
        }
    }

    private static SerializerCore make(
            TypeModel type, ClassModels models, SerializerOptions options, List<WireSchema> olderSchemas) {
        TypeRules rules = new TypeRules(models, options);
        Class<?> readAs = rules.selfWriting().readAsAnother(type.rawClass());
        if (readAs != null) {
            throw SchemaErrors.readAsAnother(type.rawClass(), readAs);
        }
        SchemaFactory factory = new SchemaFactory(rules, options);
        WireSchema schema = factory.create(type);
        OpenTypes open = factory.hasOpenPlaces() ? KnownTypes.of(rules, options, Opening.NONE) : null;
        RootHeader header = new RootHeader(options.header, schema.fingerprint());
        SerializerCore core =
                new SerializerCore(new Subject(type, /* isPart= */ false), schema, header, rules, options, open);
        core.own.interpreted().otherwise(core);
        for (WireSchema each : olderSchemas) {
            core.older.put(each.fingerprint(), new Older(each, core.bind(each)));
        }
        return core;
    }

    /** Makes the serializer of a type whose values stand, without a header, in open places of others. */
    static SerializerCore ofPart(
            TypeModel type, WireSchema schema, TypeRules rules, SerializerOptions options, OpenTypes open) {
        RootHeader none = new RootHeader(false, schema.fingerprint());
        return new SerializerCore(new Subject(type, /* isPart= */ true), schema, none, rules, options, open);
    }

    /** Returns what reads values of a schema of the type: the same for as long as that schema is met now and then. */
    public SwitchingRoot reading(WireSchema written) {
        if (written.equals(schema)) {
            return own;
        }
        Older named = older.get(written.fingerprint());
        if (named != null && named.schema.equals(written)) {
            return named.root;
        }
        ForeignRoots.Key key = ForeignRoots.Key.of(written);
        SwitchingRoot known = met.get(key);
        return known != null ? known : met.put(key, bind(written));
    }

    /**
     * Makes what reads values of a schema of others.
     *
     * @throws dev.piculet.binary.io.BinaryException if they can't be read as the type
     */
    SwitchingRoot bind(WireSchema written) {
        try {
            return root(written, /* writes= */ false);
        } catch (UnsupportedClassException e) {
            throw EvolutionErrors.unsupportedClass(SchemaErrors.asOurs(e));
        } catch (StackOverflowError e) {
            throw ValueErrors.stackTooSmallForSchema();
        }
    }

    private SwitchingRoot root(WireSchema written, boolean writes) {
        CodecFactory factory = new CodecFactory(written, rules, options, writes ? open : openToRead());
        Codec codec = subject.isPart() ? factory.createExactly(subject.type()) : factory.create(subject.type());
        InterpretedRoot interpreted = new InterpretedRoot(codec, header, options.limits);
        Generation generation = new Generation(interpreted, written, subject, rules, options, writes);
        return new SwitchingRoot(interpreted, options.generateAfter, generation);
    }

    /** A schema of others may have open places where this one has none. */
    private OpenTypes openToRead() {
        if (open == null) {
            synchronized (this) {
                if (open == null) {
                    open = KnownTypes.of(rules, options, Opening.NONE);
                }
            }
        }
        return open;
    }

    private OpenedSerializer opened(Opening opening) {
        OpenedSerializer known = opened.get(opening);
        return known != null ? known : opened.put(opening, makeOpened(opening));
    }

    private OpenedSerializer makeOpened(Opening opening) {
        WireSchema all = OpenedSchema.of(schema, opening);
        RootHeader first = new RootHeader(header.present(), all.fingerprint());
        OpenTypes types = KnownTypes.of(rules, options, opening);
        List<WireSchema> schemas = new ArrayList<>();
        for (Older each : older.values()) {
            schemas.add(each.schema);
        }
        SerializerCore made = new SerializerCore(subject, all, first, rules, options, types);
        made.own.interpreted().otherwise(new Wider(this, opening));
        return new OpenedSerializer(made, opening, schemas);
    }

    public WireSchema schema() {
        return schema;
    }

    /** Tells how objects of each class that the type leads to are made, and why not otherwise, as text for people. */
    public String describe() {
        return CreationText.of(schema, rules);
    }

    /** The codec of the type's own schema. */
    public SwitchingRoot root() {
        return own;
    }

    /**
     * Appends the header, if there is one, and a value.
     *
     * @param start the index of the output at which the message begins: what the limit of its size counts
     */
    public void serialize(Object value, BinaryOutput out, int start) {
        own.current().encode(out, start, value);
    }

    /** Appends the same by the type's own schema alone: instances of subclasses where classes are declared are refused. */
    public void serializeAsDeclared(Object value, BinaryOutput out, int start) {
        int from = out.position();
        serialize(value, out, start);
        boolean isOther = header.present() && (int) LittleEndian.INT.get(out.array(), from) != header.fingerprint();
        if (isOther) {
            out.position(from);
            new InterpretedRoot(own.interpreted().codec(), header, options.limits).encode(out, start, value);
        }
    }

    @Override
    public RootCodec insteadOf(Throwable refusal) {
        return insteadOf(refusal, Opening.NONE);
    }

    /** @param former how far places are open in what has refused a value */
    private RootCodec insteadOf(Throwable refusal, Opening former) {
        if (!(refusal instanceof UndeclaredSubclassException undeclared)
                || !undeclared.opening().isWiderThan(former)) {
            return null;
        }
        Opening opening = undeclared.opening();
        // Without a header nothing tells the other schema.
        boolean isTold = header.present() || OpenedSchema.of(schema, opening).equals(schema);
        boolean isAllowed = rules.allowed().contains(undeclared.subclass());
        return isTold && isAllowed ? opened(opening).core().own.current() : null;
    }

    /** The bytes before each value. */
    public int headerSize() {
        return header.size();
    }

    @Override
    void append(Object value, BinaryOutput out) {
        serialize(value, out, out.position());
    }

    @Override
    public Object deserialize(byte[] bytes, int from, int to) {
        Object value = own.current().deserialize(bytes, from, to);
        return value != null ? value : deserializeOlder(bytes, from, to);
    }

    /** Reads a value like {@link #deserialize(byte[], int, int)}, which the type's own codec did not. */
    public Object deserializeOlder(byte[] bytes, int from, int to) {
        BinaryInput in = new BinaryInput(bytes, from, to - from);
        return reading(in).current().decode(bytes, from, in.position(), to);
    }

    /** Reads the value that begins, with its header, at the position of an input, which is unchanged if that fails. */
    public Object deserialize(BinaryInput in) {
        int start = in.position();
        try {
            return reading(in).current().decode(in);
        } catch (Throwable e) {
            // A user's codec may throw anything.
            in.position(start);
            throw e;
        }
    }

    /** Reads the header, if there is to be one, and returns what reads the value behind it. */
    private SwitchingRoot reading(BinaryInput in) {
        if (!header.present()) {
            return own;
        }
        int fingerprint = in.readInt();
        if (fingerprint == header.fingerprint()) {
            return own;
        }
        Older named = older.get(fingerprint);
        if (named != null) {
            return named.root;
        }
        SwitchingRoot root = opened(Opening.OBJECTS).reading(fingerprint);
        if (root == null) {
            root = opened(Opening.COLLECTIONS).reading(fingerprint);
        }
        if (root == null) {
            throw EvolutionErrors.unknownSchema(
                    fingerprint, header.fingerprint(), subject.type().toString());
        }
        return root;
    }
}
