package dev.piculet.samples.binary;

import dev.piculet.binary.Schema;
import dev.piculet.binary.TypedSerializer;

/** How do I change a class and still read what was written before? */
public final class Evolving {
    private Evolving() {}

    /** What the class was when the data was written. */
    record FormerCustomer(String name, int points, String fax) {}

    // region class
    /** {@code name} is now {@code fullName}, {@code points} is wider, {@code fax} is gone and {@code country} is new. */
    record Customer(String fullName, long points, String country) {
        Customer {
            country = country == null ? "unknown" : country;
        }
    }
    // endregion

    /** The earlier program: it keeps its schema once, beside its data. */
    private static byte[] earlierSchema() {
        Schema schema = TypedSerializer.of(FormerCustomer.class).schema();
        return schema.toBytes();
    }

    public static void main(String[] args) {
        byte[] kept = earlierSchema();
        byte[] old = TypedSerializer.of(FormerCustomer.class).serialize(new FormerCustomer("Ann", 41, "555"));

        // region reads
        TypedSerializer<Customer> customers = TypedSerializer.builder(Customer.class)
                .reads(Schema.parse(kept))
                .alias(Customer.class, "fullName", "name")
                .build();
        // endregion

        System.out.println(customers.deserialize(old));
        byte[] current = customers.serialize(new Customer("Bo", 1L << 40, "Chad"));
        System.out.println(customers.deserialize(current));
    }
}
