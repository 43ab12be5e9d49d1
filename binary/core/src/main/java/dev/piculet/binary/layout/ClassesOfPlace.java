package dev.piculet.binary.layout;

import java.io.Serializable;
import java.lang.reflect.Method;
import java.util.Set;

/**
 * What may stand where a class is declared without a rule of the user: that class. If it chooses what is written of its instances,
 * also classes in the same source file as it or one of its superclasses, which extend it or have a {@code readResolve}. Nobody but
 * their author puts a class there.
 */
public final class ClassesOfPlace {
    private final Class<?> declared;
    private final Set<String> formerNames;
    private final boolean isReplaced;

    public ClassesOfPlace(Class<?> declared, TypeRules rules, SerializerOptions options) {
        this.declared = declared;
        this.formerNames = options.aliases.getOrDefault(declared.getName(), Set.of());
        this.isReplaced = rules.selfWriting().isReplaced(declared);
    }

    /** Whether a class is one of them. */
    public boolean contains(Class<?> type) {
        return isReplaced ? mayReplace(type) : type == declared;
    }

    private boolean mayReplace(Class<?> type) {
        Class<?> host = host(type.getName());
        return host != null
                && type.getClassLoader() == host.getClassLoader()
                && Serializable.class.isAssignableFrom(type)
                && !type.isArray()
                && !type.isEnum()
                && (declared.isAssignableFrom(type) || isResolved(type));
    }

    /** Returns the one of a name, which need not be trusted: no class is loaded elsewhere; null if there is none. */
    public Class<?> find(String name) {
        if (!isReplaced) {
            return name.equals(declared.getName()) || formerNames.contains(name) ? declared : null;
        }
        Class<?> host = host(name);
        if (host == null) {
            return null;
        }
        Class<?> type = AllowedClasses.load(name, host.getClassLoader());
        try {
            return type != null && contains(type) ? type : null;
        } catch (LinkageError e) {
            // It names a class that is not there.
            return null;
        }
    }

    /** Returns the class of the hierarchy in whose source file the class of a name is; null if none is. */
    private Class<?> host(String name) {
        for (Class<?> each = declared; each != null; each = each.getSuperclass()) {
            if (each != declared && each.getName().startsWith("java.")) {
                return null;
            }
            String outermost = outermost(each).getName();
            if (name.equals(each.getName()) || name.equals(outermost) || name.startsWith(outermost + "$")) {
                return each;
            }
        }
        return null;
    }

    private static Class<?> outermost(Class<?> type) {
        Class<?> outermost = type;
        while (outermost.getEnclosingClass() != null) {
            outermost = outermost.getEnclosingClass();
        }
        return outermost;
    }

    private static boolean isResolved(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Method method : each.getDeclaredMethods()) {
                if (method.getName().equals("readResolve") && method.getParameterCount() == 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
