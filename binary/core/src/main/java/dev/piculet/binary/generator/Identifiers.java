package dev.piculet.binary.generator;

/** Names of variables, for people who read the printed code. */
final class Identifiers {
    private Identifiers() {}

    /** Returns a field's name with everything replaced that no identifier has. */
    static String of(String name) {
        StringBuilder identifier = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            identifier.append(Character.isJavaIdentifierPart(c) ? c : '_');
        }
        return identifier.toString();
    }
}
