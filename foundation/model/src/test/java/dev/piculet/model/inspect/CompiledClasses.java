package dev.piculet.model.inspect;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Compiles Java sources without parameter names, and loads them with a loader of their own. */
final class CompiledClasses {
    private final Path folder;

    private final List<String> sources = new ArrayList<>();

    CompiledClasses(Path folder) {
        this.folder = folder;
    }

    CompiledClasses with(String className, String source) {
        Path file = folder.resolve(className.replace('.', '/') + ".java");
        try {
            Files.createDirectories(file.getParent());
            sources.add(Files.writeString(file, source).toString());
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a loader of the compiled classes except those named by {@code without}. */
    URLClassLoader load(String... without) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("--release", "17", "-proc:none", "-d", folder.toString()));
        arguments.addAll(sources);
        int result = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        if (result != 0) {
            throw new IllegalStateException("The sources in " + folder + " do not compile.");
        }
        for (String className : without) {
            Files.delete(folder.resolve(className.replace('.', '/') + ".class"));
        }
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
    }
}
