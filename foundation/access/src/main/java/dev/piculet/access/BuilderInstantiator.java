package dev.piculet.access;

import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.access.reach.Rethrow;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/** Makes instances by a constructor that takes a builder, which is made for each and whose fields are set or filled. Thread-safe. */
public final class BuilderInstantiator {
    private final MemberCall builder;

    private final MemberCall creator;

    private final Setter[] fields;

    BuilderInstantiator(CreationPlan plan, PrivateLookups lookups) {
        builder = MemberCall.of(plan.builder().orElseThrow().constructor(), lookups);
        creator = MemberCall.of(plan.creator().orElseThrow().member(), lookups);
        List<Field> targets = plan.builder().get().fields();
        fields = new Setter[targets.size()];
        for (int i = 0; i < fields.length; i++) {
            PropertyModel property = plan.arguments().get(i).orElseThrow();
            VarHandle handle = lookups.handle(targets.get(i));
            boolean isFinal = Modifier.isFinal(targets.get(i).getModifiers());
            fields[i] = isFinal ? new Filler(property, handle) : FieldSetter.of(property, handle);
        }
    }

    /** Adds elements to the collection in a field. */
    private static final class Filler extends Setter {
        private final Getter collection;

        private final Setter elements;

        Filler(PropertyModel property, VarHandle handle) {
            super(property);
            collection = FieldGetter.of(property, handle);
            elements = ElementsSetter.of(property);
        }

        @Override
        public void set(Object instance, Object value) {
            elements.set(collection.get(instance), value);
        }
    }

    /** Returns new arguments for {@link #create}, one for each field of the builder, all {@link Instantiator#ABSENT}. */
    public Object[] arguments() {
        Object[] arguments = new Object[fields.length];
        Arrays.fill(arguments, Instantiator.ABSENT);
        return arguments;
    }

    /**
     * Creates an instance. A field whose argument is absent keeps what the builder's constructor gives it. What constructors
     * throw passes unwrapped, checked or not.
     *
     * @throws ClassCastException for an argument of another class than the field's
     */
    public Object create(Object[] arguments) {
        try {
            Object made = builder.call();
            for (int i = 0; i < fields.length; i++) {
                if (arguments[i] != Instantiator.ABSENT) {
                    fields[i].set(made, arguments[i]);
                }
            }
            return creator.call(made);
        } catch (InvocationTargetException e) {
            throw Rethrow.unchecked(e.getCause());
        }
    }
}
