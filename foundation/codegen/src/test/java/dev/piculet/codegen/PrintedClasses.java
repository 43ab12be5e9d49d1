package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.*;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_VarHandle;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_short;
import static java.lang.constant.ConstantDescs.CD_void;

import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.Loop;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.nio.ByteOrder;

/** Classes whose text is checked in. */
final class PrintedClasses {
    private static final ClassDesc BYTES = CD_byte.arrayType();
    private static final ClassDesc LIST = ClassDesc.of("java.util.List");
    private static final ClassDesc FAILURE = ClassDesc.of("java.lang.RuntimeException");

    private PrintedClasses() {}

    /** An encoder as a serializer would generate it. */
    static ClassSpec pointEncoder() {
        ClassDesc point = ClassDesc.of("com.acme.Point");
        ClassDesc encoder = ClassDesc.of("com.acme.Encoder");
        ClassSpec spec = ClassSpec.of("com.acme", "Point$$Encoder").superclass(encoder);
        Expression ints = get(spec.constant(
                "INTS", CD_VarHandle, MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN)));
        spec.constructor(MethodTypeDesc.of(CD_void)).body();
        MethodSpec encode = spec.method(Modifier.PUBLIC, "encode", MethodTypeDesc.of(CD_int, CD_Object, BYTES, CD_int));
        Local value = encode.parameter(0, "value");
        Local array = encode.parameter(1, "array");
        Local position = encode.parameter(2, "position");
        Local typed = local("point", point);
        MethodTypeDesc setter = MethodTypeDesc.of(CD_void, BYTES, CD_int, CD_int);
        encode.body(
                let(typed, cast(point, value)),
                polymorphic(ints, "set", setter, array, position, get(typed, new FieldRef(point, "x", CD_int, false))),
                polymorphic(
                        ints,
                        "set",
                        setter,
                        array,
                        add(position, constant(4)),
                        get(typed, new FieldRef(point, "y", CD_int, false))),
                returns(add(position, constant(8))));
        return spec;
    }

    static ClassSpec everyNode() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Every").superclass(ClassDesc.of("java.util.TimerTask"));
        spec.constant("LIMIT", CD_long, 5L);
        FieldRef text = spec.field(Modifier.PRIVATE, "text", CD_String);
        FieldRef shared = spec.field(Modifier.PRIVATE | Modifier.STATIC, "shared", CD_boolean);
        MethodSpec constructor = spec.constructor(MethodTypeDesc.of(CD_void, CD_String));
        constructor.body(put(constructor.self(), text, constructor.parameter(0, "text")), put(shared, constant(true)));
        spec.method(Modifier.PUBLIC, "run", MethodTypeDesc.of(CD_void)).body();
        arithmetic(spec);
        conditions(spec, text);
        statements(spec, constructor);
        switches(spec);
        return spec;
    }

    private static void arithmetic(ClassSpec spec) {
        MethodSpec method = spec.method(Modifier.STATIC, "arithmetic", MethodTypeDesc.of(CD_long, CD_int, CD_long));
        Local a = method.parameter(0, "a");
        Local b = method.parameter(1, "b");
        Local c = local("c", CD_int);
        method.body(
                let(c, multiply(add(a, constant(1)), subtract(a, subtract(a, constant(2))))),
                set(c, subtract(a, subtract(c, constant(3)))),
                set(c, or(and(shiftLeft(a, constant(3)), constant(0x7f)), xor(c, unsignedShiftRight(c, a)))),
                increment(c, 5),
                increment(c, -5),
                set(c, unbox(CD_int, box(c))),
                returns(add(shiftRight(b, c), cast(CD_long, cast(CD_short, multiply(c, c))))));
    }

    private static void conditions(ClassSpec spec, FieldRef text) {
        MethodSpec method = spec.method(Modifier.FINAL, "conditions", MethodTypeDesc.of(CD_boolean, CD_int, CD_Object));
        Local a = method.parameter(0, "a");
        Local b = method.parameter(1, "b");
        Expression own = get(method.self(), text);
        Condition order = either(both(less(a, constant(1)), lessOrEqual(a, constant(2))), greater(a, constant(3)));
        Condition nulls = both(either(isNull(b), isNotNull(own)), not(both(same(b, own), notSame(own, b))));
        method.body(
                when(order, returns(not(greaterOrEqual(a, constant(4))))),
                when(nulls, raise(nullOf(FAILURE)), when(isNull(b), returns(constant(false)), returns(constant(true)))),
                returns(choose(notEqual(a, constant(5)), equal(a, constant(6)), isTrue(get(sharedField(spec))))));
    }

    private static FieldRef sharedField(ClassSpec spec) {
        return new FieldRef(spec.type(), "shared", CD_boolean, /* isStatic= */ true);
    }

    private static void statements(ClassSpec spec, MethodSpec constructor) {
        MethodSpec method =
                spec.method(Modifier.PRIVATE, "statements", MethodTypeDesc.of(CD_Object, LIST, CD_Object, CD_int));
        Local list = method.parameter(0, "list");
        Local n = method.parameter(2, "n");
        Local item = local("item", CD_Object);
        Local sameName = local("item", CD_Object.arrayType());
        Local failure = local("failure", FAILURE);
        Loop rows = Loop.named("rows");
        MethodRef get = MethodRef.ofInterface(LIST, "get", CD_Object, CD_int);
        method.body(
                let(item, call(list, get, constant(0))),
                block(
                        let(sameName, newArray(CD_Object, length(newArray(BYTES, n)))),
                        setElement(sameName, n, item),
                        set(item, element(sameName, n))),
                loop(
                        rows,
                        greater(n, constant(0)),
                        when(isNull(item), breakLoop(rows)),
                        increment(n, -1),
                        continueLoop(rows)),
                loop(less(n, constant(9)), increment(n, 1)),
                tryCatch(discard(call(list, get, sequence(increment(n, 1), n))), FAILURE, failure, raise(failure)),
                when(equal(n, constant(1)), returns(construct(constructor.ref(), constant("quote \" and \u20ac")))),
                when(equal(n, constant(2)), returns(classConstant(CD_String.arrayType()))),
                forever(Loop.named("ever"), returns(nullOf(CD_Object))));
    }

    private static void switches(ClassSpec spec) {
        MethodSpec method = spec.method(Modifier.STATIC, "switches", MethodTypeDesc.of(CD_void, CD_String, CD_int));
        Local name = method.parameter(0, "name");
        Local n = method.parameter(1, "n");
        method.body(
                switchOn(n).on(1, increment(n, 1), increment(n, 2)).on(-5).otherwise(increment(n, 3)),
                switchOn(n).fallingThrough().on(2, increment(n, 4)).on(0).otherwise(increment(n, 5)),
                switchOnString(name).on("a", increment(n, 6)).otherwise());
    }
}
