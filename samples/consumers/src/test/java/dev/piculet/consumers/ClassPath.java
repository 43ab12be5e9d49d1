package dev.piculet.consumers;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** The class files of jars and folders, and of the JDK that runs the tests. */
final class ClassPath implements AutoCloseable {
    private final URLClassLoader files;
    private final Map<String, ClassFile> known = new HashMap<>();

    ClassPath(Collection<Path> path) throws IOException {
        URL[] urls = new URL[path.size()];
        int count = 0;
        for (Path entry : path) {
            urls[count++] = entry.toUri().toURL();
        }
        files = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    }

    /** Returns a class by its internal name; null if there is none. */
    ClassFile find(String name) {
        if (!known.containsKey(name)) {
            known.put(name, read(name));
        }
        return known.get(name);
    }

    private ClassFile read(String name) {
        try (InputStream bytes = files.getResourceAsStream(name + ".class")) {
            return bytes == null ? null : ClassFile.of(bytes.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
