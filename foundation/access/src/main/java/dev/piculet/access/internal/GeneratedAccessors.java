package dev.piculet.access.internal;

import dev.piculet.access.ArgumentLayout;
import dev.piculet.access.Getter;
import dev.piculet.access.Instantiator;
import dev.piculet.access.Setter;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Makes accessors that are generated code. One hidden class holds the getters of many properties, another their
 * setters, and each of its instances knows the index of its property. So few classes are loaded, and a getter in a
 * constant is still a single load: the JIT takes the final fields of hidden classes for constants.
 */
public final class GeneratedAccessors {
    /**
     * Properties that share a hidden class: so few that the JIT, which skips methods over 8,000 bytes, compiles them.
     */
    static final int PROPERTIES_PER_CLASS = 128;

    private final ClassModel model;

    /** Full-privilege lookup in the class. */
    private final MethodHandles.Lookup nest;

    /** Finds what instructions in the nest do not reach. */
    private final MethodHandles.Lookup caller;

    /** Classes of getters, by the index of the first property. */
    private final Map<Integer, PropertyAccess> getters = new HashMap<>();

    /** Classes of setters, by the index of the first property. */
    private final Map<Integer, PropertyAccess> setters = new HashMap<>();

    /** Constructors of instantiators. */
    private final Map<CreatorModel, MethodHandle> instantiators = new IdentityHashMap<>();

    public GeneratedAccessors(ClassModel model, MethodHandles.Lookup nest, MethodHandles.Lookup caller) {
        this.model = model;
        this.nest = nest;
        this.caller = caller;
    }

    /** Returns what reads the model's property {@code index}. */
    public synchronized Getter getter(PropertyModel property, int index) {
        int first = index - index % PROPERTIES_PER_CLASS;
        PropertyAccess access = getters.get(first);
        if (access == null) {
            access = define(GetterGenerator.generate(model, first, caller));
            getters.put(first, access);
        }
        return (Getter) access.make(property, index);
    }

    /** Returns what writes the model's property {@code index}, which is not final. */
    public synchronized Setter setter(PropertyModel property, int index) {
        int first = index - index % PROPERTIES_PER_CLASS;
        PropertyAccess access = setters.get(first);
        if (access == null) {
            access = define(SetterGenerator.generate(model, first, caller));
            setters.put(first, access);
        }
        return (Setter) access.make(property, index);
    }

    /** Returns what calls the layout's creator. */
    public synchronized Instantiator instantiator(ArgumentLayout layout) {
        MethodHandle constructor = instantiators.get(layout.creator());
        try {
            if (constructor == null) {
                ClassSpec spec = InstantiatorGenerator.generate(model, layout.creator(), caller);
                MethodType type = MethodType.methodType(void.class, ArgumentLayout.class);
                constructor = nest.findConstructor(HiddenClassDefiner.define(nest, spec), type);
                instantiators.put(layout.creator(), constructor);
            }
            return (Instantiator) constructor.invoke(layout);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    private PropertyAccess define(IndexedAccessor accessor) {
        try {
            MethodType type = MethodType.methodType(void.class, PropertyModel.class, int.class);
            Class<?> defined = HiddenClassDefiner.define(nest, accessor.spec);
            return new PropertyAccess(nest.findConstructor(defined, type), accessor.refusals);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
