package dev.piculet.samples.binary;

import java.util.List;

/** What a customer has ordered. The samples write and read it. */
public record Order(long id, String customer, List<Line> lines) {
    /** One article of an order. */
    public record Line(String article, int quantity, long cents) {}

    /** Returns an order of two lines. */
    public static Order example() {
        return new Order(7, "Ann", List.of(new Line("tea", 2, 450), new Line("cup", 1, 1_200)));
    }
}
