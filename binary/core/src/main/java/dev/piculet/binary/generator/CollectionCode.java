package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;

import dev.piculet.binary.codec.Counts;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;

/**
 * A collection, or null. One of the usual class, where there is such a class, is written by a method of its own and read on the spot;
 * every other is written and read by methods that ask the codec for its form. Those with nulls in them, and arrays that tell their
 * class, are left to the codec.
 */
abstract class CollectionCode extends SlotCode implements Elsewhere.Loops {
    /** A constant of the generated class: the codec, as what it tells of forms. */
    final FieldRef forms;

    private final CodecCode codec;
    private final ClassDesc type;
    private final boolean hasUsualClass;
    private final Elsewhere elsewhere;

    /**
     * @param type of the place
     * @param hasUsualClass whether there is a class that the place usually holds
     * @param methods what the names of the methods elsewhere end with
     */
    CollectionCode(
            GeneratedUnit unit,
            FieldRef forms,
            CodecCode codec,
            ClassDesc type,
            boolean hasUsualClass,
            String methods) {
        this.forms = forms;
        this.codec = codec;
        this.type = type;
        this.hasUsualClass = hasUsualClass;
        this.elsewhere = new Elsewhere(unit, methods, this);
    }

    /** The fewest bits of each element. */
    abstract int minBits();

    /** Whether a collection is of the usual class, and has no nulls that its elements refuse. */
    abstract Condition isUsual(Local collection);

    /** The count of a collection of the usual class. */
    abstract Expression usualSize(Local collection);

    /** Appends the statements that write the elements of a collection of the usual class. */
    abstract void writeUsual(EncodeScope scope, Local collection, Local count);

    /** Appends the statements that read a collection of the usual class, and returns it. */
    abstract Local readUsual(DecodeScope scope, Local count, String name);

    /** What the codec is asked for the header of a collection. */
    abstract MethodRef headerMethod();

    /** Appends the statements that write any collection without nulls, given as an object. */
    abstract void writeAny(EncodeScope scope, Local collection, Local control, Local header);

    /** Appends the statements that read the elements of any collection, and returns it as an object. */
    abstract Expression readAny(DecodeScope scope, Local form, Local count);

    /** The name of the variable for a collection in a method of its own. */
    abstract String noun();

    @Override
    final boolean isExact() {
        return false;
    }

    @Override
    final Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        Local collection = scope.declare(name, type, value);
        Local count = scope.declare(name + "Count", Symbols.INT, constant(-1));
        Local bits = scope.declare(name + "Control", Symbols.INT, constant(0));
        Expression ofForm = set(bits, codec.control(collection));
        scope.beginWhen(isNotNull(collection));
        if (hasUsualClass) {
            scope.beginWhen(isUsual(collection));
            scope.add(set(count, usualSize(collection)));
            scope.add(set(bits, CountCode.control(count)));
            scope.otherwise();
            scope.add(ofForm);
            scope.endWhen();
        } else {
            scope.add(ofForm);
        }
        control.set(scope, bits);
        scope.endWhen();
        return new CollectionWriter(collection, count, bits);
    }

    /** Writes a collection, if there is one. */
    private final class CollectionWriter implements Writer {
        private final Local collection;
        private final Local count;
        private final Local bits;

        CollectionWriter(Local collection, Local count, Local bits) {
            this.collection = collection;
            this.count = count;
            this.bits = bits;
        }

        @Override
        public void write(EncodeScope scope) {
            scope.beginWhen(isNotNull(collection));
            if (hasUsualClass) {
                scope.beginWhen(less(count, constant(0)));
                elsewhere.encode(scope, collection, bits);
                scope.otherwise();
                elsewhere.encodeUsual(scope, CollectionCode.this, collection, count);
                scope.endWhen();
            } else {
                elsewhere.encode(scope, collection, bits);
            }
            scope.endWhen();
        }
    }

    @Override
    public final void encodeUsual(EncodeScope scope, Local value, Local count) {
        Local collection = scope.declare(noun(), type, asType(type, value));
        CountCode.writeLong(scope, count);
        writeUsual(scope, collection, count);
    }

    @Override
    public final void encodeElsewhere(EncodeScope scope, Local collection, Local control) {
        Local header = FormCode.header(scope, control, call(get(forms), headerMethod(), collection));
        scope.beginWhen(FormCode.isLeftToCodec(header));
        codec.write(scope, collection, control);
        scope.otherwise();
        writeAny(scope, collection, control, header);
        scope.endWhen();
    }

    @Override
    final Local read(DecodeScope scope, Control control, String name) {
        Local collection = scope.declare(name, type, nullOf(type));
        Local bits = scope.declare(name + "Control", Symbols.INT, control.value());
        scope.beginWhen(notEqual(bits, constant(Counts.NULL)));
        if (hasUsualClass) {
            scope.beginWhen(equal(bits, constant(Counts.SPECIAL)));
            readElsewhere(scope, bits, collection, name);
            scope.otherwise();
            Local count = CountCode.read(scope, bits, minBits(), name);
            scope.add(set(collection, readUsual(scope, count, name)));
            scope.endWhen();
        } else {
            readElsewhere(scope, bits, collection, name);
        }
        scope.endWhen();
        return collection;
    }

    private void readElsewhere(DecodeScope scope, Local control, Local collection, String name) {
        Local value = elsewhere.decode(scope, control, name + "Value");
        scope.add(set(collection, asType(type, value)));
    }

    @Override
    public final Expression decodeElsewhere(DecodeScope scope, Local control) {
        Local collection = scope.declare(noun(), Symbols.OBJECT, nullOf(Symbols.OBJECT));
        Local form = FormCode.readHeader(scope, control);
        scope.beginWhen(FormCode.isLeftToCodec(form));
        codec.read(scope, control, collection);
        scope.otherwise();
        FormCode.skipHeader(scope, control);
        Local count = FormCode.readCount(scope, control, minBits());
        scope.add(set(collection, readAny(scope, form, count)));
        scope.endWhen();
        return collection;
    }
}
