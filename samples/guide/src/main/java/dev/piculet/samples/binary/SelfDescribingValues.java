package dev.piculet.samples.binary;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.tree.ObjectTree;

/** How do I write values of several classes, and look into them where the classes are not at hand? */
public final class SelfDescribingValues {
    private SelfDescribingValues() {}

    /** Money that goes back. */
    record Refund(long orderId, String reason) {}

    private static String text(Object value) {
        if (value instanceof Order order) {
            return "order of " + order.customer();
        }
        return value instanceof Refund refund ? "refund of " + refund.orderId() : "something else";
    }

    public static void main(String[] args) {
        // region values
        BinarySerializer any =
                BinarySerializer.builder().allow(Order.class, Refund.class).build();
        byte[] bytes = any.serialize(new Refund(7, "broken"));
        Object back = any.deserialize(bytes);
        ObjectTree tree = (ObjectTree) BinarySerializer.tree(bytes);
        // endregion
        System.out.println(text(any.deserialize(any.serialize(Order.example()))));
        System.out.println(text(back));
        System.out.println(tree.className() + " because of " + tree.fields().get("reason"));
    }
}
