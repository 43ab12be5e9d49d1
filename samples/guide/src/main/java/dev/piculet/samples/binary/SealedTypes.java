package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import java.util.List;

/** How do I write one of several classes? A sealed type knows them; of any other they are named. */
public final class SealedTypes {
    private SealedTypes() {}

    // region sealed
    sealed interface Payment permits Cash, Card {}

    record Cash(long cents) implements Payment {}

    record Card(long cents, String number) implements Payment {}
    // endregion

    record Receipt(List<Payment> payments) {}

    interface Discount {}

    record Percent(int percent) implements Discount {}

    record Amount(long cents) implements Discount {}

    record Offer(Discount discount) {}

    public static void main(String[] args) {
        TypedSerializer<Receipt> receipts = TypedSerializer.of(Receipt.class);
        Receipt receipt = new Receipt(List.of(new Cash(500), new Card(1_600, "4111")));
        System.out.println(receipts.copy(receipt));

        TypedSerializer<Offer> offers = TypedSerializer.builder(Offer.class)
                .subtypes(Discount.class, Percent.class, Amount.class)
                .build();
        System.out.println(offers.copy(new Offer(new Percent(10))));
    }
}
