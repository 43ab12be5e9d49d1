package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Tells by the fields in class files which types are of objects that change. Of an interface, and of a class that can't be read,
 * nothing is told.
 */
final class ChangeableClasses {
    /** The JDK's whose own fields are final. */
    private static final Set<String> BY_FINAL_FIELDS = Set.of(
            "java/util/concurrent/ConcurrentSkipListSet",
            "java/util/concurrent/CopyOnWriteArraySet",
            "java/util/concurrent/atomic/AtomicIntegerArray",
            "java/util/concurrent/atomic/AtomicLongArray",
            "java/util/concurrent/atomic/AtomicReferenceArray");

    private final ClassFiles files;

    private final Map<String, Boolean> known = new HashMap<>();

    ChangeableClasses(ClassFiles files) {
        this.files = files;
    }

    /** Whether a descriptor is that of arrays, or of a class with fields that are set again. */
    boolean has(String descriptor) {
        if (descriptor.charAt(0) == '[') {
            return true;
        }
        return !KnownMethods.isImmutable(descriptor) && hasClass(descriptor.substring(1, descriptor.length() - 1));
    }

    /** Whether the class of an internal name, or a superclass, has fields that are set again. */
    boolean hasClass(String name) {
        Boolean isKnown = known.get(name);
        if (isKnown == null) {
            isKnown = isSettable(name);
            known.put(name, isKnown);
        }
        return isKnown;
    }

    private boolean isSettable(String name) {
        for (String each = name; each != null && !KnownMethods.isImmutable("L" + each + ";"); ) {
            ClassFile file = files.find(each);
            if (file == null || (file.access() & (Modifier.INTERFACE | Analyses.ENUM)) != 0) {
                return false;
            }
            // What others mark transient is a cache; the JDK's collections mark all that they hold.
            boolean isOfTheJdk = each.startsWith("java/");
            if (hasSettableField(file, !isOfTheJdk) || BY_FINAL_FIELDS.contains(each)) {
                return true;
            }
            each = file.superName();
        }
        return false;
    }

    private static boolean hasSettableField(ClassFile file, boolean isWritten) {
        try {
            return file.hasSettableField(isWritten);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
