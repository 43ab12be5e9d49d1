package dev.piculet.access;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles Java sources to a folder, and loads their classes by a throw-away loader or in a module layer. */
final class CompiledSources {
    private final Path folder;

    private final List<Path> sources = new ArrayList<>();

    CompiledSources(Path folder) {
        this.folder = folder;
    }

    /** Adds the source of a class, by full name, or of {@code module-info}. */
    CompiledSources with(String name, String source) {
        try {
            Path file = folder.resolve("sources").resolve(name.replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            sources.add(Files.writeString(file, source));
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles without parameter names; {@code options} go to the compiler. */
    Path compile(String... options) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Path classes = folder.resolve("classes");
        List<String> arguments = new ArrayList<>(List.of("--release", "17", "-proc:none", "-d", classes.toString()));
        arguments.addAll(List.of(options));
        sources.forEach(source -> arguments.add(source.toString()));
        int result = compiler.run(null, null, null, arguments.toArray(String[]::new));
        if (result != 0) {
            throw new IllegalStateException("The sources in " + folder + " do not compile.");
        }
        return classes;
    }

    /** Returns a loader of its own for the classes, below the one of the tests. */
    static URLClassLoader loader(Path classes) {
        try {
            URL[] urls = {classes.toUri().toURL()};
            return new URLClassLoader(urls, CompiledSources.class.getClassLoader());
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a class of the named module that the classes are. */
    static Class<?> inModule(Path classes, String module, String className) throws ClassNotFoundException {
        ModuleLayer boot = ModuleLayer.boot();
        Configuration configuration =
                boot.configuration().resolve(ModuleFinder.of(classes), ModuleFinder.of(), Set.of(module));
        ModuleLayer layer = boot.defineModulesWithOneLoader(configuration, CompiledSources.class.getClassLoader());
        return layer.findLoader(module).loadClass(className);
    }
}
