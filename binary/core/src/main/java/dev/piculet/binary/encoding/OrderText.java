package dev.piculet.binary.encoding;

import java.util.Comparator;

/** The JDK's orders as text: their own would be their identity. */
public final class OrderText {
    private OrderText() {}

    /** Returns the name of an order's class, without its package; null for any other value. */
    public static String of(Object value) {
        if (!(value instanceof Comparator<?>)) {
            return null;
        }
        String name = value.getClass().getName();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
