package dev.piculet.floors;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Finds classes of inner modules that no class reachable by users needs. A class and those nested in it count as one.
 *
 * <p>A class needs the classes that its class file names, and services need no caller. Names in strings don't count. A class
 * with constants and no code is ignored, since compilers copy constants.
 */
public final class Reachability {
    private final JavaClasses classes;
    private final Set<String> reached = new HashSet<>();

    private Reachability(Collection<Path> folders) {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        classes = new ClassFileImporter().importPaths(folders);
    }

    /**
     * Checks modules of the checkout that the working directory is in. All have been compiled.
     *
     * @param products folders of the modules whose classes are all needed
     * @param inner folders of the modules whose classes have to be needed by those
     * @throws AssertionError if a class is not needed; names each
     */
    public static void check(List<String> products, List<String> inner) {
        Path checkout = Floors.checkout();
        List<Path> from =
                products.stream().map(module -> classes(checkout, module)).toList();
        List<Path> of = inner.stream().map(module -> classes(checkout, module)).toList();
        List<String> unreached = unreached(from, of);
        if (!unreached.isEmpty()) {
            throw new AssertionError(
                    "Nothing that ships uses these classes. Remove them:\n" + String.join("\n", unreached));
        }
    }

    private static Path classes(Path checkout, String module) {
        Path folder = checkout.resolve(module).resolve("target/classes");
        if (!Files.isDirectory(folder)) {
            throw new AssertionError(module + " is not compiled: there is no " + folder + ".");
        }
        return folder;
    }

    /** Returns the names of classes in {@code inner} that no class in {@code products} needs. */
    static List<String> unreached(List<Path> products, List<Path> inner) {
        List<Path> all = new ArrayList<>(products);
        all.addAll(inner);
        Reachability reachability = new Reachability(all);
        Set<String> roots = outermost(new ClassFileImporter().importPaths(products));
        inner.forEach(folder -> roots.addAll(services(folder)));
        reachability.follow(roots);
        Set<String> unreached = outermost(new ClassFileImporter()
                .importPaths(inner)
                .that(DescribedPredicate.describe(
                        "have code", type -> !type.getCodeUnits().isEmpty())));
        unreached.removeAll(reachability.reached);
        return List.copyOf(unreached);
    }

    private void follow(Set<String> roots) {
        Deque<String> open = new ArrayDeque<>(roots);
        Deque<JavaClass> members = new ArrayDeque<>();
        while (!open.isEmpty()) {
            String name = open.pop();
            if (!reached.add(name)) {
                continue;
            }
            classes.stream().filter(type -> outermost(type).equals(name)).forEach(members::push);
            while (!members.isEmpty()) {
                for (Dependency use : members.pop().getDirectDependenciesFromSelf()) {
                    open.push(outermost(use.getTargetClass().getBaseComponentType()));
                }
            }
        }
    }

    private static Set<String> outermost(Iterable<JavaClass> classes) {
        Set<String> names = new TreeSet<>();
        for (JavaClass type : classes) {
            if (!type.getSimpleName().equals("package-info")
                    && !type.getSimpleName().equals("module-info")) {
                names.add(outermost(type));
            }
        }
        return names;
    }

    private static String outermost(JavaClass type) {
        String name = type.getName();
        int nested = name.indexOf('$', name.lastIndexOf('.') + 2);
        return nested < 0 ? name : name.substring(0, nested);
    }

    /** Returns the services that a module provides to {@link java.util.ServiceLoader}. */
    private static List<String> services(Path folder) {
        Path services = folder.resolve("META-INF/services");
        if (!Files.isDirectory(services)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(services)) {
            List<String> providers = new ArrayList<>();
            for (Path file : files.toList()) {
                providers.addAll(Files.readAllLines(file));
            }
            return providers;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
