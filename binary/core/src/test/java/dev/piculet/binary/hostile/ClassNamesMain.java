package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.object;
import static dev.piculet.binary.hostile.Described.reference;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.io.SchemaMismatchException;

/** Reads values of ever new classes, which are not there, in a JVM whose heap is too small for their names. */
final class ClassNamesMain {
    private final BinarySerializer serializer =
            BinarySerializer.builder().allowPackage("com.acme").build();

    private int refused;

    private ClassNamesMain() {}

    public static void main(String[] arguments) {
        ClassNamesMain main = new ClassNamesMain();
        main.read(40_000, "java.lang.", 900, "Exception");
        main.read(40_000, "java.sql.", 900, "Exception");
        main.read(3_000, "com.acme.", 20_000, "Order");
        System.out.println(main.refused);
    }

    private void read(int count, String start, int length, String end) {
        String filling = "a".repeat(length);
        for (int i = 0; i < count; i++) {
            byte[] bytes = Described.of(Described.schema(reference(0), object(start + filling + i + end)));
            try {
                serializer.deserialize(bytes);
            } catch (SchemaMismatchException e) {
                refused++;
            }
        }
    }
}
