package dev.piculet.access.proof;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** The types in the descriptors of class files. */
final class Descriptors {
    private Descriptors() {}

    static List<String> parameters(String descriptor) {
        List<String> parameters = new ArrayList<>();
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            int begin = at;
            while (descriptor.charAt(at) == '[') {
                at++;
            }
            at = descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
            parameters.add(descriptor.substring(begin, at));
        }
        return parameters;
    }

    static String result(String descriptor) {
        return descriptor.substring(descriptor.indexOf(')') + 1);
    }

    static boolean isWide(String type) {
        return type.equals("J") || type.equals("D");
    }

    static String of(Constructor<?> constructor) {
        return of(constructor.getParameterTypes(), void.class);
    }

    static String of(Method method) {
        return of(method.getParameterTypes(), method.getReturnType());
    }

    private static String of(Class<?>[] parameters, Class<?> result) {
        StringBuilder descriptor = new StringBuilder("(");
        for (Class<?> parameter : parameters) {
            descriptor.append(parameter.descriptorString());
        }
        return descriptor.append(')').append(result.descriptorString()).toString();
    }
}
