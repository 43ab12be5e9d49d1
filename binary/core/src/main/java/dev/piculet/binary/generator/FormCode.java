package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.and;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.element;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.greaterOrEqual;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.setElement;
import static dev.piculet.codegen.Expressions.subtract;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.binary.codec.Counts;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.schema.SequenceCodes;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ConstantDescs;

/** The form and the count before the elements of a collection that is not of the usual form. */
final class FormCode {
    private FormCode() {}

    /** Declares the byte that follows a special control, and 0 for another. */
    static Local header(EncodeScope scope, Local control, Expression ofSpecial) {
        Local header = scope.declare("header", Symbols.INT, constant(0));
        scope.add(when(equal(control, constant(Counts.SPECIAL)), set(header, ofSpecial)));
        return header;
    }

    /** Whether the codec writes or reads what has a header: nulls, and arrays that tell their class, whose form is the last number. */
    static Condition isLeftToCodec(Local header) {
        return greaterOrEqual(header, constant(SequenceCodes.ARRAY_OF_OTHER_CLASS));
    }

    /** Appends the statements that write the byte and the count as far as the control does not hold them; returns the count. */
    static Local write(EncodeScope scope, Local control, Local header, Expression size) {
        Local count = scope.declare("count", Symbols.INT, subtract(control, constant(1)));
        scope.beginWhen(greaterOrEqual(control, constant(Counts.LONG)));
        scope.add(set(count, size));
        scope.ensure(constant(1 + Varint.MAX_INT_SIZE));
        scope.beginWhen(equal(control, constant(Counts.SPECIAL)));
        scope.add(setElement(scope.bytes, scope.position, cast(ConstantDescs.CD_byte, header)));
        scope.advance(1);
        scope.endWhen();
        scope.add(set(scope.position, call(Symbols.VARINT_WRITE, scope.bytes, scope.position, count)));
        scope.endWhen();
        return count;
    }

    /** Declares the byte that follows a special control, and 0 for another, without moving the position. */
    static Local readHeader(DecodeScope scope, Local control) {
        Local header = scope.declare("header", Symbols.INT, constant(0));
        Expression unsigned = and(cast(Symbols.INT, element(scope.bytes, scope.position)), constant(0xFF));
        scope.add(when(equal(control, constant(Counts.SPECIAL)), set(header, unsigned)));
        return header;
    }

    /** Appends the statement that moves the position behind that byte. */
    static void skipHeader(DecodeScope scope, Local control) {
        scope.add(
                when(equal(control, constant(Counts.SPECIAL)), set(scope.position, add(scope.position, constant(1)))));
    }

    /** Appends the statements that read the count as far as the control does not hold it. */
    static Local readCount(DecodeScope scope, Local control, int minBits) {
        return CountCode.read(scope, control, greaterOrEqual(control, constant(Counts.LONG)), minBits, "count");
    }
}
