package dev.piculet.jackson.kotlin;

import dev.piculet.model.TypeModel;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.List;

/** The types of Kotlin's source as types of Java's reflection, which Jackson makes its own of. */
public final class WrittenTypes {
    private WrittenTypes() {}

    /**
     * Returns a type with its arguments, and value classes in place of their underlying types. Wildcards are replaced
     * by their bounds, since values have those types.
     *
     * @param declaring the class whose type variables the type may name; any other variable is replaced by its bound
     */
    public static Type of(TypeModel type, Class<?> declaring) {
        if (type.variable().isPresent()) {
            return variable(type, declaring);
        }
        if (type.isArray()) {
            Type component = of(type.component(), declaring);
            return component instanceof Class<?> raw ? raw.arrayType() : new ArrayOf(component);
        }
        Class<?> raw = type.isUnboxed() ? type.valueClass().orElseThrow() : type.rawClass();
        if (type.arguments().isEmpty() || type.arguments().size() != raw.getTypeParameters().length) {
            return raw;
        }
        List<Type> arguments = new ArrayList<>();
        for (TypeModel argument : type.arguments()) {
            arguments.add(of(argument, declaring));
        }
        return new Parameterized(raw, arguments);
    }

    private static Type variable(TypeModel type, Class<?> declaring) {
        for (TypeVariable<?> variable : declaring.getTypeParameters()) {
            if (variable.getName().equals(type.variable().orElseThrow())) {
                return variable;
            }
        }
        return type.rawClass();
    }

    private record ArrayOf(Type component) implements GenericArrayType {
        @Override
        public Type getGenericComponentType() {
            return component;
        }
    }

    private record Parameterized(Class<?> raw, List<Type> arguments) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return arguments.toArray(new Type[0]);
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public Type getOwnerType() {
            return raw.getDeclaringClass();
        }
    }
}
