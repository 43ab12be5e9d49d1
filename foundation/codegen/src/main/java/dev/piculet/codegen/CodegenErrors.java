package dev.piculet.codegen;

import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.nio.file.Path;

/** Messages about classes to be generated and their methods: the fault, its place, the remedy. */
final class CodegenErrors {
    private CodegenErrors() {}

    static IllegalArgumentException sameCaseTwice(Object key) {
        return new IllegalArgumentException("Cannot add case '" + key + "' to a switch twice. Give each case once.");
    }

    static IllegalArgumentException ownTypeInDescriptor(ClassDesc self, String member) {
        return new IllegalArgumentException("Cannot use " + Types.readable(self) + " itself as a type of its member '"
                + member + "': a hidden class cannot be named there. Use Object or a supertype, and cast.");
    }

    static IllegalArgumentException memberTwice(ClassDesc self, String member) {
        return new IllegalArgumentException("Cannot add member '" + member + "' to " + Types.readable(self)
                + " twice. Give each its own name or type.");
    }

    static IllegalArgumentException wrongConstant(String name, ClassDesc type, Object value) {
        return new IllegalArgumentException("Cannot make a constant '" + name + "' of type " + Types.readable(type)
                + " of " + (value == null ? "null" : "a " + value.getClass().getName())
                + ". Give it a value of that type.");
    }

    static IllegalArgumentException parameterRenamed(MethodSpec method, Local parameter, String name) {
        return new IllegalArgumentException("Cannot name parameter '" + parameter.name() + "' of "
                + method.ref().described() + " also '" + name + "'. Use one name.");
    }

    static IllegalArgumentException noSuchParameter(MethodSpec method, int index) {
        return new IllegalArgumentException(
                "Cannot get parameter " + index + " of " + method.ref().described() + ", which has "
                        + method.type().parameterCount() + ". Count from 0, without the receiver.");
    }

    static IllegalStateException bodyMissing(MethodSpec method) {
        return new IllegalStateException(
                "Cannot generate " + method.ref().described() + ": it has no body. Call body(…).");
    }

    static IllegalStateException bodyTwice(MethodSpec method) {
        return new IllegalStateException(
                "Cannot give " + method.ref().described() + " a second body. Pass all statements to one body(…).");
    }

    static IllegalStateException superCallMisplaced(MethodSpec method) {
        return new IllegalStateException("Cannot call a superclass's constructor from "
                + method.ref().described() + ". Call callSuper(…) once, and only on a constructor.");
    }

    static CodeTooLargeException methodTooLarge(ClassDesc owner, String method, int size, RuntimeException cause) {
        String className = Types.binaryName(owner);
        String message = "Cannot generate method '" + method + "' of " + className + ": its code has " + size
                + " bytes, the JVM allows 65535. Split it into several methods.";
        return new CodeTooLargeException(message, className, method, cause);
    }

    static CodeTooLargeException classTooLarge(ClassDesc owner, int constants, RuntimeException cause) {
        String className = Types.binaryName(owner);
        String message = "Cannot generate " + className + ": it has " + constants
                + " constants, the JVM allows 65535. Split it into several classes.";
        return new CodeTooLargeException(message, className, /* methodName= */ null, cause);
    }

    static IllegalArgumentException foreignPackage(ClassDesc type, Class<?> host) {
        return new IllegalArgumentException("Cannot define " + Types.readable(type) + " beside " + host.getName()
                + ": a hidden class lives in its host's package. Use '" + host.getPackageName()
                + "' in ClassSpec.of(…).");
    }

    static IllegalArgumentException weakLookup(ClassDesc type, Object lookup, Throwable cause) {
        return new IllegalArgumentException(
                "Cannot define " + Types.readable(type) + " with lookup " + lookup
                        + ": it lacks full privilege access. Use MethodHandles.lookup() in the host,"
                        + " or MethodHandles.privateLookupIn(…).",
                cause);
    }

    static IllegalArgumentException noDefaultConstructor(ClassDesc type) {
        return new IllegalArgumentException("Cannot make an instance of " + Types.readable(type)
                + ": it has no constructor without parameters. Add one, or define the class only.");
    }

    static IllegalArgumentException noNumberOfCalls(String property, String value) {
        return new IllegalArgumentException("The system property " + property + " is '" + value
                + "'. Set it to a number of calls, 0 or more, or to 'never', or unset it.");
    }

    static String cannotDump(String className, Path folder) {
        return "Cannot write generated class " + className + " to " + folder
                + ". Make the folder writable, or unset the system property piculet.codegen.dump.";
    }
}
