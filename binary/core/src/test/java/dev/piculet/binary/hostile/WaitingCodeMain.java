package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.field;
import static dev.piculet.binary.hostile.Described.nullable;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.hostile.ForeignSchemasTest.Branch;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.codegen.CodeGenerationThread;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * Reads large values of ever new schemas, each worth code of its own, while the thread that generates code is busy, in a JVM whose
 * heap is too small for all that is made of them.
 */
final class WaitingCodeMain {
    private static final int SCHEMAS = 150;
    private static final int CHARS = 80_000;

    private WaitingCodeMain() {}

    public static void main(String[] arguments) {
        CountDownLatch never = new CountDownLatch(1);
        CodeGenerationThread.execute(() -> waitFor(never));
        // A thread that is interrupted does not wait for code.
        Thread.currentThread().interrupt();
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Branch.class).build();
        int read = 0;
        for (int i = 0; i < SCHEMAS; i++) {
            read += serializer.deserialize(bytes(i)) instanceof Branch ? 1 : 0;
        }
        System.out.println(read);
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A branch with a text that no class has. */
    private static byte[] bytes(int number) {
        List<Definition> definitions =
                new ArrayList<>(ForeignSchemasTest.branches(1_001).definitions());
        definitions.set(
                0,
                Described.recursive(
                        Branch.class.getName(),
                        field("left", nullable(1)),
                        field("right", nullable(2)),
                        field("text" + number, new WireType.Text())));
        BinaryOutput value = new BinaryOutput();
        value.writeByte(0);
        value.writeVarint(2 * CHARS + 1);
        value.writeBytes(new byte[CHARS]);
        return Described.of(new WireSchema(definitions, Described.reference(0)), value.toByteArray());
    }
}
