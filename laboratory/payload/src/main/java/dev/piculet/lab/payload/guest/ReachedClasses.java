package dev.piculet.lab.payload.guest;

import dev.piculet.lab.contender.ReferenceTree;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The classes that values of a type consist of: those that fields declare, and those of the objects that are there. */
final class ReachedClasses {
    private static final Set<Class<?>> PLAIN = Set.of(
            String.class,
            Boolean.class,
            Byte.class,
            Short.class,
            Character.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class);

    private final Set<Class<?>> own = new HashSet<>();
    private final Set<Class<?>> library = new HashSet<>();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Type> seenTypes = new HashSet<>();
    private final Deque<Object> open = new ArrayDeque<>();

    void add(Type type) {
        if (!seenTypes.add(type)) {
            return;
        }
        if (type instanceof ParameterizedType parameterized) {
            add(parameterized.getRawType());
            List.of(parameterized.getActualTypeArguments()).forEach(this::add);
        } else if (type instanceof WildcardType wildcard) {
            List.of(wildcard.getUpperBounds()).forEach(this::add);
        } else if (type instanceof GenericArrayType array) {
            add(array.getGenericComponentType());
        } else if (type instanceof Class<?> raw) {
            addClass(raw);
        }
    }

    private void addClass(Class<?> raw) {
        if (raw.isArray()) {
            add(raw.getComponentType());
        } else if (!raw.isPrimitive() && !isOfLibrary(raw)) {
            if (raw.isEnum() || !Modifier.isAbstract(raw.getModifiers())) {
                own.add(raw);
            }
            if (raw.isSealed() && !raw.isEnum()) {
                List.of(raw.getPermittedSubclasses()).forEach(this::add);
            }
            if (!raw.isEnum() && !raw.isInterface()) {
                ReferenceTree.fieldsOf(raw).forEach(field -> add(field.getGenericType()));
            }
        }
    }

    /** Adds the classes of a value and of everything in it. */
    void addValue(Object value) {
        open(value);
        while (!open.isEmpty()) {
            Object next = open.remove();
            Class<?> type = next instanceof Enum<?> constant ? constant.getDeclaringClass() : next.getClass();
            if (isOfLibrary(type) || type.isArray()) {
                if (!PLAIN.contains(type) && !type.isHidden()) {
                    library.add(type);
                }
            } else {
                add(type);
            }
            openPartsOf(next);
        }
    }

    private void openPartsOf(Object value) {
        if (value instanceof Object[] elements) {
            for (Object element : elements) {
                open(element);
            }
        } else if (value instanceof Collection<?> elements) {
            elements.forEach(this::open);
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, element) -> {
                open(key);
                open(element);
            });
        } else if (value instanceof Optional<?> holder) {
            open(holder.orElse(null));
        } else if (!value.getClass().isArray() && !ReferenceTree.isScalar(value)) {
            for (Field field : ReferenceTree.fieldsOf(value.getClass())) {
                if (!field.getType().isPrimitive()) {
                    open(ReferenceTree.read(field, value));
                }
            }
        }
    }

    private void open(Object value) {
        if (value != null && seen.add(value)) {
            open.add(value);
        }
    }

    private static boolean isOfLibrary(Class<?> type) {
        return type.getClassLoader() == null
                || type.getName().startsWith("java.")
                || type.getName().startsWith("javax.")
                || type.getName().startsWith("kotlin.");
    }

    /** Returns the stranger's classes, {@code first} before the others, which stand by name: the same in every JVM. */
    List<Class<?>> own(Class<?> first) {
        List<Class<?>> classes = new ArrayList<>(own);
        classes.sort(
                Comparator.<Class<?>, Boolean>comparing(type -> type != first).thenComparing(Class::getName));
        return classes.isEmpty() ? List.of(first) : classes;
    }

    /** Returns the classes of the JDK and of Kotlin's library by name. */
    List<Class<?>> library() {
        List<Class<?>> classes = new ArrayList<>(library);
        classes.sort(Comparator.comparing(Class::getName));
        return classes;
    }
}
