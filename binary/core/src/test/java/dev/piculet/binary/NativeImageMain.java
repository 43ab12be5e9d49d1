package dev.piculet.binary;

import dev.piculet.binary.fixture.Classes.Node;
import dev.piculet.binary.fixture.Lab.Complex;
import dev.piculet.binary.io.BinaryInput;
import java.util.ArrayList;
import java.util.List;

/** Uses serializers that generate code at once on a JVM. */
final class NativeImageMain {
    private NativeImageMain() {}

    public static void main(String[] arguments) {
        Node node = Node.of(1, null, null);
        node.left = node;
        print(TypedSerializer.builder(Complex.class), Complex.of(3));
        print(TypedSerializer.builder(Node.class).references(), node);
        print(TypedSerializer.builder(new TypeRef<List<String>>() {}), new ArrayList<>(List.of("a", "b")));
        print(TypedSerializer.builder(String.class), "text");
    }

    private static <T> void print(TypedSerializerBuilder<T> builder, T value) {
        TypedSerializer<T> serializer = builder.generateAfter(0).build();
        T copy = serializer.deserialize(new BinaryInput(serializer.serialize(serializer.copy(value))));
        boolean same = Structure.withSharing(value).equals(Structure.withSharing(copy));
        System.out.println((same ? "kept " : "lost ") + Structure.withSharing(copy));
    }
}
