package dev.piculet.binary.form;

/** Tells which of the JDK's collections and maps have forms, before any is loaded. */
public final class Forms {
    private Forms() {}

    /** Whether a class of this name is one of the JDK's that a place can declare, or that a collection or map in it can have. */
    public static boolean isOfClass(String className) {
        return className.startsWith("java.util.")
                && (SequenceNames.declaredCode(className) != 0 || DictionaryNames.declaredCode(className) != 0);
    }
}
