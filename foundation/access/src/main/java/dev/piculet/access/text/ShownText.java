package dev.piculet.access.text;

/** Texts from outside in messages: cut, and without what is nobody's business. */
public final class ShownText {
    /** Longer names are of no class that anybody has; of a longer text, its begin tells which it is. */
    private static final int MAX_CHARS = 300;

    private ShownText() {}

    /** Returns a text, or what it begins with and an ellipsis; if it looks like an address, without user and password. */
    public static String of(String text) {
        return text.contains("://") ? ofAddress(text) : cut(text, MAX_CHARS);
    }

    /** Returns no more than so many chars of a text, and an ellipsis. */
    public static String cut(String text, int chars) {
        return text.length() > chars ? text.substring(0, chars) + "…" : text;
    }

    /** Returns an address likewise, with an ellipsis for a user and a password: {@code https://…@host/path}. */
    public static String ofAddress(String address) {
        // The last one: a password that is not encoded may hold anything.
        int at = address.lastIndexOf('@');
        if (at < 0) {
            return cut(address, MAX_CHARS);
        }
        int slashes = address.indexOf("//");
        int start = slashes >= 0 && slashes < at ? slashes + 2 : 0;
        return cut(address.substring(0, start) + "…" + address.substring(at), MAX_CHARS);
    }
}
