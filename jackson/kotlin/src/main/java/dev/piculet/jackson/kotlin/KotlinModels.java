package dev.piculet.jackson.kotlin;

import dev.piculet.access.Accessors;
import dev.piculet.access.Instantiator;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.FunctionModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import dev.piculet.model.inspect.ClassModels;
import dev.piculet.model.kotlin.KotlinClassInspector;
import java.io.Serializable;
import java.lang.ref.WeakReference;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Optional;
import kotlin.Metadata;
import kotlin.jvm.JvmInline;

/**
 * The models of the classes that one Jackson module meets. They are made while mappers learn a class, and not needed
 * later: the garbage collector takes them, and they are made again if somebody asks. So no class stays loaded for their
 * sake. Serialized they are left out. Thread-safe.
 */
public final class KotlinModels implements Serializable {
    private static final long serialVersionUID = 1;

    /** Null until a model is asked for. Weak: a soft one would keep class loaders until memory runs short. */
    private transient volatile WeakReference<ClassModels> models;

    private KotlinModels() {}

    /** Returns an empty store. */
    public static KotlinModels create() {
        return new KotlinModels();
    }

    /** Tells whether Kotlin's compiler made the class. */
    public boolean isKotlin(Class<?> type) {
        return type.isAnnotationPresent(Metadata.class);
    }

    /**
     * Returns the model of a class.
     *
     * @throws dev.piculet.model.inspect.ClassInspectionException if a class that it names cannot be loaded
     */
    public ClassModel model(Class<?> type) {
        return models().of(type);
    }

    private ClassModels models() {
        WeakReference<ClassModels> kept = models;
        ClassModels known = kept == null ? null : kept.get();
        if (known == null) {
            known = ClassModels.with(new KotlinClassInspector());
            models = new WeakReference<>(known);
        }
        return known;
    }

    /** Returns the model of a value class; empty if the class is none, or its underlying type is unknown. */
    public Optional<ValueClassModel> valueClass(Class<?> type) {
        return type.isAnnotationPresent(JvmInline.class) && isKotlin(type)
                ? model(type).valueClass()
                : Optional.empty();
    }

    /** Returns the value class whose values a type has unwrapped; empty if it has not. */
    public Optional<ValueClassModel> unwrapped(TypeModel type) {
        return type.isUnboxed() ? model(type.valueClass().orElseThrow()).valueClass() : Optional.empty();
    }

    /** Returns the model of an instance method; empty if it is none that a Kotlin class's source has as a function. */
    public Optional<FunctionModel> function(Method member) {
        Class<?> type = member.getDeclaringClass();
        if (!isKotlin(type)) {
            return Optional.empty();
        }
        for (FunctionModel function : models().functions(type)) {
            if (function.member().equals(member)) {
                return Optional.of(function);
            }
        }
        return Optional.empty();
    }

    /** Returns the model of a constructor or static method; empty if it is not a creator of a Kotlin class. */
    public Optional<CreatorModel> creator(Executable member) {
        Class<?> type = member.getDeclaringClass();
        if (!isKotlin(type)) {
            return Optional.empty();
        }
        for (CreatorModel creator : model(type).creators()) {
            if (creator.member().equals(member)) {
                return Optional.of(creator);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns a function that calls one of a Kotlin class's creators with arguments as Kotlin has them.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException if its package is closed to this library
     */
    public Instantiator instantiator(CreatorModel creator) {
        return Accessors.of(model(creator.member().getDeclaringClass())).instantiatorOfBoxed(creator);
    }

    /** Returns the model of a creator's parameter; empty if {@code member} is no creator of a Kotlin class. */
    public Optional<ParameterModel> parameter(Executable member, int index) {
        Optional<CreatorModel> creator = creator(member);
        return creator.isPresent() && index < creator.get().parameters().size()
                ? Optional.of(creator.get().parameters().get(index))
                : Optional.empty();
    }
}
