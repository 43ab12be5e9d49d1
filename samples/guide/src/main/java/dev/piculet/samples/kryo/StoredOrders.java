package dev.piculet.samples.kryo;

import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.samples.binary.Order;
import java.util.ArrayList;
import java.util.List;

/** How do I read what Kryo has stored? */
public final class StoredOrders {
    private StoredOrders() {}

    // region both
    /** Reads an order of either format. Bytes of Kryo do not begin with the schema's fingerprint. */
    static Order read(byte[] bytes) {
        try {
            return WithPiculet.read(bytes);
        } catch (SchemaMismatchException e) {
            return WithKryo.read(bytes);
        }
    }
    // endregion

    public static void main(String[] args) {
        Order order = new Order(7, "Ann", new ArrayList<>(Order.example().lines()));
        for (byte[] bytes : List.of(WithKryo.write(order), WithPiculet.write(order))) {
            System.out.println(read(bytes).equals(order));
        }
    }
}
