package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.unbox;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;

/** A value of a kind that has no code of its own: the codec itself is called. */
final class CodecCode extends SlotCode {
    private final FieldRef codec;
    private final ClassDesc type;

    /**
     * @param codec a constant of the generated class
     * @param type of the place; primitive values are boxed for the codec
     */
    CodecCode(FieldRef codec, ClassDesc type) {
        this.codec = codec;
        this.type = type;
    }

    @Override
    boolean isExact() {
        return false;
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        Expression object = type.isPrimitive() ? Expressions.box(value) : value;
        Local held = scope.declare(name, Symbols.OBJECT, object);
        Local bits = scope.declare(name + "Control", Symbols.INT, call(get(codec), Symbols.CODEC_CONTROL, held));
        control.set(scope, bits);
        return new CodecWriter(this, held, bits);
    }

    /** Has the codec write a value. */
    private record CodecWriter(CodecCode code, Local held, Local bits) implements Writer {
        @Override
        public void write(EncodeScope scope) {
            code.write(scope, held, bits);
        }
    }

    /** Appends the statements that write a value whose control is set already. */
    void write(EncodeScope scope, Expression value, Expression control) {
        scope.add(call(scope.out, Symbols.SET_OUTPUT_POSITION, scope.position));
        scope.add(call(Symbols.SET_OUTPUT_DEPTH, scope.out, scope.depth));
        scope.add(call(get(codec), Symbols.CODEC_ENCODE, scope.out, value, control));
        scope.add(set(scope.position, call(scope.out, Symbols.OUTPUT_POSITION)));
        scope.reload();
    }

    /** The codec's control of a value. */
    Expression control(Expression value) {
        return call(get(codec), Symbols.CODEC_CONTROL, value);
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local value = scope.declare(name, type, EncodeScope.zero(type));
        read(scope, control.value(), value);
        return value;
    }

    /** Appends the statements that read a value of a control into a variable of the place's type, or of type Object. */
    void read(DecodeScope scope, Expression control, Local value) {
        scope.add(call(scope.input(), Symbols.SET_INPUT_POSITION, scope.position));
        scope.add(call(Symbols.SET_INPUT_DEPTH, scope.input(), scope.depth));
        Expression object = call(get(codec), Symbols.CODEC_DECODE, scope.input(), control);
        scope.add(set(value, converted(object, value.type())));
        scope.add(set(scope.position, call(scope.input(), Symbols.INPUT_POSITION)));
    }

    private static Expression converted(Expression object, ClassDesc type) {
        return type.isPrimitive() ? unbox(type, object) : asType(type, object);
    }
}
