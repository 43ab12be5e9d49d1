package dev.piculet.binary.codec;

import dev.piculet.binary.error.LimitErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.runtime.RootCodec;
import dev.piculet.binary.runtime.RootHeader;
import dev.piculet.binary.state.CodecCalls;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;

/** Walks through values with codecs. Slow, obvious, and exact about what is wrong and where. */
public final class InterpretedRoot extends RootCodec {
    private final Codec codec;
    private final boolean level;

    // Not volatile: set before the codec is seen by others. Null if there is none.
    private OtherSchema other;
    private InterpretedCalls calls;

    public InterpretedRoot(Codec codec, RootHeader header, Limits limits) {
        super(header, limits);
        this.codec = codec;
        this.level = codec.isLevel();
    }

    /** Has values that this refuses written by another schema, if one takes them. To be called before the codec is used. */
    public void otherwise(OtherSchema schema) {
        other = schema;
    }

    /** Has values counted that are written and read. To be called before the codec is used. */
    public void countBy(InterpretedCalls calls) {
        this.calls = calls;
    }

    /** Whether values count as levels of depth themselves. */
    boolean isLevel() {
        return level;
    }

    /** The codec of the only slot. */
    public Codec codec() {
        return codec;
    }

    @Override
    public void encode(BinaryOutput out, int start, Object value) {
        int from = out.position();
        RootCodec known = (RootCodec) Writing.otherThan(out, value, this);
        try {
            if (known != null) {
                encodeBy(known, out, start, value);
            } else {
                encodeUnlessRefused(out, start, from, value);
            }
        } finally {
            Writing.end(out);
        }
    }

    private void encodeUnlessRefused(BinaryOutput out, int start, int from, Object value) {
        try {
            encodeOnce(out, start, value);
            Writing.countInWhole(out);
        } catch (LimitExceededException e) {
            out.position(from);
            // What a part is in looks for cycles in all its parts, and once is enough.
            // What was refused in an array of a codec's has been looked at there.
            boolean isLookedAt = Writing.isPart(out) || CodecCalls.isRefusal(e);
            BinaryException refusal = isLookedAt ? e : orCycle(e, out, start, value);
            refuse(out, refusal);
            throw refusal;
        } catch (Throwable e) {
            // A user's codec may throw anything, checked exceptions too.
            out.position(from);
            RootCodec instead = other == null ? null : other.insteadOf(e);
            if (instead == null) {
                refuse(out, e);
                throw e;
            }
            Writing.otherwise(out, value, this, instead);
            encodeBy(instead, out, start, value);
        }
    }

    private static void refuse(BinaryOutput out, Throwable refusal) {
        Writing.refuse(out, refusal);
        CodecCalls.refuse(refusal);
    }

    /** A whole that another schema takes is no repetition, and may be written by generated code again. */
    private static void encodeBy(RootCodec instead, BinaryOutput out, int start, Object value) {
        boolean wasRepeated = Writing.isRepeated(out);
        Writing.end(out);
        Writing.repeated(out, wasRepeated && Writing.isPart(out));
        try {
            instead.encode(out, start, value);
        } finally {
            Writing.repeated(out, wasRepeated);
        }
    }

    private void encodeOnce(BinaryOutput out, int start, Object value) {
        begin(out, start);
        requireDepth(Writing.depth(out));
        try {
            header().write(out);
            encodeInside(out, value);
        } catch (StackOverflowError e) {
            if (Refusal.isOverflowOfOthers(e)) {
                throw e;
            }
            throw ValueErrors.stackExhausted(Writing.depth(out), limits().depth());
        }
        checkSize(out.position() - start);
    }

    @Override
    public void encodeInside(BinaryOutput out, Object value) {
        int start = out.position();
        int control = codec.control(value);
        ControlWord.write(out, control, codec.controlBits());
        codec.encodeBody(out, value, control);
        count(out.position() - start);
    }

    private void count(int bytes) {
        if (calls != null) {
            calls.interpreted(bytes);
        }
    }

    private void requireDepth(int depth) {
        if (isTooDeep(depth)) {
            throw ValueErrors.tooDeep(limits().depth());
        }
    }

    private void checkSize(int size) {
        if (size > limits().size()) {
            throw LimitErrors.sizeExceeded(size, limits().size());
        }
    }

    /**
     * Writes a value that exceeded a limit once more, to see whether it contains itself: only now, for it costs time.
     *
     * @return what is to be thrown
     */
    private BinaryException orCycle(LimitExceededException exceeded, BinaryOutput out, int start, Object value) {
        int from = out.position();
        Writing.end(out);
        Writing.lookForCycles(out);
        try {
            encodeOnce(out, start, value);
            return exceeded;
        } catch (UnsupportedValueException e) {
            return e;
        } catch (LimitExceededException e) {
            return exceeded;
        } finally {
            out.position(from);
        }
    }

    @Override
    public Object decode(byte[] bytes, int start, int from, int to) {
        try {
            BinaryInput in = new BinaryInput(bytes, start, to - start);
            checkSize(in.length());
            in.position(from);
            Object value = decodeValue(in);
            in.requireEnd();
            return value;
        } catch (Throwable e) {
            CodecCalls.refuse(e);
            throw e;
        }
    }

    @Override
    public Object decode(BinaryInput in) {
        int start = in.position() - header().size();
        try {
            Object value = decodeValue(in);
            checkSize(in.position() - start);
            Reading.countInWhole(in);
            return value;
        } catch (Throwable e) {
            Reading.refuse(in, e);
            CodecCalls.refuse(e);
            throw e;
        }
    }

    @Override
    public Object decodeInside(BinaryInput in) {
        int start = in.position();
        Object value = codec.decodeBody(in, (int) ControlWord.read(in, codec.controlBits()));
        count(in.position() - start);
        return value;
    }

    private Object decodeValue(BinaryInput in) {
        Reading.begin(in, in.position());
        try {
            requireDepth(Reading.depth(in));
            Object value = decodeInside(in);
            Reading.complete(in);
            return value;
        } catch (BinaryException e) {
            throw e;
        } catch (RuntimeException e) {
            throw ValueErrors.unreadable(e, in);
        } catch (StackOverflowError e) {
            throw ValueErrors.stackExhausted(Reading.depth(in), limits().depth());
        } finally {
            Reading.end(in);
        }
    }
}
