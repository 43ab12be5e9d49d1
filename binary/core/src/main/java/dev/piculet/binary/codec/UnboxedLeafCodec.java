package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.ValueClassMethod;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.model.ValueClassModel;

/** A Kotlin value class that has a codec of the user, where what it wraps is held: that codec writes and reads instances. */
final class UnboxedLeafCodec extends Codec {
    private final Codec codec;
    private final ValueClassMethod box;
    private final ValueClassMethod unbox;
    private final boolean wrapsNull;

    private UnboxedLeafCodec(Codec codec, ValueClassMethod box, ValueClassMethod unbox, boolean wrapsNull) {
        super(codec.wireType());
        this.codec = codec;
        this.box = box;
        this.unbox = unbox;
        this.wrapsNull = wrapsNull;
    }

    /** @param wrapsNull whether null is an instance that holds null, and not none */
    static Codec of(Codec codec, ValueClassModel model, boolean wrapsNull, Accessors accessors) {
        return new UnboxedLeafCodec(
                codec, accessors.valueClassMethod(model.box()), accessors.valueClassMethod(model.unbox()), wrapsNull);
    }

    @Override
    public int control(Object value) {
        return codec.control(boxed(value));
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        codec.encodeBody(out, boxed(value), control);
    }

    private Object boxed(Object value) {
        return value == null && !wrapsNull ? null : box.call(value);
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        Object value = codec.decodeBody(in, control);
        return value == null ? null : unbox.call(value);
    }
}
