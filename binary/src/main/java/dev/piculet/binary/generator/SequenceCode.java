package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.both;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.classConstant;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.discard;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.same;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.binary.codec.Counts;
import dev.piculet.codegen.Condition;
import dev.piculet.codegen.Expression;
import dev.piculet.codegen.FieldRef;
import dev.piculet.codegen.Local;
import java.lang.constant.ClassDesc;

/**
 * A sequence, or null. An {@code ArrayList} is written and read on the spot where it is what is usually there; every other
 * sequence by a method that asks the codec for its form. Only sequences with nulls in them are left to the codec.
 */
final class SequenceCode extends SlotCode {
    private final FieldRef forms;
    private final CodecCode codec;
    private final ElementCode element;
    private final ClassDesc type;
    private final boolean isList;
    private final Elsewhere elsewhere;

    /**
     * @param forms a constant of the generated class: the codec as {@link dev.piculet.binary.runtime.SequenceSlot}
     * @param type of the place
     * @param isList whether the place usually holds an {@code ArrayList}
     */
    SequenceCode(
            GeneratedUnit unit, FieldRef forms, CodecCode codec, ElementCode element, ClassDesc type, boolean isList) {
        this.forms = forms;
        this.codec = codec;
        this.element = element;
        this.type = type;
        this.isList = isList;
        this.elsewhere = new Elsewhere(unit, "Elements", this::encodeElsewhere, this::decodeElsewhere);
    }

    @Override
    boolean isExact() {
        return false;
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        Local sequence = scope.declare(name, type, value);
        Local count = scope.declare(name + "Count", Symbols.INT, constant(-1));
        Local bits = scope.declare(name + "Control", Symbols.INT, constant(0));
        Expression ofForm = set(bits, codec.control(sequence));
        scope.add(when(isNotNull(sequence), scope.block(() -> {
            scope.add(isList ? measureList(scope, sequence, count, bits, ofForm) : ofForm);
            control.set(scope, bits);
        })));
        return later -> later.add(when(isNotNull(sequence), later.block(() -> {
            if (isList) {
                writeList(later, sequence, count, bits, name);
            } else {
                elsewhere.encode(later, sequence, bits);
            }
        })));
    }

    private Expression measureList(EncodeScope scope, Local list, Local count, Local bits, Expression otherwise) {
        Condition isList = same(call(list, Symbols.GET_CLASS), classConstant(Symbols.ARRAY_LIST));
        return when(
                element.refusesNull() ? both(isList, not(isTrue(call(Symbols.HAS_NULL, list)))) : isList,
                scope.block(() -> {
                    scope.add(set(count, call(list, Symbols.LIST_SIZE)));
                    scope.add(set(bits, CountCode.control(count)));
                }),
                otherwise);
    }

    private void writeList(EncodeScope scope, Local list, Local count, Local bits, String name) {
        scope.add(when(
                less(count, constant(0)), scope.block(() -> elsewhere.encode(scope, list, bits)), scope.block(() -> {
                    CountCode.writeLong(scope, count);
                    Local elements =
                            scope.declare(name + "Elements", Symbols.ARRAY_LIST, cast(Symbols.ARRAY_LIST, list));
                    Chunks.write(scope, count, element.bits(), element.hasOwnWord(), name, (index, chunk) -> {
                        element.encode(scope, chunk, call(elements, Symbols.LIST_GET, index), name + "Element");
                    });
                })));
    }

    private void encodeElsewhere(EncodeScope scope, Local[] valueAndControl) {
        Local sequence = valueAndControl[0];
        Local control = valueAndControl[1];
        Local header = FormCode.header(scope, control, call(get(forms), Symbols.SEQUENCE_HEADER, sequence));
        scope.add(when(
                FormCode.hasNulls(header), scope.block(() -> codec.write(scope, sequence, control)), scope.block(() -> {
                    Local count =
                            FormCode.write(scope, control, header, call(get(forms), Symbols.SEQUENCE_SIZE, sequence));
                    Local iterator = scope.declare(
                            "elements", Symbols.ITERATOR, call(get(forms), Symbols.SEQUENCE_ITERATOR, sequence));
                    Chunks.write(scope, count, element.bits(), element.hasOwnWord(), "elements", (index, chunk) -> {
                        element.encode(scope, chunk, call(iterator, Symbols.NEXT), "element");
                    });
                    scope.add(when(isTrue(call(iterator, Symbols.HAS_NEXT)), scope.block(scope::fail)));
                })));
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local sequence = scope.declare(name, type, nullOf(type));
        Local bits = scope.declare(name + "Control", Symbols.INT, control.value());
        Expression readElsewhere = scope.block(() -> {
            Local value = elsewhere.decode(scope, bits, name + "Value");
            scope.add(set(sequence, type.equals(Symbols.OBJECT) ? value : cast(type, value)));
        });
        Expression notNull = isList
                ? when(
                        equal(bits, constant(Counts.SPECIAL)),
                        readElsewhere,
                        scope.block(() -> readList(scope, sequence, bits, name)))
                : readElsewhere;
        scope.add(when(notEqual(bits, constant(Counts.NULL)), notNull));
        return sequence;
    }

    private void readList(DecodeScope scope, Local list, Local bits, String name) {
        Local count = CountCode.read(scope, bits, element.minBits(), name);
        scope.add(set(list, readElements(scope, count, name)));
    }

    private Local readElements(DecodeScope scope, Local count, String name) {
        Local elements = scope.declare(
                name + "Elements",
                Symbols.ARRAY_LIST,
                construct(Symbols.NEW_ARRAY_LIST, call(Symbols.CAPACITY, count, scope.remaining())));
        Chunks.read(scope, count, element.bits(), element.hasOwnWord(), name, chunk -> {
            Local value = element.decode(scope, chunk, name + "Element");
            scope.add(discard(call(elements, Symbols.LIST_ADD, value)));
        });
        return elements;
    }

    private Expression decodeElsewhere(DecodeScope scope, Local control) {
        Local sequence = scope.declare("sequence", Symbols.OBJECT, nullOf(Symbols.OBJECT));
        Local form = FormCode.readHeader(scope, control);
        scope.add(when(
                FormCode.hasNulls(form), scope.block(() -> codec.read(scope, control, sequence)), scope.block(() -> {
                    FormCode.skipHeader(scope, control);
                    Local count = FormCode.readCount(scope, control, element.minBits());
                    Local elements = readElements(scope, count, "sequence");
                    Expression array = call(elements, Symbols.LIST_TO_ARRAY);
                    scope.add(set(sequence, call(get(forms), Symbols.SEQUENCE_BUILD, form, array)));
                })));
        return sequence;
    }
}
