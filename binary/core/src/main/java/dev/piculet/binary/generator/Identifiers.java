package dev.piculet.binary.generator;

/** Names of variables, for people who read the printed code. */
final class Identifiers {
    private Identifiers() {}

    /** Returns a field's name with everything replaced that no identifier has. */
    static String of(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (!Character.isJavaIdentifierPart(name.charAt(i))) {
                return of(name.replace(name.charAt(i), '_'));
            }
        }
        return name;
    }
}
