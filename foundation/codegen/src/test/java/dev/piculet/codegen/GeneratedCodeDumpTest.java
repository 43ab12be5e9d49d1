package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.returns;
import static java.lang.constant.ConstantDescs.CD_int;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GeneratedCodeDumpTest {
    @TempDir
    Path folder;

    private static ClassSpec spec(String name) {
        ClassSpec spec = ClassSpec.of("com.acme", name);
        spec.method(Modifier.STATIC, "run", MethodTypeDesc.of(CD_int)).body(returns(constant(1)));
        return spec;
    }

    @Test
    void everyClassIsWrittenAsBytesAndAsText() throws IOException {
        ClassSpec spec = spec("Dumped");
        Path made = folder.resolve("made");
        GeneratedCodeDump.write(spec, ClassEmitter.emit(spec), made);
        GeneratedCodeDump.write(spec, ClassEmitter.emit(spec), made);
        try (var files = Files.list(made)) {
            assertEquals(
                    List.of(
                            "com.acme.Dumped-2.class",
                            "com.acme.Dumped-2.txt",
                            "com.acme.Dumped.class",
                            "com.acme.Dumped.txt"),
                    files.map(file -> file.getFileName().toString()).sorted().collect(Collectors.toList()));
        }
        assertArrayEquals(ClassEmitter.emit(spec), Files.readAllBytes(made.resolve("com.acme.Dumped.class")));
        assertEquals(GeneratedCodePrinter.print(spec), Files.readString(made.resolve("com.acme.Dumped.txt")));
    }

    @Test
    void folderThatCannotBeWrittenIsNamed() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        var error = assertThrows(
                UncheckedIOException.class, () -> GeneratedCodeDump.write(spec("Lost"), new byte[0], file));
        assertEquals(
                "Cannot write generated class com.acme.Lost to " + file
                        + ". Make the folder writable, or unset the system property piculet.codegen.dump.",
                error.getMessage());
    }

    @Test
    void propertyMakesTheDefinerDump() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dpiculet.codegen.dump=" + folder,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Defining.class.getName())
                .inheritIO()
                .start();
        assertEquals(0, process.waitFor());
        assertEquals(
                "package dev.piculet.codegen;\n\nhidden class InAnotherJvm {\n}\n",
                Files.readString(folder.resolve("dev.piculet.codegen.InAnotherJvm.txt")));
    }

    /** A program that defines one class. */
    static final class Defining {
        public static void main(String[] arguments) {
            HiddenClassDefiner.defineLookup(
                    java.lang.invoke.MethodHandles.lookup(), ClassSpec.of(Generated.PACKAGE, "InAnotherJvm"));
        }
    }
}
