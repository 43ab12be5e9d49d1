package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.element;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.returns;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_void;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.piculet.codegen.tree.FieldRef;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class UnloadingTest {
    private static final ClassDesc SOURCE = ClassDesc.ofDescriptor(Source.class.descriptorString());

    @Test
    void classesThatReferToEachOtherUnloadWhileTheirHostLives() throws Exception {
        for (WeakReference<Class<?>> type : usedAndDropped()) {
            assertUnloads(type);
        }
    }

    /** The interface for getting an object from generated code. */
    public abstract static class Source {
        protected abstract Object get();
    }

    /** Makes and runs two classes in a frame of its own, so that no local keeps them. */
    private static List<WeakReference<Class<?>>> usedAndDropped() {
        Object[] first = new Object[1];
        Object[] second = new Object[1];
        Source a = source("First", second);
        Source b = source("Second", first);
        first[0] = a;
        second[0] = b;
        assertSame(b, a.get());
        assertSame(a, b.get());
        return List.of(new WeakReference<>(a.getClass()), new WeakReference<>(b.getClass()));
    }

    private static Source source(String name, Object[] other) {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, name).superclass(SOURCE);
        FieldRef held = spec.constant("OTHER", CD_Object.arrayType(), other);
        spec.constant("BALLAST", CD_Object, new byte[1 << 10]);
        spec.constructor(MethodTypeDesc.of(CD_void)).body();
        spec.method(Modifier.PUBLIC, "get", MethodTypeDesc.of(CD_Object))
                .body(returns(element(get(held), constant(0))));
        return (Source) HiddenClassDefiner.defineInstance(MethodHandles.lookup(), spec);
    }

    private static void assertUnloads(WeakReference<?> reference) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (reference.get() != null && System.nanoTime() < deadline) {
            System.gc();
            Thread.sleep(20);
        }
        assertNull(reference.get());
    }
}
