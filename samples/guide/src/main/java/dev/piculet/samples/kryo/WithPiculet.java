package dev.piculet.samples.kryo;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.samples.binary.Order;
import java.util.ArrayList;

/** The program after. */
public final class WithPiculet {
    // region after
    // One for all threads. Nothing is registered.
    static final TypedSerializer<Order> ORDERS = TypedSerializer.of(Order.class);

    static byte[] write(Order order) {
        return ORDERS.serialize(order);
    }

    static Order read(byte[] bytes) {
        return ORDERS.deserialize(bytes);
    }
    // endregion

    private WithPiculet() {}

    public static void main(String[] args) {
        Order order = new Order(7, "Ann", new ArrayList<>(Order.example().lines()));
        System.out.println(read(write(order)));
    }
}
