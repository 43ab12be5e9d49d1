package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.greaterOrEqual;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.lessOrEqual;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.subtract;
import static dev.piculet.codegen.Expressions.switchOn;

import dev.piculet.binary.codec.ChoiceCodec;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.runtime.ChoiceSlot;
import dev.piculet.codegen.IntSwitch;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;

/** A value of one of several classes, or null. Alternatives that are no objects with fields are left to the codec. */
final class ChoiceCode extends SlotCode implements Elsewhere.Bodies {
    static final ClassDesc SLOT = Symbols.type(ChoiceSlot.class);

    private static final MethodRef NUMBER = MethodRef.ofInterface(SLOT, "number", Symbols.INT, Symbols.OBJECT);

    private final FieldRef numbers;
    private final CodecCode codec;
    private final ClassDesc type;
    private final int maxDepth;
    private final Elsewhere elsewhere;
    private LayoutCode[] alternatives;

    /** @param numbers a constant of the generated class: the codec as a {@link #SLOT} */
    ChoiceCode(GeneratedUnit unit, FieldRef numbers, CodecCode codec, ClassDesc type, int maxDepth) {
        this.numbers = numbers;
        this.codec = codec;
        this.type = type;
        this.maxDepth = maxDepth;
        this.elsewhere = new Elsewhere(unit, "Choice", this);
    }

    /** Adds what may lead back to this choice: the code of each alternative, or null. */
    void link(LayoutCode[] alternatives) {
        this.alternatives = alternatives;
    }

    @Override
    boolean isExact() {
        return false;
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        Local object = scope.declare(name, type, value);
        Local number = scope.declare(name + "Number", Symbols.INT, constant(-1));
        scope.beginWhen(isNotNull(object));
        scope.add(set(number, call(get(numbers), NUMBER, object)));
        control.set(scope, control(number));
        scope.endWhen();
        return new ChoiceWriter(elsewhere, object, number);
    }

    /** Writes a value of one of the classes, if there is one. */
    private record ChoiceWriter(Elsewhere elsewhere, Local object, Local number) implements Writer {
        @Override
        public void write(EncodeScope scope) {
            scope.beginWhen(isNotNull(object));
            elsewhere.encode(scope, object, number);
            scope.endWhen();
        }
    }

    private static Expression control(Local number) {
        return choose(
                lessOrEqual(number, constant(ChoiceCodec.MAX_INLINE)),
                add(number, constant(1)),
                constant(ChoiceCodec.LONG));
    }

    @Override
    public void encodeElsewhere(EncodeScope outer, Local value, Local number) {
        IntSwitch cases = switchOn(number);
        for (int i = 0; i < alternatives.length; i++) {
            LayoutCode alternative = alternatives[i];
            if (alternative == null) {
                continue;
            }
            boolean isLevel = alternative.isLevel();
            EncodeScope scope = isLevel ? outer : outer.deeper();
            scope.beginBlock();
            checkDepth(scope, outer.depth, isLevel);
            if (i > ChoiceCodec.MAX_INLINE) {
                scope.ensure(constant(Varint.MAX_INT_SIZE));
                scope.add(set(scope.position, call(Symbols.VARINT_WRITE, scope.bytes, scope.position, number)));
            }
            Local object = scope.declare("object", alternative.type(), cast(alternative.type(), value));
            alternative.write(scope, object);
            cases.on(i, scope.endBlock());
        }
        outer.beginBlock();
        codec.write(outer, value, control(number));
        outer.add(cases.otherwise(outer.endBlock()));
    }

    /** Checks the depth of a value that is no level itself: others have it checked by their own method. */
    private void checkDepth(MethodScope scope, Expression depth, boolean isLevel) {
        if (!isLevel) {
            scope.failWhen(greaterOrEqual(depth, constant(maxDepth)));
        }
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local object = scope.declare(name, type, nullOf(type));
        Local bits = scope.declare(name + "Control", Symbols.INT, control.value());
        scope.beginWhen(notEqual(bits, constant(0)));
        Local value = elsewhere.decode(scope, bits, name + "Value");
        scope.add(set(object, asType(type, value)));
        scope.endWhen();
        return object;
    }

    @Override
    public Expression decodeElsewhere(DecodeScope outer, Local control) {
        Local start = outer.declare("start", Symbols.INT, outer.position);
        Local value = outer.declare("value", Symbols.OBJECT, nullOf(Symbols.OBJECT));
        Local number = outer.declare("number", Symbols.INT, subtract(control, constant(1)));
        outer.beginWhen(equal(control, constant(ChoiceCodec.LONG)));
        outer.add(set(number, call(Symbols.VARINT_READ, outer.bytes, outer.position)));
        outer.advance(call(Symbols.VARINT_SIZE, number));
        outer.endWhen();
        IntSwitch cases = switchOn(number);
        for (int i = 0; i < alternatives.length; i++) {
            LayoutCode alternative = alternatives[i];
            if (alternative != null) {
                boolean isLevel = alternative.isLevel();
                DecodeScope scope = isLevel ? outer : outer.deeper();
                scope.beginBlock();
                checkDepth(scope, outer.depth, isLevel);
                scope.add(set(value, alternative.read(scope, "object")));
                cases.on(i, scope.endBlock());
            }
        }
        outer.beginBlock();
        outer.add(set(outer.position, start));
        codec.read(outer, control, value);
        outer.add(cases.otherwise(outer.endBlock()));
        return value;
    }
}
