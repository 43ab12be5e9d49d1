package dev.piculet.access.internal;

import dev.piculet.access.ArgumentLayout;
import dev.piculet.access.Arguments;
import dev.piculet.access.Instantiator;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.DefaultsModel;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

/** Calls a creator through handles that take their arguments in an array. */
final class InterpretedInstantiator extends Instantiator {
    /** Takes an array with a value for each parameter. */
    private final MethodHandle all;

    /** Takes an array with what the synthetic member for defaults takes; null without defaults. */
    private final MethodHandle withDefaults;

    /** The companion object that {@code withDefaults} takes first; null when it takes none. */
    private final Object receiver;

    /** For each parameter, what wraps its value in the value class that only {@code withDefaults} takes; else null. */
    private final MethodHandle[] boxes;

    InterpretedInstantiator(ArgumentLayout layout, PrivateLookups lookups) {
        super(layout);
        CreatorModel creator = layout.creator();
        MethodHandle boxResult =
                creator.result().isUnboxed() ? lookups.handle(ValueClasses.box(creator.result())) : null;
        all = withResult(lookups.spreader(creator.member()), boxResult);
        receiver = creator.defaults()
                .flatMap(DefaultsModel::receiver)
                .map(field -> lookups.handle(field).get())
                .orElse(null);
        boxes = new MethodHandle[creator.parameters().size()];
        withDefaults =
                creator.defaults().isPresent() ? withDefaults(creator.defaults().get(), boxResult, lookups) : null;
    }

    private MethodHandle withDefaults(DefaultsModel defaults, MethodHandle boxResult, PrivateLookups lookups) {
        for (int i = 0; i < boxes.length; i++) {
            Method box = ValueClasses.boxForDefaults(creator(), i);
            boxes[i] = box == null ? null : lookups.handle(box);
        }
        return withResult(lookups.spreader(defaults.member()), boxResult);
    }

    @Override
    protected Object createWithAll(Arguments arguments) {
        Object[] values = new Object[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments.get(i);
        }
        return invoke(all, values);
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
        return invoke(withDefaults, values);
    }

    private Object boxed(int index, Object value) {
        if (boxes[index] == null || value == null && ValueClasses.nullIsUnboxed(creator(), index)) {
            return value;
        }
        try {
            return boxes[index].invoke(value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    private static MethodHandle withResult(MethodHandle spreader, MethodHandle box) {
        if (box == null) {
            return spreader;
        }
        return MethodHandles.filterReturnValue(spreader, box.asType(box.type().generic()));
    }

    private static Object invoke(MethodHandle handle, Object[] values) {
        try {
            return (Object) handle.invokeExact(values);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }
}
