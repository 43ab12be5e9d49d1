package dev.piculet.access.reach;

import java.lang.reflect.Member;
import java.lang.reflect.Modifier;

/**
 * The members that a hidden nestmate of one class may use with plain instructions. They are fewer than a private lookup
 * in that class finds: a hidden nestmate is no subclass, so it can't use protected members of another package.
 */
public final class Reach {
    private final Class<?> host;

    private Reach(Class<?> host) {
        this.host = host;
    }

    /** Returns the reach of the hidden nestmates of {@code host}. */
    public static Reach of(Class<?> host) {
        return new Reach(host);
    }

    /**
     * Tells whether an instruction may name {@code type}: it is accessible, and its name means the same class to the
     * host.
     */
    public boolean names(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        if (element.isPrimitive() || sharesPackage(element)) {
            return true;
        }
        int modifiers = element.getModifiers();
        // The class file of a protected nested class says public.
        boolean accessible = Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
        return accessible && isExported(element) && sees(element);
    }

    /** Tells whether an instruction may use {@code member}. */
    public boolean reaches(Member member) {
        Class<?> owner = member.getDeclaringClass();
        if (!names(owner)) {
            return false;
        }
        int modifiers = member.getModifiers();
        if (Modifier.isPublic(modifiers)) {
            return true;
        }
        return Modifier.isPrivate(modifiers) ? host.isNestmateOf(owner) : sharesPackage(owner);
    }

    /** Tells whether the name of {@code type} means that class to the host's loader. */
    public boolean sees(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        if (loader == null || loader == host.getClassLoader()) {
            return true;
        }
        try {
            return Class.forName(type.getName(), /* initialize= */ false, host.getClassLoader()) == type;
        } catch (ClassNotFoundException | LinkageError unknownToTheHost) {
            return false;
        }
    }

    private boolean sharesPackage(Class<?> type) {
        return type.getClassLoader() == host.getClassLoader()
                && type.getPackageName().equals(host.getPackageName());
    }

    private boolean isExported(Class<?> type) {
        Module from = host.getModule();
        Module to = type.getModule();
        return from == to || from.canRead(to) && to.isExported(type.getPackageName(), from);
    }
}
