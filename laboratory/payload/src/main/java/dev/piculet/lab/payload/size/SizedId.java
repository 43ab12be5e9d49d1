package dev.piculet.lab.payload.size;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The id of a payload that is grown to a size: {@code media-10kB} is {@code media} with 10,000 bytes of content.
 *
 * @param base the id of the payload that grows
 * @param bytes as {@link ContentSize} counts them
 */
public record SizedId(String base, long bytes) {
    private static final int KILO = 1000;

    private static final Pattern SIZE = Pattern.compile("([1-9]\\d{0,8})(B|kB|MB)");

    /** Returns the parts of an id, or nothing if it tells no size. */
    public static Optional<SizedId> of(String id) {
        int dash = id.lastIndexOf('-');
        if (dash < 1) {
            return Optional.empty();
        }
        return bytesOf(id.substring(dash + 1)).map(bytes -> new SizedId(id.substring(0, dash), bytes));
    }

    /** Returns the bytes that a size says, such as {@code 100B}, {@code 10kB} or {@code 1MB}; nothing if it is none. */
    public static Optional<Long> bytesOf(String size) {
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long number = Long.parseLong(matcher.group(1));
        return Optional.of(
                switch (matcher.group(2)) {
                    case "kB" -> number * KILO;
                    case "MB" -> number * KILO * KILO;
                    default -> number;
                });
    }

    /** Returns the id without its size, if it tells one. */
    public static String baseOf(String id) {
        return of(id).map(SizedId::base).orElse(id);
    }
}
