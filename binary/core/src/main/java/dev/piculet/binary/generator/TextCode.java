package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.and;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.element;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.unsignedShiftRight;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;

/**
 * A string, or null. Where room is made as needed, that for two bytes a char is: the plain version measures each text before, which
 * looks at it twice, and costs {@code media} of suite {@code objects} a tenth of its time (ADR 24).
 */
final class TextCode extends SlotCode {
    /** Headers of short strings with one byte a char are odd and below 128, and not negative as bytes. */
    private static final int SHORT_LATIN = 0xFFFF_FF81;

    @Override
    int minSize() {
        return 1;
    }

    @Override
    boolean isExact() {
        return true;
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        Local string = scope.declare(name, Symbols.STRING, value);
        if (!scope.isExact()) {
            scope.measure(call(Symbols.TEXT_BOUND, string));
            return new GrowingWriter(string, name);
        }
        Local header = header(scope, string, name);
        scope.measure(call(Symbols.TEXT_SIZE, header));
        return new ExactWriter(string, header);
    }

    /** Writes a string where room for any of its length is. */
    private record GrowingWriter(Local string, String name) implements Writer {
        @Override
        public void write(EncodeScope scope) {
            TextCode.write(scope, string, header(scope, string, name));
        }
    }

    /** Writes a string where room for just this one is. */
    private record ExactWriter(Local string, Local header) implements Writer {
        @Override
        public void write(EncodeScope scope) {
            scope.add(set(scope.position, call(Symbols.WRITE_TEXT, scope.bytes, scope.position, string, header)));
        }
    }

    private static Local header(EncodeScope scope, Local string, String name) {
        return scope.declare(name + "Header", Symbols.INT, call(Symbols.TEXT_HEADER, string));
    }

    /** In pieces that C2 can inline each by itself; the plain version is {@link Symbols#WRITE_TEXT} (ADR 24). */
    private static void write(EncodeScope scope, Local string, Local header) {
        scope.add(when(
                equal(and(header, constant(SHORT_LATIN)), constant(1)),
                set(scope.position, call(Symbols.WRITE_SHORT_TEXT, scope.bytes, scope.position, string, header)),
                set(
                        scope.position,
                        call(Symbols.WRITE_OTHER_TEXT, scope.out, scope.bytes, scope.position, string, header))));
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local string = scope.declare(name, Symbols.STRING, nullOf(Symbols.STRING));
        Local header =
                scope.declare(name + "Header", Symbols.INT, cast(Symbols.INT, element(scope.bytes, scope.position)));
        scope.beginWhen(equal(and(header, constant(SHORT_LATIN)), constant(1)));
        Local length = scope.declare(name + "Length", Symbols.INT, unsignedShiftRight(header, constant(1)));
        scope.advance(1);
        scope.add(set(string, call(Symbols.READ_LATIN, scope.bytes, scope.position, length)));
        scope.advance(length);
        scope.otherwise();
        scope.add(set(header, call(Symbols.VARINT_READ, scope.bytes, scope.position)));
        scope.advance(call(Symbols.VARINT_SIZE, header));
        scope.add(set(string, call(Symbols.READ_TEXT, scope.bytes, scope.position, scope.limit, header)));
        scope.advance(call(Symbols.TEXT_CHARS, header));
        scope.endWhen();
        return string;
    }
}
