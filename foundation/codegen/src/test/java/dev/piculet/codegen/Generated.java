package dev.piculet.codegen;

import dev.piculet.codegen.tree.Expression;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.function.Function;

/** Runs expressions in hidden classes beside a host. */
final class Generated {
    static final String PACKAGE = "dev.piculet.codegen";

    private Generated() {}

    /** Returns the result of a generated method without parameters whose body returns the value. */
    static Object value(Expression value) {
        return method(MethodTypeDesc.of(value.type()), method -> Expressions.returns(value))
                .call();
    }

    /** Returns a static method beside this class. */
    static Code method(MethodTypeDesc type, Function<MethodSpec, Expression> body) {
        return method(MethodHandles.lookup(), type, body);
    }

    static Code method(MethodHandles.Lookup host, MethodTypeDesc type, Function<MethodSpec, Expression> body) {
        ClassSpec spec = ClassSpec.of(host.lookupClass().getPackageName(), "Generated$Code");
        MethodSpec method = spec.method(Modifier.PUBLIC | Modifier.STATIC, "run", type);
        method.body(body.apply(method));
        return define(host, spec, type);
    }

    /** Returns the static method "run" of a class. */
    static Code define(MethodHandles.Lookup host, ClassSpec spec, MethodTypeDesc type) {
        MethodHandles.Lookup lookup = HiddenClassDefiner.defineLookup(host, spec);
        try {
            MethodType resolved = (MethodType) type.resolveConstantDesc(host);
            return new Code(lookup.findStatic(lookup.lookupClass(), "run", resolved));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static MethodTypeDesc type(ClassDesc returns, ClassDesc... parameters) {
        return MethodTypeDesc.of(returns, parameters);
    }

    /** A generated method. */
    record Code(MethodHandle handle) {
        Object call(Object... arguments) {
            try {
                return handle.invokeWithArguments(arguments);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        }
    }
}
