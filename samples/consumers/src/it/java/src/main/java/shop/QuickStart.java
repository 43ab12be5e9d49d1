package shop;

import dev.piculet.binary.TypedSerializer;
import java.util.List;

public class QuickStart {
    private static final TypedSerializer<Order> ORDERS = TypedSerializer.of(Order.class); // thread-safe, keep it

    public static void main(String[] args) {
        byte[] bytes = ORDERS.serialize(new Order(7, "Ann", List.of("fragile")));
        Order back = ORDERS.deserialize(bytes);
        System.out.println(back + " in " + bytes.length + " bytes");
    }
}
