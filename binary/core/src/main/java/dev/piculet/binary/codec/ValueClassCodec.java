package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.model.ValueClassModel;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/** A Kotlin value class, written as what it holds; the checks of its constructor run when it is read. */
public final class ValueClassCodec extends Codec {
    private final Codec codec;
    private final ValueClassModel model;
    private final MethodHandle unbox;
    private final MethodHandle check;
    private final MethodHandle box;
    private final boolean wrapsNull;

    private ValueClassCodec(
            Codec codec,
            ValueClassModel model,
            MethodHandle unbox,
            MethodHandle check,
            MethodHandle box,
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
    static Codec boxed(Codec codec, ValueClassModel model, boolean wrapsNull, SerializerOptions options) {
        MethodHandle unbox = handle(model.unbox(), options);
        return new ValueClassCodec(codec, model, unbox, check(model, options), handle(model.box(), options), wrapsNull);
    }

    /** Returns the codec of places that hold what the class wraps. */
    static Codec unboxed(Codec codec, ValueClassModel model, SerializerOptions options) {
        return model.constructor().isEmpty()
                ? codec
                : new ValueClassCodec(codec, model, null, check(model, options), null, /* wrapsNull= */ false);
    }

    /** The codec of what the class holds. */
    public Codec codec() {
        return codec;
    }

    /** The class. */
    public ValueClassModel model() {
        return model;
    }

    @Override
    boolean isLevel() {
        return codec.isLevel();
    }

    /** True if the place holds instances of the class, false if what they hold. */
    public boolean isBoxed() {
        return box != null;
    }

    private static MethodHandle check(ValueClassModel model, SerializerOptions options) {
        return model.constructor().isEmpty() ? null : handle(model.constructor().get(), options);
    }

    private static MethodHandle handle(Method method, SerializerOptions options) {
        Class<?> type = method.getDeclaringClass();
        try {
            return MethodHandles.privateLookupIn(type, options.lookup(type))
                    .unreflect(method)
                    .asType(MethodType.methodType(Object.class, Object.class));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
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
        return call(unbox, value);
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        Object value = codec.decodeBody(in, control);
        if (value == null && !wrapsNull) {
            return null;
        }
        Object checked = check == null ? value : check(in, value);
        return box == null ? checked : call(box, checked);
    }

    private Object check(BinaryInput in, Object value) {
        try {
            return call(check, value);
        } catch (Throwable e) {
            throw Refusal.of(e, model.type(), in);
        }
    }

    private static Object call(MethodHandle handle, Object argument) {
        try {
            return (Object) handle.invokeExact(argument);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
