package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.lessOrEqual;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.or;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.subtract;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.binary.encoding.Strings;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;

/** A string, or null: written as if it were Latin-1, and again if it was not. */
final class TextCode extends SlotCode {
    private static final Expression MAX_INLINE = constant(Strings.MAX_INLINE_LENGTH);

    @Override
    boolean isExact() {
        return true;
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        Local string = scope.declare(name, Symbols.STRING, value);
        Local length = scope.declare(name + "Length", Symbols.INT, constant(0));
        scope.add(when(isNotNull(string), scope.block(() -> {
            scope.add(set(length, call(string, Symbols.LENGTH)));
            scope.measure(length);
            scope.add(when(
                    lessOrEqual(length, MAX_INLINE),
                    scope.block(() -> control.set(scope, add(length, constant(1)))),
                    scope.block(() -> {
                        control.set(scope, Strings.LATIN);
                        scope.measure(call(Symbols.VARINT_SIZE, length));
                    })));
        })));
        return later -> later.add(when(isNotNull(string), later.block(() -> write(later, control, string, length))));
    }

    private static void write(EncodeScope scope, Control control, Local string, Local length) {
        scope.add(when(
                greater(length, MAX_INLINE),
                set(scope.position, call(Symbols.VARINT_WRITE, scope.bytes, scope.position, length))));
        Expression chars = call(Symbols.WRITE_LATIN, scope.bytes, scope.position, string, length);
        if (scope.isExact()) {
            scope.add(set(scope.chars, or(scope.chars, chars)));
            scope.advance(length);
            return;
        }
        scope.add(when(lessOrEqual(chars, constant(0xFF)), scope.block(() -> scope.advance(length)), scope.block(() -> {
            Expression start = choose(
                    lessOrEqual(length, MAX_INLINE),
                    scope.position,
                    subtract(scope.position, call(Symbols.VARINT_SIZE, length)));
            scope.add(set(scope.position, call(Symbols.WRITE_WIDE, scope.out, start, string, scope.size())));
            scope.reload();
            control.set(scope, Strings.WIDE);
            control.rewrite(scope);
        })));
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
