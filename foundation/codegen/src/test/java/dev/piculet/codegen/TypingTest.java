package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.and;
import static dev.piculet.codegen.Expressions.box;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.increment;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.polymorphic;
import static dev.piculet.codegen.Expressions.put;
import static dev.piculet.codegen.Expressions.raise;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.shiftLeft;
import static dev.piculet.codegen.Expressions.switchOn;
import static dev.piculet.codegen.Expressions.unbox;
import static dev.piculet.codegen.Expressions.when;
import static java.lang.constant.ConstantDescs.CD_Integer;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Expressions of wrong types are refused with their text and types, mostly when they are made. */
class TypingTest {
    private static final Local COUNT = local("count", CD_int);
    private static final Local TEXT = local("text", CD_String);
    private static final FieldRef FIELD = new FieldRef(CD_Object, "size", CD_long, /* isStatic= */ false);
    private static final FieldRef STATIC = new FieldRef(CD_Object, "all", CD_long, /* isStatic= */ true);
    private static final MethodRef METHOD = MethodRef.ofVirtual(CD_String, "charAt", CD_int, CD_int);

    private static void refused(String message, Executable making) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, making).getMessage());
    }

    private static void failsToGenerate(String message, MethodTypeDesc type, Expression body) {
        var error = assertThrows(RuntimeException.class, () -> Generated.method(type, method -> body));
        assertEquals(message, error.getMessage());
    }

    @Test
    void valuesOfLocalsAndFieldsMustFit() {
        refused(
                "Cannot use '5L' of type long as the first value of local 'count', which is of type int. Use cast(…).",
                () -> let(COUNT, constant(5L)));
        refused(
                "Cannot use 'text' of type java.lang.String as a value of local 'count', which is of type int."
                        + " Use box(…) or unbox(…).",
                () -> Expressions.set(COUNT, TEXT));
        refused(
                "Cannot use 'text = \"a\"' of type void as a value of local 'count', which is of type int."
                        + " Use an expression that has a value.",
                () -> Expressions.set(COUNT, Expressions.set(TEXT, constant("a"))));
        refused(
                "Cannot use 'count + 1' of type int as a value of field 'size', which is of type long. Use cast(…).",
                () -> put(TEXT, FIELD, add(COUNT, constant(1))));
        refused(
                "Cannot use 'true' of type boolean as a value of local 'count', which is of type int. Use cast(…).",
                () -> Expressions.set(COUNT, constant(true)));
        refused(
                "Cannot increment local 'count' of type int by 40000. Increment an int by -32768 to 32767,"
                        + " or use set(local, add(local, …)).",
                () -> increment(COUNT, 40_000));
        refused(
                "Cannot make a variable 'nothing' of type void. Use the type of a value.",
                () -> local("nothing", CD_void));
    }

    @Test
    void argumentsAndReceiversMustFit() {
        refused(
                "Cannot call 'charAt(I)I' with 2 arguments. Give it 1.",
                () -> call(TEXT, METHOD, constant(1), constant(2)));
        refused(
                "Cannot use '5L' of type long as argument 0 of 'charAt', which is of type int. Use cast(…).",
                () -> call(TEXT, METHOD, constant(5L)));
        refused(
                "Cannot use '5' of type int as the object that has method 'charAt', which is of type java.lang.String."
                        + " Use box(…) or unbox(…).",
                () -> call(constant(5), METHOD, constant(5)));
        refused(
                "Cannot reach instance method 'charAt' without an instance. Give one.",
                () -> call(METHOD, constant(5)));
        refused("Cannot reach instance field 'size' without an instance. Give one.", () -> get(FIELD));
        refused(
                "Cannot reach static field 'all' through an instance. Leave the instance out.",
                () -> get(TEXT, STATIC));
        refused(
                "Cannot call a constructor of java.lang.String as a method. Use construct(…).",
                () -> call(TEXT, MethodRef.ofConstructor(CD_String)));
        refused(
                "Cannot construct an object by method 'charAt' of java.lang.String. Use call(…).",
                () -> construct(METHOD, constant(1)));
        refused(
                "Cannot call 'get' with an exact type on 'text' of type java.lang.String."
                        + " Use a VarHandle or a MethodHandle.",
                () -> polymorphic(TEXT, "get", MethodTypeDesc.of(CD_int)));
    }

    @Test
    void operandsMustFit() {
        refused(
                "Cannot combine '1' of type int and '2L' of type long by '+'."
                        + " Cast one so that the types agree and suit the operator.",
                () -> add(constant(1), constant(2L)));
        refused(
                "Cannot combine '1' of type int and '2L' of type long by '<<'."
                        + " Cast one so that the types agree and suit the operator.",
                () -> shiftLeft(constant(1), constant(2L)));
        refused(
                "Cannot combine '1.5' of type double and '2.5' of type double by '&'."
                        + " Cast one so that the types agree and suit the operator.",
                () -> and(constant(1.5), constant(2.5)));
        refused(
                "Cannot combine '1' of type int and '\"a\"' of type java.lang.String by '?'."
                        + " Cast one so that the types agree and suit the operator.",
                () -> choose(constant(true), constant(1), constant("a")));
        refused("Cannot use 'text' of type java.lang.String in '+'. Use a number.", () -> add(TEXT, constant(1)));
        refused("Cannot use 'true' of type boolean in '=='. Use a number.", () -> equal(constant(true), constant(1)));
        refused("Cannot use type int in 'isNull'. Use a class, interface or array.", () -> isNull(constant(1)));
        refused(
                "Cannot use '1' of type int as the operand of 'isTrue', which is of type boolean. Use cast(…).",
                () -> isTrue(constant(1)));
        refused(
                "Cannot use 'text' of type java.lang.String as the operand of 'switchOn', which is of type int."
                        + " Use box(…) or unbox(…).",
                () -> switchOn(TEXT).otherwise());
        refused(
                "Cannot use '1' of type int as the operand of 'raise', which is of type java.lang.Throwable."
                        + " Use box(…) or unbox(…).",
                () -> raise(constant(1)));
    }

    @Test
    void conversionsMustExist() {
        refused(
                "Cannot cast '1' of type int to java.lang.Integer."
                        + " Use box(…) or unbox(…) between primitive types and classes.",
                () -> cast(CD_Integer, constant(1)));
        refused(
                "Cannot cast 'true' of type boolean to int."
                        + " Use box(…) or unbox(…) between primitive types and classes.",
                () -> cast(CD_int, constant(true)));
        refused("Cannot use type java.lang.String in 'box'. Use a primitive type.", () -> box(TEXT));
        refused("Cannot use type java.lang.String in 'unbox'. Use a primitive type.", () -> unbox(CD_String, TEXT));
    }

    @Test
    void resultsMustFitTheMethod() {
        failsToGenerate(
                "Cannot use '5L' of type long as the result of method 'run', which is of type int. Use cast(…).",
                Generated.type(CD_int),
                returns(constant(5L)));
        failsToGenerate(
                "Cannot return '5' of type int from method 'run' of dev.piculet.codegen.Generated$Code,"
                        + " which returns nothing. Let it end without a return.",
                Generated.type(CD_void),
                returns(constant(5)));
        failsToGenerate(
                "Cannot generate method 'run' of dev.piculet.codegen.Generated$Code:"
                        + " it can end without returning a value of type int."
                        + " End every path with returns(…) or raise(…).",
                Generated.type(CD_int),
                when(isTrue(constant(true)), sequence()));
    }

    @Test
    void methodsMustBeUsedAsTheyAreMade() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Spec");
        MethodSpec method = spec.method(Modifier.STATIC, "run", Generated.type(CD_int, CD_byte));
        refused(
                "Cannot get parameter 1 of method 'run' of dev.piculet.codegen.Spec, which has 1."
                        + " Count from 0, without the receiver.",
                () -> method.parameter(1, "b"));
        method.parameter(0, "a");
        refused(
                "Cannot name parameter 'a' of method 'run' of dev.piculet.codegen.Spec also 'b'. Use one name.",
                () -> method.parameter(0, "b"));
        state(
                "Cannot use 'this' in static method 'run' of dev.piculet.codegen.Spec. Pass the object as a parameter.",
                method::self);
        state(
                "Cannot call a superclass's constructor from method 'run' of dev.piculet.codegen.Spec."
                        + " Call callSuper(…) once, and only on a constructor.",
                () -> method.callSuper(MethodRef.ofConstructor(CD_Object)));
        state(
                "Cannot generate method 'run' of dev.piculet.codegen.Spec: it has no body. Call body(…).",
                () -> HiddenClassDefiner.defineLookup(MethodHandles.lookup(), spec));
        method.body(returns(constant(1)));
        state(
                "Cannot give method 'run' of dev.piculet.codegen.Spec a second body."
                        + " Pass all statements to one body(…).",
                () -> method.body(returns(constant(1))));
        refused(
                "Cannot add member 'run' to dev.piculet.codegen.Spec twice. Give each its own name or type.",
                () -> spec.method(0, "run", Generated.type(CD_int, CD_byte)));
        refused(
                "Cannot make a constant 'N' of type int of a java.lang.Long. Give it a value of that type.",
                () -> spec.constant("N", CD_int, 5L));
        refused(
                "Cannot make a constant 'M' of type boolean of null. Give it a value of that type.",
                () -> spec.constant("M", CD_boolean, null));
    }

    private static void state(String message, Executable use) {
        assertEquals(message, assertThrows(IllegalStateException.class, use).getMessage());
    }

    @Test
    void membersThatNameHiddenClassesAreRefused() throws Exception {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Unnamable");
        spec.field(Modifier.PUBLIC, "value", CD_long);
        Class<?> hidden =
                HiddenClassDefiner.defineLookup(MethodHandles.lookup(), spec).lookupClass();
        var field = hidden.getField("value");
        refused(
                "Cannot name hidden class " + hidden.getName() + " in generated code."
                        + " Use an interface or superclass of it, and pass instances as class data.",
                () -> FieldRef.of(field));
    }
}
