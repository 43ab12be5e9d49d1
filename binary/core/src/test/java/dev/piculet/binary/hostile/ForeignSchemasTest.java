package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.field;
import static dev.piculet.binary.hostile.Described.nullable;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.ForkedJvm;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Foreign schemas that take long to bind do not block other readers, and are not kept. */
class ForeignSchemasTest {
    private static final WireType.Primitive BYTE = new WireType.Primitive(PrimitiveKind.BYTE, false);

    /** A schema for it may have any number of definitions, and each is bound to the class again. */
    static final class Branch {
        Branch left;
        Branch right;
    }

    record Point(byte x) {}

    /** A tree of so many definitions, all different. */
    static WireSchema branches(int count) {
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            definitions.add(
                    2 * i + 2 < count
                            ? Described.recursive(
                                    Branch.class.getName(),
                                    field("left", nullable(2 * i + 1)),
                                    field("right", nullable(2 * i + 2)))
                            : Described.recursive(
                                    Branch.class.getName(), field("left", nullable(i)), field("right", nullable(i))));
        }
        return new WireSchema(definitions, Described.reference(0));
    }

    @Test
    void schemasThatWaitForCodeAreNotKeptForIt() throws Exception {
        String read = new ForkedJvm().with("-Xmx96m").run(60, WaitingCodeMain.class);
        assertEquals("150", read.strip());
    }

    /** A point with one more field, of this name. */
    private static WireSchema pointWith(String field) {
        return Described.schema(
                Described.reference(0),
                Described.recursive(Point.class.getName(), field("x", BYTE), field(field, nullable(0))));
    }

    private static boolean isBinding(Thread thread) {
        for (StackTraceElement frame : thread.getStackTrace()) {
            if (frame.getClassName().endsWith(".SerializerCore")
                    && frame.getMethodName().equals("bind")) {
                return true;
            }
        }
        return false;
    }

    @Test
    @Timeout(120)
    void nobodyWaitsUntilTheSchemaOfAnotherIsBound() throws Exception {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Branch.class, Point.class).build();
        boolean overtaken = false;
        // On a busy machine the other thread may finish before this one starts.
        for (int attempt = 1; attempt <= 30 && !overtaken; attempt++) {
            byte[] slow = Described.of(branches(8_000 + attempt * 500), (byte) 0);
            Thread other = new Thread(() -> serializer.deserialize(slow));
            other.start();
            while (other.isAlive() && !isBinding(other)) {
                Thread.onSpinWait();
            }
            // A new schema, which must be looked up, bound and kept.
            byte[] bytes = Described.of(pointWith("other" + attempt), new byte[] {0, 7});
            assertEquals(new Point((byte) 7), serializer.deserialize(bytes));
            overtaken = isBinding(other);
            other.join();
        }
        assertTrue(overtaken, "whoever binds keeps others waiting");
    }
}
