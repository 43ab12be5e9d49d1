package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.codegen.tree.TreeErrors;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/**
 * Checks the types of nodes' operands when nodes are made.
 *
 * <p>Any reference fits any other, because names do not show which class is a subclass: the emitter inserts casts where
 * needed. Between primitive types only what costs no instruction goes: a byte, short or char as an int, a byte as a
 * short, an int constant that fits as any of them.
 */
final class Typing {
    private Typing() {}

    static void require(Expression value, ClassDesc target, String role, String name) {
        if (!fits(value, target)) {
            throw TreeErrors.wrongType(value, target, role, name);
        }
    }

    static boolean fits(Expression value, ClassDesc target) {
        ClassDesc type = value.type();
        char from = Types.kind(type);
        char to = type == target ? from : Types.kind(target);
        if (from == to) {
            return from != 'V';
        }
        if (Types.isReference(from) || Types.isReference(to)) {
            return Types.isReference(from) && Types.isReference(to);
        }
        if (value instanceof IntConstant) {
            return fits(((IntConstant) value).value(), to);
        }
        return to == 'I' && (from == 'B' || from == 'S' || from == 'C') || to == 'S' && from == 'B';
    }

    private static boolean fits(int constant, char kind) {
        return kind == 'B' && constant == (byte) constant
                || kind == 'S' && constant == (short) constant
                || kind == 'C' && constant == (char) constant;
    }

    static void requireArguments(String callee, MethodTypeDesc type, List<Expression> arguments) {
        int count = type.parameterCount();
        if (count != arguments.size()) {
            throw TreeErrors.wrongArgumentCount(callee, type, arguments.size());
        }
        for (int i = 0; i < count; i++) {
            if (!fits(arguments.get(i), type.parameterType(i))) {
                throw TreeErrors.wrongArgument(callee, i, arguments.get(i), type.parameterType(i));
            }
        }
    }

    static void requireInstance(Expression instance, FieldRef field) {
        if (field.isStatic() != (instance == null)) {
            throw TreeErrors.wrongInstance("field", field.name(), field.isStatic());
        }
        if (instance != null) {
            require(instance, field.owner(), "the object that has field", field.name());
        }
    }

    static void requireInstance(Expression instance, MethodRef method) {
        if (method.name().equals(MethodRef.CONSTRUCTOR)) {
            throw TreeErrors.constructorCalled(method);
        }
        if (method.kind().isStatic() != (instance == null)) {
            throw TreeErrors.wrongInstance(
                    "method", method.name(), method.kind().isStatic());
        }
        if (instance != null) {
            require(instance, method.owner(), "the object that has method", method.name());
        }
    }

    static void requireConstructor(MethodRef constructor) {
        if (!constructor.name().equals(MethodRef.CONSTRUCTOR)) {
            throw TreeErrors.notAConstructor(constructor);
        }
    }

    static void requireHandle(Expression handle, String method) {
        String type = handle.type().descriptorString();
        if (!type.equals("Ljava/lang/invoke/VarHandle;") && !type.equals("Ljava/lang/invoke/MethodHandle;")) {
            throw TreeErrors.notAHandle(handle, method);
        }
    }

    static void requireReference(String node, ClassDesc type) {
        if (!Types.isReference(type)) {
            throw TreeErrors.notAReference(node, type);
        }
    }

    static void requirePrimitive(String node, ClassDesc type) {
        if (Types.isReference(type) || Types.isVoid(type)) {
            throw TreeErrors.notPrimitive(node, type);
        }
    }

    static void requireNumber(String node, Expression value) {
        requireNumber(node, value, Types.kind(value.type()));
    }

    private static void requireNumber(String node, Expression value, char kind) {
        if (kind == 'V' || kind == 'Z' || Types.isReference(kind)) {
            throw TreeErrors.notANumber(node, value);
        }
    }

    static void requireCastable(Expression value, ClassDesc target) {
        ClassDesc type = value.type();
        boolean isReference = Types.isReference(type) && Types.isReference(target);
        boolean isNumber = type.isPrimitive() && target.isPrimitive() && isNumeric(type) && isNumeric(target);
        if (!isReference && !isNumber && !(isBoolean(value) && Types.isSame(type, target))) {
            throw TreeErrors.cannotCast(value, target);
        }
    }

    private static boolean isNumeric(ClassDesc primitive) {
        char kind = Types.kind(primitive);
        return kind != 'Z' && kind != 'V';
    }

    /** Returns the type of what an operator makes of two operands, which it must take. */
    static ClassDesc requireOperands(BinaryOperator operator, Expression left, Expression right) {
        ClassDesc type = left.type();
        char kind = Types.kind(type);
        char other = Types.kind(right.type());
        if (kind == 'Z' && other == 'Z' && operator.isBitwise()) {
            return Types.BOOLEAN;
        }
        requireNumber(operator.symbol, left, kind);
        requireNumber(operator.symbol, right, other);
        boolean fits = Types.stackKind(other) == (operator.isShift() ? 'I' : Types.stackKind(kind));
        boolean wantsInteger = operator.isShift() || operator.isBitwise();
        if (!fits || wantsInteger && (kind == 'F' || kind == 'D')) {
            throw TreeErrors.wrongOperands(operator.symbol, left, right);
        }
        return Types.isIntLike(kind) ? Types.INT : type;
    }

    static void requireComparable(ComparisonOperator operator, Expression left, Expression right) {
        boolean isEquality = operator == ComparisonOperator.EQUAL || operator == ComparisonOperator.NOT_EQUAL;
        char kind = Types.kind(left.type());
        char other = Types.kind(right.type());
        if (isEquality && kind == 'Z' && other == 'Z') {
            return;
        }
        requireNumber(operator.symbol, left, kind);
        requireNumber(operator.symbol, right, other);
        if (Types.stackKind(kind) != Types.stackKind(other)) {
            throw TreeErrors.wrongOperands(operator.symbol, left, right);
        }
    }

    static void requireChoice(Expression then, Expression otherwise) {
        if (resultOfChoice(then, otherwise) == null) {
            throw TreeErrors.wrongOperands("?", then, otherwise);
        }
    }

    /** Returns the type of a value that is one of two, null if there is none. */
    static ClassDesc resultOfChoice(Expression then, Expression otherwise) {
        ClassDesc type = then.type();
        ClassDesc other = otherwise.type();
        if (Types.isVoid(type) || Types.isVoid(other)) {
            return null;
        }
        if (Types.isSame(type, other) || otherwise instanceof NullConstant && Types.isReference(type)) {
            return type;
        }
        if (then instanceof NullConstant && Types.isReference(other)) {
            return other;
        }
        if (Types.isReference(type) && Types.isReference(other)) {
            return Types.OBJECT;
        }
        if (fits(otherwise, type)) {
            return type;
        }
        return fits(then, other) ? other : null;
    }

    static ClassDesc requireArray(String node, Expression array) {
        if (!array.type().isArray()) {
            throw TreeErrors.notAnArray(node, array);
        }
        return array.type().componentType();
    }

    private static boolean isBoolean(Expression value) {
        return Types.kind(value.type()) == 'Z';
    }
}
