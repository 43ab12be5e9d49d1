package dev.piculet.jackson.bean;

import dev.piculet.codegen.GenerateAfter;

/**
 * Settings that all classes of one module share.
 *
 * @param models of the classes
 * @param generateAfter calls before code is generated, unless the system property {@code piculet.jackson.generateAfter}
 *     overrules it; 0 for at the first call, {@code Integer.MAX_VALUE} for never, {@link #WHEN_IT_PAYS}
 * @param readsBuffer whether generated code may take values from a parser's buffer, unless the system property {@code
 *     piculet.jackson.readBuffer} overrules it
 * @param writesBuffer whether generated code may write into a generator's buffer, unless the system property {@code
 *     piculet.jackson.writeBuffer} overrules it
 * @param paths notes which way each class takes
 */
public record BeanSettings(
        BeanModels models, int generateAfter, boolean readsBuffer, boolean writesBuffer, CodePaths paths) {
    /** Generates code for what is called often, but none before a program needs much of it. */
    public static final int WHEN_IT_PAYS = -1;

    /** Calls of a class that has code when it pays (ADR 59). */
    private static final int OFTEN = 10_000;

    /** The system property that overrules every module. */
    private static final String PROPERTY = "piculet.jackson.generateAfter";

    /** Likewise. */
    private static final String READ_PROPERTY = "piculet.jackson.readBuffer";

    /** Likewise. */
    private static final String WRITE_PROPERTY = "piculet.jackson.writeBuffer";

    /** @throws IllegalArgumentException if a system property that overrules a setting has a value without a meaning */
    public BeanSettings {
        generateAfter = GenerateAfter.calls(PROPERTY, generateAfter, Integer.MAX_VALUE);
        readsBuffer = isOn(READ_PROPERTY, readsBuffer);
        writesBuffer = isOn(WRITE_PROPERTY, writesBuffer);
    }

    /** Returns the settings of what has no module any more, and generates nothing. */
    public static BeanSettings ofNobody() {
        return new BeanSettings(new JavaModels(), Integer.MAX_VALUE, false, false, new CodePaths());
    }

    /** Calls before code is generated for a class, at least. */
    int callsBefore() {
        return isWhenItPays() ? OFTEN : generateAfter;
    }

    boolean isWhenItPays() {
        return generateAfter == WHEN_IT_PAYS;
    }

    private static boolean isOn(String property, boolean configured) {
        String overruling = System.getProperty(property);
        if (overruling == null) {
            return configured;
        }
        return switch (overruling) {
            case "true" -> true;
            case "false" -> false;
            default ->
                throw new IllegalArgumentException("The system property " + property + " is '" + overruling
                        + "'. Set it to true or false, or unset it.");
        };
    }
}
