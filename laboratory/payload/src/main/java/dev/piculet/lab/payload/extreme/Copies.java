package dev.piculet.lab.payload.extreme;

import dev.piculet.lab.contender.ReferenceTree;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Copies of payloads' objects with other contents: made by the constructor that takes all fields in their order, or by the
 * one that takes nothing.
 */
final class Copies {
    private static final Map<Class<?>, Constructor<?>> constructors = new ConcurrentHashMap<>();

    private Copies() {}

    /**
     * Returns a copy with another content in some fields, and the same content in all others.
     *
     * @throws NullPointerException if the content is null, which the class refuses
     */
    static Object with(Object object, List<Field> changed, Object content) {
        List<Field> fields = ReferenceTree.fieldsOf(object.getClass());
        List<Object> contents = new ArrayList<>();
        for (Field field : fields) {
            contents.add(changed.contains(field) ? content : ReferenceTree.read(field, object));
        }
        return make(object.getClass(), fields, contents);
    }

    private static Object make(Class<?> type, List<Field> fields, List<Object> contents) {
        try {
            Constructor<?> constructor = constructors.computeIfAbsent(type, Copies::constructorOf);
            if (constructor.getParameterCount() > 0) {
                return constructor.newInstance(contents.toArray());
            }
            Object made = constructor.newInstance();
            for (int i = 0; i < fields.size(); i++) {
                fields.get(i).setAccessible(true);
                fields.get(i).set(made, contents.get(i));
            }
            return made;
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof NullPointerException refusal) {
                throw refusal;
            }
            throw new IllegalStateException(type.getName() + " refuses other contents.", e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e); // The constructor and the fields have been made accessible.
        }
    }

    /** Returns the constructor for all fields, or else the one without parameters. */
    private static Constructor<?> constructorOf(Class<?> type) {
        List<Class<?>> parameters = ReferenceTree.fieldsOf(type).stream()
                .<Class<?>>map(Field::getType)
                .toList();
        Constructor<?> found = null;
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            boolean takesFields = List.of(constructor.getParameterTypes()).equals(parameters);
            if (takesFields || constructor.getParameterCount() == 0 && found == null) {
                found = constructor;
            }
        }
        if (found == null) {
            throw new IllegalStateException(
                    type.getName() + " has no constructor that takes its fields, and none that takes nothing.");
        }
        found.setAccessible(true);
        return found;
    }

    /**
     * Whether an object's class allows null in a field. A class of Kotlin says so by refusing it, or where it has no
     * constructor for its fields, by what they hold at first; in Java every reference may be null.
     */
    static boolean mayBeNull(Object object, Field field) {
        if (field.getType().isPrimitive()) {
            return false;
        }
        if (!isKotlin(object.getClass())) {
            return true;
        }
        Constructor<?> constructor = constructors.computeIfAbsent(object.getClass(), Copies::constructorOf);
        return constructor.getParameterCount() > 0 ? takesNull(object, field) : isNullAtFirst(constructor, field);
    }

    private static boolean takesNull(Object object, Field field) {
        try {
            with(object, List.of(field), null);
            return true;
        } catch (NullPointerException e) {
            return false;
        }
    }

    private static boolean isNullAtFirst(Constructor<?> constructor, Field field) {
        try {
            return ReferenceTree.read(field, constructor.newInstance()) == null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e); // An instance has been made before.
        }
    }

    static boolean isKotlin(Class<?> type) {
        for (Annotation annotation : type.getAnnotations()) {
            if (annotation.annotationType().getName().equals("kotlin.Metadata")) {
                return true;
            }
        }
        return false;
    }

    /** Returns an equal value that shares no object with this one but those that nobody can change. */
    static Object deep(Object value) {
        if (value == null || ReferenceTree.isScalar(value)) {
            return value;
        }
        if (value instanceof Collection<?> elements) {
            List<Object> copy = new ArrayList<>();
            elements.forEach(element -> copy.add(deep(element)));
            return copy;
        }
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> copy = emptyLike(map);
            map.forEach((key, element) -> copy.put(deep(key), deep(element)));
            return copy;
        }
        if (value.getClass().isArray()) {
            List<Object> copy = new ArrayList<>();
            elementsOf(value).forEach(element -> copy.add(deep(element)));
            return arrayOf(value.getClass().getComponentType(), copy);
        }
        List<Field> fields = ReferenceTree.fieldsOf(value.getClass());
        List<Object> contents = new ArrayList<>();
        fields.forEach(field -> contents.add(deep(ReferenceTree.read(field, value))));
        return make(value.getClass(), fields, contents);
    }

    /** Returns a value whose lists and arrays have their first elements alone; the same one where none of them is longer. */
    static Object shortened(Object value, int most) {
        if (value instanceof List<?> elements) {
            List<Object> kept = first(elements, most);
            return areSame(kept, elements) ? value : kept;
        }
        if (value == null
                || ReferenceTree.isScalar(value)
                || value instanceof Collection
                || value instanceof Map
                || value instanceof Optional) {
            return value;
        }
        if (value.getClass().isArray()) {
            List<Object> elements = elementsOf(value);
            List<Object> kept = first(elements, most);
            return areSame(kept, elements) ? value : arrayOf(value.getClass().getComponentType(), kept);
        }
        List<Field> fields = ReferenceTree.fieldsOf(value.getClass());
        List<Object> before = new ArrayList<>();
        fields.forEach(field -> before.add(ReferenceTree.read(field, value)));
        List<Object> contents =
                before.stream().map(content -> shortened(content, most)).collect(Collectors.toList());
        return areSame(contents, before) ? value : make(value.getClass(), fields, contents);
    }

    private static List<Object> first(List<?> elements, int most) {
        List<Object> kept = new ArrayList<>();
        elements.subList(0, Math.min(elements.size(), most)).forEach(element -> kept.add(shortened(element, most)));
        return kept;
    }

    private static boolean areSame(List<?> some, List<?> others) {
        return some.size() == others.size()
                && IntStream.range(0, some.size()).allMatch(i -> some.get(i) == others.get(i));
    }

    /** Returns the elements of an array, of numbers as well. */
    static List<Object> elementsOf(Object array) {
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(Array.get(array, i));
        }
        return elements;
    }

    static Object arrayOf(Class<?> component, List<Object> elements) {
        Object array = Array.newInstance(component, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            Array.set(array, i, elements.get(i));
        }
        return array;
    }

    /** Returns an empty map of the same kind: sorted, in no order, or in that of insertion. */
    static Map<Object, Object> emptyLike(Map<?, ?> map) {
        if (map instanceof SortedMap) {
            return new TreeMap<>();
        }
        return map.getClass() == HashMap.class ? new HashMap<>() : new LinkedHashMap<>();
    }
}
