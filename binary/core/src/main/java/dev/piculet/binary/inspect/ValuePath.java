package dev.piculet.binary.inspect;

/** Where in a value the walker is: {@code $.orders[3].lines}. Shown shortened at its start where it is long. */
final class ValuePath {
    private static final int MAX_SHOWN = 40;

    private final StringBuilder text = new StringBuilder("$");

    /** Goes into a part. */
    void enter(String segment) {
        text.append(segment);
    }

    /** What {@link #leave} takes to come back here. */
    int length() {
        return text.length();
    }

    /** Goes out of everything that was entered since the length was this. */
    void leave(int length) {
        text.setLength(length);
    }

    /** The path, as text. */
    String shown() {
        return shown("");
    }

    /** A part of the path, as text. */
    String shown(String segment) {
        int excess = text.length() + segment.length() - MAX_SHOWN;
        if (excess <= 0) {
            return text + segment;
        }
        String end = text.substring(Math.min(text.length(), excess + 1)) + segment;
        return "…" + end.substring(Math.max(0, end.length() - MAX_SHOWN + 1));
    }

    /** The place behind the root, for messages. */
    String segments() {
        String shown = shown();
        return shown.startsWith("$") ? shown.substring(1) : shown;
    }
}
