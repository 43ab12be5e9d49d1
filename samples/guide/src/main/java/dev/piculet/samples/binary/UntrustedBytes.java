package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.Limits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** How do I read bytes that anybody may have sent? */
public final class UntrustedBytes {
    // region limits
    private static final Limits LIMITS = Limits.DEFAULT
            .withSize(64 * 1024)
            .withElements(1_000)
            .withStringLength(500)
            .withDepth(50);

    private static final TypedSerializer<Order> ORDERS =
            TypedSerializer.builder(Order.class).limits(LIMITS).build();
    // endregion

    // region constructors
    private static final TypedSerializer<Order> CHECKED = TypedSerializer.builder(Order.class)
            .limits(LIMITS)
            .requireConstructors()
            .build();
    // endregion

    private UntrustedBytes() {}

    // region receive
    static Optional<Order> receive(byte[] bytes) {
        try {
            return Optional.of(ORDERS.deserialize(bytes));
        } catch (BinaryException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            return Optional.empty();
        }
    }
    // endregion

    // region stream
    static Optional<Order> receive(InputStream stream) throws IOException {
        return receive(stream.readNBytes(LIMITS.size() + 1)); // one byte too many is refused
    }
    // endregion

    public static void main(String[] args) throws IOException {
        byte[] bytes = ORDERS.serialize(Order.example());
        System.out.println(receive(bytes).isPresent());
        receive(Arrays.copyOf(bytes, bytes.length - 1));

        List<Order.Line> many = Collections.nCopies(5_000, new Order.Line("tea", 1, 450));
        receive(TypedSerializer.of(Order.class).serialize(new Order(8, "Mallory", many)));

        List<Order.Line> tooMany = Collections.nCopies(50_000, new Order.Line("tea", 1, 450));
        byte[] large = TypedSerializer.of(Order.class).serialize(new Order(9, "Mallory", tooMany));
        receive(new ByteArrayInputStream(large));
    }
}
