package dev.piculet.lab.payload.java;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.text.TextPayloads;
import java.util.Map;
import java.util.function.LongFunction;

/**
 * The payloads of suite {@code java}: a record of 20 numbers, a bean with setters of 15 properties, a class with a creator
 * of 8, and an order of records in records, each in all forms of {@link TextPayloads}.
 */
public final class JavaPayloads {
    public static final String SUITE = "java";

    private static final TextPayloads PAYLOADS = new TextPayloads(SUITE);

    static {
        PAYLOADS.add("record-20", Record20::of, Record20.class);
        PAYLOADS.add(
                "order",
                Order::of,
                Order.class,
                Order.Status.class,
                Order.Customer.class,
                Order.Address.class,
                Order.Line.class);
        PAYLOADS.add("bean-15", Article::of, Article.class, Article.Category.class);
        PAYLOADS.add("creator-8", Subscriber::of, Subscriber.class, Subscriber.Plan.class);
    }

    private JavaPayloads() {}

    /** Returns the payloads by id, in the order that a tight budget keeps them. */
    public static Map<String, LongFunction<Payload>> byId() {
        return PAYLOADS.inAllForms();
    }
}
