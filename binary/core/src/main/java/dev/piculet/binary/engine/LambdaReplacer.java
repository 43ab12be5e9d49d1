package dev.piculet.binary.engine;

import dev.piculet.binary.codec.Replacer;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.layout.AllowedClasses;
import dev.piculet.binary.leaf.SerialLambda;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;

/**
 * Takes what a lambda tells Java serialization of itself. The class in whose code it stands has to be allowed, for it makes
 * the lambda that is read.
 */
record LambdaReplacer(AllowedClasses allowed) implements Replacer {
    /** What the JVM puts between the name of the class in whose code a lambda stands and a number. */
    private static final String INFIX = "$$Lambda";

    /**
     * Refuses a lambda whose class says that the one in whose code it stands is not allowed, or that its name means a class of
     * another loader.
     *
     * @param type a hidden class
     * @throws dev.piculet.binary.io.UnsupportedValueException that names the class
     */
    static void requireAllowed(Class<?> type, AllowedClasses allowed) {
        int end = type.getName().indexOf(INFIX);
        if (end < 0 || !Serializable.class.isAssignableFrom(type)) {
            return;
        }
        String name = type.getName().substring(0, end);
        Class<?> capturing = allowed.apply(name);
        if (capturing == null || capturing.getClassLoader() != type.getClassLoader()) {
            throw OpenErrors.lambdaNotAllowed(name);
        }
    }

    @Override
    public Object call(Object value) {
        SerializedLambda lambda = (SerializedLambda) value;
        String name = lambda.getCapturingClass().replace('/', '.');
        Class<?> capturing = allowed.apply(name);
        if (capturing == null) {
            throw OpenErrors.lambdaNotAllowed(name);
        }
        return SerialLambda.of(lambda, capturing);
    }
}
