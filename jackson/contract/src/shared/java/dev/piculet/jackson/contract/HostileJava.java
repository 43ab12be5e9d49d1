package dev.piculet.jackson.contract;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A class of Java with every kind of value that a document may make long. */
final class HostileJava {
    private HostileJava() {}

    record Everything(
            String text,
            Integer small,
            Long number,
            Double fraction,
            BigDecimal amount,
            Boolean truth,
            List<String> texts,
            List<Long> numbers,
            Map<String, String> map,
            int[] ints,
            List<Everything> all,
            Everything next) {}

    /** Makes an array as long as it is told. */
    record Room(int size) {
        Room {
            byte[] room = new byte[size];
            if (room.length != size) {
                throw new IllegalArgumentException();
            }
        }
    }
}
