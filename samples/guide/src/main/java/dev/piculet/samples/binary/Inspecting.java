package dev.piculet.samples.binary;

import dev.piculet.binary.Inspector;
import dev.piculet.binary.TypedSerializer;
import java.util.List;

/** What do the bytes mean? */
public final class Inspecting {
    private Inspecting() {}

    public static void main(String[] args) {
        TypedSerializer<Order> orders = TypedSerializer.of(Order.class);
        byte[] bytes = orders.serialize(new Order(7, "Ann", List.of(new Order.Line("tea", 2, 450))));
        // region inspect
        System.out.print(Inspector.inspect(orders.schema(), bytes));
        // endregion
    }
}
