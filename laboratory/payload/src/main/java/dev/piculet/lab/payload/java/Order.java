package dev.piculet.lab.payload.java;

import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.random.Variety.Script;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** An order of a shop, with its customer and its lines: records in records. */
public record Order(
        long id,
        String number,
        Status status,
        Customer customer,
        List<Line> lines,
        BigDecimal total,
        String currency,
        Instant orderedAt,
        String note) {
    private static final int MOST_LINES = 6;

    /** How far an order has come. */
    public enum Status {
        NEW,
        PAID,
        SHIPPED,
        DELIVERED,
        RETURNED
    }

    /** Who ordered. */
    public record Customer(long id, String name, String email, boolean firstOrder, Address address) {
        static Customer of(Variety v) {
            return new Customer(
                    v.id(), v.words(Script.ASCII, 2), v.word(Script.ASCII) + "@example.org", v.flag(), Address.of(v));
        }
    }

    /** Where a customer lives. */
    public record Address(String street, String city, String postalCode, String country) {
        static Address of(Variety v) {
            String street = v.word(Script.ASCII) + " street " + v.between(1, 200);
            return new Address(street, v.word(Script.LATIN), String.valueOf(v.between(10_000, 99_999)), "DE");
        }
    }

    /** One article of an order. */
    public record Line(int position, String sku, String title, int quantity, BigDecimal price, boolean gift) {
        static Line of(Variety v, int position) {
            String title = v.words(Script.ASCII, v.between(2, 6));
            return new Line(position, v.code("A"), title, v.between(1, 10), v.amount(), v.flag());
        }
    }

    static Order of(Variety v) {
        List<Line> lines = new ArrayList<>();
        int size = v.between(2, MOST_LINES + 1);
        for (int position = 1; position <= size; position++) {
            lines.add(Line.of(v, position));
        }
        String note = v.flag() ? null : v.words(Script.ASCII, 4);
        Status status = v.oneOf(Status.values());
        return new Order(v.id(), v.code("SO"), status, Customer.of(v), lines, v.amount(), "EUR", v.instant(), note);
    }
}
