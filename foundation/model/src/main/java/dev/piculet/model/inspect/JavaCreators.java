package dev.piculet.model.inspect;

import dev.piculet.model.ClassKind;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.JavaTypes;
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
        Arrays.sort(constructors, new Order());
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
        factories.sort(new Order());
        for (Method factory : factories) {
            TypeModel result = TypeModel.of(factory.getGenericReturnType());
            creators.add(CreatorModel.of(factory, CreatorModel.Kind.FACTORY, result, parameters(factory, null), false));
        }
    }

    /** {@code names} may be null: the class file says them then, or nothing does. */
    private static List<ParameterModel> parameters(Executable member, String[] names) {
        Parameter[] parameters = member.getParameters();
        List<ParameterModel> models = new ArrayList<>(parameters.length);
        for (int i = 0; i < parameters.length; i++) {
            Parameter parameter = parameters[i];
            String written = parameter.isNamePresent() ? parameter.getName() : null;
            Optional<String> name = Optional.ofNullable(names != null ? names[i] : written);
            TypeModel type = TypeModel.of(parameter.getParameterizedType());
            models.add(new ParameterModel(i, name, type, false, parameter.isVarArgs()));
        }
        return models;
    }

    private static Class<?>[] componentTypes(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = components[i].getType();
        }
        return types;
    }

    private static String[] componentNames(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        String[] names = new String[components.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = components[i].getName();
        }
        return names;
    }

    /**
     * Reflection promises no order, and programs must not depend on the one that it happens to have. A class and no
     * lambdas: the machinery behind those costs more than the rest of a program's first model.
     */
    private static final class Order implements Comparator<Executable> {
        @Override
        public int compare(Executable first, Executable second) {
            int byName = first.getName().compareTo(second.getName());
            if (byName != 0) {
                return byName;
            }
            int byCount = Integer.compare(first.getParameterCount(), second.getParameterCount());
            return byCount != 0
                    ? byCount
                    : Arrays.toString(first.getParameterTypes()).compareTo(Arrays.toString(second.getParameterTypes()));
        }
    }
}
