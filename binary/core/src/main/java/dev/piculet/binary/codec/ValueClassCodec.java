package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.ValueClassMethod;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.model.ValueClassModel;

/** A Kotlin value class, written as what it holds; the checks of its constructor run when it is read. */
public final class ValueClassCodec extends Codec {
    private final Codec codec;
    private final ValueClassModel model;
    private final ValueClassMethod unbox;
    private final ValueClassMethod check;
    private final ValueClassMethod box;
    private final boolean wrapsNull;

    private ValueClassCodec(
            Codec codec,
            ValueClassModel model,
            ValueClassMethod unbox,
            ValueClassMethod check,
            ValueClassMethod box,
            boolean wrapsNull) {
        super(codec.wireType());
        this.codec = codec;
        this.model = model;
        this.unbox = unbox;
        this.check = check;
        this.box = box;
        this.wrapsNull = wrapsNull;
    }

    /**
     * Returns the codec of places that hold instances of the class.
     *
     * @param wrapsNull whether null is read as an instance that holds null
     */
    static Codec boxed(Codec codec, ValueClassModel model, boolean wrapsNull, Accessors accessors) {
        ValueClassMethod unbox = accessors.valueClassMethod(model.unbox());
        ValueClassMethod box = accessors.valueClassMethod(model.box());
        return new ValueClassCodec(codec, model, unbox, check(model, accessors), box, wrapsNull);
    }

    /** Returns the codec of places that hold what the class wraps. */
    static Codec unboxed(Codec codec, ValueClassModel model, Accessors accessors) {
        return model.constructor().isEmpty()
                ? codec
                : new ValueClassCodec(codec, model, null, check(model, accessors), null, /* wrapsNull= */ false);
    }

    /** The codec of what the class holds. */
    public Codec codec() {
        return codec;
    }

    /** The class. */
    public ValueClassModel model() {
        return model;
    }

    /** True if the place holds instances of the class, false if what they hold. */
    public boolean isBoxed() {
        return box != null;
    }

    private static ValueClassMethod check(ValueClassModel model, Accessors accessors) {
        return model.constructor().isEmpty()
                ? null
                : accessors.valueClassMethod(model.constructor().get());
    }

    @Override
    public int control(Object value) {
        return codec.control(unboxed(value));
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        codec.encodeBody(out, unboxed(value), control);
    }

    private Object unboxed(Object value) {
        if (value == null || unbox == null) {
            return value;
        }
        requireInstance(model.type(), value);
        return unbox.call(value);
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        Object value = codec.decodeBody(in, control);
        if (value == null && !wrapsNull) {
            return null;
        }
        Object checked = check == null ? value : check(in, value);
        return box == null ? checked : box.call(checked);
    }

    private Object check(BinaryInput in, Object value) {
        try {
            return check.call(value);
        } catch (Throwable e) {
            throw Refusal.of(e, model.type(), in);
        }
    }
}
