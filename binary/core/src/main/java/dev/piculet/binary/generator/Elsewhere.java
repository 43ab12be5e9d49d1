package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.set;

import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.MethodTypeDesc;

/**
 * Writes and reads rare or large values in separate methods, to keep the main method small. Such a method takes the value, or its
 * control, and gives the new position by returning it or through the input.
 *
 * <p>Loops that write the elements of a collection of the usual class stand in such methods, too, however small; those that read them
 * stand on the spot. C2 inlines 8,000 bytes of bytecode into a method, and then nothing more, but starts to count anew in a method that
 * it inlines. The plain version, loops on the spot, leaves out of line what stands last in a large class (ADR 24).
 */
final class Elsewhere {
    private static final MethodTypeDesc ENCODE =
            MethodTypeDesc.of(Symbols.INT, Symbols.OUTPUT, Symbols.INT, Symbols.OBJECT, Symbols.INT, Symbols.INT);
    private static final MethodTypeDesc DECODE = MethodTypeDesc.of(
            Symbols.OBJECT, Symbols.INPUT, Symbols.BYTES, Symbols.INT, Symbols.INT, Symbols.INT, Symbols.INT);

    private final GeneratedUnit unit;
    private final String name;
    private final Bodies bodies;
    private MethodRef encode;
    private MethodRef encodeUsual;
    private MethodRef decode;

    /** What is in the methods. */
    interface Bodies {
        /** Appends what writes a value, given as an object, and its control. */
        void encodeElsewhere(EncodeScope scope, Local value, Local control);

        /** Appends what reads a value, given its control, and returns it. */
        Expression decodeElsewhere(DecodeScope scope, Local control);
    }

    /** What is in the methods of collections. */
    interface Loops extends Bodies {
        /** Appends what writes a collection of the usual class, given as an object, and the number of its elements. */
        void encodeUsual(EncodeScope scope, Local value, Local count);
    }

    Elsewhere(GeneratedUnit unit, String name, Bodies bodies) {
        this.unit = unit;
        this.name = name;
        this.bodies = bodies;
    }

    /** Appends a call that writes a value. */
    void encode(EncodeScope scope, Expression value, Expression control) {
        if (encode == null) {
            encode = define("encode" + name, /* loops= */ null);
        }
        write(scope, encode, value, control);
    }

    /** Appends a call that writes a collection of the usual class. */
    void encodeUsual(EncodeScope scope, Loops loops, Expression value, Expression count) {
        if (encodeUsual == null) {
            encodeUsual = define("encodeUsual" + name, loops);
        }
        write(scope, encodeUsual, value, count);
    }

    private MethodRef define(String methodName, Loops loops) {
        MethodSpec method = unit.method(methodName, ENCODE);
        unit.defer(new Encode(method, loops));
        return method.ref();
    }

    private static void write(EncodeScope scope, MethodRef method, Expression value, Expression number) {
        scope.add(set(scope.position, call(method, scope.out, scope.position, value, number, scope.depth)));
        scope.reload();
    }

    /** A method that writes. */
    private final class Encode implements GeneratedUnit.Body {
        private final MethodSpec method;

        /** What writes a collection of the usual class; null for any other value. */
        private final Loops loops;

        Encode(MethodSpec method, Loops loops) {
            this.method = method;
            this.loops = loops;
        }

        @Override
        public void fillIn() {
            EncodeScope scope = EncodeScope.growing(
                    unit, method.parameter(0, "out"), method.parameter(1, "position"), method.parameter(4, "depth"));
            Local value = method.parameter(2, "value");
            if (loops != null) {
                loops.encodeUsual(scope, value, method.parameter(3, "count"));
            } else {
                bodies.encodeElsewhere(scope, value, method.parameter(3, "control"));
            }
            scope.add(returns(scope.position));
            method.body(scope.statements());
        }
    }

    /** Appends a call that reads a value, moves the position behind it, and returns it. */
    Local decode(DecodeScope scope, Expression control, String variable) {
        if (decode == null) {
            MethodSpec method = unit.method("decode" + name, DECODE);
            unit.defer(new Decode(method));
            decode = method.ref();
        }
        Local value = scope.declare(
                variable,
                Symbols.OBJECT,
                call(decode, scope.input(), scope.bytes, scope.position, scope.limit, control, scope.depth));
        scope.add(set(scope.position, call(scope.input(), Symbols.INPUT_POSITION)));
        return value;
    }

    /** The method that reads. */
    private final class Decode implements GeneratedUnit.Body {
        private final MethodSpec method;

        Decode(MethodSpec method) {
            this.method = method;
        }

        @Override
        public void fillIn() {
            Local in = method.parameter(0, "in");
            DecodeScope scope = new DecodeScope(
                    unit,
                    in,
                    method.parameter(1, "bytes"),
                    method.parameter(2, "position"),
                    method.parameter(3, "limit"),
                    method.parameter(5, "depth"));
            Expression value = bodies.decodeElsewhere(scope, method.parameter(4, "control"));
            scope.add(call(in, Symbols.SET_INPUT_POSITION, scope.position));
            scope.add(returns(value));
            method.body(scope.statements());
        }
    }
}
