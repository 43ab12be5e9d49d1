package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.set;

import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.MethodTypeDesc;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * Encodes rare or large values in separate methods, to keep the main method small. Such a method takes the value, or its control,
 * and gives the new position by returning it or through the input.
 */
final class Elsewhere {
    private static final MethodTypeDesc ENCODE =
            MethodTypeDesc.of(Symbols.INT, Symbols.OUTPUT, Symbols.INT, Symbols.OBJECT, Symbols.INT, Symbols.INT);
    private static final MethodTypeDesc DECODE = MethodTypeDesc.of(
            Symbols.OBJECT, Symbols.INPUT, Symbols.BYTES, Symbols.INT, Symbols.INT, Symbols.INT, Symbols.INT);

    private final GeneratedUnit unit;
    private final String name;
    private final BiConsumer<EncodeScope, Local[]> encodeBody;
    private final BiFunction<DecodeScope, Local, Expression> decodeBody;
    private MethodRef encode;
    private MethodRef decode;

    /**
     * @param encodeBody appends what writes a value, given as an object, and its control
     * @param decodeBody appends what reads a value, given its control, and returns it
     */
    Elsewhere(
            GeneratedUnit unit,
            String name,
            BiConsumer<EncodeScope, Local[]> encodeBody,
            BiFunction<DecodeScope, Local, Expression> decodeBody) {
        this.unit = unit;
        this.name = name;
        this.encodeBody = encodeBody;
        this.decodeBody = decodeBody;
    }

    /** Appends a call that writes a value. */
    void encode(EncodeScope scope, Expression value, Expression control) {
        if (encode == null) {
            encode = unit.method("encode" + name, ENCODE, this::fillInEncode).ref();
        }
        scope.add(set(scope.position, call(encode, scope.out, scope.position, value, control, scope.depth)));
        scope.reload();
    }

    private void fillInEncode(MethodSpec method) {
        EncodeScope scope = EncodeScope.growing(
                unit, method.parameter(0, "out"), method.parameter(1, "position"), method.parameter(4, "depth"));
        Local[] valueAndControl = {method.parameter(2, "value"), method.parameter(3, "control")};
        encodeBody.accept(scope, valueAndControl);
        scope.add(returns(scope.position));
        method.body(scope.statements());
    }

    /** Appends a call that reads a value, moves the position behind it, and returns it. */
    Local decode(DecodeScope scope, Expression control, String variable) {
        if (decode == null) {
            decode = unit.method("decode" + name, DECODE, this::fillInDecode).ref();
        }
        Local value = scope.declare(
                variable,
                Symbols.OBJECT,
                call(decode, scope.input(), scope.bytes, scope.position, scope.limit, control, scope.depth));
        scope.add(set(scope.position, call(scope.input(), Symbols.INPUT_POSITION)));
        return value;
    }

    private void fillInDecode(MethodSpec method) {
        Local in = method.parameter(0, "in");
        DecodeScope scope = new DecodeScope(
                unit,
                in,
                method.parameter(1, "bytes"),
                method.parameter(2, "position"),
                method.parameter(3, "limit"),
                method.parameter(5, "depth"));
        Expression value = decodeBody.apply(scope, method.parameter(4, "control"));
        scope.add(call(in, Symbols.SET_INPUT_POSITION, scope.position));
        scope.add(returns(value));
        method.body(scope.statements());
    }
}
