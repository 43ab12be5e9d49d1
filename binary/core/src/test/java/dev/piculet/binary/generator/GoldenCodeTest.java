package dev.piculet.binary.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.binary.SerializerCodecs;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.fixture.Classes.Account;
import dev.piculet.binary.fixture.Classes.Cell;
import dev.piculet.binary.fixture.Classes.Link;
import dev.piculet.binary.fixture.Classes.Node;
import dev.piculet.binary.fixture.Classes.Shape;
import dev.piculet.binary.fixture.Lab.Complex;
import dev.piculet.binary.fixture.Lab.Simple;
import dev.piculet.binary.fixture.MadeFields.Named;
import dev.piculet.codegen.GeneratedCodePrinter;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The generated codecs as text; {@code -Dgolden.update=true} rewrites the files. */
class GoldenCodeTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    @Test
    void flatClassesAreWrittenAtTheirExactSize() throws IOException {
        assertGolden("Simple", TypedSerializer.builder(Simple.class), Simple.class, /* writes= */ true);
    }

    @Test
    void nestedObjectsAreWrittenOnTheSpotAndEntriesInAMethodOfTheirOwn() throws IOException {
        assertGolden("Complex", TypedSerializer.builder(Complex.class), Complex.class, /* writes= */ true);
    }

    @Test
    void chainsAreLoops() throws IOException {
        assertGolden("Link", TypedSerializer.builder(Link.class), Link.class, /* writes= */ true);
    }

    @Test
    void choicesSwitchOnTheClass() throws IOException {
        assertGolden("Shape", TypedSerializer.builder(Shape.class), Shape.class, /* writes= */ true);
    }

    @Test
    void sharedObjectsAreWrittenOnce() throws IOException {
        assertGolden("Node", TypedSerializer.builder(Node.class).references(), Node.class, /* writes= */ true);
    }

    @Test
    void recordsThatMayHoldThemselvesAreClosedToReferencesMeanwhile() throws IOException {
        assertGolden("Cell", TypedSerializer.builder(Cell.class).references(), Cell.class, /* writes= */ true);
    }

    @Test
    void fieldsThatConstructorsMakeAreFilledAndCompared() throws IOException {
        assertGolden("Named", TypedSerializer.builder(Named.class), Named.class, /* writes= */ false);
    }

    @Test
    void codecsOfOlderSchemasOnlyRead() throws IOException {
        assertGolden(
                "AccountHeaderless",
                TypedSerializer.builder(Account.class).headerless(),
                Account.class,
                /* writes= */ false);
    }

    @Test
    void theSameTypeGivesTheSameText() {
        assertEquals(
                print(TypedSerializer.builder(Complex.class), Complex.class, true),
                print(TypedSerializer.builder(Complex.class), Complex.class, true));
    }

    private static void assertGolden(String name, TypedSerializerBuilder<?> builder, Class<?> type, boolean writes)
            throws IOException {
        Path file = GOLDEN.resolve(name + ".txt");
        String actual = print(builder, type, writes);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(file, actual);
        }
        assertEquals(Files.readString(file), actual);
    }

    private static String print(TypedSerializerBuilder<?> builder, Class<?> type, boolean writes) {
        InterpretedRoot interpreted = SerializerCodecs.interpreted(builder.build());
        return GeneratedCodePrinter.print(CodecGenerator.spec(interpreted, type, type, MethodHandles.lookup(), writes));
    }
}
