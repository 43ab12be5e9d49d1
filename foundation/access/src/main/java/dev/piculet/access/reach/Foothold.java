package dev.piculet.access.reach;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Turns a private lookup into another module, or into the unnamed module of another class loader, into one of full
 * privilege.
 *
 * <p>A lookup loses module access when it crosses into another module, and only one that has it may define hidden
 * classes. It may still define an ordinary class. So one tiny class is defined in the package, once for each class
 * loader, whose own lookup has full privilege there. It refers to nothing but the JDK, and goes when its class loader
 * goes.
 */
final class Foothold {
    private static final String SIMPLE_NAME = "PiculetFoothold";

    private Foothold() {}

    /** Returns a full-privilege lookup in the class of {@code lookup}, which must have package access. */
    static MethodHandles.Lookup fullLookup(MethodHandles.Lookup lookup) throws IllegalAccessException {
        return MethodHandles.privateLookupIn(lookup.lookupClass(), originalLookup(lookup));
    }

    /** Lets the module of {@code lookup}, which must have package access, read another, as reflection does unasked. */
    static void addReads(MethodHandles.Lookup lookup, Module module) {
        Module reader = lookup.lookupClass().getModule();
        try {
            // A module takes this from its own classes only, and a handle speaks for the class that found it.
            MethodType type = MethodType.methodType(Module.class, Module.class);
            MethodHandle addReads = originalLookup(lookup).findVirtual(Module.class, "addReads", type);
            Module same = (Module) addReads.invokeExact(reader, module);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    private static MethodHandles.Lookup originalLookup(MethodHandles.Lookup lookup) throws IllegalAccessException {
        String packageName = lookup.lookupClass().getPackageName();
        String name = packageName.isEmpty() ? SIMPLE_NAME : packageName + "." + SIMPLE_NAME;
        return lookupOf(define(lookup, name), lookup);
    }

    private static Class<?> define(MethodHandles.Lookup lookup, String name) throws IllegalAccessException {
        ClassLoader loader = lookup.lookupClass().getClassLoader();
        Class<?> existing = find(name, loader);
        if (existing != null) {
            return existing;
        }
        try {
            return lookup.defineClass(bytes(name.replace('.', '/')));
        } catch (LinkageError definedByAnotherThread) {
            existing = find(name, loader);
            if (existing == null) {
                throw definedByAnotherThread;
            }
            return existing;
        }
    }

    /** Returns the class that {@code loader} itself has defined; its parent may have one of the same name. */
    private static Class<?> find(String name, ClassLoader loader) {
        try {
            Class<?> found = Class.forName(name, /* initialize= */ false, loader);
            return found.getClassLoader() == loader ? found : null;
        } catch (ClassNotFoundException notYet) {
            return null;
        }
    }

    private static MethodHandles.Lookup lookupOf(Class<?> foothold, MethodHandles.Lookup lookup)
            throws IllegalAccessException {
        try {
            MethodHandle handle =
                    lookup.findStatic(foothold, "lookup", MethodType.methodType(MethodHandles.Lookup.class));
            return (MethodHandles.Lookup) handle.invokeExact();
        } catch (IllegalAccessException e) {
            throw e;
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    /**
     * Returns the class file of: {@code final class NAME { static Lookup lookup() { return MethodHandles.lookup(); }
     * }}.
     */
    private static byte[] bytes(String internalName) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(320);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(0xCAFEBABE);
            out.writeInt(61); // Java 17
            writeConstants(out, internalName);
            out.writeShort(0x1030); // final, super, synthetic
            out.writeShort(2);
            out.writeShort(4);
            out.writeShort(0); // interfaces
            out.writeShort(0); // fields
            out.writeShort(1); // methods
            out.writeShort(0x0008); // static
            out.writeShort(5);
            out.writeShort(6);
            out.writeShort(1);
            out.writeShort(7);
            out.writeInt(16);
            out.writeShort(1); // stack
            out.writeShort(0); // locals
            out.writeInt(4);
            out.writeByte(0xB8); // invokestatic
            out.writeShort(11);
            out.writeByte(0xB0); // areturn
            out.writeShort(0); // exceptions
            out.writeShort(0); // attributes of the code
            out.writeShort(0); // attributes of the class
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void writeConstants(DataOutputStream out, String internalName) throws IOException {
        out.writeShort(12);
        writeText(out, internalName); // 1
        writeClass(out, 1); // 2
        writeText(out, "java/lang/Object"); // 3
        writeClass(out, 3); // 4
        writeText(out, "lookup"); // 5
        writeText(out, "()Ljava/lang/invoke/MethodHandles$Lookup;"); // 6
        writeText(out, "Code"); // 7
        writeText(out, "java/lang/invoke/MethodHandles"); // 8
        writeClass(out, 8); // 9
        out.writeByte(12); // 10: name and type
        out.writeShort(5);
        out.writeShort(6);
        out.writeByte(10); // 11: method
        out.writeShort(9);
        out.writeShort(10);
    }

    private static void writeText(DataOutputStream out, String text) throws IOException {
        out.writeByte(1);
        out.writeUTF(text);
    }

    private static void writeClass(DataOutputStream out, int name) throws IOException {
        out.writeByte(7);
        out.writeShort(name);
    }
}
