package dev.piculet.samples.move;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedClassException;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Copies each value by both programs, and prints which came back equal. */
public final class Comparison {
    private static final String ROW = "%-38s %-8s %s%n";

    private Comparison() {}

    public static void main(String[] args) {
        System.out.print(table());
    }

    /** Returns a row for each value, and their numbers. */
    static String table() {
        Map<String, Object> values = Values.all();
        StringBuilder table = new StringBuilder(ROW.formatted("value", "Piculet", "Kryo"));
        int here = 0;
        int kryo = 0;
        for (Map.Entry<String, Object> each : values.entrySet()) {
            String ours = verdict(each.getValue(), WithPiculet::copy);
            String theirs = verdict(each.getValue(), WithKryo::copy);
            here += ours.equals("equal") ? 1 : 0;
            kryo += theirs.equals("equal") ? 1 : 0;
            table.append(ROW.formatted(each.getKey(), ours, theirs));
        }
        return table.append(ROW.formatted("equal, of " + values.size(), here, kryo))
                .toString()
                .replace(System.lineSeparator(), "\n");
    }

    private static String verdict(Object value, UnaryOperator<Object> program) {
        try {
            return value.equals(program.apply(value)) ? "equal" : "other";
        } catch (BinaryException | UnsupportedClassException e) {
            return "refused";
        } catch (RuntimeException e) {
            return "error";
        }
    }
}
