package dev.piculet.codegen.tree;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;

/** Messages about expressions and the code made of them: the fault, its place, the remedy. */
public final class TreeErrors {
    private TreeErrors() {}

    public static IllegalArgumentException wrongType(Expression value, ClassDesc target, String role, String name) {
        return new IllegalArgumentException("Cannot use " + described(value) + " as " + role + " '" + name
                + "', which is of type " + Types.readable(target) + ". " + conversionAdvice(value, target));
    }

    public static IllegalArgumentException wrongArgument(
            String callee, int index, Expression argument, ClassDesc target) {
        return new IllegalArgumentException("Cannot use " + described(argument) + " as argument " + index + " of '"
                + callee + "', which is of type " + Types.readable(target) + ". " + conversionAdvice(argument, target));
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
        return new IllegalArgumentException("Cannot call a constructor of " + Types.readable(constructor.owner())
                + " as a method. Use construct(…).");
    }

    public static IllegalArgumentException notAConstructor(MethodRef method) {
        return new IllegalArgumentException("Cannot construct an object by method '" + method.name() + "' of "
                + Types.readable(method.owner()) + ". Use call(…).");
    }

    public static IllegalArgumentException notAHandle(Expression handle, String method) {
        return new IllegalArgumentException("Cannot call '" + method + "' with an exact type on " + described(handle)
                + ". Use a VarHandle or a MethodHandle.");
    }

    public static IllegalArgumentException notAReference(String node, ClassDesc type) {
        return new IllegalArgumentException(
                "Cannot use type " + Types.readable(type) + " in '" + node + "'. Use a class, interface or array.");
    }

    public static IllegalArgumentException notPrimitive(String node, ClassDesc type) {
        return new IllegalArgumentException(
                "Cannot use type " + Types.readable(type) + " in '" + node + "'. Use a primitive type.");
    }

    public static IllegalArgumentException noWrapper(ClassDesc type) {
        return new IllegalArgumentException("No class boxes type " + Types.readable(type) + ". Use a primitive type.");
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
        return new IllegalArgumentException("Cannot cast " + described(value) + " to " + Types.readable(target)
                + ". Use box(…) or unbox(…) between primitive types and classes.");
    }

    public static IllegalArgumentException cannotIncrement(Local local, int amount) {
        return new IllegalArgumentException("Cannot increment local '" + local.name() + "' of type "
                + Types.readable(local.type()) + " by " + amount
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

    public static IllegalArgumentException tooManyArguments(ClassDesc owner, String method, int slots) {
        return new IllegalArgumentException("Cannot name method '" + method + "' of " + Types.readable(owner)
                + ": its parameters take " + slots
                + " slots, a long or double two, the receiver one; the JVM allows 255."
                + " Pass an array or an object instead.");
    }

    public static IllegalArgumentException hiddenClassNamed(Class<?> type) {
        return new IllegalArgumentException("Cannot name hidden class " + type.getName()
                + " in generated code. Use an interface or superclass of it, and pass instances as class data.");
    }

    public static IllegalArgumentException arrayOfOwnType(ClassDesc self) {
        return new IllegalArgumentException("Cannot use an array of " + Types.readable(self)
                + " in its own code: a hidden class cannot be named there. Use an array of a supertype.");
    }

    public static IllegalStateException endsWithoutReturn(MethodRef method) {
        return new IllegalStateException(
                "Cannot generate " + method.described() + ": it can end without returning a value of type "
                        + Types.readable(method.type().returnType()) + ". End every path with returns(…) or raise(…).");
    }

    public static IllegalArgumentException returnsValue(MethodRef method, Expression value) {
        return new IllegalArgumentException("Cannot return " + described(value) + " from " + method.described()
                + ", which returns nothing. Let it end without a return.");
    }

    public static IllegalStateException outOfScope(Local local) {
        return new IllegalStateException(
                "Cannot use local '" + local.name() + "' of type " + Types.readable(local.type())
                        + " here: it is not in scope. Declare it with let(…) in this body or one around it.");
    }

    public static IllegalStateException declaredTwice(Local local) {
        return new IllegalStateException(
                "Cannot declare local '" + local.name() + "' of type " + Types.readable(local.type())
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
        return new IllegalStateException("Cannot catch " + Types.readable(caught)
                + " inside an expression. Put tryCatch(…) before the statement, and keep its outcome in a local.");
    }

    public static IllegalStateException selfInStaticMethod(MethodRef method) {
        return new IllegalStateException(
                "Cannot use 'this' in static " + method.described() + ". Pass the object as a parameter.");
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
        return "'" + new CodePrinter().expression(value) + "' of type " + Types.readable(value.type());
    }
}
