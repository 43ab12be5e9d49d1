package dev.piculet.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * A jar of the corpus, or a module of the JDK.
 *
 * @param name artifact and version, or the module's name
 * @param classes the names of its classes, sorted, without anonymous ones
 */
record Library(String name, List<String> classes) {
    private static final List<String> MODULES = List.of("java.base", "java.desktop", "java.logging", "java.sql");

    /** Returns the jars of a folder in the order of their names. */
    static List<Library> jars(Path folder) {
        List<Library> libraries = new ArrayList<>();
        for (Path jar : files(folder)) {
            String file = jar.getFileName().toString();
            libraries.add(new Library(file.substring(0, file.length() - ".jar".length()), classesOf(jar)));
        }
        return libraries;
    }

    /** Returns the modules of the JDK that have data. */
    static List<Library> modules() {
        List<Library> libraries = new ArrayList<>();
        for (String module : MODULES) {
            libraries.add(new Library(module, classesOfModule(module)));
        }
        return libraries;
    }

    /** Returns a loader of all jars in folders that does not see our classes. */
    static ClassLoader loader(Path... folders) {
        URL[] urls = Stream.of(folders)
                .flatMap(it -> files(it).stream())
                .map(Library::url)
                .toArray(URL[]::new);
        return new URLClassLoader("strangers", urls, ClassLoader.getPlatformClassLoader());
    }

    /** Returns a class, not initialized; null if it can't be loaded. */
    static Class<?> load(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(it -> it.toString().endsWith(".jar")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> classesOf(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            return names(file.stream().map(Object::toString).filter(it -> !it.startsWith("META-INF/")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> classesOfModule(String module) {
        Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", module, "java");
        try (Stream<Path> files = Files.walk(root)) {
            Path parent = root.getParent();
            return names(files.map(it -> parent.relativize(it).toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> names(Stream<String> entries) {
        return entries.filter(it -> it.endsWith(".class") && !it.matches(".*\\$\\d.*|.*(module|package)-info.class"))
                .map(it -> it.substring(0, it.length() - ".class".length()).replace('/', '.'))
                .sorted()
                .toList();
    }
}
