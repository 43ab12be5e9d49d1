package dev.piculet.binary.runtime;

import dev.piculet.binary.encoding.Strings;

/**
 * Whether a string is Latin-1, told from the way the JVM stores it (JEP 254): a string's chars come from a class that reads
 * bytes, or from one that reads pairs of them. The plain version is {@link Strings#isLatin}, which looks at each char and is
 * faster up to some thirty; this one takes 8 ns and 88 bytes for any number (ADR 24).
 *
 * <p>Its first use loads the JDK's streams, so only generated code asks here.
 */
final class StoredChars {
    /** A class of this name holds one byte for each char. A JVM without it has the plain version alone. */
    private static final String OF_BYTES = "java.lang.StringLatin1$CharsSpliterator";

    private static final Class<?> LATIN =
            named(OF_BYTES, "".chars().spliterator().getClass());

    private static final int MAX_LENGTH_FOR_LOOP = 32;

    private StoredChars() {}

    private static Class<?> named(String name, Class<?> type) {
        return type.getName().equals(name) ? type : null;
    }

    /** Whether all chars are Latin-1. Texts in other scripts mostly show it at their ends. */
    static boolean areLatin(String string) {
        int length = string.length();
        if (length > 0 && (string.charAt(0) | string.charAt(length - 1)) > Strings.MAX_LATIN) {
            return false;
        }
        boolean storedAsBytes =
                length > MAX_LENGTH_FOR_LOOP && string.chars().spliterator().getClass() == LATIN;
        return storedAsBytes || Strings.isLatin(string);
    }
}
