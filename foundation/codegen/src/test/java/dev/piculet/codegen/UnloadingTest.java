package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.returns;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_void;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class UnloadingTest {
    private static final ClassDesc SUPPLIER = ClassDesc.ofDescriptor(Supplier.class.descriptorString());

    @Test
    void classesThatReferToEachOtherUnloadWhileTheirHostLives() throws Exception {
        for (WeakReference<Class<?>> type : usedAndDropped()) {
            assertUnloads(type);
        }
    }

    /** Makes and runs two classes in a frame of its own, so that no local keeps them. */
    private static List<WeakReference<Class<?>>> usedAndDropped() {
        LateValue<Object> first = new LateValue<>();
        LateValue<Object> second = new LateValue<>();
        Supplier<?> a = supplier("First", second);
        Supplier<?> b = supplier("Second", first);
        first.set(a);
        second.set(b);
        assertSame(b, a.get());
        assertSame(a, b.get());
        return List.of(new WeakReference<>(a.getClass()), new WeakReference<>(b.getClass()));
    }

    private static Supplier<?> supplier(String name, LateValue<Object> other) {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, name).implement(SUPPLIER);
        spec.constant("BALLAST", CD_Object, new byte[1 << 10]);
        spec.constructor(MethodTypeDesc.of(CD_void)).body();
        spec.method(Modifier.PUBLIC, "get", MethodTypeDesc.of(CD_Object))
                .body(returns(spec.lateConstant("other", CD_Object, other)));
        return (Supplier<?>) HiddenClassDefiner.defineInstance(MethodHandles.lookup(), spec);
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
