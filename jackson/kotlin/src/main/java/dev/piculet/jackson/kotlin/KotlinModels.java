package dev.piculet.jackson.kotlin;

import dev.piculet.access.Accessors;
import dev.piculet.access.Instantiator;
import dev.piculet.jackson.bean.BeanModels;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.FunctionModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.ValueClassModel;
import dev.piculet.model.inspect.ClassModels;
import dev.piculet.model.kotlin.KotlinClassInspector;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import kotlin.Metadata;
import kotlin.jvm.JvmInline;

/** The models of the Kotlin classes that one Jackson module meets. Thread-safe. */
public final class KotlinModels extends BeanModels {
    private static final long serialVersionUID = 1;

    private KotlinModels() {}

    /** Returns an empty store. */
    public static KotlinModels create() {
        return new KotlinModels();
    }

    /** Tells whether Kotlin's compiler made the class. */
    public boolean isKotlin(Class<?> type) {
        return mayBeKotlin(type) && type.isAnnotationPresent(Metadata.class);
    }

    /** Classes of the JDK are asked for most, and the first look at the annotations of each costs. */
    private static boolean mayBeKotlin(Class<?> type) {
        return type.getClassLoader() != null;
    }

    @Override
    protected ClassModels newModels() {
        return ClassModels.with(new KotlinClassInspector());
    }

    @Override
    public Optional<ValueClassModel> valueClass(Class<?> type) {
        return mayBeKotlin(type) && type.isAnnotationPresent(JvmInline.class) && isKotlin(type)
                ? model(type).valueClass()
                : Optional.empty();
    }

    /**
     * Returns the model of an instance method, or of a static one of an {@code object}; empty if it is none that a Kotlin
     * class's source has as a function.
     */
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

    /**
     * Returns the model of a parameter; empty if {@code member} is neither a creator of a Kotlin class nor a static function
     * of an {@code object}, which makes no instance but may be called as a creator is.
     */
    public Optional<ParameterModel> parameter(Executable member, int index) {
        List<ParameterModel> parameters = parameters(member);
        return index < parameters.size() ? Optional.of(parameters.get(index)) : Optional.empty();
    }

    private List<ParameterModel> parameters(Executable member) {
        Optional<CreatorModel> creator = creator(member);
        if (creator.isPresent()) {
            return creator.get().parameters();
        }
        Class<?> type = member.getDeclaringClass();
        // Functions are read apart, so nobody else is asked for them.
        boolean isOfObject = Modifier.isStatic(member.getModifiers())
                && isKotlin(type)
                && model(type).singleton().isPresent();
        Optional<FunctionModel> function = isOfObject ? function((Method) member) : Optional.empty();
        return function.isPresent() ? function.get().parameters() : List.of();
    }
}
