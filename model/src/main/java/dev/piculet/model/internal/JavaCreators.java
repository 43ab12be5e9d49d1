package dev.piculet.model.internal;

import dev.piculet.model.ClassKind;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Reads the constructors of a Java class and the static methods that return an instance of it. */
final class JavaCreators {
    /** Reflection promises no order, and programs must not depend on the one that it happens to have. */
    private static final Comparator<Executable> ORDER = Comparator.comparing(Executable::getName)
            .thenComparing(Executable::getParameterCount)
            .thenComparing(member -> Arrays.toString(member.getParameterTypes()));

    private JavaCreators() {}

    static List<CreatorModel> of(Class<?> type, ClassKind kind) {
        List<CreatorModel> creators = new ArrayList<>();
        if (kind != ClassKind.ENUM) {
            addConstructors(type, creators);
        }
        addFactories(type, creators);
        return creators;
    }

    private static void addConstructors(Class<?> type, List<CreatorModel> creators) {
        Class<?>[] canonical = type.isRecord() ? componentTypes(type) : null;
        TypeModel result = JavaTypes.ownType(type);
        Constructor<?>[] constructors = type.getDeclaredConstructors();
        Arrays.sort(constructors, ORDER);
        for (Constructor<?> constructor : constructors) {
            if (constructor.isSynthetic()) {
                continue;
            }
            if (canonical != null && Arrays.equals(constructor.getParameterTypes(), canonical)) {
                List<ParameterModel> parameters = parameters(constructor, componentNames(type));
                creators.add(0, CreatorModel.of(constructor, CreatorModel.Kind.CONSTRUCTOR, result, parameters, true));
            } else {
                List<ParameterModel> parameters = parameters(constructor, null);
                creators.add(CreatorModel.of(constructor, CreatorModel.Kind.CONSTRUCTOR, result, parameters, false));
            }
        }
    }

    private static void addFactories(Class<?> type, List<CreatorModel> creators) {
        List<Method> factories = new ArrayList<>();
        for (Method method : type.getDeclaredMethods()) {
            if (Modifier.isStatic(method.getModifiers())
                    && !method.isSynthetic()
                    && type.isAssignableFrom(method.getReturnType())) {
                factories.add(method);
            }
        }
        factories.sort(ORDER);
        for (Method factory : factories) {
            TypeModel result = JavaTypes.model(factory.getGenericReturnType());
            creators.add(CreatorModel.of(factory, CreatorModel.Kind.FACTORY, result, parameters(factory, null), false));
        }
    }

    /** {@code names} may be null: the class file says them then, or nothing does. */
    private static List<ParameterModel> parameters(Executable member, String[] names) {
        Parameter[] parameters = member.getParameters();
        List<ParameterModel> models = new ArrayList<>(parameters.length);
        for (int i = 0; i < parameters.length; i++) {
            Parameter parameter = parameters[i];
            Optional<String> name = names != null
                    ? Optional.of(names[i])
                    : Optional.of(parameter).filter(Parameter::isNamePresent).map(Parameter::getName);
            TypeModel type = JavaTypes.model(parameter.getParameterizedType());
            models.add(new ParameterModel(i, name, type, false, parameter.isVarArgs()));
        }
        return models;
    }

    private static Class<?>[] componentTypes(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
    }

    private static String[] componentNames(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .toArray(String[]::new);
    }
}
