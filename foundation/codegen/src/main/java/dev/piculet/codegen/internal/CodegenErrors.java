package dev.piculet.codegen.internal;

import dev.piculet.codegen.CodeTooLargeException;
import dev.piculet.codegen.Expression;
import dev.piculet.codegen.Local;
import dev.piculet.codegen.Loop;
import dev.piculet.codegen.MethodRef;
import dev.piculet.codegen.MethodSpec;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Path;

/** Every message of this module: what is wrong, where, what to do. */
public final class CodegenErrors {
    private CodegenErrors() {}

    public static IllegalArgumentException wrongType(Expression value, ClassDesc target, String role, String name) {
        return new IllegalArgumentException("Cannot use " + described(value) + " as " + role + " '" + name
                + "', which is of type " + name(target) + ". " + conversionAdvice(value, target));
    }

    public static IllegalArgumentException wrongArgument(
            String callee, int index, Expression argument, ClassDesc target) {
        return new IllegalArgumentException("Cannot use " + described(argument) + " as argument " + index + " of '"
                + callee + "', which is of type " + name(target) + ". " + conversionAdvice(argument, target));
    }

    public static IllegalArgumentException wrongArgumentCount(String callee, MethodTypeDesc type, int given) {
        return new IllegalArgumentException("Cannot call '" + callee + Types.descriptor(type) + "' with " + given
                + " arguments. Give it " + type.parameterCount() + ".");
    }

    public static IllegalArgumentException wrongInstance(String member, String name, boolean isStatic) {
        return new IllegalArgumentException("Cannot reach " + (isStatic ? "static " : "instance ") + member + " '"
                + name + "' "
                + (isStatic ? "through an instance. Leave the instance out." : "without an instance. Give one."));
    }

    public static IllegalArgumentException constructorCalled(MethodRef constructor) {
        return new IllegalArgumentException(
                "Cannot call a constructor of " + name(constructor.owner()) + " as a method. Use construct(…).");
    }

    public static IllegalArgumentException notAConstructor(MethodRef method) {
        return new IllegalArgumentException("Cannot construct an object by method '" + method.name() + "' of "
                + name(method.owner()) + ". Use call(…).");
    }

    public static IllegalArgumentException notAHandle(Expression handle, String method) {
        return new IllegalArgumentException("Cannot call '" + method + "' with an exact type on " + described(handle)
                + ". Use a VarHandle or a MethodHandle.");
    }

    public static IllegalArgumentException notAReference(String node, ClassDesc type) {
        return new IllegalArgumentException(
                "Cannot use type " + name(type) + " in '" + node + "'. Use a class, interface or array.");
    }

    public static IllegalArgumentException notPrimitive(String node, ClassDesc type) {
        return new IllegalArgumentException(
                "Cannot use type " + name(type) + " in '" + node + "'. Use a primitive type.");
    }

    public static IllegalArgumentException noWrapper(ClassDesc type) {
        return new IllegalArgumentException("No class boxes type " + name(type) + ". Use a primitive type.");
    }

    public static IllegalArgumentException notANumber(String node, Expression value) {
        return new IllegalArgumentException("Cannot use " + described(value) + " in '" + node + "'. Use a number.");
    }

    public static IllegalArgumentException notAnArray(String node, Expression array) {
        return new IllegalArgumentException(
                "Cannot use " + described(array) + " in '" + node + "'. Cast it to an array type.");
    }

    public static IllegalArgumentException wrongOperands(String operator, Expression left, Expression right) {
        return new IllegalArgumentException("Cannot combine " + described(left) + " and " + described(right) + " by '"
                + operator + "'. Cast one so that the types agree and suit the operator.");
    }

    public static IllegalArgumentException cannotCast(Expression value, ClassDesc target) {
        return new IllegalArgumentException("Cannot cast " + described(value) + " to " + name(target)
                + ". Use box(…) or unbox(…) between primitive types and classes.");
    }

    public static IllegalArgumentException cannotIncrement(Local local, int amount) {
        return new IllegalArgumentException("Cannot increment local '" + local.name() + "' of type "
                + name(local.type()) + " by " + amount
                + ". Increment an int by -32768 to 32767, or use set(local, add(local, …)).");
    }

    public static IllegalArgumentException voidVariable(String name) {
        return new IllegalArgumentException(
                "Cannot make a variable '" + name + "' of type void. Use the type of a value.");
    }

    public static IllegalArgumentException stringTooLong(String value) {
        return new IllegalArgumentException("Cannot hold a string of " + value.length()
                + " characters in a class file. Pass it as class data with ClassSpec.constant(…).");
    }

    public static IllegalArgumentException sameCaseTwice(Object key) {
        return new IllegalArgumentException("Cannot add case '" + key + "' to a switch twice. Give each case once.");
    }

    public static IllegalArgumentException tooManyArguments(ClassDesc owner, String method, int slots) {
        return new IllegalArgumentException("Cannot name method '" + method + "' of " + name(owner)
                + ": its parameters take " + slots
                + " slots, a long or double two, the receiver one; the JVM allows 255."
                + " Pass an array or an object instead.");
    }

    public static IllegalArgumentException hiddenClassNamed(Class<?> type) {
        return new IllegalArgumentException("Cannot name hidden class " + type.getName()
                + " in generated code. Use an interface or superclass of it, and pass instances as class data.");
    }

    public static IllegalArgumentException ownTypeInDescriptor(ClassDesc self, String member) {
        return new IllegalArgumentException("Cannot use " + name(self) + " itself as a type of its member '" + member
                + "': a hidden class cannot be named there. Use Object or a supertype, and cast.");
    }

    public static IllegalArgumentException arrayOfOwnType(ClassDesc self) {
        return new IllegalArgumentException("Cannot use an array of " + name(self)
                + " in its own code: a hidden class cannot be named there. Use an array of a supertype.");
    }

    public static IllegalArgumentException memberTwice(ClassDesc self, String member) {
        return new IllegalArgumentException(
                "Cannot add member '" + member + "' to " + name(self) + " twice. Give each its own name or type.");
    }

    public static IllegalArgumentException wrongConstant(String name, ClassDesc type, Object value) {
        return new IllegalArgumentException("Cannot make a constant '" + name + "' of type " + name(type) + " of "
                + (value == null ? "null" : "a " + value.getClass().getName()) + ". Give it a value of that type.");
    }

    public static IllegalArgumentException parameterRenamed(MethodSpec method, Local parameter, String name) {
        return new IllegalArgumentException("Cannot name parameter '" + parameter.name() + "' of " + name(method)
                + " also '" + name + "'. Use one name.");
    }

    public static IllegalArgumentException noSuchParameter(MethodSpec method, int index) {
        return new IllegalArgumentException("Cannot get parameter " + index + " of " + name(method) + ", which has "
                + method.type().parameterCount() + ". Count from 0, without the receiver.");
    }

    public static IllegalStateException bodyMissing(MethodSpec method) {
        return new IllegalStateException("Cannot generate " + name(method) + ": it has no body. Call body(…).");
    }

    public static IllegalStateException bodyTwice(MethodSpec method) {
        return new IllegalStateException(
                "Cannot give " + name(method) + " a second body. Pass all statements to one body(…).");
    }

    public static IllegalStateException superCallMisplaced(MethodSpec method) {
        return new IllegalStateException("Cannot call a superclass's constructor from " + name(method)
                + ". Call callSuper(…) once, and only on a constructor.");
    }

    public static IllegalStateException selfInStaticMethod(MethodSpec method) {
        return new IllegalStateException(
                "Cannot use 'this' in static " + name(method) + ". Pass the object as a parameter.");
    }

    public static IllegalStateException endsWithoutReturn(MethodSpec method) {
        return new IllegalStateException(
                "Cannot generate " + name(method) + ": it can end without returning a value of type "
                        + name(method.type().returnType()) + ". End every path with returns(…) or raise(…).");
    }

    public static IllegalArgumentException returnsNothing(MethodSpec method) {
        return new IllegalArgumentException("Cannot return nothing from " + name(method) + ", which returns type "
                + name(method.type().returnType()) + ". Use returns(…).");
    }

    public static IllegalArgumentException returnsValue(MethodSpec method, Expression value) {
        return new IllegalArgumentException("Cannot return " + described(value) + " from " + name(method)
                + ", which returns nothing. Use returnsNothing().");
    }

    public static IllegalStateException outOfScope(Local local) {
        return new IllegalStateException("Cannot use local '" + local.name() + "' of type " + name(local.type())
                + " here: it is not in scope. Declare it with let(…) in this body or one around it.");
    }

    public static IllegalStateException declaredTwice(Local local) {
        return new IllegalStateException("Cannot declare local '" + local.name() + "' of type " + name(local.type())
                + " twice in one scope. Use set(…) for another value, or another local.");
    }

    public static IllegalStateException outsideLoop(Loop loop, boolean leaves) {
        return new IllegalStateException("Cannot " + (leaves ? "break" : "continue") + " loop '" + loop.name()
                + "' outside of it. Put the statement into the loop's body.");
    }

    public static IllegalStateException loopInItself(Loop loop) {
        return new IllegalStateException(
                "Cannot put loop '" + loop.name() + "' into itself. Make another with Loop.named(…).");
    }

    public static IllegalStateException tryInsideExpression(ClassDesc caught) {
        return new IllegalStateException("Cannot catch " + name(caught)
                + " inside an expression. Put tryCatch(…) before the statement, and keep its outcome in a local.");
    }

    public static CodeTooLargeException methodTooLarge(
            ClassDesc owner, String method, int size, RuntimeException cause) {
        String className = Types.binaryName(owner);
        String message = "Cannot generate method '" + method + "' of " + className + ": its code has " + size
                + " bytes, the JVM allows 65535. Split it into several methods.";
        return new CodeTooLargeException(message, className, method, cause);
    }

    public static CodeTooLargeException classTooLarge(ClassDesc owner, int constants, RuntimeException cause) {
        String className = Types.binaryName(owner);
        String message = "Cannot generate " + className + ": it has " + constants
                + " constants, the JVM allows 65535. Split it into several classes.";
        return new CodeTooLargeException(message, className, /* methodName= */ null, cause);
    }

    public static IllegalArgumentException foreignPackage(ClassDesc type, Class<?> host) {
        return new IllegalArgumentException("Cannot define " + name(type) + " beside " + host.getName()
                + ": a hidden class lives in its host's package. Use '" + host.getPackageName()
                + "' in ClassSpec.of(…).");
    }

    public static IllegalArgumentException weakLookup(ClassDesc type, Object lookup, Throwable cause) {
        return new IllegalArgumentException(
                "Cannot define " + name(type) + " with lookup " + lookup
                        + ": it lacks full privilege access. Use MethodHandles.lookup() in the host,"
                        + " or MethodHandles.privateLookupIn(…).",
                cause);
    }

    public static IllegalArgumentException noDefaultConstructor(ClassDesc type) {
        return new IllegalArgumentException("Cannot make an instance of " + name(type)
                + ": it has no constructor without parameters. Add one, or define the class only.");
    }

    public static IllegalArgumentException noNumberOfCalls(String property, String value) {
        return new IllegalArgumentException("The system property " + property + " is '" + value
                + "'. Set it to a number of calls, 0 or more, or to 'never', or unset it.");
    }

    public static String cannotDump(String className, Path folder) {
        return "Cannot write generated class " + className + " to " + folder
                + ". Make the folder writable, or unset the system property piculet.codegen.dump.";
    }

    private static String conversionAdvice(Expression value, ClassDesc target) {
        if (Types.isVoid(value.type())) {
            return "Use an expression that has a value.";
        }
        if (Types.isReference(target) != Types.isReference(value.type())) {
            return "Use box(…) or unbox(…).";
        }
        return "Use cast(…).";
    }

    private static String described(Expression value) {
        return "'" + new CodePrinter().expression(value) + "' of type " + name(value.type());
    }

    private static String name(MethodSpec method) {
        return (method.isConstructor() ? "a constructor" : "method '" + method.name() + "'") + " of "
                + name(method.owner());
    }

    private static String name(ClassDesc type) {
        if (type.isArray()) {
            return name(type.componentType()) + "[]";
        }
        return type.isPrimitive() ? Types.keyword(type) : Types.binaryName(type);
    }
}
