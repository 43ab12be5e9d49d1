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
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.binary.codec.ChoiceCodec;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.codegen.IntSwitch;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;

/** A value of one of several classes, or null. Alternatives that are no objects with fields are left to the codec. */
final class ChoiceCode extends SlotCode {
    private final FieldRef numbers;
    private final CodecCode codec;
    private final ClassDesc type;
    private final int maxDepth;
    private final Elsewhere elsewhere;
    private LayoutCode[] alternatives;

    /** @param numbers a constant of the generated class: the codec as {@link dev.piculet.binary.runtime.ChoiceSlot} */
    ChoiceCode(GeneratedUnit unit, FieldRef numbers, CodecCode codec, ClassDesc type, int maxDepth) {
        this.numbers = numbers;
        this.codec = codec;
        this.type = type;
        this.maxDepth = maxDepth;
        this.elsewhere = new Elsewhere(unit, "Choice", this::encodeElsewhere, this::decodeElsewhere);
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
        scope.add(when(isNotNull(object), scope.block(() -> {
            scope.add(set(number, call(get(numbers), Symbols.CHOICE_NUMBER, object)));
            control.set(scope, control(number));
        })));
        return later -> later.add(when(isNotNull(object), later.block(() -> elsewhere.encode(later, object, number))));
    }

    private static Expression control(Local number) {
        return choose(
                lessOrEqual(number, constant(ChoiceCodec.MAX_INLINE)),
                add(number, constant(1)),
                constant(ChoiceCodec.LONG));
    }

    private void encodeElsewhere(EncodeScope outer, Local[] valueAndNumber) {
        Local value = valueAndNumber[0];
        Local number = valueAndNumber[1];
        EncodeScope scope = outer.deeper();
        IntSwitch cases = switchOn(number);
        for (int i = 0; i < alternatives.length; i++) {
            LayoutCode alternative = alternatives[i];
            if (alternative == null) {
                continue;
            }
            int index = i;
            cases.on(i, scope.block(() -> {
                checkDepth(scope, outer.depth);
                if (index > ChoiceCodec.MAX_INLINE) {
                    scope.ensure(constant(Varint.MAX_INT_SIZE));
                    scope.add(set(scope.position, call(Symbols.VARINT_WRITE, scope.bytes, scope.position, number)));
                }
                Local object = scope.declare("object", alternative.type(), cast(alternative.type(), value));
                alternative.write(scope, object);
            }));
        }
        outer.add(cases.otherwise(outer.block(() -> codec.write(outer, value, control(number)))));
    }

    private void checkDepth(MethodScope scope, Expression depth) {
        scope.add(when(greaterOrEqual(depth, constant(maxDepth)), scope.block(scope::fail)));
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local object = scope.declare(name, type, nullOf(type));
        Local bits = scope.declare(name + "Control", Symbols.INT, control.value());
        scope.add(when(notEqual(bits, constant(0)), scope.block(() -> {
            Local value = elsewhere.decode(scope, bits, name + "Value");
            scope.add(set(object, type.equals(Symbols.OBJECT) ? value : cast(type, value)));
        })));
        return object;
    }

    private Expression decodeElsewhere(DecodeScope outer, Local control) {
        Local start = outer.declare("start", Symbols.INT, outer.position);
        Local value = outer.declare("value", Symbols.OBJECT, nullOf(Symbols.OBJECT));
        Local number = outer.declare("number", Symbols.INT, subtract(control, constant(1)));
        outer.add(when(equal(control, constant(ChoiceCodec.LONG)), outer.block(() -> {
            outer.add(set(number, call(Symbols.VARINT_READ, outer.bytes, outer.position)));
            outer.advance(call(Symbols.VARINT_SIZE, number));
        })));
        DecodeScope scope = outer.deeper();
        IntSwitch cases = switchOn(number);
        for (int i = 0; i < alternatives.length; i++) {
            LayoutCode alternative = alternatives[i];
            if (alternative != null) {
                cases.on(i, scope.block(() -> {
                    checkDepth(scope, outer.depth);
                    scope.add(set(value, alternative.read(scope, "object")));
                }));
            }
        }
        outer.add(cases.otherwise(outer.block(() -> {
            outer.add(set(outer.position, start));
            codec.read(outer, control, value);
        })));
        return value;
    }
}
