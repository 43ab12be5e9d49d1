package dev.piculet.model.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import dev.piculet.model.FunctionModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.TypeModel;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassModelsTest {
    @Deprecated
    static class Annotated {
        String find(String name) {
            return name;
        }
    }

    /** An inspector of a language whose classes are annotated. */
    public static class AnnotatedInspector implements ClassInspector {
        @Override
        public boolean supports(Class<?> type) {
            return type.isAnnotationPresent(Deprecated.class);
        }

        @Override
        public ClassModel inspect(Class<?> type, ClassModels models) {
            return ClassModelBuilder.of(type, ClassKind.HIDDEN).build(models);
        }
    }

    @Test
    void keepsTheModelsThatItGave() {
        ClassModels models = ClassModels.create();
        assertSame(models.of(TreeMap.class), models.of(TreeMap.class));
        assertNotSame(models.of(TreeMap.class), ClassModels.create().of(TreeMap.class));
    }

    @Test
    void functionsAreThoseThatTheInspectorFinds() throws Exception {
        Method method = Annotated.class.getDeclaredMethod("find", String.class);
        TypeModel text = TypeModel.of(String.class);
        ParameterModel parameter = new ParameterModel(0, Optional.of("name"), text, false, false);
        FunctionModel function = new FunctionModel(method, text, List.of(parameter));
        ClassModels models = ClassModels.with(new AnnotatedInspector() {
            @Override
            public List<FunctionModel> functions(Class<?> type) {
                return List.of(function);
            }
        });
        assertEquals(List.of(function), models.functions(Annotated.class));
        assertSame(models.functions(Annotated.class), models.functions(Annotated.class));
        assertEquals("find(name: String): String", function.toString());
        assertEquals(List.of(), models.functions(ClassModelsTest.class));
        assertEquals(List.of(), ClassModels.with(new AnnotatedInspector()).functions(Annotated.class));
    }

    @Test
    void functionsThatNameAMissingClassAreAnErrorToo() {
        ClassModels models = ClassModels.with(new AnnotatedInspector() {
            @Override
            public List<FunctionModel> functions(Class<?> type) {
                throw new NoClassDefFoundError("gone/Part");
            }
        });
        ClassInspectionException thrown =
                assertThrows(ClassInspectionException.class, () -> models.functions(Annotated.class));
        assertEquals(
                "Cannot look at dev.piculet.model.inspect.ClassModelsTest$Annotated: java.lang.NoClassDefFoundError: gone/Part."
                        + " Put what is missing on the class path.",
                thrown.getMessage());
    }

    @Test
    void threadsGetTheSameModel() throws Exception {
        int threads = 8;
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            for (int round = 0; round < 50; round++) {
                ClassModels models = ClassModels.create();
                CyclicBarrier start = new CyclicBarrier(threads);
                Callable<ClassModel> task = () -> {
                    start.await();
                    return models.of(TreeMap.class);
                };
                List<Callable<ClassModel>> tasks = new ArrayList<>();
                for (int i = 0; i < threads; i++) {
                    tasks.add(task);
                }
                Set<Integer> seen = new HashSet<>();
                for (Future<ClassModel> model : executor.invokeAll(tasks)) {
                    seen.add(System.identityHashCode(model.get()));
                }
                assertEquals(1, seen.size());
            }
        } finally {
            executor.shutdown();
        }
    }

    @Test
    void classesUnloadWithTheirModels(@TempDir Path folder) throws Exception {
        WeakReference<ClassLoader> loader = inspectAndDrop(folder);
        for (int i = 0; i < 50 && loader.get() != null; i++) {
            System.gc();
            Thread.sleep(20);
        }
        assertNull(loader.get());
    }

    private static WeakReference<ClassLoader> inspectAndDrop(Path folder) throws Exception {
        CompiledClasses compiled = new CompiledClasses(folder)
                .with("gone.Parent", "package gone; public class Parent<T> { T value; Parent<T> next; }")
                .with("gone.Child", "package gone; @Deprecated public class Child extends Parent<String> { int x; }");
        try (URLClassLoader loader = compiled.load()) {
            Class<?> type = loader.loadClass("gone.Child");
            assertEquals(3, ClassModels.create().of(type).properties().size());
            return new WeakReference<>(loader);
        }
    }

    @Test
    void missingClassIsNamed(@TempDir Path folder) throws Exception {
        CompiledClasses compiled = new CompiledClasses(folder)
                .with("broken.Part", "package broken; public class Part {}")
                .with("broken.Whole", "package broken; public class Whole { Part part; }");
        try (URLClassLoader loader = compiled.load("broken.Part")) {
            Class<?> type = loader.loadClass("broken.Whole");
            ClassInspectionException thrown = assertThrows(
                    ClassInspectionException.class, () -> ClassModels.create().of(type));
            assertEquals("broken.Whole", thrown.className());
            assertEquals(
                    "Cannot look at broken.Whole: java.lang.NoClassDefFoundError: broken/Part."
                            + " Put what is missing on the class path.",
                    thrown.getMessage());
        }
    }

    @Test
    void inspectorOfTheContextLoaderIsAskedAboutAnnotatedClasses(@TempDir Path folder) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = inspectors(folder, "no.such.Inspector", "broken.Inspector")) {
            thread.setContextClassLoader(loader);
            ClassModels models = ClassModels.create();
            assertEquals(ClassKind.HIDDEN, models.of(Annotated.class).kind());
            assertEquals(ClassKind.CLASS, models.of(ClassModelsTest.class).kind());
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** Returns a loader of two services that can't be made, and of one that can. */
    private static URLClassLoader inspectors(Path folder, String missing, String unlinked) throws Exception {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(
                services.resolve(ClassInspector.class.getName()),
                List.of(missing, unlinked, AnnotatedInspector.class.getName()));
        return new CompiledClasses(folder)
                .with("broken.Base", "package broken; public class Base {}")
                .with(unlinked, """
                        package broken;
                        import dev.piculet.model.*;
                        import dev.piculet.model.inspect.*;
                        public class Inspector extends Base implements ClassInspector {
                            public boolean supports(Class<?> type) { return true; }
                            public ClassModel inspect(Class<?> type, ClassModels models) { return null; }
                        }
                        """)
                .load("broken.Base");
    }
}
