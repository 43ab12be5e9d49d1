package dev.piculet.binary.leaf;

import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * What is written in the place of a lambda whose interface is {@code Serializable}: what Java serialization tells of it. The class
 * that has its code makes it again, and only such lambdas as it has.
 *
 * @param capturingClass the class in whose code it stands
 * @param names of the interface, its method and that's descriptor; of the class of the code, its method and that's descriptor; the
 *     descriptor that the lambda has of the interface's method
 * @param kind of the code's method, as a handle has it
 * @param captured the variables that it captures
 */
public record SerialLambda(Class<?> capturingClass, String[] names, int kind, Object[] captured)
        implements Serializable {
    private static final long serialVersionUID = 1L;

    private static final int NAMES = 7;

    /** Returns what is written of a lambda. */
    public static SerialLambda of(SerializedLambda lambda, Class<?> capturingClass) {
        Object[] captured = new Object[lambda.getCapturedArgCount()];
        for (int i = 0; i < captured.length; i++) {
            captured[i] = lambda.getCapturedArg(i);
        }
        String[] names = {
            lambda.getFunctionalInterfaceClass(),
            lambda.getFunctionalInterfaceMethodName(),
            lambda.getFunctionalInterfaceMethodSignature(),
            lambda.getImplClass(),
            lambda.getImplMethodName(),
            lambda.getImplMethodSignature(),
            lambda.getInstantiatedMethodType()
        };
        return new SerialLambda(capturingClass, names, lambda.getImplMethodKind(), captured);
    }

    /** Compilers make the method, for the lambdas of the class that are {@code Serializable} alone. */
    private Object readResolve() throws Throwable {
        if (names.length != NAMES) {
            throw new IllegalArgumentException("a lambda has " + NAMES + " names, not " + names.length);
        }
        Method maker = capturingClass.getDeclaredMethod("$deserializeLambda$", SerializedLambda.class);
        maker.setAccessible(true);
        SerializedLambda lambda = new SerializedLambda(
                capturingClass, names[0], names[1], names[2], kind, names[3], names[4], names[5], names[6], captured);
        try {
            return maker.invoke(null, lambda);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
