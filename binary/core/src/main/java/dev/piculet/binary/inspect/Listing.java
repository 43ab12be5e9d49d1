package dev.piculet.binary.inspect;

import java.util.ArrayList;
import java.util.List;

/** Rows under each other, in columns. */
final class Listing {
    private static final int MAX_ROWS = 200_000;

    /** A schema may lead in circles where there are no bytes, and no rows. */
    private static final int MAX_STEPS = 2_000_000;

    private static final int BYTES_PER_LINE = 8;
    private static final int HEX_WIDTH = 3 * BYTES_PER_LINE - 1;
    private static final String[] TITLES = {"offset", "bytes", "path", "type", "value"};
    private static final String HEX_DIGITS = "0123456789abcdef";

    private final byte[] bytes;
    private final List<Row> rows = new ArrayList<>();
    private int steps;

    /** @param bytes what the rows' offsets mean */
    Listing(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The offset behind everything that has a row. */
    int end() {
        return rows.isEmpty() ? 0 : rows.get(rows.size() - 1).end();
    }

    /** Counts what is done for the rows. */
    void step() {
        steps++;
        if (steps > MAX_STEPS) {
            throw InspectionErrors.tooManySteps(MAX_STEPS);
        }
    }

    void add(Row row) {
        if (rows.size() >= MAX_ROWS) {
            throw InspectionErrors.tooManyLines(MAX_ROWS);
        }
        rows.add(row);
    }

    /** Appends all rows, with the columns' titles above. */
    void print(StringBuilder text) {
        int offsetWidth =
                Math.max(TITLES[0].length(), Integer.toString(bytes.length).length());
        int pathWidth = TITLES[2].length();
        int typeWidth = TITLES[3].length();
        for (Row row : rows) {
            pathWidth = Math.max(pathWidth, row.path().length());
            typeWidth = Math.max(typeWidth, row.type().length());
        }
        int[] widths = {offsetWidth, HEX_WIDTH, pathWidth, typeWidth};
        line(text, widths, TITLES);
        for (Row row : rows) {
            print(text, widths, row);
        }
    }

    private void print(StringBuilder text, int[] widths, Row row) {
        String offset = row.bits() == null ? Integer.toString(row.start()) : "";
        String first = row.bits() == null ? hex(row.start(), row.end()) : "  " + row.bits();
        line(text, widths, offset, first, row.path(), row.type(), row.value());
        for (int pos = row.start() + BYTES_PER_LINE; pos < row.end(); pos += BYTES_PER_LINE) {
            line(text, widths, Integer.toString(pos), hex(pos, row.end()));
        }
    }

    /** Appends the bytes from an offset on, without saying what they are. */
    void printRest(StringBuilder text, int start) {
        int[] widths = {
            Math.max(TITLES[0].length(), Integer.toString(bytes.length).length()), HEX_WIDTH
        };
        for (int pos = start; pos < bytes.length; pos += BYTES_PER_LINE) {
            line(text, widths, Integer.toString(pos), hex(pos, bytes.length));
        }
    }

    /** Appends cells, the first flush right, without blanks at the end. */
    private static void line(StringBuilder text, int[] widths, String... cells) {
        int start = text.length();
        text.append(" ".repeat(Math.max(0, widths[0] - cells[0].length()))).append(cells[0]);
        int column = widths[0];
        for (int i = 1; i < cells.length; i++) {
            column += 2;
            text.append(" ".repeat(Math.max(0, column - (text.length() - start))))
                    .append(cells[i]);
            column += i < widths.length ? widths[i] : 0;
        }
        int end = text.length();
        while (end > start && text.charAt(end - 1) == ' ') {
            end--;
        }
        text.setLength(end);
        text.append('\n');
    }

    private String hex(int start, int end) {
        StringBuilder hex = new StringBuilder();
        for (int i = start; i < Math.min(end, start + BYTES_PER_LINE); i++) {
            hex.append(i == start ? "" : " ")
                    .append(HEX_DIGITS.charAt(bytes[i] >>> 4 & 0xF))
                    .append(HEX_DIGITS.charAt(bytes[i] & 0xF));
        }
        return hex.toString();
    }
}
