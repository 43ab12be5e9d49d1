package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.inspect.ClassModels;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnloadingTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @Test
    void classLoadersUnloadOnceTheirAccessorsAreDropped(@TempDir Path folder) throws Exception {
        Path classes = new CompiledSources(folder)
                .with(
                        "shortlived.Order",
                        "package shortlived; public class Order { private int total; private final String text;"
                                + " Order(String text) { this.text = text; } }")
                .compile("-parameters");
        for (WeakReference<?> reference : use(classes)) {
            assertCollected(reference);
        }
    }

    private static List<WeakReference<?>> use(Path classes) throws Exception {
        try (URLClassLoader loader = CompiledSources.loader(classes)) {
            Class<?> type = loader.loadClass("shortlived.Order");
            ClassModel model = ClassModels.create().of(type);
            Accessors accessors = Accessors.of(model, MethodHandles.lookup());
            CreationPlan plan = CreationPlan.of(model, BareInstances.NEVER);
            Instantiator instantiator = accessors.instantiator(plan.creator().orElseThrow());
            Object[] arguments = instantiator.arguments();
            arguments[0] = "text";
            Object order = instantiator.create(arguments);
            PropertyModel total = plan.setAfterwards().get(0);
            Getter getter = accessors.getter(total);
            accessors.setter(total).set(order, 3);
            assertEquals(3, getter.get(order));
            return List.of(new WeakReference<>(loader), new WeakReference<>(type));
        }
    }

    private static void assertCollected(WeakReference<?> reference) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (reference.get() != null && System.nanoTime() < end) {
            System.gc();
            Thread.onSpinWait();
        }
        assertTrue(reference.get() == null, () -> reference.get() + " is still reachable");
    }
}
