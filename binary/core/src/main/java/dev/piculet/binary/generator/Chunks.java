package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.increment;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.loop;
import static dev.piculet.codegen.Expressions.multiply;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.subtract;
import static dev.piculet.codegen.Expressions.unsignedShiftRight;

import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Loops over elements. Those with large controls have a control word each; of others, sixteen share one (wire format,
 * section 4.6). Shared words cost a loop around the loop, which small maps feel, and save most of a byte for each small
 * number; ADR 6 has the figures of a prototype.
 */
final class Chunks {
    /** Where the controls of the element are that a loop is at. */
    static final class Chunk {
        private final Local word;
        private final Local shift;

        private Chunk(Local word, Local shift) {
            this.word = word;
            this.shift = shift;
        }

        /** The control of the element's slot that begins so many bits behind its first. */
        Control control(int offset, int bits) {
            if (shift != null) {
                return Control.at(offset == 0 ? shift : add(shift, constant(offset)), bits, word);
            }
            return Control.at(offset, bits, word);
        }

        private boolean isOwn() {
            return word != null && shift == null;
        }

        /** The bytes of the element's own control word. */
        int ownWordSize() {
            return isOwn() ? 1 : 0;
        }

        /** Appends the statements that write the element's own control word. */
        void writeOwnWord(EncodeScope scope) {
            if (isOwn()) {
                Words.write(scope, scope.position, word, 1);
                scope.advance(1);
            }
        }
    }

    private Chunks() {}

    /**
     * Appends loops that write elements. {@code body} appends the code for the element at an index.
     *
     * @param bits of the controls of one element
     * @param own whether each element has a control word of its own, which {@code body} is to write
     */
    static void write(
            EncodeScope scope, Local count, int bits, boolean own, String name, BiConsumer<Expression, Chunk> body) {
        Local index = scope.declare(name + "Index", Symbols.INT, constant(0));
        if (bits == 0 || own) {
            scope.add(loop(less(index, count), scope.block(() -> {
                body.accept(index, bits == 0 ? new Chunk(null, null) : ownWord(scope, name));
                scope.add(increment(index, 1));
            })));
            return;
        }
        scope.add(loop(less(index, count), scope.block(() -> {
            Local end = end(scope, index, count, name);
            Local wordSize = wordSize(scope, index, end, bits, name);
            Local wordAt = scope.declare(name + "WordAt", Symbols.INT, scope.position);
            Local word = scope.declare(name + "Word", Symbols.LONG, constant(0L));
            Local shift = scope.declare(name + "Shift", Symbols.INT, constant(0));
            scope.ensure(constant(Long.BYTES));
            scope.advance(wordSize);
            scope.add(loop(less(index, end), scope.block(() -> {
                body.accept(index, new Chunk(word, shift));
                scope.add(increment(shift, bits));
                scope.add(increment(index, 1));
            })));
            scope.add(call(Symbols.WRITE_WORD, scope.bytes, wordAt, word, wordSize));
        })));
    }

    private static Chunk ownWord(EncodeScope scope, String name) {
        Local word = scope.declare(name + "Word", Symbols.INT, constant(0));
        return new Chunk(word, null);
    }

    /** Appends loops that read elements. {@code body} appends the code for one. */
    static void read(DecodeScope scope, Local count, int bits, boolean own, String name, Consumer<Chunk> body) {
        Local index = scope.declare(name + "Index", Symbols.INT, constant(0));
        if (bits == 0 || own) {
            scope.add(loop(less(index, count), scope.block(() -> {
                Local word = null;
                if (bits > 0) {
                    word = scope.declare(name + "Word", Symbols.INT, Words.read(scope, 1));
                    scope.advance(1);
                }
                body.accept(new Chunk(word, null));
                scope.add(increment(index, 1));
            })));
            return;
        }
        scope.add(loop(less(index, count), scope.block(() -> {
            Local end = end(scope, index, count, name);
            Local wordSize = wordSize(scope, index, end, bits, name);
            Local word = scope.declare(
                    name + "Word", Symbols.LONG, call(Symbols.READ_WORD, scope.bytes, scope.position, wordSize));
            Local shift = scope.declare(name + "Shift", Symbols.INT, constant(0));
            scope.advance(wordSize);
            scope.add(loop(less(index, end), scope.block(() -> {
                body.accept(new Chunk(word, shift));
                scope.add(increment(shift, bits));
                scope.add(increment(index, 1));
            })));
        })));
    }

    private static Local end(MethodScope scope, Local index, Local count, String name) {
        Local end = scope.declare(name + "End", Symbols.INT, add(index, constant(FieldOrder.GROUP)));
        // Counts near the largest int end here, too.
        scope.add(set(end, choose(less(subtract(end, count), constant(0)), end, count)));
        return end;
    }

    private static Local wordSize(MethodScope scope, Local index, Local end, int bits, String name) {
        Expression total = multiply(subtract(end, index), constant(bits));
        return scope.declare(name + "WordSize", Symbols.INT, unsignedShiftRight(add(total, constant(7)), constant(3)));
    }
}
