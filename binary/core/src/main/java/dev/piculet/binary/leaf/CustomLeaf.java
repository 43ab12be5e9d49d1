package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.error.UndeclaredSubclassException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.ValueCodec;
import dev.piculet.binary.state.CodecCalls;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;

/** A user's layout: the number of its bytes, then the bytes. Readers without the codec can skip it. */
public final class CustomLeaf<T> extends Leaf<T> {
    /** Begins the id; the name of the codec follows. */
    public static final String PREFIX = "custom:";

    private final ValueCodec<T> codec;

    /** Whether instances of subclasses are taken; null as long as none has been met. */
    private volatile Boolean isForSubclasses;

    public CustomLeaf(Class<T> type, ValueCodec<T> codec) {
        super(PREFIX + codec.id(), type);
        this.codec = codec;
    }

    /**
     * Whether the codec of a class takes instances of subclasses: it must where hardly an object is exactly of the class. Elsewhere it
     * would lose what a subclass adds.
     */
    public static boolean takesSubclasses(Class<?> type) {
        return Modifier.isAbstract(type.getModifiers())
                || type.isEnum()
                || GeneralClasses.contains(type)
                || isExtendedInItsPackageAlone(type);
    }

    /** Like {@code InetAddress}: its own methods make its objects, of whatever subclass. */
    private static boolean isExtendedInItsPackageAlone(Class<?> type) {
        if (!Modifier.isPublic(type.getModifiers())) {
            return false;
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if ((constructor.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the layout of values whose codec is not there: byte arrays. */
    public static Leaf<byte[]> opaque(String id) {
        return new CustomLeaf<>(byte[].class, new ValueCodec<>() {
            @Override
            public String id() {
                return id.startsWith(PREFIX) ? id.substring(PREFIX.length()) : id;
            }

            @Override
            public void encode(BinaryOutput out, byte[] value) {
                out.writeBytes(value);
            }

            @Override
            public byte[] decode(BinaryInput in) {
                return in.readBytes(in.remaining());
            }
        });
    }

    @Override
    public void encode(BinaryOutput out, T value) {
        if (value.getClass() != type() && !isForSubclasses()) {
            throw LeafErrors.subclassOfLeaf(value.getClass(), type());
        }
        BinaryOutput body = part(out);
        int outside = CodecCalls.enter();
        try {
            codec.encode(body, value);
        } catch (UndeclaredSubclassException e) {
            e.leavesPart();
            throw e;
        } finally {
            CodecCalls.leave(outside);
        }
        out.writeVarint(body.position());
        out.writeBytes(body.array(), 0, body.position());
    }

    /** Found late: that loads the classes of all parameters of constructors, of which one may be missing. */
    private boolean isForSubclasses() {
        Boolean known = isForSubclasses;
        if (known == null) {
            known = takesSubclasses(type());
            isForSubclasses = known;
        }
        return known;
    }

    /** Returns an empty output, limited to the bytes that the value may still take. */
    private static BinaryOutput part(BinaryOutput out) {
        BinaryOutput part = new BinaryOutput();
        Writing.beginPart(part, out, out.position());
        return part;
    }

    @Override
    public T decode(BinaryInput in) {
        int length = in.readCount();
        BinaryInput body = new BinaryInput(in.array(), in.position(), length);
        Reading.beginPart(body, in);
        T value = decodeWhole(body, in.offset());
        in.position(in.position() + length);
        return value;
    }

    private T decodeWhole(BinaryInput body, int before) {
        int outside = CodecCalls.enter();
        try {
            T value = codec.decode(body);
            if (value == null) {
                throw new IllegalStateException("codec '" + codec.id() + "' returned null");
            }
            body.requireEnd();
            return value;
        } catch (MalformedInputException e) {
            throw e.behind(before);
        } finally {
            CodecCalls.leave(outside);
        }
    }
}
