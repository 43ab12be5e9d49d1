package dev.piculet.codegen;

import dev.piculet.codegen.tree.Types;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Writes every generated class to a folder, as {@code NAME.class} and, printed, as {@code NAME.txt}, when the system
 * property {@value #PROPERTY} names one. A name that comes again gets a number.
 */
public final class GeneratedCodeDump {
    /** The system property that names the folder; it is read once, when the first class is generated. */
    public static final String PROPERTY = "piculet.codegen.dump";

    static final String FOLDER = System.getProperty(PROPERTY);

    private GeneratedCodeDump() {}

    static void write(ClassSpec spec, byte[] bytes) {
        write(spec, bytes, Path.of(FOLDER));
    }

    static void write(ClassSpec spec, byte[] bytes, Path folder) {
        String className = Types.binaryName(spec.type());
        String name = Written.nextName(className);
        try {
            Files.createDirectories(folder);
            Files.write(folder.resolve(name + ".class"), bytes);
            Files.writeString(folder.resolve(name + ".txt"), GeneratedCodePrinter.print(spec));
        } catch (IOException e) {
            throw new UncheckedIOException(CodegenErrors.cannotDump(className, folder), e);
        }
    }

    /** The names that were written, a class of its own so that it costs nothing without the property. */
    private static final class Written {
        private static final Map<String, Integer> COUNTS = new ConcurrentHashMap<>();

        static String nextName(String className) {
            int count = COUNTS.merge(className, 1, Integer::sum);
            return count == 1 ? className : className + "-" + count;
        }
    }
}
