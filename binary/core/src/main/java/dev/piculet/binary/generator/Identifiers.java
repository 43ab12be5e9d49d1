package dev.piculet.binary.generator;

/** Names of variables, for people who read the printed code. */
final class Identifiers {
    private Identifiers() {}

    /** Returns a field's name with everything replaced that no identifier has. */
    static String of(String name) {
        char[] chars = name.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            if (!Character.isJavaIdentifierPart(chars[i])) {
                chars[i] = '_';
            }
        }
        return new String(chars);
    }
}
