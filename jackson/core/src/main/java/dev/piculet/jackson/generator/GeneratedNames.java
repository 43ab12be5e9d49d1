package dev.piculet.jackson.generator;

/** Names of generated classes. */
final class GeneratedNames {
    private GeneratedNames() {}

    /** Returns the simple name of a class generated for {@code type}: Outer_InnerReader. */
    static String of(Class<?> type, String suffix) {
        String name = type.getName();
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '_').replace('/', '_') + suffix;
    }
}
