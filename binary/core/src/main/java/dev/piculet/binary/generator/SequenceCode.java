package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.both;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.classConstant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.discard;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.same;

import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;

/** A sequence, or null. The usual class is {@code ArrayList}. */
final class SequenceCode extends CollectionCode {
    private final ElementCode element;

    /**
     * @param forms a constant of the generated class: the codec as {@link dev.piculet.binary.runtime.SequenceSlot}
     * @param type of the place
     * @param isList whether the place usually holds an {@code ArrayList}
     */
    SequenceCode(
            GeneratedUnit unit, FieldRef forms, CodecCode codec, ElementCode element, ClassDesc type, boolean isList) {
        super(unit, forms, codec, type, isList, "Elements");
        this.element = element;
    }

    @Override
    int minBits() {
        return element.minBits();
    }

    @Override
    String noun() {
        return "sequence";
    }

    @Override
    Condition isUsual(Local list) {
        Condition isList = same(call(list, Symbols.GET_CLASS), classConstant(Symbols.ARRAY_LIST));
        return element.refusesNull() ? both(isList, not(isTrue(call(Symbols.HAS_NULL, list)))) : isList;
    }

    @Override
    Expression usualSize(Local list) {
        return call(list, Symbols.LIST_SIZE);
    }

    @Override
    void writeUsual(EncodeScope scope, Local list, Local count) {
        Local elements = scope.declare(noun() + "Elements", Symbols.ARRAY_LIST, cast(Symbols.ARRAY_LIST, list));
        Chunks loop = Chunks.write(scope, count, element.bits(), element.hasOwnWord(), noun());
        element.encode(scope, loop.chunk(), call(elements, Symbols.LIST_GET, loop.index()), noun() + "Element");
        loop.end();
        // Another thread, or code that was called, has changed it.
        scope.failWhen(notEqual(call(elements, Symbols.LIST_SIZE), count));
    }

    @Override
    MethodRef headerMethod() {
        return Symbols.SEQUENCE_HEADER;
    }

    @Override
    void writeAny(EncodeScope scope, Local sequence, Local control, Local header) {
        Local count = FormCode.write(scope, control, header, call(get(forms), Symbols.SEQUENCE_SIZE, sequence));
        Local iterator =
                scope.declare("elements", Symbols.ITERATOR, call(get(forms), Symbols.SEQUENCE_ITERATOR, sequence));
        Chunks loop = Chunks.write(scope, count, element.bits(), element.hasOwnWord(), "elements");
        element.encode(scope, loop.chunk(), call(iterator, Symbols.NEXT), "element");
        loop.end();
        scope.failWhen(isTrue(call(iterator, Symbols.HAS_NEXT)));
    }

    @Override
    Local readUsual(DecodeScope scope, Local count, String name) {
        Local elements = scope.declare(
                name + "Elements",
                Symbols.ARRAY_LIST,
                construct(Symbols.NEW_ARRAY_LIST, call(Symbols.CAPACITY, count, scope.remaining())));
        Chunks loop = Chunks.read(scope, count, element.bits(), element.hasOwnWord(), name);
        Local value = element.decode(scope, loop.chunk(), name + "Element");
        scope.add(discard(call(elements, Symbols.LIST_ADD, value)));
        loop.end();
        return elements;
    }

    @Override
    Expression readAny(DecodeScope scope, Local form, Local count) {
        Expression array = call(readUsual(scope, count, noun()), Symbols.LIST_TO_ARRAY);
        return call(get(forms), Symbols.SEQUENCE_BUILD, form, array);
    }
}
