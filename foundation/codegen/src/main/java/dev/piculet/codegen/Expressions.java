package dev.piculet.codegen;

import dev.piculet.codegen.node.ArrayLength;
import dev.piculet.codegen.node.BinaryOperation;
import dev.piculet.codegen.node.BinaryOperator;
import dev.piculet.codegen.node.Block;
import dev.piculet.codegen.node.BooleanConstant;
import dev.piculet.codegen.node.BooleanTest;
import dev.piculet.codegen.node.Both;
import dev.piculet.codegen.node.Box;
import dev.piculet.codegen.node.Call;
import dev.piculet.codegen.node.Cast;
import dev.piculet.codegen.node.Choose;
import dev.piculet.codegen.node.ClassConstant;
import dev.piculet.codegen.node.Comparison;
import dev.piculet.codegen.node.ComparisonOperator;
import dev.piculet.codegen.node.Construct;
import dev.piculet.codegen.node.Discard;
import dev.piculet.codegen.node.DoubleConstant;
import dev.piculet.codegen.node.Either;
import dev.piculet.codegen.node.FloatConstant;
import dev.piculet.codegen.node.GetElement;
import dev.piculet.codegen.node.GetField;
import dev.piculet.codegen.node.Increment;
import dev.piculet.codegen.node.IntConstant;
import dev.piculet.codegen.node.Let;
import dev.piculet.codegen.node.LongConstant;
import dev.piculet.codegen.node.LoopExit;
import dev.piculet.codegen.node.NewArray;
import dev.piculet.codegen.node.Not;
import dev.piculet.codegen.node.NullConstant;
import dev.piculet.codegen.node.NullTest;
import dev.piculet.codegen.node.PolymorphicCall;
import dev.piculet.codegen.node.PutField;
import dev.piculet.codegen.node.Raise;
import dev.piculet.codegen.node.Return;
import dev.piculet.codegen.node.SameReference;
import dev.piculet.codegen.node.Sequence;
import dev.piculet.codegen.node.SetElement;
import dev.piculet.codegen.node.SetLocal;
import dev.piculet.codegen.node.StringConstant;
import dev.piculet.codegen.node.TryCatch;
import dev.piculet.codegen.node.Unbox;
import dev.piculet.codegen.node.When;
import dev.piculet.codegen.node.WhileLoop;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.Loop;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Objects;

/**
 * The vocabulary of generated code, for static import.
 *
 * <p>Operands are checked when an expression is made: a mismatch is an {@link IllegalArgumentException} that shows the
 * operand and the types. Primitive types must agree, but a byte, short or char is an int, and an int constant that fits
 * is any of them; references are cast where they are used. Where a statement is expected, a value is dropped.
 */
public final class Expressions {
    private Expressions() {}

    /** Returns an int constant. */
    public static Expression constant(int value) {
        return new IntConstant(value);
    }

    /** Returns a long constant. */
    public static Expression constant(long value) {
        return new LongConstant(value);
    }

    /** Returns a float constant. */
    public static Expression constant(float value) {
        return new FloatConstant(value);
    }

    /** Returns a double constant. */
    public static Expression constant(double value) {
        return new DoubleConstant(value);
    }

    /** Returns true or false as a constant. */
    public static Condition constant(boolean value) {
        return new BooleanConstant(value);
    }

    /** Returns a string constant. */
    public static Expression constant(String value) {
        return new StringConstant(value);
    }

    /** Returns null as a value of a class, interface or array type. */
    public static Expression nullOf(ClassDesc type) {
        return new NullConstant(type);
    }

    /** Returns the {@link Class} object of a type. */
    public static Expression classConstant(ClassDesc type) {
        return new ClassConstant(type);
    }

    /** Returns a new local, to be declared with {@link #let}; the name is for printing. */
    public static Local local(String name, ClassDesc type) {
        return new Local(name, type);
    }

    /** Returns a statement that declares a local and gives it its first value. */
    public static Expression let(Local local, Expression value) {
        return new Let(local, value);
    }

    /** Returns a statement that gives a declared local another value. */
    public static Expression set(Local local, Expression value) {
        return new SetLocal(local, value);
    }

    /** Returns a statement that adds -32,768 to 32,767 to an int local. */
    public static Expression increment(Local local, int amount) {
        return new Increment(local, amount);
    }

    /** Reads a field of an object. */
    public static Expression get(Expression instance, FieldRef field) {
        return new GetField(Objects.requireNonNull(instance, "instance"), field);
    }

    /** Reads a static field. */
    public static Expression get(FieldRef field) {
        return new GetField(/* instance= */ null, field);
    }

    /** Returns a statement that writes a field of an object. */
    public static Expression put(Expression instance, FieldRef field, Expression value) {
        return new PutField(Objects.requireNonNull(instance, "instance"), field, value);
    }

    /** Returns a statement that writes a static field. */
    public static Expression put(FieldRef field, Expression value) {
        return new PutField(/* instance= */ null, field, value);
    }

    /** Calls a method of an object. */
    public static Expression call(Expression instance, MethodRef method, Expression... arguments) {
        return new Call(Objects.requireNonNull(instance, "instance"), method, List.of(arguments));
    }

    /** Calls a static method. */
    public static Expression call(MethodRef method, Expression... arguments) {
        return new Call(/* instance= */ null, method, List.of(arguments));
    }

    /** Makes a new object by a constructor. */
    public static Expression construct(MethodRef constructor, Expression... arguments) {
        return new Construct(constructor, List.of(arguments));
    }

    /**
     * Calls a method of a VarHandle or MethodHandle, such as {@code get} or {@code invokeExact}, with exactly the type
     * given.
     */
    public static Expression polymorphic(
            Expression handle, String method, MethodTypeDesc type, Expression... arguments) {
        return new PolymorphicCall(handle, method, type, List.of(arguments));
    }

    /**
     * Converts between primitive numbers as Java does, or makes a reference one of another type, checked when it runs.
     */
    public static Expression cast(ClassDesc type, Expression value) {
        return new Cast(type, value);
    }

    /** Makes an object of a primitive value: an int becomes an Integer. */
    public static Expression box(Expression value) {
        return new Box(value);
    }

    /** Takes a primitive value out of an object, which is cast to its wrapper class first. */
    public static Expression unbox(ClassDesc primitive, Expression value) {
        return new Unbox(primitive, value);
    }

    /** Returns left {@code +} right, of two numbers of one type. */
    public static Expression add(Expression left, Expression right) {
        return new BinaryOperation(BinaryOperator.ADD, left, right);
    }

    /** Returns left {@code -} right, of two numbers of one type. */
    public static Expression subtract(Expression left, Expression right) {
        return new BinaryOperation(BinaryOperator.SUBTRACT, left, right);
    }

    /** Returns left {@code *} right, of two numbers of one type. */
    public static Expression multiply(Expression left, Expression right) {
        return new BinaryOperation(BinaryOperator.MULTIPLY, left, right);
    }

    /** Returns left {@code &} right, of two ints, longs or booleans. */
    public static Expression and(Expression left, Expression right) {
        return new BinaryOperation(BinaryOperator.AND, left, right);
    }

    /** Returns left {@code |} right, of two ints, longs or booleans. */
    public static Expression or(Expression left, Expression right) {
        return new BinaryOperation(BinaryOperator.OR, left, right);
    }

    /** Returns left {@code ^} right, of two ints, longs or booleans. */
    public static Expression xor(Expression left, Expression right) {
        return new BinaryOperation(BinaryOperator.XOR, left, right);
    }

    /** Returns left {@code <<} right, of an int or long by an int. */
    public static Expression shiftLeft(Expression left, Expression right) {
        return new BinaryOperation(BinaryOperator.SHIFT_LEFT, left, right);
    }

    /** Returns left {@code >>} right, of an int or long by an int. */
    public static Expression shiftRight(Expression left, Expression right) {
        return new BinaryOperation(BinaryOperator.SHIFT_RIGHT, left, right);
    }

    /** Returns left {@code >>>} right, of an int or long by an int. */
    public static Expression unsignedShiftRight(Expression left, Expression right) {
        return new BinaryOperation(BinaryOperator.UNSIGNED_SHIFT_RIGHT, left, right);
    }

    /** Returns whether left {@code ==} right, for two numbers of one type or two booleans. */
    public static Condition equal(Expression left, Expression right) {
        return new Comparison(ComparisonOperator.EQUAL, left, right);
    }

    /** Returns whether left {@code !=} right, for two numbers of one type or two booleans. */
    public static Condition notEqual(Expression left, Expression right) {
        return new Comparison(ComparisonOperator.NOT_EQUAL, left, right);
    }

    /** Returns whether left {@code <} right, for two numbers of one type. */
    public static Condition less(Expression left, Expression right) {
        return new Comparison(ComparisonOperator.LESS, left, right);
    }

    /** Returns whether left {@code <=} right, for two numbers of one type. */
    public static Condition lessOrEqual(Expression left, Expression right) {
        return new Comparison(ComparisonOperator.LESS_OR_EQUAL, left, right);
    }

    /** Returns whether left {@code >} right, for two numbers of one type. */
    public static Condition greater(Expression left, Expression right) {
        return new Comparison(ComparisonOperator.GREATER, left, right);
    }

    /** Returns whether left {@code >=} right, for two numbers of one type. */
    public static Condition greaterOrEqual(Expression left, Expression right) {
        return new Comparison(ComparisonOperator.GREATER_OR_EQUAL, left, right);
    }

    /** Returns whether two references are the same object. */
    public static Condition same(Expression left, Expression right) {
        return new SameReference(left, right);
    }

    /** Returns whether two references are different objects. */
    public static Condition notSame(Expression left, Expression right) {
        return new Not(new SameReference(left, right));
    }

    /** Returns whether a reference is null. */
    public static Condition isNull(Expression value) {
        return new NullTest(value);
    }

    /** Returns whether a reference is not null. */
    public static Condition isNotNull(Expression value) {
        return new Not(new NullTest(value));
    }

    /** Returns the opposite of a condition. */
    public static Condition not(Condition condition) {
        return new Not(condition);
    }

    /** Returns whether both conditions hold; the second is evaluated only if the first does. */
    public static Condition both(Condition first, Condition second) {
        return new Both(first, second);
    }

    /** Returns whether one of the conditions holds; the second is evaluated only if the first does not. */
    public static Condition either(Condition first, Condition second) {
        return new Either(first, second);
    }

    /** Returns whether a boolean value is true. */
    public static Condition isTrue(Expression value) {
        return value instanceof Condition ? (Condition) value : new BooleanTest(value);
    }

    /** Returns a statement that runs another if a condition holds. */
    public static Expression when(Condition condition, Expression then) {
        return new When(condition, then, /* otherwise= */ null);
    }

    /** Returns a statement that runs one of two others by a condition. */
    public static Expression when(Condition condition, Expression then, Expression otherwise) {
        return new When(condition, then, otherwise);
    }

    /** Returns one of two values by a condition: of their type, or Object for references of different types. */
    public static Expression choose(Condition condition, Expression then, Expression otherwise) {
        return new Choose(condition, then, otherwise);
    }

    /** Returns a loop that runs as long as a condition holds. */
    public static Expression loop(Condition condition, Expression... body) {
        return new WhileLoop(/* loop= */ null, condition, sequence(body));
    }

    /** Returns a loop that runs as long as a condition holds, or until an exit of the loop named. */
    public static Expression loop(Loop loop, Condition condition, Expression... body) {
        return new WhileLoop(loop, condition, sequence(body));
    }

    /** Returns a loop that runs until an exit of the loop named. */
    public static Expression forever(Loop loop, Expression... body) {
        return new WhileLoop(loop, /* condition= */ null, sequence(body));
    }

    /** Returns a statement that goes on behind a loop, and stands in its body. */
    public static Expression breakLoop(Loop loop) {
        return new LoopExit(loop, /* leaves= */ true);
    }

    /** Returns a statement that goes on with the next evaluation of a loop's condition, and stands in its body. */
    public static Expression continueLoop(Loop loop) {
        return new LoopExit(loop, /* leaves= */ false);
    }

    /** Begins a switch on an int, by a table or a search, whichever is smaller. */
    public static IntSwitch switchOn(Expression selector) {
        return new IntSwitch(selector);
    }

    /** Begins a switch on a string, by its hash code; null is a NullPointerException. */
    public static StringSwitch switchOnString(Expression selector) {
        return new StringSwitch(selector);
    }

    /** Returns a statement that returns a value from the method. */
    public static Expression returns(Expression value) {
        return new Return(value);
    }

    /** Returns a statement that throws an exception, which is cast to Throwable if need be. */
    public static Expression raise(Expression exception) {
        return new Raise(exception);
    }

    /**
     * Returns a statement that runs a body, and the handler when it throws an exception of the type, which the local
     * then holds.
     */
    public static Expression tryCatch(Expression body, ClassDesc type, Local caught, Expression handler) {
        return new TryCatch(body, type, caught, handler);
    }

    /**
     * Returns statements one after another, whose locals live on behind them; its value, if any, is that of the last.
     */
    public static Expression sequence(Expression... statements) {
        return sequence(List.of(statements));
    }

    /**
     * Returns statements one after another, whose locals live on behind them; its value, if any, is that of the last.
     */
    public static Expression sequence(List<Expression> statements) {
        return statements.size() == 1 ? statements.get(0) : new Sequence(statements);
    }

    /** Returns statements one after another, whose locals end with them. */
    public static Expression block(Expression... statements) {
        return new Block(sequence(statements));
    }

    /** Returns a statement that evaluates an expression and drops its value. */
    public static Expression discard(Expression value) {
        return new Discard(value);
    }

    /** Makes a new array of zeros or nulls. */
    public static Expression newArray(ClassDesc component, Expression size) {
        return new NewArray(component, size);
    }

    /** Returns the number of elements of an array. */
    public static Expression length(Expression array) {
        return new ArrayLength(array);
    }

    /** Reads an element of an array. */
    public static Expression element(Expression array, Expression index) {
        return new GetElement(array, index);
    }

    /** Returns a statement that writes an element of an array. */
    public static Expression setElement(Expression array, Expression index, Expression value) {
        return new SetElement(array, index, value);
    }

    static List<Expression> checkedArguments(MethodRef constructor, Expression... arguments) {
        return new Construct(constructor, List.of(arguments)).arguments();
    }
}
