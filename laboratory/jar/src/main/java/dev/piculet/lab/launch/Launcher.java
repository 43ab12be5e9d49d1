package dev.piculet.lab.launch;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Entry point of {@code java -jar piculet-lab.jar}: unpacks the jars in this one at the first start, and calls the lab's own entry
 * point. They stay jars, because measured JVMs get some of them, and nothing of the others.
 */
public final class Launcher {
    private static final String ENGINE = "dev.piculet.lab.cli.Main";

    private Launcher() {}

    /**
     * Runs the lab, which ends the process.
     *
     * @param arguments the lab's
     * @throws ReflectiveOperationException if this jar does not hold the lab's engine
     */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        Path jar = ownJar();
        Path cache = cache(System.getenv("XDG_CACHE_HOME"), System.getenv("LOCALAPPDATA"));
        Path unpacked;
        ClassLoader classes;
        try {
            unpacked = UnpackedJar.of(jar, cache);
            classes = new URLClassLoader(jarsIn(unpacked.resolve("lib")), ClassLoader.getPlatformClassLoader());
        } catch (IOException e) {
            System.err.println("lab: " + jar + " can't be unpacked to " + cache + " (" + e
                    + "). Make room, or set XDG_CACHE_HOME to a folder that can be written.");
            System.exit(1);
            return;
        }
        System.setProperty("piculet.lab.unpacked", unpacked.toString());
        System.setProperty("piculet.lab.command", command(jar, Path.of("").toAbsolutePath()));
        Thread.currentThread().setContextClassLoader(classes);
        start(Class.forName(ENGINE, true, classes), arguments);
    }

    private static void start(Class<?> engine, String[] arguments) throws ReflectiveOperationException {
        try {
            engine.getMethod("main", String[].class).invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            if (e.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw e;
        }
    }

    private static Path ownJar() {
        try {
            return Path.of(Launcher.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static URL[] jarsIn(Path folder) throws IOException {
        List<URL> jars = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                jars.add(file.toUri().toURL());
            }
        }
        return jars.toArray(URL[]::new);
    }

    /** Returns where files may be kept that can be made again, by the convention of the system. */
    static Path cache(String named, String ofWindows) {
        Path folder = Stream.of(Optional.ofNullable(named), Optional.ofNullable(ofWindows))
                .flatMap(Optional::stream)
                .filter(name -> !name.isEmpty())
                .findFirst()
                .map(Path::of)
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".cache"));
        return folder.resolve("piculet-lab");
    }

    /** Returns how a user starts the lab again, in the folder where it was started. */
    static String command(Path jar, Path folder) {
        Path shortest = jar.startsWith(folder) ? folder.relativize(jar) : jar;
        return "java -jar " + (shortest.toString().contains(" ") ? "'" + shortest + "'" : shortest);
    }
}
