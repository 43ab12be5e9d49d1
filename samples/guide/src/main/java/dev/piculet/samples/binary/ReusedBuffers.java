package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryOutput;
import java.nio.ByteBuffer;

/** How do I write without an array for each value? */
public final class ReusedBuffers {
    private static final TypedSerializer<Order> ORDERS = TypedSerializer.of(Order.class);

    private ReusedBuffers() {}

    public static void main(String[] args) {
        // region reuse
        BinaryOutput out = new BinaryOutput();
        for (long id = 1; id <= 3; id++) {
            out.reset();
            ORDERS.serialize(new Order(id, "Ann", Order.example().lines()), out);
            send(out.array(), out.position());
        }

        ByteBuffer buffer = ByteBuffer.allocateDirect(1_024);
        ORDERS.serialize(Order.example(), buffer);
        Order back = ORDERS.deserialize(buffer.flip());
        // endregion
        System.out.println(back.equals(Order.example()));
    }

    private static void send(byte[] array, int length) {
        System.out.println("order " + ORDERS.deserialize(array, 0, length).id());
    }
}
