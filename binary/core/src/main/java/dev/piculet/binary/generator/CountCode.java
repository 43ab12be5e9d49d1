package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.lessOrEqual;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.subtract;

import dev.piculet.binary.codec.Counts;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;

/** Counts of elements: in the control if they are low, else behind it. */
final class CountCode {
    private CountCode() {}

    /** The control of a count without anything special. */
    static Expression control(Local count) {
        return choose(lessOrEqual(count, constant(Counts.MAX_INLINE)), add(count, constant(1)), constant(Counts.LONG));
    }

    /** Appends the statements that write a count that its control does not hold. */
    static void writeLong(EncodeScope scope, Local count) {
        scope.beginWhen(greater(count, constant(Counts.MAX_INLINE)));
        scope.ensure(constant(Varint.MAX_INT_SIZE));
        scope.add(set(scope.position, call(Symbols.VARINT_WRITE, scope.bytes, scope.position, count)));
        scope.endWhen();
    }

    /**
     * Appends the statements that read a count whose control is neither null nor special.
     *
     * @param minBits the fewest bits of each element, against which the count is checked
     */
    static Local read(DecodeScope scope, Local control, int minBits, String name) {
        return read(scope, control, equal(control, constant(Counts.LONG)), minBits, name + "Count");
    }

    /**
     * Appends the statements that read a count.
     *
     * @param follows whether the control does not hold it
     */
    static Local read(DecodeScope scope, Local control, Condition follows, int minBits, String name) {
        Local count = scope.declare(name, Symbols.INT, subtract(control, constant(1)));
        scope.beginWhen(follows);
        scope.add(set(count, call(Symbols.VARINT_READ, scope.bytes, scope.position)));
        scope.advance(call(Symbols.VARINT_SIZE, count));
        scope.endWhen();
        scope.add(set(count, call(Symbols.CHECK_COUNT, count, constant(minBits), scope.remaining())));
        return count;
    }
}
