package dev.piculet.binary.runtime;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.state.CodecCalls;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Superclass of generated codecs. Generated code only notices that something is wrong. The interpreted twin then repeats the call on
 * the same value or bytes, and reports what and where.
 *
 * <p>A codec of a user's may call serializers for parts of a value, and these call it again. If each repeated what failed, work would
 * double at every level. So while a call is repeated, parts are left to interpreted codecs at once; and what a part was refused with
 * goes up to the outermost call, which alone is repeated. Of calls with arrays of the codec's own, a few are ({@link CodecCalls}).
 *
 * <p>For generated code only.
 */
public abstract class GeneratedRoot extends RootCodec {
    private final RootCodec interpreted;
    private final int maxSize;

    // Not volatile: set before the codec is seen by others. Null if nothing is to be done.
    private Consumer<LinkageError> whenUnusable;

    /**
     * @param interpreted the twin
     * @param maxSize the most bytes of one message
     */
    protected GeneratedRoot(RootCodec interpreted, int maxSize) {
        super(interpreted.header(), interpreted.limits());
        this.interpreted = interpreted;
        this.maxSize = maxSize;
    }

    /**
     * Says what is done when this code does not link and the twin handled the value that showed it. It is asked for
     * before the first call, and may be done by several threads.
     */
    public final void whenUnusable(Consumer<LinkageError> action) {
        whenUnusable = action;
    }

    private void tellUnusable(LinkageError cause) {
        if (whenUnusable != null) {
            whenUnusable.accept(cause);
        }
    }

    /**
     * Writes the header and a value as an array whose size is known before. Fails if that is too large.
     *
     * @return null if the size can't be known before
     */
    protected byte[] serializeExactly(Object value) {
        return null;
    }

    /**
     * Writes the header and a value from a position on, and returns the position behind it.
     *
     * @param depth the objects that it is inside of
     */
    protected abstract int encodeValue(BinaryOutput out, int position, Object value, int depth);

    /** Reads the value that the bytes from one index to another consist of. Fails if they may be too many. */
    protected abstract Object decodeValue(byte[] bytes, int from, int to);

    /**
     * Reads the value that begins at an index and ends before another, and moves the input's position behind it.
     *
     * @param depth the objects that it is inside of
     */
    protected abstract Object decodeNext(BinaryInput in, byte[] bytes, int from, int limit, int depth);

    @Override
    public final byte[] serialize(Object value) {
        byte[] bytes = null;
        try {
            bytes = serializeExactly(value);
        } catch (LinkageError e) {
            bytes = serializeWithBuffer(value);
            tellUnusable(e);
            return bytes;
        } catch (Throwable e) {
            passOnFatal(e);
            // The interpreter repeats the call below and reports a precise error.
        }
        return bytes != null ? bytes : serializeWithBuffer(value);
    }

    private byte[] serializeWithBuffer(Object value) {
        Buffers.Buffer buffer = Buffers.take();
        try {
            BinaryOutput out = buffer.output();
            int end = encodeOrInterpret(out, 0, 0, value);
            return Arrays.copyOf(out.array(), end);
        } finally {
            buffer.release();
        }
    }

    /**
     * @param start the index at which the message begins
     * @param from the index at which its header does, or else the value
     */
    private int encodeOrInterpret(BinaryOutput out, int start, int from, Object value) {
        begin(out, start);
        boolean isRefused = Writing.otherThan(out, value, interpreted) != null;
        if (isRefused || Writing.isRepeated(out) || isTooDeep(Writing.depth(out))) {
            return interpret(out, start, from, value);
        }
        try {
            int end = encodeTentatively(out, from, value);
            if (end - start <= maxSize) {
                Writing.countInWhole(out);
                return end;
            }
        } catch (Throwable e) {
            passOnFatal(e);
            // First of all: a user's codec that misses a class in a part fails like code that does not link.
            if (Writing.isForOthers(out, e) || CodecCalls.isEnough(e)) {
                Writing.refuse(out, e);
                throw e;
            }
            if (e instanceof LinkageError cause) {
                int end = interpret(out, start, from, value);
                tellUnusable(cause);
                return end;
            }
            // The interpreter repeats the call below and reports a precise error.
        }
        return interpret(out, start, from, value);
    }

    private int encodeTentatively(BinaryOutput out, int from, Object value) {
        boolean othersRepeat = Writing.isTentative(out);
        Writing.tentative(out, true);
        try {
            return encodeValue(out, from, value, Writing.depth(out));
        } finally {
            Writing.tentative(out, othersRepeat);
        }
    }

    private int interpret(BinaryOutput out, int start, int from, Object value) {
        boolean wasRepeated = Writing.isRepeated(out);
        out.position(from);
        Writing.end(out);
        Writing.repeated(out, true);
        try {
            interpreted.encode(out, start, value);
        } finally {
            Writing.repeated(out, wasRepeated);
        }
        return out.position();
    }

    @Override
    public final void encode(BinaryOutput out, int start, Object value) {
        int from = out.position();
        try {
            out.position(encodeOrInterpret(out, start, from, value));
        } catch (Throwable e) {
            out.position(from);
            throw e;
        } finally {
            Writing.end(out);
        }
    }

    @Override
    public final Object decode(byte[] bytes, int start, int from, int to) {
        try {
            return decodeValue(bytes, from, to);
        } catch (LinkageError e) {
            Object value = interpreted.decode(bytes, start, from, to);
            tellUnusable(e);
            return value;
        } catch (Throwable e) {
            passOnFatal(e);
            if (CodecCalls.isEnough(e)) {
                throw e;
            }
            return interpreted.decode(bytes, start, from, to);
        }
    }

    @Override
    public final Object decode(BinaryInput in) {
        int start = in.position();
        Reading.begin(in, start);
        if (Reading.isRepeated(in) || isTooDeep(Reading.depth(in))) {
            return interpret(in, start);
        }
        try {
            Object value = decodeTentatively(in, start);
            Reading.complete(in);
            if (in.position() - start <= maxSize - header().size()) {
                Reading.countInWhole(in);
                Reading.end(in);
                return value;
            }
        } catch (LinkageError e) {
            Object value = interpret(in, start);
            tellUnusable(e);
            return value;
        } catch (Throwable e) {
            passOnFatal(e);
            if (Reading.isForOthers(in, e) || CodecCalls.isEnough(e)) {
                Reading.refuse(in, e);
                throw e;
            }
            // The interpreter repeats the call below and reports a precise error.
        }
        return interpret(in, start);
    }

    private Object decodeTentatively(BinaryInput in, int start) {
        boolean othersRepeat = Reading.isTentative(in);
        Reading.tentative(in, true);
        try {
            return decodeNext(in, in.array(), start, in.limit(), Reading.depth(in));
        } finally {
            Reading.tentative(in, othersRepeat);
        }
    }

    /** Fails like all generated code: the codec of the whole sees to it. */
    @Override
    public final void encodeInside(BinaryOutput out, Object value) {
        out.position(encodeValue(out, out.position(), value, Writing.depth(out)));
    }

    /** Fails as {@link #encodeInside} does. */
    @Override
    public final Object decodeInside(BinaryInput in) {
        return decodeNext(in, in.array(), in.position(), in.limit(), Reading.depth(in));
    }

    /** Constructors and collections throw whatever they like, checked exceptions too. What the JVM throws is not theirs. */
    private static void passOnFatal(Throwable e) {
        if (e instanceof VirtualMachineError error && !(e instanceof StackOverflowError)) {
            throw error;
        }
    }

    private Object interpret(BinaryInput in, int start) {
        boolean wasRepeated = Reading.isRepeated(in);
        in.position(start);
        Reading.repeated(in, true);
        try {
            return interpreted.decode(in);
        } finally {
            Reading.repeated(in, wasRepeated);
        }
    }
}
