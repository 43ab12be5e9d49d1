package dev.piculet.codegen;

/**
 * The number of calls after which code is generated, as a system property has it: whole test suites run on generated
 * code, or without any, and no line of them changes.
 */
public final class GenerateAfter {
    private static final String NEVER = "never";

    private GenerateAfter() {}

    /**
     * Returns what a system property says, which overrules the program; what the program says if the property is not set.
     *
     * @param property a number of calls, 0 or more, or {@code never}
     * @param configured what the program says
     * @param never what stands for never
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
