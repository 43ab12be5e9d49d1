package dev.piculet.binary.form;

import dev.piculet.access.plan.ExtendedCollections;
import dev.piculet.access.proof.NamedByCode;
import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.binary.schema.SequenceCodes;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Set;

/**
 * Decides about users' subclasses of the JDK's collections where they are declared. Such a class is created by its constructor
 * without parameters and filled, which restores all of it if it has no fields and leaves those methods to the JDK that fill
 * a collection and show its elements.
 */
public final class OwnCollections {
    /** Methods that filling and writing a collection call, or that choose another instance; some of them call each other. */
    private static final Set<String> DECISIVE = Set.of(
            "add",
            "addLast",
            "offer",
            "offerLast",
            "iterator",
            "listIterator",
            "comparator",
            "readResolve",
            "writeReplace");

    /** The same of a map. */
    private static final Set<String> DECISIVE_OF_MAPS =
            Set.of("put", "removeEldestEntry", "entrySet", "comparator", "readResolve", "writeReplace");

    /** Methods that copy all elements at once, or add them, and those that say that fields are not all. */
    private static final Set<String> TASKS = Set.of(
            "addAll",
            "putAll",
            "toArray",
            "size",
            "isEmpty",
            "writeObject",
            "readObject",
            "readObjectNoData",
            "finalize");

    private OwnCollections() {}

    /** Whether a class is a user's subclass of a collection of the JDK that is created again as itself. */
    public static boolean isRestored(Class<?> declared) {
        return code(declared) != 0;
    }

    /** Whether a class is a collection or map of the JDK that stores its elements itself, and no view of others. */
    public static boolean isStorage(Class<?> type) {
        return codeOf(type) != 0;
    }

    /**
     * Whether a class extends a collection of the JDK that is empty without its own constructor, and the methods that tell and add
     * elements are the JDK's: it may have fields besides.
     */
    public static boolean isExtended(Class<?> declared) {
        if (declared.isInterface() || Modifier.isAbstract(declared.getModifiers())) {
            return false;
        }
        try {
            Class<?> known = ExtendedCollections.known(declared);
            if (known == null) {
                return false;
            }
            for (Class<?> each = declared; each != known; each = each.getSuperclass()) {
                if (decides(each) || hasTask(each)) {
                    return false;
                }
            }
            return true;
        } catch (LinkageError e) {
            return false;
        }
    }

    /** Whether a class keeps or shows other elements than the JDK's, by more than a bound that it compares their number with. */
    private static boolean decides(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) {
            boolean isBound =
                    method.getName().equals("removeEldestEntry") && new NamedByCode(type).comparesSizeOnly(method);
            if (isDecisive(type, method) && !isBound) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasTask(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) {
            if (!Modifier.isStatic(method.getModifiers()) && TASKS.contains(method.getName())) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of a declared class's superclass; 0 if the class can't be created again as itself. */
    static int code(Class<?> declared) {
        Class<?> known = known(declared);
        return known == null || obstacle(declared, known) != null ? 0 : codeOf(known);
    }

    /** Says why a class can't be created again, as the end of a sentence; null if it does not extend a collection of the JDK. */
    static String refusal(Class<?> declared) {
        Class<?> known = known(declared);
        return known == null ? null : obstacle(declared, known);
    }

    /** Returns the closest superclass of the JDK whose state is its elements and at most a comparator; null if there is none. */
    private static Class<?> known(Class<?> declared) {
        if (declared.isInterface() || declared.getName().startsWith("java.")) {
            return null;
        }
        for (Class<?> each = declared.getSuperclass(); each != null; each = each.getSuperclass()) {
            if (each.getName().startsWith("java.")) {
                return codeOf(each) == 0 ? null : each;
            }
        }
        return null;
    }

    private static int codeOf(Class<?> known) {
        String name = known.getName();
        return Map.class.isAssignableFrom(known) ? map(DictionaryNames.code(name)) : sequence(SequenceNames.code(name));
    }

    private static int sequence(int code) {
        return switch (code) {
            case SequenceCodes.ARRAY_LIST,
                    SequenceCodes.LINKED_LIST,
                    SequenceCodes.VECTOR,
                    SequenceCodes.STACK,
                    SequenceCodes.HASH_SET,
                    SequenceCodes.LINKED_HASH_SET,
                    SequenceCodes.TREE_SET,
                    SequenceCodes.CONCURRENT_SKIP_LIST_SET,
                    SequenceCodes.ARRAY_DEQUE,
                    SequenceCodes.CONCURRENT_LINKED_QUEUE,
                    SequenceCodes.CONCURRENT_LINKED_DEQUE -> code;
            default -> 0;
        };
    }

    private static int map(int code) {
        return switch (code) {
            case DictionaryCodes.HASH_MAP,
                    DictionaryCodes.LINKED_HASH_MAP,
                    DictionaryCodes.TREE_MAP,
                    DictionaryCodes.CONCURRENT_HASH_MAP,
                    DictionaryCodes.CONCURRENT_SKIP_LIST_MAP -> code;
            default -> 0;
        };
    }

    private static String obstacle(Class<?> declared, Class<?> known) {
        if (Modifier.isAbstract(declared.getModifiers())) {
            return "it is abstract";
        }
        try {
            declared.getDeclaredConstructor();
            for (Class<?> each = declared; each != known; each = each.getSuperclass()) {
                String obstacle = obstacle(each);
                if (obstacle != null) {
                    return obstacle;
                }
            }
            return null;
        } catch (NoSuchMethodException e) {
            return "it has no constructor without parameters";
        } catch (LinkageError e) {
            return "a class that it names is missing";
        }
    }

    private static String obstacle(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                return "its field " + field.getName() + " would be lost";
            }
        }
        String method = ownMethod(type);
        return method == null ? null : "its own " + method + "() may keep or show other elements";
    }

    private static String ownMethod(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) {
            if (isDecisive(type, method)) {
                return method.getName();
            }
        }
        return null;
    }

    private static boolean isDecisive(Class<?> type, Method method) {
        Set<String> decisive = Map.class.isAssignableFrom(type) ? DECISIVE_OF_MAPS : DECISIVE;
        // Compilers make bridges to methods of other names, such as Kotlin's for properties.
        boolean isOwn = !Modifier.isStatic(method.getModifiers()) && !method.isBridge();
        return isOwn && decisive.contains(method.getName());
    }
}
