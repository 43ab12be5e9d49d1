package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.inspect.ClassModels;
import java.lang.invoke.MethodHandles;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of named modules. The tests themselves are on the class path. */
@Tag("jdk")
class ClosedPackageTest {
    private static final String ORDER = "public class Order { private int total = 5; public int open = 6;"
            + " public static java.lang.invoke.MethodHandles.Lookup lookup() {"
            + " return java.lang.invoke.MethodHandles.lookup(); } }";

    private Class<?> closed;

    private Class<?> exported;

    private Class<?> opened;

    @BeforeEach
    void defineModules(@TempDir Path folder) throws Exception {
        Path classes = new CompiledSources(folder)
                .with("module-info", "module com.acme { exports com.acme.exported; opens com.acme.opened; }")
                .with("com.acme.closed.Order", "package com.acme.closed; " + ORDER)
                .with("com.acme.exported.Order", "package com.acme.exported; " + ORDER)
                .with("com.acme.opened.Order", "package com.acme.opened; " + ORDER)
                .compile("-parameters");
        closed = CompiledSources.inModule(classes, "com.acme", "com.acme.closed.Order");
        exported = closed.getClassLoader().loadClass("com.acme.exported.Order");
        opened = closed.getClassLoader().loadClass("com.acme.opened.Order");
    }

    @Test
    void privateMembersOfAClosedPackageAreRefusedWithARemedy() {
        ClassModel model = model(closed);
        Accessors accessors = Accessors.of(model);
        UnsupportedClassException refusal =
                assertThrows(UnsupportedClassException.class, () -> accessors.getter(property(model, "total")));
        assertEquals(
                "Cannot reach com.acme.closed.Order.total from the class path."
                        + " Package com.acme.closed is not open to it."
                        + " Add 'opens com.acme.closed;' to module-info, or pass a Lookup.",
                refusal.getMessage());
        assertEquals("com.acme.closed.Order", refusal.className());
        refusal = assertThrows(
                UnsupportedClassException.class,
                () -> accessors.instantiator(model.creators().get(0)));
        assertEquals(
                "Cannot reach com.acme.closed.Order() from the class path. Package com.acme.closed is not open to it."
                        + " Add 'opens com.acme.closed;' to module-info, or pass a Lookup.",
                refusal.getMessage());
    }

    @Test
    void nothingIsGeneratedForAClosedPackage() {
        ClassModel model = model(exported);
        Accessors accessors = Accessors.of(model);
        assertFalse(accessors.nestLookup(Object.class).isPresent());
        assertTrue(accessors.nestObstacle(Object.class).isPresent());
    }

    @Test
    void publicMembersOfAnExportedPackageAreReached() throws Exception {
        ClassModel model = model(exported);
        Accessors accessors = Accessors.of(model);
        Object order = exported.getConstructor().newInstance();
        assertEquals(6, accessors.getter(property(model, "open")).get(order));
        accessors.setter(property(model, "open")).set(order, 7);
        assertEquals(7, accessors.getter(property(model, "open")).get(order));
        assertThrows(UnsupportedClassException.class, () -> accessors.getter(property(model, "total")));
    }

    @Test
    void aLookupOfTheModuleReachesItsClosedPackages() throws Exception {
        ClassModel model = model(closed);
        Accessors accessors = Accessors.of(model, lookupOf(exported));
        assertReadsAndWrites(model, accessors);
        assertTrue(accessors.nestLookup(Object.class).orElseThrow().hasFullPrivilegeAccess());
        assertEquals(closed, accessors.nestLookup(Object.class).orElseThrow().lookupClass());
    }

    @Test
    void anOpenedPackageIsReached() {
        ClassModel model = model(opened);
        assertReadsAndWrites(model, Accessors.of(model));
    }

    @Test
    void nothingIsGeneratedForALoaderThatDoesNotKnowThisLibrary(@TempDir Path folder) throws Exception {
        Path classes = new CompiledSources(folder)
                .with("isolated.Order", "package isolated; " + ORDER)
                .compile();
        URL[] urls = {classes.toUri().toURL()};
        try (URLClassLoader isolated = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            ClassModel model = model(isolated.loadClass("isolated.Order"));
            assertReadsAndWrites(model, Accessors.of(model));
            assertEquals(
                    "its class loader does not see dev.piculet.access.Getter.",
                    Accessors.of(model).nestObstacle(Getter.class).orElseThrow());
        }
    }

    @Test
    void codeIsGeneratedInAnOpenedPackageThoughItsModuleDoesNotReadOurs() {
        Module ours = Accessors.class.getModule();
        assertFalse(opened.getModule().canRead(ours));
        assertEquals(
                opened,
                Accessors.of(model(opened))
                        .nestLookup(Getter.class)
                        .orElseThrow()
                        .lookupClass());
        assertTrue(opened.getModule().canRead(ours));
    }

    @Test
    void closedPackagesOfTheJdkAreRefusedWithTheOptionThatOpensThem() {
        ClassModel model = model(ArrayList.class);
        Accessors accessors = Accessors.of(model);
        PropertyModel size = property(model, "size");
        assertEquals(
                "Cannot reach java.util.ArrayList.size from the class path. Package java.util is not open to it."
                        + " Start the JVM with '--add-opens java.base/java.util=ALL-UNNAMED', or pass a Lookup.",
                assertThrows(UnsupportedClassException.class, () -> accessors.getter(size))
                        .getMessage());
    }

    private static void assertReadsAndWrites(ClassModel model, Accessors accessors) {
        Instantiator instantiator = accessors.instantiator(model.creators().get(0));
        Object order = instantiator.create(instantiator.arguments());
        PropertyModel total = property(model, "total");
        assertEquals(5, accessors.getter(total).get(order));
        accessors.setter(total).set(order, 9);
        assertEquals(9, accessors.getter(total).get(order));
    }

    private static MethodHandles.Lookup lookupOf(Class<?> type) throws ReflectiveOperationException {
        return (MethodHandles.Lookup) type.getMethod("lookup").invoke(null);
    }

    private static ClassModel model(Class<?> type) {
        return ClassModels.create().of(type);
    }

    private static PropertyModel property(ClassModel model, String name) {
        List<PropertyModel> properties = model.properties();
        return properties.stream()
                .filter(property -> property.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
