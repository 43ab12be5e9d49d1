package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.binary.codec.Counts;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;

/**
 * A collection, or null. One of the usual class is written and read on the spot, where there is such a class; every other
 * by a method that asks the codec for its form. Only those with nulls in them are left to the codec.
 */
abstract class CollectionCode extends SlotCode {
    /** A constant of the generated class: the codec, as what it tells of forms. */
    final FieldRef forms;

    private final CodecCode codec;
    private final ClassDesc type;
    private final boolean hasUsualClass;
    private final Elsewhere elsewhere;

    /**
     * @param type of the place
     * @param hasUsualClass whether the place usually holds the class that is written on the spot
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
        this.elsewhere = new Elsewhere(unit, methods, this::encodeElsewhere, this::decodeElsewhere);
    }

    /** The fewest bits of each element. */
    abstract int minBits();

    /** Whether a collection is of the usual class, and has no nulls that its elements refuse. */
    abstract Condition isUsual(Local collection);

    /** The count of a collection of the usual class. */
    abstract Expression usualSize(Local collection);

    /** Appends the statements that write the elements of a collection of the usual class. */
    abstract void writeUsual(EncodeScope scope, Local collection, Local count, String name);

    /** Appends the statements that read a collection of the usual class, and returns it. */
    abstract Local readUsual(DecodeScope scope, Local count, String name);

    /** What the codec is asked for the header of a collection. */
    abstract MethodRef headerMethod();

    /** Appends the statements that write any collection without nulls, given as an object. */
    abstract void writeAny(EncodeScope scope, Local collection, Local control, Local header);

    /** Appends the statements that read the elements of any collection, and returns it as an object. */
    abstract Expression readAny(DecodeScope scope, Local form, Local count);

    /** The name of the variable for any collection that was read. */
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
        scope.add(when(isNotNull(collection), scope.block(() -> {
            scope.add(hasUsualClass ? measureUsual(scope, collection, count, bits, ofForm) : ofForm);
            control.set(scope, bits);
        })));
        return later -> later.add(when(isNotNull(collection), later.block(() -> {
            if (hasUsualClass) {
                write(later, collection, count, bits, name);
            } else {
                elsewhere.encode(later, collection, bits);
            }
        })));
    }

    private Expression measureUsual(
            EncodeScope scope, Local collection, Local count, Local bits, Expression otherwise) {
        return when(
                isUsual(collection),
                scope.block(() -> {
                    scope.add(set(count, usualSize(collection)));
                    scope.add(set(bits, CountCode.control(count)));
                }),
                otherwise);
    }

    private void write(EncodeScope scope, Local collection, Local count, Local bits, String name) {
        scope.add(when(
                less(count, constant(0)),
                scope.block(() -> elsewhere.encode(scope, collection, bits)),
                scope.block(() -> {
                    CountCode.writeLong(scope, count);
                    writeUsual(scope, collection, count, name);
                })));
    }

    private void encodeElsewhere(EncodeScope scope, Local[] valueAndControl) {
        Local collection = valueAndControl[0];
        Local control = valueAndControl[1];
        Local header = FormCode.header(scope, control, call(get(forms), headerMethod(), collection));
        scope.add(when(
                FormCode.hasNulls(header),
                scope.block(() -> codec.write(scope, collection, control)),
                scope.block(() -> writeAny(scope, collection, control, header))));
    }

    @Override
    final Local read(DecodeScope scope, Control control, String name) {
        Local collection = scope.declare(name, type, nullOf(type));
        Local bits = scope.declare(name + "Control", Symbols.INT, control.value());
        Expression readElsewhere = scope.block(() -> {
            Local value = elsewhere.decode(scope, bits, name + "Value");
            scope.add(set(collection, type.equals(Symbols.OBJECT) ? value : cast(type, value)));
        });
        Expression notNull = hasUsualClass
                ? when(equal(bits, constant(Counts.SPECIAL)), readElsewhere, scope.block(() -> {
                    Local count = CountCode.read(scope, bits, minBits(), name);
                    scope.add(set(collection, readUsual(scope, count, name)));
                }))
                : readElsewhere;
        scope.add(when(notEqual(bits, constant(Counts.NULL)), notNull));
        return collection;
    }

    private Expression decodeElsewhere(DecodeScope scope, Local control) {
        Local collection = scope.declare(noun(), Symbols.OBJECT, nullOf(Symbols.OBJECT));
        Local form = FormCode.readHeader(scope, control);
        scope.add(when(
                FormCode.hasNulls(form), scope.block(() -> codec.read(scope, control, collection)), scope.block(() -> {
                    FormCode.skipHeader(scope, control);
                    Local count = FormCode.readCount(scope, control, minBits());
                    scope.add(set(collection, readAny(scope, form, count)));
                })));
        return collection;
    }
}
