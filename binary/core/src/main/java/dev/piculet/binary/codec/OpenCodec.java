package dev.piculet.binary.codec;

import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.form.DictionaryImplementations;
import dev.piculet.binary.form.SequenceImplementations;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.runtime.RootCodec;
import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.binary.schema.OpenKinds;
import dev.piculet.binary.schema.SequenceCodes;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.OpenObjects;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;
import dev.piculet.binary.state.WrittenObjects;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * A value where Object, an interface or an abstract class is declared, or null. Its bytes tell its type: by a number, or by a
 * description before the first value of the type in a message (wire format, section 4.11).
 */
public final class OpenCodec extends Codec {
    /** Control of a value whose type is described. */
    public static final int DESCRIBED = OpenKinds.COUNT + 1;

    private final OpenTypes types;
    private final Class<?> bound;
    private final SerializerOptions options;
    private final Limits limits;
    private final boolean isOfCode;
    private final boolean generated;

    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    static Codec of(WireType.Open type, OpenTypes types, Class<?> bound, SerializerOptions options) {
        return new OpenCodec(type, types, bound, options, /* isOfCode= */ false);
    }

    /**
     * @param bound the declared class, which all values are instances of
     * @param isOfCode whether code of others writes the values and reads them: it may know that it gets others
     */
    OpenCodec(WireType.Open type, OpenTypes types, Class<?> bound, SerializerOptions options, boolean isOfCode) {
        this(type, types, bound, options, isOfCode, /* generated= */ false);
    }

    private OpenCodec(
            WireType.Open type,
            OpenTypes types,
            Class<?> bound,
            SerializerOptions options,
            boolean isOfCode,
            boolean generated) {
        super(type);
        this.isOfCode = isOfCode;
        this.types = types;
        this.bound = bound;
        this.options = options;
        this.limits = options.limits;
        this.generated = generated;
    }

    @Override
    boolean entersItself() {
        return true;
    }

    /** Whether objects among the values may stand in several places. */
    boolean keepsReferences() {
        return options.references;
    }

    /** Returns the codec for generated code: it calls what was generated for the types of values. */
    public OpenCodec generated() {
        return new OpenCodec((WireType.Open) wireType(), types, bound, options, isOfCode, /* generated= */ true);
    }

    @Override
    public int control(Object value) {
        if (value == null) {
            return 0;
        }
        requireInstance(bound, value);
        OpenType type = types.ofValue(value);
        requireFits(type, value);
        if (type.readAs() != null && !isOfCode) {
            throw OpenErrors.resolvedAsAnother(type.type(), type.type(), type.readAs());
        }
        return type.kind() < 0 ? DESCRIBED : type.kind() + 1;
    }

    /** Refuses collections that are read as others: code of others gets what is read, and may rely on their class. */
    void requireOwnClass(Object value) {
        if (!(value instanceof Collection<?>) && !(value instanceof Map<?, ?>)) {
            return;
        }
        Class<?> own = value.getClass();
        Class<?> written = types.ofValue(value).type();
        if (written != own && !own.getName().startsWith("java.")) {
            throw OpenErrors.readAsAnother(own, written, own);
        }
        Class<?> named = value instanceof EnumSet<?> ? EnumSet.class : own;
        if (bound == Object.class && Modifier.isPublic(named.getModifiers())) {
            Class<?> read = read(written, value);
            if (read != null && !named.isAssignableFrom(read)) {
                throw OpenErrors.classNotKept(named, read);
            }
        }
    }

    /** Whether a value is allowed here, and comes back as an instance of its own class. */
    boolean keepsClass(Object value) {
        try {
            return types.ofValue(value).type() == value.getClass();
        } catch (BinaryException e) {
            return false;
        }
    }

    /** Whether what is read for a collection, which is written as one of the JDK's interfaces, may stand here. */
    private boolean isReadAsDeclared(Class<?> written, Object value) {
        Class<?> read = bound.getName().startsWith("java.") ? read(written, value) : null;
        return read != null && bound.isAssignableFrom(read);
    }

    /** Whether what is read for a value may stand where an interface is declared that tells nothing of elements. */
    private boolean isReadAsOneOf(Class<?> written, Object value) {
        // The JDK's own come back as what they are, of which a form tells no more than a public supertype.
        Class<?> read = value.getClass().getName().startsWith("java.") ? null : read(written, value);
        return read == null || bound.isAssignableFrom(read);
    }

    /** The class of what is read for a collection that is written as one of the JDK's interfaces; null for other values. */
    private static Class<?> read(Class<?> written, Object value) {
        if (written == Map.class) {
            return DictionaryCodes.type(DictionaryImplementations.code(value, written, Object.class));
        }
        if (written == Collection.class || written == Set.class) {
            return SequenceCodes.type(SequenceImplementations.code(value, written, Object.class));
        }
        return null;
    }

    /** Refuses collections where none of the JDK's that are read for them may stand: as an interface of others is declared. */
    private void requireFits(OpenType type, Object value) {
        boolean isElements = Collection.class.isAssignableFrom(bound) || Map.class.isAssignableFrom(bound);
        // A constant comes back as itself, also where the class of its own body is declared.
        boolean isConstant = type.type().isEnum() && bound.isInstance(value);
        if (bound != Object.class
                && !isConstant
                && !bound.isAssignableFrom(type.type())
                && !(isElements
                        ? isReadAsDeclared(type.type(), value)
                        : bound.getName().startsWith("java.") && isReadAsOneOf(type.type(), value))) {
            throw OpenErrors.readAsAnother(value.getClass(), type.type(), bound);
        }
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (control == 0) {
            return;
        }
        OpenType type = types.ofValue(value);
        if (type.replacer() != null) {
            new Replacement(types, bound, options.references).encode(out, value, type, this);
            return;
        }
        if (control == DESCRIBED) {
            describe(out, type);
        }
        encodeInside(out, value, type);
    }

    /** Writes a value behind its control and the description of its type. */
    void encodeInside(BinaryOutput out, Object value, OpenType type) {
        int depth = Writing.depth(out);
        Writing.depth(out, type.interpreted().isLevel() ? depth : deeper(depth, limits));
        if (generated) {
            type.current().encodeInside(out, value);
        } else {
            encodeExactly(out, value, type.interpreted());
        }
        Writing.depth(out, depth);
    }

    static void describe(BinaryOutput out, OpenType type) {
        WrittenObjects known = Writing.types(out);
        int number = known.numberOrAdd(type);
        if (number == WrittenObjects.NEW) {
            TypeDescription.requireFew(Writing.typesBefore(out) + known.count() - 1);
            out.writeByte((byte) 0);
            out.writeBytes(type.description());
        } else {
            out.writeVarint(number + 1);
        }
    }

    private static void encodeExactly(BinaryOutput out, Object value, InterpretedRoot root) {
        // Objects enter themselves.
        OpenObjects open = root.codec().entersItself() ? null : Writing.openObjects(out);
        ChoiceCodec.enter(open, value);
        root.encodeInside(out, value);
        if (open != null) {
            open.shrinkTo(open.size() - 1);
        }
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (control == 0) {
            return null;
        }
        OpenType type = control == DESCRIBED ? described(in) : types.ofKind(control - 1);
        int depth = Reading.depth(in);
        Reading.depth(in, type.interpreted().isLevel() ? depth : deeper(depth, limits));
        // Generated code does not note what keys take.
        RootCodec root = generated && !KeyWork.isCounted(in) ? type.current() : type.interpreted();
        Object value = root.decodeInside(in);
        Reading.depth(in, depth);
        if (!bound.isInstance(value)) {
            throw OpenErrors.outOfBound(value.getClass(), bound);
        }
        return value;
    }

    private OpenType described(BinaryInput in) {
        TypeDescription description = TypeDescription.next(in);
        Object known = description.bound(types);
        if (known == null) {
            known = types.described(description, in);
            description.bind(types, known);
        }
        return (OpenType) known;
    }
}
