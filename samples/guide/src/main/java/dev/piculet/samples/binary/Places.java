package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BufferTooSmallException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** How do I write to a stream, or into an array that I have? */
public final class Places {
    private static final TypedSerializer<Order> ORDERS = TypedSerializer.of(Order.class);

    private Places() {}

    public static void main(String[] args) throws IOException {
        Order order = Order.example();
        System.out.println(read(append(new byte[8], 0, order), order));
        System.out.println(amidOtherData(order).equals(order));
    }

    // region array
    /** Writes an order into a page from an index on, and returns the page, or a longer one if it was too short. */
    static byte[] append(byte[] page, int offset, Order order) {
        try {
            int end = ORDERS.serialize(order, page, offset);
            System.out.println("written up to " + end);
            return page;
        } catch (BufferTooSmallException e) {
            return append(Arrays.copyOf(page, offset + e.needed()), offset, order);
        }
    }
    // endregion

    private static boolean read(byte[] page, Order order) {
        return ORDERS.deserialize(page, 0, ORDERS.size(order)).equals(order);
    }

    private static Order amidOtherData(Order order) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // region amid
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(7);
        ORDERS.serializeDelimited(order, out);
        out.writeUTF("behind it");

        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        int seven = in.readInt();
        Order back = ORDERS.deserializeDelimited(in);
        // endregion
        System.out.println(seven + ", " + in.readUTF());
        return back;
    }
}
