package dev.piculet.samples.kryo;

import dev.piculet.samples.binary.Order;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** How do I read what Kryo has stored? */
public final class StoredOrders {
    // region both
    /** The schemas of Piculet's orders: today's, and those that a serializer {@code reads}. */
    private static final Set<Integer> SCHEMAS =
            Set.of(WithPiculet.ORDERS.schema().fingerprint());

    /** Reads an order of either format: ours begins with the fingerprint of its schema. */
    static Order read(byte[] bytes) {
        return isOurs(bytes) ? WithPiculet.read(bytes) : WithKryo.read(bytes);
    }

    private static boolean isOurs(byte[] bytes) {
        return bytes.length >= Integer.BYTES
                && SCHEMAS.contains(
                        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt());
    }
    // endregion

    private StoredOrders() {}

    public static void main(String[] args) {
        Order order = new Order(7, "Ann", new ArrayList<>(Order.example().lines()));
        Order empty = new Order(7, null, null);
        for (byte[] bytes : List.of(WithKryo.write(order), WithPiculet.write(order))) {
            System.out.println(read(bytes).equals(order));
        }
        System.out.println(read(WithKryo.write(empty)).equals(empty));
    }
}
