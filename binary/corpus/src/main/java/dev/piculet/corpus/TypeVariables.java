package dev.piculet.corpus;

import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What type variables stand for in one instance: what the place says that it is for, and what its class says of its supertypes. */
final class TypeVariables {
    /** Classes that extend a type of themselves have no end. */
    private static final int MAX_NESTING = 8;

    private final Map<TypeVariable<?>, Type> values = new HashMap<>();

    private TypeVariables() {}

    /** Returns those of an instance of a class that is made for a place. */
    static TypeVariables of(Type place, Class<?> type) {
        TypeVariables variables = new TypeVariables();
        variables.match(generic(type, erased(place)), place);
        variables.addSupertypes(type);
        return variables;
    }

    /** Returns those of a call that makes an instance of a class for a place. */
    static TypeVariables of(Type place, Class<?> type, Executable maker) {
        TypeVariables variables = of(place, type);
        if (maker instanceof Method method) {
            variables.match(method.getGenericReturnType(), place);
        }
        return variables;
    }

    /** Returns a class as its supertype {@code wanted}, with its own variables as arguments; null if it is none. */
    private static Type generic(Class<?> type, Class<?> wanted) {
        if (type == wanted) {
            return new Parameterized(type, type.getTypeParameters());
        }
        for (Type supertype : supertypes(type)) {
            Class<?> raw = erased(supertype);
            Type found = wanted.isAssignableFrom(raw) ? generic(raw, wanted) : null;
            if (found != null) {
                TypeVariables ofSupertype = new TypeVariables();
                ofSupertype.match(new Parameterized(raw, raw.getTypeParameters()), supertype);
                return ofSupertype.resolved(found);
            }
        }
        return null;
    }

    private static Type[] supertypes(Class<?> type) {
        Type[] interfaces = type.getGenericInterfaces();
        if (type.getGenericSuperclass() == null) {
            return interfaces;
        }
        Type[] all = Arrays.copyOf(interfaces, interfaces.length + 1);
        all[interfaces.length] = type.getGenericSuperclass();
        return all;
    }

    /** Takes in what variables in a type stand for if that type is another one. */
    private void match(Type type, Type actual) {
        if (type instanceof TypeVariable<?> variable && !(actual instanceof TypeVariable) && actual != Object.class) {
            values.putIfAbsent(variable, actual);
        }
        if (type instanceof ParameterizedType one
                && actual instanceof ParameterizedType other
                && one.getRawType() == other.getRawType()) {
            Type[] arguments = one.getActualTypeArguments();
            for (int i = 0; i < arguments.length; i++) {
                match(arguments[i], other.getActualTypeArguments()[i]);
            }
        }
    }

    private void addSupertypes(Class<?> type) {
        for (Type supertype : supertypes(type)) {
            match(new Parameterized(erased(supertype), erased(supertype).getTypeParameters()), resolved(supertype));
            addSupertypes(erased(supertype));
        }
    }

    /** Returns a type with what its variables stand for, as far as that is known. */
    Type resolved(Type type) {
        return resolved(type, 0);
    }

    private Type resolved(Type type, int nesting) {
        if (nesting > MAX_NESTING) {
            return type;
        }
        if (type instanceof TypeVariable<?> variable && values.containsKey(variable)) {
            return values.get(variable);
        }
        if (type instanceof WildcardType wildcard) {
            return resolved(wildcard.getUpperBounds()[0], nesting + 1);
        }
        if (type instanceof GenericArrayType array) {
            Type component = resolved(array.getGenericComponentType(), nesting + 1);
            return component instanceof Class<?> raw ? raw.arrayType() : type;
        }
        if (type instanceof ParameterizedType parameterized) {
            Type[] arguments = parameterized.getActualTypeArguments().clone();
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = resolved(arguments[i], nesting + 1);
            }
            return new Parameterized((Class<?>) parameterized.getRawType(), arguments);
        }
        return type;
    }

    /** Returns the class of a type. */
    static Class<?> erased(Type type) {
        if (type instanceof Class<?> raw) {
            return raw;
        } else if (type instanceof ParameterizedType parameterized) {
            return (Class<?>) parameterized.getRawType();
        } else if (type instanceof GenericArrayType array) {
            return erased(array.getGenericComponentType()).arrayType();
        } else if (type instanceof TypeVariable<?> variable) {
            return variable.getBounds()[0] instanceof TypeVariable ? Object.class : erased(variable.getBounds()[0]);
        } else if (type instanceof WildcardType wildcard) {
            return erased(wildcard.getUpperBounds()[0]);
        }
        return Object.class;
    }

    private record Parameterized(Class<?> raw, Type[] arguments) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return arguments;
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public Type getOwnerType() {
            return null;
        }
    }
}
