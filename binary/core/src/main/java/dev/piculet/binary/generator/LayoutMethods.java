package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.greaterOrEqual;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.set;

import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** The methods of one class of objects: one to write and one to read, and for classes with many fields one for each sixteen. */
final class LayoutMethods {
    private static final int FLAGS = Modifier.PRIVATE | Modifier.STATIC;

    private final GeneratedUnit unit;
    private final LayoutCode code;
    private final String suffix;
    private final int maxDepth;
    private final List<MethodSpec> encodeParts = new ArrayList<>();
    private final List<MethodSpec> decodeParts = new ArrayList<>();
    private MethodSpec encode;
    private MethodSpec decode;

    LayoutMethods(GeneratedUnit unit, LayoutCode code, int number, int maxDepth) {
        this.unit = unit;
        this.code = code;
        this.suffix = code.layout().type().getSimpleName() + "_" + number;
        this.maxDepth = maxDepth;
    }

    /** Declares the methods, which may call each other. */
    void declare(boolean writes) {
        if (writes) {
            encode = unit.spec().method(FLAGS, "encode" + suffix, encodeType());
        }
        decode = unit.spec().method(FLAGS, "decode" + suffix, decodeType(code.type()));
        for (int group = 0; isSplit() && group < code.groups(); group++) {
            String name = suffix + "_" + group;
            if (writes) {
                encodeParts.add(unit.spec().method(FLAGS, "encode" + name, encodeType()));
            }
            if (isCreatedFirst()) {
                decodeParts.add(unit.spec().method(FLAGS, "decode" + name, decodeType(Symbols.INT, code.type())));
            }
        }
        code.methods(encode == null ? null : encode.ref(), decode.ref());
    }

    private MethodTypeDesc encodeType() {
        return MethodTypeDesc.of(Symbols.INT, Symbols.OUTPUT, Symbols.INT, code.type(), Symbols.INT);
    }

    private static MethodTypeDesc decodeType(ClassDesc result, ClassDesc... more) {
        ClassDesc[] parameters = new ClassDesc[5 + more.length];
        parameters[0] = Symbols.INPUT;
        parameters[1] = Symbols.BYTES;
        parameters[2] = Symbols.INT;
        parameters[3] = Symbols.INT;
        parameters[4] = Symbols.INT;
        System.arraycopy(more, 0, parameters, 5, more.length);
        return MethodTypeDesc.of(result, parameters);
    }

    /** Fills in what was declared. */
    void define() {
        if (encode != null) {
            defineEncode();
        }
        defineDecode();
    }

    private boolean isSplit() {
        return code.groups() > 1;
    }

    private void defineEncode() {
        unit.beginMethod();
        Local object = encode.parameter(2, "object");
        Local depth = encode.parameter(3, "depth");
        EncodeScope scope =
                EncodeScope.growing(unit, encode.parameter(0, "out"), encode.parameter(1, "position"), inner(depth));
        checkDepth(scope, depth);
        if (code.layout().isChain()) {
            ChainCode chain = new ChainCode(code);
            chain.begin(scope, object);
            code.checkClass(scope, object);
            encodeGroups(scope, object);
            chain.end(scope, object);
        } else {
            encodeGroups(scope, object);
        }
        scope.add(returns(scope.position));
        encode.body(scope.statements());
        for (int group = 0; group < encodeParts.size(); group++) {
            defineEncodePart(encodeParts.get(group), group);
        }
    }

    private void encodeGroups(EncodeScope scope, Local object) {
        for (MethodSpec part : encodeParts) {
            scope.add(set(scope.position, call(part.ref(), scope.out, scope.position, object, scope.depth)));
        }
        if (encodeParts.isEmpty()) {
            code.encode(scope, object);
        } else {
            scope.reload();
        }
    }

    private void defineEncodePart(MethodSpec part, int group) {
        unit.beginMethod();
        EncodeScope scope = EncodeScope.growing(
                unit, part.parameter(0, "out"), part.parameter(1, "position"), part.parameter(3, "depth"));
        code.encode(scope, part.parameter(2, "object"), group);
        scope.add(returns(scope.position));
        part.body(scope.statements());
    }

    private void defineDecode() {
        unit.beginMethod();
        Local in = decode.parameter(0, "in");
        Local depth = decode.parameter(4, "depth");
        DecodeScope scope = new DecodeScope(
                unit,
                in,
                decode.parameter(1, "bytes"),
                decode.parameter(2, "position"),
                decode.parameter(3, "limit"),
                inner(depth));
        checkDepth(scope, depth);
        Local object = code.layout().isChain() ? new ChainCode(code).read(scope) : decodeObject(scope);
        scope.add(call(in, Symbols.SET_INPUT_POSITION, scope.position));
        scope.add(returns(object));
        decode.body(scope.statements());
        for (int group = 0; group < decodeParts.size(); group++) {
            defineDecodePart(decodeParts.get(group), group);
        }
    }

    private Local decodeObject(DecodeScope scope) {
        ObjectReading reading = new ObjectReading(code, scope);
        if (decodeParts.isEmpty()) {
            return reading.read();
        }
        reading.begin();
        Local object = reading.end();
        for (MethodSpec part : decodeParts) {
            scope.add(set(
                    scope.position,
                    call(part.ref(), scope.input(), scope.bytes, scope.position, scope.limit, scope.depth, object)));
        }
        return object;
    }

    private void defineDecodePart(MethodSpec part, int group) {
        unit.beginMethod();
        DecodeScope scope = new DecodeScope(
                unit,
                part.parameter(0, "in"),
                part.parameter(1, "bytes"),
                part.parameter(2, "position"),
                part.parameter(3, "limit"),
                part.parameter(4, "depth"));
        code.readGroup(scope, group, new Control[1], new ObjectReading(code, scope, part.parameter(5, "object")));
        scope.add(returns(scope.position));
        part.body(scope.statements());
    }

    /** Whether there is an object to set fields of before any is read. */
    private boolean isCreatedFirst() {
        return !code.layout().isChain()
                && code.layout().assembly().plan().arguments().isEmpty();
    }

    private Expression inner(Local depth) {
        return code.isLevel() ? add(depth, constant(1)) : depth;
    }

    private void checkDepth(MethodScope scope, Local depth) {
        if (code.isLevel()) {
            scope.failWhen(greaterOrEqual(depth, constant(maxDepth)));
        }
    }
}
