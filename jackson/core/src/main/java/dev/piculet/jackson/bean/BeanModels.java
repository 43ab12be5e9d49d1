package dev.piculet.jackson.bean;

import dev.piculet.model.ClassModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.io.Serializable;
import java.lang.ref.WeakReference;
import java.util.Optional;

/**
 * The models of the classes that one Jackson module meets. They are made while mappers learn a class, and not needed
 * later: the garbage collector takes them, and they are made again if somebody asks. So no class stays loaded for their
 * sake. Serialized they are left out. Thread-safe.
 */
public abstract class BeanModels implements Serializable {
    private static final long serialVersionUID = 1;

    /** Null until a model is asked for. Weak: a soft one would keep class loaders until memory runs short. */
    private transient volatile WeakReference<ClassModels> models;

    /** Returns an empty store. */
    protected abstract ClassModels newModels();

    /** Returns the store that is in use. */
    protected final ClassModels models() {
        WeakReference<ClassModels> kept = models;
        ClassModels known = kept == null ? null : kept.get();
        if (known == null) {
            known = newModels();
            models = new WeakReference<>(known);
        }
        return known;
    }

    /**
     * Returns the model of a class.
     *
     * @throws dev.piculet.model.inspect.ClassInspectionException if a class that it names cannot be loaded
     */
    public final ClassModel model(Class<?> type) {
        return models().of(type);
    }

    /** Returns the model of a value class; empty if the class is none, or its underlying type is unknown. */
    public abstract Optional<ValueClassModel> valueClass(Class<?> type);

    /** Returns the value class whose values a type has unwrapped; empty if it has not. */
    public final Optional<ValueClassModel> unwrapped(TypeModel type) {
        return type.isUnboxed() ? model(type.valueClass().orElseThrow()).valueClass() : Optional.empty();
    }
}
