package dev.piculet.samples.binary;

import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import java.util.List;
import java.util.Map;

/** How do I turn an object into bytes and back? */
public final class QuickStart {
    // region serializers
    // Thread-safe: made once, kept for as long as the program runs.
    private static final TypedSerializer<Order> ORDERS = TypedSerializer.of(Order.class);

    private static final TypedSerializer<Map<String, List<Order>>> BY_CUSTOMER = TypedSerializer.of(new TypeRef<>() {});
    // endregion

    private QuickStart() {}

    public static void main(String[] args) {
        Order order = Order.example();
        // region round-trip
        byte[] bytes = ORDERS.serialize(order);
        Order back = ORDERS.deserialize(bytes);
        // endregion
        System.out.println(back.equals(order) + ", " + bytes.length + " bytes");

        byte[] grouped = BY_CUSTOMER.serialize(Map.of("Ann", List.of(order)));
        System.out.println(BY_CUSTOMER.deserialize(grouped));
    }
}
