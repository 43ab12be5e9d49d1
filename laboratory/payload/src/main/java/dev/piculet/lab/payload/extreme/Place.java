package dev.piculet.lab.payload.extreme;

import dev.piculet.lab.contender.ReferenceTree;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A place in a value.
 *
 * @param type the declared type
 * @param value the present content
 * @param mayBeNull whether the class that declares it allows null
 * @param whole makes the whole value with something else in this place
 */
record Place(String path, Type type, Object value, boolean mayBeNull, UnaryOperator<Object> whole) {
    /** Returns the place of an element of the collection that stands here. Null has no place among elements. */
    Place element(String suffix, Type type, Object value, UnaryOperator<Object> collection) {
        return new Place(path + suffix, type, value, false, element -> whole.apply(collection.apply(element)));
    }

    /** Returns the place of fields of one type of the object that stands here; they change together. */
    Place fields(List<Field> fields) {
        Field first = fields.get(0);
        String others = fields.size() == 1 ? "" : " and " + (fields.size() - 1) + " more";
        return new Place(
                path + "." + first.getName() + others,
                first.getGenericType(),
                ReferenceTree.read(first, value),
                Copies.mayBeNull(value, first),
                content -> whole.apply(Copies.with(value, fields, content)));
    }

    Class<?> rawClass() {
        return rawClass(type);
    }

    /** Returns the declared type of the elements: the last type argument, or the component of an array. */
    Type elementType() {
        if (type instanceof ParameterizedType parameterized) {
            Type[] arguments = parameterized.getActualTypeArguments();
            return rawClass(arguments[arguments.length - 1]);
        }
        return rawClass().isArray() ? rawClass().getComponentType() : Object.class;
    }

    private static Class<?> rawClass(Type type) {
        if (type instanceof ParameterizedType parameterized) {
            return rawClass(parameterized.getRawType());
        }
        if (type instanceof WildcardType wildcard) {
            return rawClass(wildcard.getUpperBounds()[0]);
        }
        return type instanceof Class<?> known ? known : Object.class;
    }
}
