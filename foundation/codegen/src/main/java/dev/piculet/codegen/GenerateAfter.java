package dev.piculet.codegen;

/**
 * The number of calls after which code is generated, as a system property has it: whole test suites run on generated
 * code, or without any, and no line of them changes.
 */
public final class GenerateAfter {
    private static final String NEVER = "never";

    private GenerateAfter() {}

    /**
     * Returns the value of a system property, which overrules the program; the program's value if the property is not
     * set.
     *
     * @param property a number of calls, 0 or more, or {@code never}
     * @param configured the program's value
     * @param never the number that means never
     * @throws IllegalArgumentException if the property has another value
     */
    public static int calls(String property, int configured, int never) {
        String value = System.getProperty(property);
        if (value == null) {
            return configured;
        }
        if (value.equals(NEVER)) {
            return never;
        }
        int calls;
        try {
            calls = Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw CodegenErrors.noNumberOfCalls(property, value);
        }
        if (calls < 0) {
            throw CodegenErrors.noNumberOfCalls(property, value);
        }
        return calls;
    }
}
