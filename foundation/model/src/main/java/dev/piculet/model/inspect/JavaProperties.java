package dev.piculet.model.inspect;

import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the properties that a Java class declares: its instance fields, with the accessors that beans or records have. */
final class JavaProperties {
    private final Class<?> type;

    /** Methods that may be accessors, by name; looked for when the first field asks. */
    private Map<String, List<Method>> methods;

    private JavaProperties(Class<?> type) {
        this.type = type;
    }

    static List<PropertyModel> of(Class<?> type) {
        JavaProperties reader = new JavaProperties(type);
        return type.isRecord() ? reader.ofComponents() : reader.ofFields();
    }

    /** Tells whether the field holds something that the source declares for each instance. */
    private static boolean isInstanceField(Field field) {
        return !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic();
    }

    private List<PropertyModel> ofComponents() {
        Map<String, Method> accessors = new HashMap<>();
        for (RecordComponent component : type.getRecordComponents()) {
            accessors.put(component.getName(), component.getAccessor());
        }
        List<PropertyModel> properties = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (isInstanceField(field)) {
                properties.add(property(field, accessors.get(field.getName()), null));
            }
        }
        return properties;
    }

    private List<PropertyModel> ofFields() {
        List<PropertyModel> properties = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (isInstanceField(field)) {
                properties.add(property(field, getter(field), setter(field)));
            }
        }
        return properties;
    }

    private static PropertyModel property(Field field, Method getter, Method setter) {
        return PropertyModel.builder(field.getDeclaringClass(), field.getName(), TypeModel.of(field.getGenericType()))
                .field(field)
                .getter(getter)
                .setter(setter)
                .build();
    }

    private Method getter(Field field) {
        Method getter = accessor("get" + capitalized(field.getName()), field, 0);
        if (getter != null || field.getType() != boolean.class) {
            return getter;
        }
        return accessor("is" + capitalized(field.getName()), field, 0);
    }

    private Method setter(Field field) {
        return accessor("set" + capitalized(field.getName()), field, 1);
    }

    private Method accessor(String name, Field field, int parameterCount) {
        for (Method method : methods().getOrDefault(name, List.of())) {
            if (method.getParameterCount() == parameterCount && agrees(method, field)) {
                return method;
            }
        }
        return null;
    }

    /** The whole generic type must be the field's; erased types are compared first because they are cheap. */
    private static boolean agrees(Method method, Field field) {
        if (method.getParameterCount() == 0) {
            return method.getReturnType() == field.getType()
                    && method.getGenericReturnType().equals(field.getGenericType());
        }
        return method.getReturnType() == void.class
                && method.getParameterTypes()[0] == field.getType()
                && method.getGenericParameterTypes()[0].equals(field.getGenericType());
    }

    private Map<String, List<Method>> methods() {
        if (methods == null) {
            methods = new HashMap<>();
            for (Method method : type.getDeclaredMethods()) {
                int modifiers = method.getModifiers();
                if (Modifier.isPublic(modifiers) && !Modifier.isStatic(modifiers) && !method.isSynthetic()) {
                    List<Method> known = methods.get(method.getName());
                    if (known == null) {
                        known = new ArrayList<>();
                        methods.put(method.getName(), known);
                    }
                    known.add(method);
                }
            }
        }
        return methods;
    }

    /** As beans do: {@code aB} and {@code URL} keep their first letter, because the second is upper-case. */
    private static String capitalized(String name) {
        boolean stays = name.length() > 1 && Character.isUpperCase(name.charAt(1));
        return stays ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
