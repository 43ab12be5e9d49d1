package dev.piculet.codegen;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup.ClassOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes hidden classes of specifications.
 *
 * <p>A hidden class is a nestmate of its host, the class of the lookup: it is in the same package and module, sees what
 * the host's class loader sees, and reaches the private members of the host and its nest with plain instructions. No
 * class can name it, and it is unloaded once nothing refers to it or to an instance of it, even while its host lives.
 */
public final class HiddenClassDefiner {
    private HiddenClassDefiner() {}

    /** Whether classes can be defined at all: not in a native image, which has those only that it was built with. */
    public static boolean isPossible() {
        return System.getProperty("org.graalvm.nativeimage.imagecode") == null;
    }

    /**
     * Defines a class beside the host of a lookup with full privilege access, and returns a lookup that reaches all its
     * members.
     *
     * <p>The class is initialized when it is first used. A specification or lookup that does not fit is an {@link
     * IllegalArgumentException}, code that is too large a {@link CodeTooLargeException}.
     */
    public static MethodHandles.Lookup defineLookup(MethodHandles.Lookup host, ClassSpec spec) {
        requirePackage(host, spec);
        Object data = spec.classData().isEmpty() ? null : asList(spec.classData());
        return define(host, spec, ClassEmitter.emit(spec), data);
    }

    /**
     * Defines a class as {@link #defineLookup} does, and returns an instance made by its constructor without parameters.
     *
     * <p>The class makes the instance itself when it is initialized: no reflection is started up for it, and nobody
     * needs access to the constructor. What the constructor throws is the cause of an {@link
     * ExceptionInInitializerError}.
     */
    public static Object defineInstance(MethodHandles.Lookup host, ClassSpec spec) {
        requirePackage(host, spec);
        if (!spec.hasDefaultConstructor()) {
            throw CodegenErrors.noDefaultConstructor(spec.type());
        }
        Object[] instance = new Object[1];
        List<Object> values = new ArrayList<>(spec.classData());
        values.add(instance);
        MethodHandles.Lookup lookup = define(host, spec, ClassEmitter.emitWithInstance(spec), asList(values));
        try {
            lookup.ensureInitialized(lookup.lookupClass());
        } catch (IllegalAccessException e) {
            throw CodegenErrors.weakLookup(spec.type(), host, e);
        }
        Object made = instance[0];
        instance[0] = null;
        return made;
    }

    /** A list of the JDK's, which code in any class loader can name and which may hold null. */
    private static List<Object> asList(List<Object> values) {
        return Arrays.asList(values.toArray());
    }

    private static void requirePackage(MethodHandles.Lookup host, ClassSpec spec) {
        if (!host.lookupClass().getPackageName().equals(spec.packageName())) {
            throw CodegenErrors.foreignPackage(spec.type(), host.lookupClass());
        }
    }

    private static MethodHandles.Lookup define(
            MethodHandles.Lookup host, ClassSpec spec, byte[] bytes, Object classData) {
        if (GeneratedCodeDump.FOLDER != null) {
            // Before the class is defined, so that code is dumped even if the verifier refuses it.
            GeneratedCodeDump.write(spec, bytes);
        }
        try {
            if (classData == null) {
                return host.defineHiddenClass(bytes, /* initialize= */ false, ClassOption.NESTMATE);
            }
            return host.defineHiddenClassWithClassData(bytes, classData, /* initialize= */ false, ClassOption.NESTMATE);
        } catch (IllegalAccessException e) {
            throw CodegenErrors.weakLookup(spec.type(), host, e);
        }
    }
}
