package dev.piculet.jackson3.beans;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import tools.jackson.core.json.PackageVersion;

/** Which versions of Jackson are known inside, and a way to fields that its classes show their subclasses alone. */
final class JacksonInside {
    private JacksonInside() {}

    /** A class of its own, since to look at the version loads a dozen others, which nobody needs at the first use. */
    private static final class Combining {
        static final boolean TAKES_OTHERS = PackageVersion.VERSION.getMajorVersion() == 2
                && PackageVersion.VERSION.getMinorVersion() == 18
                && PackageVersion.VERSION.getPatchLevel() < 2;
    }

    /** Tells whether generators that combine surrogates take other characters for some: core's issue 1359, in the first two of 2.18. */
    static boolean takesOthersForSurrogates() {
        return Combining.TAKES_OTHERS;
    }

    static boolean isKnown() {
        int minor = PackageVersion.VERSION.getMinorVersion();
        return minor >= JacksonCalls.FIRST_KNOWN_INSIDE && minor <= JacksonCalls.LAST_KNOWN_INSIDE;
    }

    /** Returns the value of a field that {@link #field} reaches. */
    static Object value(Object owner, String name, Class<?> type) throws ReflectiveOperationException {
        return field(owner.getClass(), name, type).get(owner);
    }

    /** Reaches a field unless Jackson is a named module, or a version has no such field of this type. */
    static VarHandle field(Class<?> owner, String name, Class<?> type) throws ReflectiveOperationException {
        return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVarHandle(owner, name, type);
    }
}
