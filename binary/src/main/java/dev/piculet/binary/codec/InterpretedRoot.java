package dev.piculet.binary.codec;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.Limits;
import dev.piculet.binary.internal.BinaryErrors;
import dev.piculet.binary.runtime.RootCodec;
import dev.piculet.binary.runtime.RootHeader;

/** Walks through values with codecs. Slow, obvious, and exact about what is wrong and where. */
public final class InterpretedRoot extends RootCodec {
    private final Codec codec;
    private final Limits limits;

    public InterpretedRoot(Codec codec, RootHeader header, Limits limits) {
        super(header);
        this.codec = codec;
        this.limits = limits;
    }

    /** The codec of the only slot. */
    public Codec codec() {
        return codec;
    }

    /** The bounds on values and bytes. */
    public Limits limits() {
        return limits;
    }

    @Override
    public void encode(BinaryOutput out, Object value) {
        int start = out.position();
        try {
            header().write(out);
            int control = codec.control(value);
            ControlWord.write(out, control, codec.controlBits());
            codec.encodeBody(out, value, control);
            int size = out.position() - start;
            if (size > limits.size()) {
                throw BinaryErrors.sizeExceeded(size, limits.size());
            }
        } catch (StackOverflowError e) {
            out.position(start);
            throw BinaryErrors.stackExhausted();
        } catch (RuntimeException | Error e) {
            // A user's codec may throw anything.
            out.position(start);
            throw e;
        } finally {
            out.endValue();
        }
    }

    @Override
    public Object decode(byte[] bytes, int from, int to) {
        BinaryInput in = new BinaryInput(bytes, from, to - from);
        if (in.length() > limits.size()) {
            throw BinaryErrors.sizeExceeded(in.length(), limits.size());
        }
        Object value = decode(in);
        in.requireEnd();
        return value;
    }

    @Override
    public Object decode(BinaryInput in) {
        int start = in.position();
        try {
            Object value = codec.decodeBody(in, (int) ControlWord.read(in, codec.controlBits()));
            int size = in.position() - start;
            if (size > limits.size()) {
                throw BinaryErrors.sizeExceeded(size, limits.size());
            }
            return value;
        } catch (StackOverflowError e) {
            throw BinaryErrors.stackExhausted();
        } finally {
            in.endValue();
        }
    }
}
