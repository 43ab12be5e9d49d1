package dev.piculet.binary.error;

import dev.piculet.access.error.UnsupportedClassException;
import java.util.Set;
import java.util.stream.Collectors;

/** Messages about types that have no layout. */
public final class SchemaErrors {
    /** Longer paths than this are of types that never end. */
    public static final int MAX_PATH = 10_000;

    /** More members than these are not listed. */
    private static final int MAX_MEMBERS = 40;

    private SchemaErrors() {}

    public static IllegalArgumentException sameFormerName(String formerName, String one, String other) {
        return new IllegalArgumentException("Former name '" + formerName + "' is given to both " + one + " and " + other
                + ". Old data can be only one of them.");
    }

    /** Said when classes of one name are allowed. */
    public static IllegalArgumentException sameName(Class<?> type, Class<?> other) {
        return new IllegalArgumentException("Two classes " + type.getName() + " are allowed, of the class loaders "
                + other.getClassLoader() + " and " + type.getClassLoader()
                + ". Bytes tell classes by their names, so each needs a serializer of its own.");
    }

    public static UnsupportedClassException foundAt(UnsupportedClassException e, CharSequence path) {
        return foundAt(e, "", path);
    }

    private static UnsupportedClassException foundAt(UnsupportedClassException e, String advice, CharSequence path) {
        UnsupportedClassException located = new UnsupportedClassException(
                e.className(), e.getMessage() + instead(e.className()) + advice + "\n  Found at " + path + ".");
        located.setStackTrace(e.getStackTrace());
        located.initCause(e.getCause());
        return located;
    }

    /** @param option what has objects of the class created nevertheless; null if nothing does */
    public static UnsupportedClassException notCreatable(
            UnsupportedClassException e, String option, CharSequence path) {
        String advice = option == null
                ? ""
                : "\n  " + option + " it is created without a constructor, and no check of the class runs.";
        return foundAt(e, advice, path);
    }

    /** Returns what users of this library catch, with the same message and trace. */
    public static dev.piculet.binary.io.UnsupportedClassException asOurs(UnsupportedClassException e) {
        dev.piculet.binary.io.UnsupportedClassException ours =
                new dev.piculet.binary.io.UnsupportedClassException(e.className(), e.getMessage());
        ours.setStackTrace(e.getStackTrace());
        ours.initCause(e.getCause());
        return ours;
    }

    private static String instead(String className) {
        String advice = Replacements.of(className);
        return advice == null ? "" : "\n  " + advice;
    }

    public static UnsupportedClassException noValues(CharSequence path) {
        return new UnsupportedClassException(
                "java.lang.Void",
                "Type java.lang.Void has no values at " + path
                        + ".\n  Declare the property nullable, or leave it out.");
    }

    /** Refuses a declared class whose values are known to be no data, whatever their own class is. */
    public static void requireData(Class<?> type, CharSequence path) {
        String advice = Replacements.of(type);
        if (advice != null) {
            throw new UnsupportedClassException(
                    type.getName(), "No layout for " + type.getName() + " at " + path + ".\n  " + advice);
        }
    }

    public static UnsupportedClassException identityTable(Class<?> type, CharSequence path) {
        return new UnsupportedClassException(
                type.getName(),
                "Cannot write " + type.getName() + ": where it keeps an object depends on the object's identity,"
                        + " which no copy has.\n  Copy it into a collection of the JDK, or give OptionsBuilder.codec a codec for it."
                        + "\n  Found at " + path + ".");
    }

    public static UnsupportedClassException sameFieldName(Class<?> type, String name, CharSequence path) {
        return new UnsupportedClassException(
                type.getName(),
                "Cannot write " + type.getName() + ": several fields of one class have the name '" + name
                        + "', and bytes tell fields by their names.\n  Let the obfuscator give each field a name of its own,"
                        + " or give OptionsBuilder.codec a codec for it.\n  Found at " + path + ".");
    }

    /** Said of a class whose {@code readResolve} always gives an instance of another one. */
    public static UnsupportedClassException readAsAnother(Class<?> type, Class<?> resolved) {
        return new UnsupportedClassException(
                type.getName(),
                "Cannot read " + type.getName() + ": its readResolve gives an instance of " + resolved.getName()
                        + " instead.\n  Write that, or give OptionsBuilder.codec a codec for it.");
    }

    public static IllegalArgumentException unknownMember(Class<?> type, String member, Set<String> members) {
        String shown = members.stream().limit(MAX_MEMBERS).collect(Collectors.joining(", "));
        return new IllegalArgumentException("Alias of '" + member + "': " + type.getName() + " has no "
                + (type.isEnum() ? "such constant." : "such field that is written.")
                + "\n  Give the name that it has now. There is " + (shown.isEmpty() ? "none" : shown)
                + (members.size() > MAX_MEMBERS ? ", …" : "") + ".");
    }

    public static UnsupportedClassException endlessType(CharSequence path) {
        return new UnsupportedClassException(
                "?",
                "Type has no end: its arguments grow at every step of " + path.subSequence(0, 100)
                        + "….\n  Break the recursion with a class without type parameters.");
    }
}
