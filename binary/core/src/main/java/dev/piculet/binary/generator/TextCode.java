package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.subtract;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.binary.encoding.Strings;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;

/** A string, or null. Which kind of chars it has is known before anything is written. */
final class TextCode extends SlotCode {
    @Override
    boolean isExact() {
        return true;
    }

    @Override
    boolean setsControlLate() {
        return true;
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        return scope.isExact() ? measureExactly(scope, control, value, name) : bound(scope, control, value, name);
    }

    /** Makes room for two bytes a char, so that each text is looked at once. */
    private static Writer bound(EncodeScope scope, Control control, Expression value, String name) {
        Local string = scope.declare(name, Symbols.STRING, value);
        Local length = scope.declare(name + "Length", Symbols.INT, constant(0));
        scope.add(when(isNotNull(string), scope.block(() -> {
            scope.add(set(length, call(string, Symbols.LENGTH)));
            scope.measure(call(Symbols.TEXT_BOUND, string, length));
        })));
        return later -> later.add(when(isNotNull(string), later.block(() -> {
            Local kind = later.declare(name + "Control", Symbols.INT, call(Symbols.TEXT_CONTROL, string, length));
            control.set(later, kind);
            later.add(set(later.position, call(Symbols.WRITE_TEXT, later.bytes, later.position, string, length, kind)));
        })));
    }

    private static Writer measureExactly(EncodeScope scope, Control control, Expression value, String name) {
        Local string = scope.declare(name, Symbols.STRING, value);
        Local length = scope.declare(name + "Length", Symbols.INT, constant(0));
        Local kind = scope.declare(name + "Control", Symbols.INT, constant(Strings.NULL));
        scope.add(when(isNotNull(string), scope.block(() -> {
            scope.add(set(length, call(string, Symbols.LENGTH)));
            scope.add(set(kind, call(Symbols.TEXT_CONTROL, string, length)));
            control.set(scope, kind);
            scope.measure(call(Symbols.TEXT_SIZE, kind, length));
        })));
        return later -> later.add(when(
                isNotNull(string),
                set(later.position, call(Symbols.WRITE_TEXT, later.bytes, later.position, string, length, kind))));
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local string = scope.declare(name, Symbols.STRING, nullOf(Symbols.STRING));
        Local header = scope.declare(name + "Control", Symbols.INT, control.value());
        scope.add(when(
                less(header, constant(Strings.LATIN)),
                when(notEqual(header, constant(Strings.NULL)), scope.block(() -> {
                    Local length = scope.declare(name + "Length", Symbols.INT, subtract(header, constant(1)));
                    readLatin(scope, string, length);
                })),
                scope.block(() -> {
                    Local length = scope.declare(
                            name + "Length", Symbols.INT, call(Symbols.VARINT_READ, scope.bytes, scope.position));
                    scope.advance(call(Symbols.VARINT_SIZE, length));
                    // The array may go on behind the value, and must not be read and copied there.
                    scope.add(when(greater(length, scope.remaining()), scope.block(scope::fail)));
                    scope.add(when(
                            equal(header, constant(Strings.LATIN)),
                            scope.block(() -> readLatin(scope, string, length)),
                            scope.block(() -> {
                                scope.add(set(string, call(Symbols.READ_WIDE, scope.bytes, scope.position, length)));
                                scope.advance(add(length, length));
                            })));
                })));
        return string;
    }

    private static void readLatin(DecodeScope scope, Local string, Local length) {
        scope.add(set(string, call(Symbols.READ_LATIN, scope.bytes, scope.position, length)));
        scope.advance(length);
    }
}
