package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.Limits;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** How do I read bytes that anybody may have sent? */
public final class UntrustedBytes {
    // region limits
    private static final TypedSerializer<Order> ORDERS = TypedSerializer.builder(Order.class)
            .limits(Limits.DEFAULT
                    .withSize(64 * 1024)
                    .withElements(1_000)
                    .withStringLength(500)
                    .withDepth(50))
            .build();
    // endregion

    private UntrustedBytes() {}

    static Optional<Order> receive(byte[] bytes) {
        try {
            return Optional.of(ORDERS.deserialize(bytes));
        } catch (BinaryException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        byte[] bytes = ORDERS.serialize(Order.example());
        System.out.println(receive(bytes).isPresent());
        receive(Arrays.copyOf(bytes, bytes.length - 1));

        List<Order.Line> many = Collections.nCopies(5_000, new Order.Line("tea", 1, 450));
        receive(TypedSerializer.of(Order.class).serialize(new Order(8, "Mallory", many)));
    }
}
