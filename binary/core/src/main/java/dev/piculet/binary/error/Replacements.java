package dev.piculet.binary.error;

import dev.piculet.model.CompilerFields;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/** Replacements for classes without a layout. Declaring or allowing such classes would not help. */
final class Replacements {
    private static final String TRANSIENT = "It is no data. Mark the property that holds it transient.";
    private static final String OR_CODEC = ", or give OptionsBuilder.codec a codec for it.";

    /** By the name of a class or a supertype of it: some are of modules that may be missing. */
    private static final Map<String, String> ADVICE = new HashMap<>();

    static {
        ADVICE.put("java.io.File", "Keep its path, the String of getPath" + OR_CODEC);
        ADVICE.put("java.nio.file.Path", "Keep it as the String of toString" + OR_CODEC);
        ADVICE.put("java.util.SimpleTimeZone", "Declare a java.util.TimeZone" + OR_CODEC);
        ADVICE.put(
                "java.io.InputStream",
                "Keep the byte[] of readAllBytes, or mark the property that holds it transient.");
        ADVICE.put("java.io.OutputStream", TRANSIENT);
        ADVICE.put("java.io.Reader", "Keep what it reads as a String, or mark the property that holds it transient.");
        ADVICE.put("java.io.Writer", TRANSIENT);
        ADVICE.put("java.lang.Thread", TRANSIENT);
        ADVICE.put("java.lang.ClassLoader", TRANSIENT);
        ADVICE.put("java.util.concurrent.Executor", TRANSIENT);
        ADVICE.put("java.util.concurrent.locks.Lock", TRANSIENT);
    }

    private Replacements() {}

    /** Returns the replacement for a class of exactly this name, or null. */
    static String of(String className) {
        String advice = ADVICE.get(className);
        return advice == null || advice.equals(TRANSIENT) ? null : advice;
    }

    /** Returns the advice on a class, by its kind or a supertype, or null if it may just be declared. */
    static String of(Class<?> type) {
        if (type.isHidden() || type.isSynthetic()) {
            return "It is a lambda, which is no data. Mark the property that holds it transient, or declare a named class.";
        }
        if (type.isAnonymousClass()) {
            return "It is an anonymous class, which has no lasting name. Declare a named class.";
        }
        if (type.isLocalClass() && captures(type)) {
            return "It is a local class that holds variables of its method. Move it out of the method.";
        }
        if (isOfTheJdk(type.getName()) && Map.Entry.class.isAssignableFrom(type)) {
            return "It is an entry of a map, which may show that. Keep a copy, such as new AbstractMap.SimpleEntry<>(entry).";
        }
        return ofSupertypes(type);
    }

    /** The first entry of a map in the order of insertion is of a package that the JDK exports to nobody. */
    private static boolean isOfTheJdk(String className) {
        return className.startsWith("java.util.") || className.startsWith("jdk.internal.");
    }

    /** Compilers keep what is captured in fields of their own. */
    private static boolean captures(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (CompilerFields.isOne(field) && !Modifier.isStatic(field.getModifiers())) {
                return true;
            }
        }
        return false;
    }

    private static String ofSupertypes(Class<?> type) {
        String advice = ADVICE.get(type.getName());
        if (advice == null && type.getSuperclass() != null) {
            advice = ofSupertypes(type.getSuperclass());
        }
        for (Class<?> supertype : advice == null ? type.getInterfaces() : new Class<?>[0]) {
            advice = advice == null ? ofSupertypes(supertype) : advice;
        }
        return advice;
    }
}
