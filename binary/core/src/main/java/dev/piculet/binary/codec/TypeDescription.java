package dev.piculet.binary.codec;

import dev.piculet.binary.encoding.LittleEndian;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.schema.SchemaFingerprint;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.Reading;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a message says of a type before the first of its values in open places: a fingerprint, a length, the name of a class
 * if the schema does not tell it, and a schema (wire format, section 4.11). Of one message, and for one thread.
 */
public final class TypeDescription {
    /** The types that one value may describe. */
    private static final int MAX_TYPES = 1_000;

    private final byte[] array;
    private final int from;
    private final int to;
    private final int fingerprint;

    /** The bytes of the message before it. */
    private final int before;

    private String name;
    private WireSchema schema;

    /** What a reader has made of it first, and who that is; null until then. */
    private Object bound;

    private Object owner;

    /** What others have made of it, by who they are: places that allow other classes. Null as long as there are none. */
    private Map<Object, Object> others;

    private TypeDescription(BinaryInput in, int fingerprint, int length) {
        this.array = in.array();
        this.from = in.position();
        this.to = from + length;
        this.before = in.offset();
        this.fingerprint = fingerprint;
    }

    /** Returns what stands before the first value of a type. */
    public static byte[] bytes(String name, WireSchema schema) {
        BinaryOutput body = new BinaryOutput();
        body.writeUtf8(name);
        body.writeBytes(schema.toBytes());
        BinaryOutput out = new BinaryOutput();
        out.writeInt(SchemaFingerprint.of(Arrays.copyOf(body.array(), body.position())));
        out.writeVarint(body.position());
        out.writeBytes(body.array(), 0, body.position());
        return out.toByteArray();
    }

    /** Returns the fingerprint of what {@link #bytes} returned. */
    public static int fingerprint(byte[] description) {
        return (int) LittleEndian.INT.get(description, 0);
    }

    /** Reads which type a value in an open place has: a new one, or one that was described before. */
    public static TypeDescription next(BinaryInput in) {
        List<Object> known = Reading.types(in);
        int number = in.readVarint();
        if (number > known.size()) {
            throw OpenErrors.unknownType(number - 1, known.size(), in);
        }
        if (number > 0) {
            return (TypeDescription) known.get(number - 1);
        }
        requireFew(Reading.typesBefore(in) + known.size());
        int fingerprint = in.readInt();
        int length = in.readCount();
        TypeDescription description = new TypeDescription(in, fingerprint, length);
        in.position(description.to);
        known.add(description);
        return description;
    }

    /** Refuses one more type than a value may describe: making sense of one takes far longer than its bytes tell. */
    static void requireFew(int known) {
        if (known >= MAX_TYPES) {
            throw OpenErrors.tooManyTypes(MAX_TYPES);
        }
    }

    /** The fingerprint that it has, or claims to have. */
    public int fingerprint() {
        return fingerprint;
    }

    /** Whether {@link #bytes} returned these, the fingerprint apart. */
    public boolean is(byte[] description) {
        int start = Integer.BYTES + Varint.size(to - from);
        return Arrays.equals(array, from, to, description, Math.min(start, description.length), description.length);
    }

    /** A copy of the bytes, without fingerprint and length. */
    public byte[] body() {
        return Arrays.copyOfRange(array, from, to);
    }

    /** The full name of the class; empty if the schema tells it. */
    public String name() {
        parse();
        return name;
    }

    /** The full name of the class; empty if the type has none, as a string. */
    public String className() {
        parse();
        int definition = schema.root().definition();
        return name.isEmpty() && definition != WireType.NONE
                ? schema.definition(definition).name()
                : name;
    }

    /**
     * Returns the schema.
     *
     * @throws MalformedInputException if the bytes are not one's
     */
    public WireSchema schema() {
        parse();
        return schema;
    }

    private void parse() {
        if (schema != null) {
            return;
        }
        BinaryInput in = new BinaryInput(array, from, to - from);
        try {
            name = in.readUtf8();
        } catch (MalformedInputException e) {
            throw e.behind(before);
        }
        WireSchema parsed;
        int start = in.position();
        try {
            parsed = WireSchema.parse(Arrays.copyOfRange(array, start, to));
        } catch (MalformedInputException e) {
            throw e.behind(before + start - from);
        }
        if (parsed.root() instanceof WireType.Open) {
            throw OpenErrors.openType(in).behind(before);
        }
        schema = parsed;
    }

    /** Returns what a reader has made of it; null if only others have, for which other classes may be allowed. */
    Object bound(Object reader) {
        if (reader == owner) {
            return bound;
        }
        return others == null ? null : others.get(reader);
    }

    /** Keeps what a reader has made of it: readers may take turns, and it takes them all of its bytes to make that again. */
    void bind(Object reader, Object made) {
        if (owner == null) {
            owner = reader;
            bound = made;
            return;
        }
        if (others == null) {
            others = new IdentityHashMap<>(2);
        }
        others.put(reader, made);
    }
}
