package dev.piculet.samples.evolution;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The versions of the program: {@code src/both}, with the class in {@code src/v1} or that in {@code src/v2}. */
final class Versions {
    private Versions() {}

    /** Compiles a version of the program and starts it in a class loader of its own. */
    static Program start(String version, Map<String, byte[]> values, Map<Integer, byte[]> schemas) throws Exception {
        Path module = Path.of(System.getProperty("basedir", ""));
        Path classes = Files.createDirectories(module.resolve("target/versions/" + version));
        compile(List.of(module.resolve("src/both/java"), module.resolve("src/" + version + "/java")), classes);
        URL[] path = {classes.toUri().toURL()};
        URLClassLoader loader = new URLClassLoader(path, Program.class.getClassLoader());
        return (Program) loader.loadClass("shop.Shop")
                .getConstructor(Map.class, Map.class)
                .newInstance(values, schemas);
    }

    private static void compile(List<Path> folders, Path classes) throws IOException {
        String classPath = System.getProperty("java.class.path")
                + File.pathSeparator
                + System.getProperty("surefire.test.class.path", "");
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", classes.toString(), "-cp", classPath));
        for (Path folder : folders) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(Files::isRegularFile).map(Path::toString).forEach(arguments::add);
            }
        }
        int failures = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        if (failures != 0) {
            throw new AssertionError(folders + " do not compile");
        }
    }
}
