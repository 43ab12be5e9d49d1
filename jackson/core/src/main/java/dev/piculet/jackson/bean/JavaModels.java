package dev.piculet.jackson.bean;

import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The models of the Java classes that one Jackson module meets. Thread-safe. */
public final class JavaModels extends BeanModels {
    private static final long serialVersionUID = 1;

    /** By name: Kotlin need not be there. */
    private static final String KOTLIN = "kotlin.Metadata";

    /** Creates an empty store. */
    public JavaModels() {}

    /** Tells whether Kotlin's compiler made the class, and its library is there: then a module for Kotlin knows better. */
    public static boolean isKotlin(Class<?> type) {
        for (Annotation annotation : type.getDeclaredAnnotations()) {
            if (annotation.annotationType().getName().equals(KOTLIN)) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected ClassModels newModels() {
        return ClassModels.ofJavaAlone();
    }

    @Override
    public Optional<ValueClassModel> valueClass(Class<?> type) {
        return Optional.empty();
    }

    /** Returns the model of a constructor or static method, whose arguments are all passed as they are. */
    public static CreatorModel creator(Executable member) {
        List<ParameterModel> parameters = new ArrayList<>();
        for (Class<?> type : member.getParameterTypes()) {
            parameters.add(new ParameterModel(
                    parameters.size(),
                    Optional.empty(),
                    TypeModel.of(type),
                    /* hasDefault= */ false,
                    /* isVararg= */ false));
        }
        CreatorModel.Kind kind =
                member instanceof Constructor<?> ? CreatorModel.Kind.CONSTRUCTOR : CreatorModel.Kind.FACTORY;
        TypeModel result = TypeModel.of(member.getDeclaringClass());
        return CreatorModel.of(member, kind, result, parameters, /* isPrimary= */ false);
    }
}
