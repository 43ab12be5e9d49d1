package dev.piculet.samples.kryo;

import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.samples.binary.Order;
import java.util.ArrayList;
import java.util.List;

/** How do I read what Kryo has stored? */
public final class StoredOrders {
    private StoredOrders() {}

    // region both
    /** Reads an order of either format: ours begins with the schema's fingerprint, which takes four bytes. */
    static Order read(byte[] bytes) {
        try {
            return bytes.length < 4 ? WithKryo.read(bytes) : WithPiculet.read(bytes);
        } catch (SchemaMismatchException e) {
            return WithKryo.read(bytes);
        }
    }
    // endregion

    public static void main(String[] args) {
        Order order = new Order(7, "Ann", new ArrayList<>(Order.example().lines()));
        Order empty = new Order(7, null, null);
        for (byte[] bytes : List.of(WithKryo.write(order), WithPiculet.write(order))) {
            System.out.println(read(bytes).equals(order));
        }
        System.out.println(read(WithKryo.write(empty)).equals(empty));
    }
}
