package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import java.io.Serializable;
import java.math.BigDecimal;

/** How does the serializer create my objects, and why so? */
public final class Described {
    // region class
    record Item(String name, Price price) {}

    static final class Price implements Serializable {
        private final long cents;
        private final String currency;
        private transient String text;

        Price(BigDecimal amount, String currency) {
            this.cents = amount.movePointRight(2).longValueExact();
            this.currency = currency;
        }

        @Override
        public String toString() {
            if (text == null) {
                text = BigDecimal.valueOf(cents, 2) + " " + currency;
            }
            return text;
        }
    }
    // endregion

    private Described() {}

    public static void main(String[] args) {
        // region describe
        TypedSerializer<Item> items = TypedSerializer.of(Item.class);
        System.out.println(items.describe());
        // endregion
        Item tea = items.copy(new Item("tea", new Price(new BigDecimal("4.50"), "EUR")));
        System.out.println(tea.name() + ": " + tea.price());
    }
}
