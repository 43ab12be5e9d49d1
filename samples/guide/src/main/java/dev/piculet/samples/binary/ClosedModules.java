package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import java.lang.invoke.MethodHandles;

/** How do I write classes of a module that opens its packages to nobody? With a lookup of that module's own. */
public final class ClosedModules {
    private ClosedModules() {}

    public static void main(String[] args) {
        TypedSerializer<Order> orders = TypedSerializer.builder(Order.class)
                .lookup(MethodHandles.lookup())
                .build();
        System.out.println(orders.copy(Order.example()).equals(Order.example()));
    }
}
