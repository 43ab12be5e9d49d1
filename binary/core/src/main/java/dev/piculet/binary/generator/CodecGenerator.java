package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.newArray;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.subtract;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.binary.codec.Codec;
import dev.piculet.binary.codec.InterpretedRoot;
import dev.piculet.binary.codec.KeysInCycles;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.runtime.GeneratedRoot;
import dev.piculet.binary.runtime.RootHeader;
import dev.piculet.binary.schema.ControlBits;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.HiddenClassDefiner;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Generates the twin of an interpreted codec: one hidden class, next to the class that it is for. */
public final class CodecGenerator {
    private final InterpretedRoot interpreted;
    private final Class<?> type;
    private final boolean writes;
    private final GeneratedUnit unit;
    private final RootHeader header;
    private final Limits limits;
    private final Codec codec;
    private SlotCode root;

    private CodecGenerator(InterpretedRoot interpreted, Class<?> type, boolean writes, GeneratedUnit unit) {
        this.interpreted = interpreted;
        this.type = type;
        this.writes = writes;
        this.unit = unit;
        this.header = interpreted.header();
        this.limits = interpreted.limits();
        this.codec = interpreted.codec();
    }

    /**
     * Generates a codec.
     *
     * @param type the class of the values
     * @param host a class in whose nest the generated class is to be
     * @param lookup accesses the host and members of other classes
     * @param writes whether it is for writing, too
     * @throws dev.piculet.access.error.UnsupportedClassException if code can't be generated next to the host
     * @throws dev.piculet.codegen.CodeTooLargeException if there is too much of it for one class
     */
    public static GeneratedRoot generate(
            InterpretedRoot interpreted, Class<?> type, Host host, MethodHandles.Lookup lookup, boolean writes) {
        ClassSpec spec = spec(interpreted, type, host.type(), lookup, writes);
        return (GeneratedRoot) HiddenClassDefiner.defineInstance(host.lookup(), spec);
    }

    /** A class in whose nest code is generated, and the lookup that does it. */
    public record Host(Class<?> type, MethodHandles.Lookup lookup) {}

    /** Returns the description of the generated class, which can be printed. */
    public static ClassSpec spec(
            InterpretedRoot interpreted, Class<?> type, Class<?> host, MethodHandles.Lookup lookup, boolean writes) {
        String name = type.getSimpleName().replace("[]", "Array") + "$Codec";
        ClassSpec spec = ClassSpec.of(host.getPackageName(), name).superclass(Symbols.GENERATED_ROOT);
        GeneratedUnit unit = new GeneratedUnit(spec, MemberAccess.of(spec, host, lookup));
        new CodecGenerator(interpreted, type, writes, unit).define();
        return spec;
    }

    private void define() {
        SlotCodes codes = new SlotCodes(unit, limits);
        root = codes.complete(codec, type);
        List<LayoutMethods> methods = new ArrayList<>();
        for (LayoutCode layout : codes.layouts()) {
            if (!layout.isInline()) {
                LayoutMethods each = new LayoutMethods(unit, layout, methods.size(), limits.depth());
                each.declare(writes);
                methods.add(each);
            }
        }
        defineConstructor();
        if (writes && root.isExact()) {
            defineSerializeExactly();
        }
        defineEncodeValue();
        defineDecodeValue();
        defineDecodeNext();
        for (LayoutMethods each : methods) {
            each.define();
        }
        unit.fillInMethods();
    }

    private void defineConstructor() {
        FieldRef twin = unit.constant("interpreted", Symbols.ROOT_CODEC, interpreted);
        unit.spec()
                .constructor(MethodTypeDesc.of(Symbols.VOID))
                .callSuper(
                        MethodRef.ofConstructor(Symbols.GENERATED_ROOT, Symbols.ROOT_CODEC, Symbols.INT),
                        Expressions.get(twin),
                        constant(limits.size()))
                .body();
    }

    private int wordSize() {
        return ControlBits.bytes(codec.controlBits());
    }

    private Expression typed(Expression value) {
        return type == Object.class ? value : Expressions.cast(unit.members().typeOf(type), value);
    }

    private void defineSerializeExactly() {
        MethodSpec method = unit.spec()
                .method(Modifier.PROTECTED, "serializeExactly", MethodTypeDesc.of(Symbols.BYTES, Symbols.OBJECT));
        unit.beginMethod();
        EncodeScope scope = EncodeScope.exact(unit);
        scope.beginMeasure(header.size() + wordSize() + root.minSize());
        Local word = scope.declare("rootControl", Symbols.INT, constant(0));
        Control control = Control.at(0, codec.controlBits(), word);
        SlotCode.Writer writer = root.measure(scope, control, typed(method.parameter(0, "value")), "root");
        scope.stopHoisting();
        declareResult(scope, scope.size());
        writeRootWord(scope, word);
        writer.write(scope);
        scope.add(returns(scope.bytes));
        List<Expression> body = new ArrayList<>(scope.hoisted());
        body.addAll(scope.statements());
        method.body(body);
    }

    /** The code of the root's class if that is a chain. */
    private LayoutCode rootChain() {
        return root instanceof ObjectCode object && object.isChain() ? object.layout() : null;
    }

    private void declareResult(EncodeScope scope, Local size) {
        // A constant here costs nothing; a field that the caller asks costs 0.4 of the simple object's 15 ns (ADR 7).
        scope.failWhen(greater(size, constant(limits.size())));
        scope.add(let(scope.bytes, newArray(ConstantDescs.CD_byte, size)));
        scope.add(let(scope.position, constant(0)));
        writeHeader(scope);
    }

    private void writeHeader(EncodeScope scope) {
        if (header.present()) {
            scope.add(Symbols.write(int.class, scope.bytes, scope.position, constant(header.fingerprint())));
            scope.advance(RootHeader.SIZE);
        }
    }

    private void writeRootWord(EncodeScope scope, Local word) {
        if (wordSize() > 0) {
            Words.write(scope, scope.position, word, wordSize());
            scope.advance(wordSize());
        }
    }

    private void defineEncodeValue() {
        MethodSpec method = unit.spec()
                .method(
                        Modifier.PROTECTED,
                        "encodeValue",
                        MethodTypeDesc.of(Symbols.INT, Symbols.OUTPUT, Symbols.INT, Symbols.OBJECT, Symbols.INT));
        unit.beginMethod();
        if (!writes) {
            method.body(Expressions.raise(Expressions.call(Symbols.SIGNAL)));
            return;
        }
        EncodeScope scope = EncodeScope.growing(
                unit, method.parameter(0, "out"), method.parameter(1, "position"), method.parameter(3, "depth"));
        scope.beginMeasure(header.size() + wordSize() + root.minSize());
        Local word = scope.declare("rootControl", Symbols.INT, constant(0));
        Control control = Control.at(0, codec.controlBits(), word);
        SlotCode.Writer writer = root.measure(scope, control, typed(method.parameter(2, "value")), "root");
        scope.ensureMeasured();
        writeHeader(scope);
        writeRootWord(scope, word);
        writer.write(scope);
        scope.add(returns(scope.position));
        method.body(scope.statements());
    }

    private void defineDecodeValue() {
        MethodSpec method = unit.spec()
                .method(
                        Modifier.PROTECTED,
                        "decodeValue",
                        MethodTypeDesc.of(Symbols.OBJECT, Symbols.BYTES, Symbols.INT, Symbols.INT));
        unit.beginMethod();
        Local bytes = method.parameter(0, "bytes");
        Local position = method.parameter(1, "position");
        Local limit = method.parameter(2, "limit");
        Local in = Expressions.local("in", Symbols.INPUT);
        DecodeScope scope = new DecodeScope(unit, in, bytes, position, limit, constant(0));
        // A message without the header may be larger by that: the twin, which knows where it begins, decides.
        int certain = limits.size() - header.size();
        scope.failWhen(greater(subtract(limit, position), constant(certain)));
        Local value = decodeRoot(scope);
        if (KeysInCycles.mayBeIn(codec)) {
            scope.add(Expressions.call(Symbols.COMPLETE_SHARED, scope.input()));
        }
        scope.failWhen(notEqual(position, limit));
        scope.add(returns(boxed(value)));
        List<Expression> body = new ArrayList<>();
        if (scope.usesInput()) {
            body.add(let(in, Expressions.construct(Symbols.NEW_INPUT, bytes, position, subtract(limit, position))));
        }
        body.addAll(scope.statements());
        method.body(body);
    }

    /** The same code once more: a method that both call would need the input as an object. */
    private void defineDecodeNext() {
        MethodSpec method = unit.spec()
                .method(
                        Modifier.PROTECTED,
                        "decodeNext",
                        MethodTypeDesc.of(
                                Symbols.OBJECT, Symbols.INPUT, Symbols.BYTES, Symbols.INT, Symbols.INT, Symbols.INT));
        unit.beginMethod();
        Local in = method.parameter(0, "in");
        Local position = method.parameter(2, "position");
        Local limit = method.parameter(3, "limit");
        DecodeScope scope =
                new DecodeScope(unit, in, method.parameter(1, "bytes"), position, limit, method.parameter(4, "depth"));
        Local value = decodeRoot(scope);
        scope.failWhen(greater(position, limit));
        scope.add(Expressions.call(in, Symbols.SET_INPUT_POSITION, position));
        scope.add(returns(boxed(value)));
        method.body(scope.statements());
    }

    private Local decodeRoot(DecodeScope scope) {
        Local word = null;
        if (wordSize() > 0) {
            word = scope.declare("rootControl", Symbols.INT, Words.read(scope, wordSize()));
            scope.advance(wordSize());
        }
        Control control = Control.at(0, codec.controlBits(), word);
        return rootChain() != null ? new ChainCode(rootChain()).read(scope) : root.read(scope, control, "root");
    }

    private static Expression boxed(Local value) {
        return value.type().isPrimitive() ? Expressions.box(value) : value;
    }
}
