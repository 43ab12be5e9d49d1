package dev.piculet.lab.payload.guest;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/**
 * Loads a library beside the class path, so that the same library there, in another version or none, neither changes nor is
 * changed: its static state, and its classes, are not those that are measured.
 *
 * <p>What the stranger's class names stays shared: Kotlin's library, and the annotations of Jackson. kotlin-reflect is not, and with
 * it goes the part of Kotlin's library that looks for it.
 */
final class IsolatedLoader extends URLClassLoader {
    private static final List<String> SHARED = List.of(
            "java.",
            "kotlin.",
            "com.fasterxml.jackson.annotation.",
            "dev.piculet.lab.contender.",
            "dev.piculet.lab.payload.");

    private static final List<String> KOTLIN_REFLECTION = List.of(
            "kotlin.reflect.full.",
            "kotlin.reflect.jvm.",
            "kotlin.jvm.internal.Reflection",
            "kotlin.jvm.JvmClassMappingKt");

    IsolatedLoader(List<Path> classPath, ClassLoader shared) {
        super(classPath.stream().map(IsolatedLoader::url).toArray(URL[]::new), shared);
    }

    private static URL url(Path file) {
        try {
            return file.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new AssertionError(e); // A file has a URL.
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (isShared(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            try {
                return findClass(name);
            } catch (ClassNotFoundException e) {
                return super.loadClass(name, resolve);
            }
        }
    }

    private static boolean isShared(String name) {
        return SHARED.stream().anyMatch(name::startsWith)
                && KOTLIN_REFLECTION.stream().noneMatch(name::startsWith);
    }

    /** Services of the library are its own, not those of the class path. */
    @Override
    public URL getResource(String name) {
        URL own = findResource(name);
        return own != null ? own : super.getResource(name);
    }

    @Override
    public java.util.Enumeration<URL> getResources(String name) throws java.io.IOException {
        return name.startsWith("META-INF/services/") ? findResources(name) : super.getResources(name);
    }
}
