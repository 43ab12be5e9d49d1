package dev.piculet.access.internal;

import dev.piculet.access.ArgumentLayout;
import dev.piculet.access.Arguments;
import dev.piculet.access.Instantiator;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.DefaultsModel;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Method;

/** Calls a creator with its arguments in an array. */
final class InterpretedInstantiator extends Instantiator {
    /** Takes a value for each parameter. */
    private final MemberCall all;

    /** Takes what the synthetic member for defaults takes; null without defaults. */
    private final MemberCall withDefaults;

    /** What wraps the result in its value class; null if the creator does that, or need not. */
    private final MethodHandle boxResult;

    /** The companion object that {@code withDefaults} takes first; null when it takes none. */
    private final Object receiver;

    /** For each parameter, what wraps its value in the value class that only {@code withDefaults} takes; else null. */
    private final MethodHandle[] boxes;

    InterpretedInstantiator(ArgumentLayout layout, PrivateLookups lookups) {
        super(layout);
        CreatorModel creator = layout.creator();
        boxResult = creator.result().isUnboxed() ? lookups.handle(ValueClasses.box(creator.result())) : null;
        all = MemberCall.of(creator.member(), lookups);
        receiver = receiver(creator, lookups);
        boxes = new MethodHandle[creator.parameters().size()];
        withDefaults =
                creator.defaults().isPresent() ? withDefaults(creator.defaults().get(), lookups) : null;
    }

    private static Object receiver(CreatorModel creator, PrivateLookups lookups) {
        if (creator.defaults().isEmpty() || creator.defaults().get().receiver().isEmpty()) {
            return null;
        }
        return lookups.handle(creator.defaults().get().receiver().get()).get();
    }

    private MemberCall withDefaults(DefaultsModel defaults, PrivateLookups lookups) {
        for (int i = 0; i < boxes.length; i++) {
            Method box = ValueClasses.boxForDefaults(creator(), i);
            boxes[i] = box == null ? null : lookups.handle(box);
        }
        return MemberCall.of(defaults.member(), lookups);
    }

    @Override
    protected Object createWithAll(Arguments arguments) {
        Object[] values = new Object[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments.get(i);
        }
        return boxedResult(all.call(values));
    }

    @Override
    protected Object createWithDefaults(Arguments arguments) {
        DefaultsModel defaults = creator().defaults().orElseThrow();
        Object[] values = new Object[defaults.member().getParameterCount()];
        int next = 0;
        if (receiver != null) {
            values[next++] = receiver;
        }
        for (int i = 0; i < arguments.size(); i++) {
            values[next++] = boxed(i, arguments.get(i));
        }
        for (int mask = 0; mask < defaults.maskCount(); mask++) {
            values[next++] = arguments.defaultsMask(mask);
        }
        // What is left is the marker, null.
        return boxedResult(withDefaults.call(values));
    }

    private Object boxedResult(Object result) {
        return boxResult == null ? result : box(boxResult, result);
    }

    private Object boxed(int index, Object value) {
        if (boxes[index] == null || value == null && ValueClasses.nullIsUnboxed(creator(), index)) {
            return value;
        }
        return box(boxes[index], value);
    }

    private static Object box(MethodHandle box, Object value) {
        try {
            return box.invoke(value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }
}
