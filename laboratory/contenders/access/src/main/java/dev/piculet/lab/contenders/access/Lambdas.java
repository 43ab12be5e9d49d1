package dev.piculet.lab.contenders.access;

import static java.lang.invoke.MethodType.methodType;

import dev.piculet.lab.payload.access.Account;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Objects with one method, made by the JDK from getters and setters of an account. */
final class Lambdas {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private Lambdas() {}

    /**
     * Returns an object for each getter, in an array of {@code type}.
     *
     * @param type an interface, without its type arguments
     * @param method the name of the interface's method
     * @param prefix {@code get} or {@code is}
     */
    @SuppressWarnings("unchecked")
    static <F> F[] getters(Class<?> type, String method, String prefix, String[] fields, Class<?> value) {
        Class<?> erased = value.isPrimitive() ? value : Object.class;
        return (F[]) AccountFields.<Object>find((Class<Object>) type, fields, field -> {
            MethodHandle getter =
                    LOOKUP.findVirtual(Account.class, AccountFields.method(prefix, field), methodType(value));
            return make(type, method, methodType(erased, Object.class), getter);
        });
    }

    /**
     * Returns an object for each setter, in an array of {@code type}.
     *
     * @param type an interface, without its type arguments
     * @param method the name of the interface's method
     */
    @SuppressWarnings("unchecked")
    static <F> F[] setters(Class<?> type, String method, String[] fields, Class<?> value) {
        Class<?> erased = value.isPrimitive() ? value : Object.class;
        return (F[]) AccountFields.<Object>find((Class<Object>) type, fields, field -> {
            MethodHandle setter = LOOKUP.findVirtual(
                    Account.class, AccountFields.method("set", field), methodType(void.class, value));
            return make(type, method, methodType(void.class, Object.class, erased), setter);
        });
    }

    private static Object make(Class<?> type, String method, MethodType erased, MethodHandle target)
            throws ReflectiveOperationException {
        try {
            return LambdaMetafactory.metafactory(LOOKUP, method, methodType(type), erased, target, target.type())
                    .getTarget()
                    .invoke();
        } catch (ReflectiveOperationException | RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("No lambda could be made of " + target + ".", e);
        }
    }
}
