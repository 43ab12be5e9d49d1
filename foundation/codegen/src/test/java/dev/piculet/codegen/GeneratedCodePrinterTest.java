package dev.piculet.codegen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The text of generated code; {@code -Dgolden.update=true} rewrites the files. */
class GeneratedCodePrinterTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private static void matches(String name, ClassSpec spec) throws IOException {
        String text = GeneratedCodePrinter.print(spec);
        Path file = FOLDER.resolve(name + ".txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertEquals(Files.readString(file), text);
    }

    @Test
    void everyNodeHasItsText() throws IOException {
        matches("every-node", PrintedClasses.everyNode());
    }

    @Test
    void encoderReadsLikeWrittenCode() throws IOException {
        matches("point-encoder", PrintedClasses.pointEncoder());
    }

    @Test
    void samePartsGiveTheSameTextAndTheSameBytes() {
        ClassSpec first = PrintedClasses.everyNode();
        ClassSpec second = PrintedClasses.everyNode();
        assertEquals(GeneratedCodePrinter.print(first), GeneratedCodePrinter.print(second));
        assertArrayEquals(ClassEmitter.emit(first), ClassEmitter.emit(second));
        assertArrayEquals(ClassEmitter.emit(first), ClassEmitter.emit(first));
        assertEquals(GeneratedCodePrinter.print(first), GeneratedCodePrinter.print(first));
    }

    @Test
    void printedClassesAreRealOnes() {
        HiddenClassDefiner.defineLookup(java.lang.invoke.MethodHandles.lookup(), PrintedClasses.everyNode());
    }
}
