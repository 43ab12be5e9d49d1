package dev.piculet.model.kotlin.metadata;

/** Translates Kotlin's names of classes to the JVM's: by default, without regard to nullability. */
public final class JvmNames {
    /** Functions of more parameters all share one interface. */
    private static final int MOST_COUNTED_PARAMETERS = 22;

    private static final int NONE = -1;

    private JvmNames() {}

    /** Returns the descriptor of a class: {@code I} for {@code kotlin/Int}, whether or not it is boxed where it stands. */
    public static String descriptor(String className) {
        String primitive = primitive(className);
        if (primitive != null) {
            return primitive;
        }
        if (className.equals("kotlin/Unit")) {
            return "V";
        }
        String component =
                className.endsWith("Array") ? primitive(className.substring(0, className.length() - 5)) : null;
        return component == null ? "L" + internalName(className) + ";" : "[" + component;
    }

    /** Returns the name for {@link Class#forName(String)} of a class that has no primitive values. */
    public static String className(String className) {
        String descriptor = descriptor(className);
        return descriptor.startsWith("L")
                ? descriptor.substring(1, descriptor.length() - 1).replace('/', '.')
                : descriptor;
    }

    /** Tells whether a class, null for none, is one of the interfaces that change collections, maps and their iterators. */
    public static boolean isMutableCollection(String className) {
        return className != null && className.startsWith("kotlin/collections/Mutable");
    }

    private static String primitive(String className) {
        return switch (className) {
            case "kotlin/Boolean" -> "Z";
            case "kotlin/Byte" -> "B";
            case "kotlin/Short" -> "S";
            case "kotlin/Char" -> "C";
            case "kotlin/Int" -> "I";
            case "kotlin/Long" -> "J";
            case "kotlin/Float" -> "F";
            case "kotlin/Double" -> "D";
            default -> null;
        };
    }

    private static String internalName(String className) {
        String known = className.startsWith("kotlin/") ? builtIn(className.substring(7)) : null;
        if (known != null) {
            return known;
        }
        return (className.startsWith(".") ? className.substring(1) : className).replace('.', '$');
    }

    /** Returns the internal name for a class without a class file in Kotlin; null for any other class. */
    private static String builtIn(String name) {
        return switch (name) {
            case "Any" -> "java/lang/Object";
            case "Nothing" -> "java/lang/Void";
            case "Annotation" -> "java/lang/annotation/Annotation";
            case "String", "CharSequence", "Throwable", "Cloneable", "Number", "Comparable", "Enum" ->
                "java/lang/" + name;
            case "Char.Companion",
                    "Byte.Companion",
                    "Short.Companion",
                    "Int.Companion",
                    "Float.Companion",
                    "Long.Companion",
                    "Double.Companion",
                    "String.Companion",
                    "Enum.Companion" -> "kotlin/jvm/internal/" + name.replace(".", "") + "Object";
            default -> name.startsWith("collections/") ? collection(name.substring(12)) : function(name);
        };
    }

    private static String collection(String name) {
        return switch (name) {
            case "Iterable", "MutableIterable" -> "java/lang/Iterable";
            case "Iterator", "MutableIterator" -> "java/util/Iterator";
            case "ListIterator", "MutableListIterator" -> "java/util/ListIterator";
            case "Collection", "MutableCollection" -> "java/util/Collection";
            case "List", "MutableList" -> "java/util/List";
            case "Set", "MutableSet" -> "java/util/Set";
            case "Map", "MutableMap" -> "java/util/Map";
            case "Map.Entry", "MutableMap.MutableEntry" -> "java/util/Map$Entry";
            default -> null;
        };
    }

    private static String function(String name) {
        int count = name.startsWith("Function") ? number(name, 8) : NONE;
        if (count != NONE) {
            return "kotlin/jvm/functions/Function" + (count > MOST_COUNTED_PARAMETERS ? "N" : count);
        }
        return name.startsWith("reflect/KFunction") && number(name, 17) != NONE ? "kotlin/reflect/KFunction" : null;
    }

    /** Returns the number at the end of a name, of at most three digits. */
    private static int number(String name, int begin) {
        int number = 0;
        for (int i = begin; i < name.length(); i++) {
            char digit = name.charAt(i);
            if (digit < '0' || digit > '9') {
                return NONE;
            }
            number = 10 * number + digit - '0';
        }
        int digits = name.length() - begin;
        return digits >= 1 && digits <= 3 ? number : NONE;
    }
}
