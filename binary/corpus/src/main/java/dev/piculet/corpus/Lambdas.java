package dev.piculet.corpus;

import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;
import java.util.List;

/** Lambdas that are {@code Serializable}: each place in the code has a class of its own, so that not the classes tell whether two are alike. */
final class Lambdas {
    private Lambdas() {}

    /** Returns what Java serialization would write of a lambda; null of anything else. */
    static SerializedLambda form(Object object) {
        if (!object.getClass().isHidden() || !(object instanceof Serializable)) {
            return null;
        }
        try {
            Method replacing = object.getClass().getDeclaredMethod("writeReplace");
            replacing.setAccessible(true);
            return replacing.invoke(object) instanceof SerializedLambda lambda ? lambda : null;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    /** Which code a lambda runs, and as what. */
    static List<Object> code(SerializedLambda lambda) {
        return List.of(
                lambda.getCapturingClass(),
                lambda.getFunctionalInterfaceClass(),
                lambda.getFunctionalInterfaceMethodName(),
                lambda.getImplMethodKind(),
                lambda.getImplClass(),
                lambda.getImplMethodName(),
                lambda.getImplMethodSignature(),
                lambda.getInstantiatedMethodType());
    }

    /** The variables that a lambda captures. */
    static Object[] captured(SerializedLambda lambda) {
        Object[] captured = new Object[lambda.getCapturedArgCount()];
        for (int i = 0; i < captured.length; i++) {
            captured[i] = lambda.getCapturedArg(i);
        }
        return captured;
    }
}
