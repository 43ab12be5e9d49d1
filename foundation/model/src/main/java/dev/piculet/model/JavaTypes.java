package dev.piculet.model;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Turns types of Java's reflection into models. */
public final class JavaTypes {
    /** Bounds of variables are looked into until there are so many types: variables that name each other have n! of them. */
    private static final int MAX_TYPES = 1_000;

    /** Variables whose bounds are being looked at: one that names itself in its bound ends there. */
    private final Set<TypeVariable<?>> open = new HashSet<>();

    private int types;

    private JavaTypes() {}

    static TypeModel model(Type type) {
        if (type instanceof Class<?> raw && !raw.isArray()) {
            return ofClass(raw);
        }
        return new JavaTypes().of(type);
    }

    /** Returns the type of {@code this} in a class: the class with its own type parameters as arguments. */
    public static TypeModel ownType(Class<?> type) {
        List<TypeModel> arguments = new ArrayList<>();
        for (TypeVariable<?> parameter : type.getTypeParameters()) {
            arguments.add(model(parameter));
        }
        return ofClass(type, arguments).withNullability(Nullability.NON_NULL);
    }

    /** Returns the class of the values of a type. */
    public static Class<?> erase(Type type) {
        if (type instanceof Class<?> raw) {
            return raw;
        } else if (type instanceof ParameterizedType parameterized) {
            return (Class<?>) parameterized.getRawType();
        } else if (type instanceof GenericArrayType array) {
            return erase(array.getGenericComponentType()).arrayType();
        } else if (type instanceof TypeVariable<?> variable) {
            return erase(variable.getBounds()[0]);
        } else if (type instanceof WildcardType wildcard) {
            return erase(wildcard.getUpperBounds()[0]);
        }
        throw ModelErrors.unknownKindOfType(type);
    }

    private TypeModel of(Type type) {
        types++;
        if (type instanceof Class<?> raw) {
            return raw.isArray() ? array(of(raw.getComponentType())) : ofClass(raw);
        } else if (type instanceof ParameterizedType parameterized) {
            return ofParameterized(parameterized);
        } else if (type instanceof GenericArrayType array) {
            return array(of(array.getGenericComponentType()));
        } else if (type instanceof TypeVariable<?> variable) {
            return ofVariable(variable);
        } else if (type instanceof WildcardType wildcard) {
            return ofWildcard(wildcard, Object.class);
        }
        throw ModelErrors.unknownKindOfType(type);
    }

    private static TypeModel ofClass(Class<?> raw) {
        return ofClass(raw, List.of());
    }

    private static TypeModel ofClass(Class<?> raw, List<TypeModel> arguments) {
        return new TypeModel(
                raw,
                arguments,
                raw.isPrimitive() ? Nullability.NON_NULL : Nullability.UNKNOWN,
                KotlinAnnotations.isValueClass(raw) ? Optional.of(raw) : Optional.empty(),
                Optional.empty(),
                Variance.INVARIANT);
    }

    private static TypeModel array(TypeModel component) {
        return TypeModel.of(component.rawClass().arrayType(), List.of(component), Nullability.UNKNOWN);
    }

    private TypeModel ofParameterized(ParameterizedType type) {
        Class<?> raw = (Class<?>) type.getRawType();
        TypeVariable<?>[] parameters = raw.getTypeParameters();
        Type[] written = type.getActualTypeArguments();
        List<TypeModel> arguments = new ArrayList<>(written.length);
        for (int i = 0; i < written.length; i++) {
            arguments.add(
                    written[i] instanceof WildcardType wildcard
                            ? ofWildcard(wildcard, erase(parameters[i]))
                            : of(written[i]));
        }
        return ofClass(raw, arguments);
    }

    /** {@code bound} is that of the type parameter which the wildcard stands for. */
    private TypeModel ofWildcard(WildcardType wildcard, Class<?> bound) {
        if (wildcard.getLowerBounds().length > 0) {
            return model(bound).withVariance(Variance.IN);
        }
        Type upper = wildcard.getUpperBounds()[0];
        return upper == Object.class
                ? model(bound).withVariance(Variance.STAR)
                : of(upper).withVariance(Variance.OUT);
    }

    private TypeModel ofVariable(TypeVariable<?> variable) {
        Type bound = variable.getBounds()[0];
        TypeModel type;
        if (types <= MAX_TYPES && open.add(variable)) {
            type = of(bound);
            open.remove(variable);
        } else {
            type = ofClass(erase(bound));
        }
        return new TypeModel(
                type.rawClass(),
                type.arguments(),
                type.nullability(),
                type.valueClass(),
                Optional.of(variable.getName()),
                Variance.INVARIANT);
    }
}
