package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.increment;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.multiply;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.subtract;
import static dev.piculet.codegen.Expressions.unsignedShiftRight;

import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;

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

    private final MethodScope scope;
    private final int bits;

    /** Whether elements share control words, so that there is a loop around the loop. */
    private final boolean shares;

    private Local index;
    private Chunk chunk;

    /** The bytes of a shared word. */
    private Local wordSize;

    /** Where a shared word is to be written; null if it is read. */
    private Local wordAt;

    private Chunks(MethodScope scope, int bits, boolean own) {
        this.scope = scope;
        this.bits = bits;
        this.shares = bits > 0 && !own;
    }

    /** The index of the element. */
    Expression index() {
        return index;
    }

    /** Where the controls of the element are. */
    Chunk chunk() {
        return chunk;
    }

    /**
     * Begins loops that write elements: what is appended from now on writes one, until {@link #end}.
     *
     * @param bits of the controls of one element
     * @param own whether each element has a control word of its own, which {@link Chunk#writeOwnWord} writes
     */
    static Chunks write(EncodeScope scope, Local count, int bits, boolean own, String name) {
        Chunks loop = new Chunks(scope, bits, own);
        Local end = loop.begin(count, name);
        if (loop.shares) {
            loop.wordSize = wordSize(scope, loop.index, end, bits, name);
            loop.wordAt = scope.declare(name + "WordAt", Symbols.INT, scope.position);
            Local word = scope.declare(name + "Word", Symbols.LONG, constant(0L));
            Local shift = scope.declare(name + "Shift", Symbols.INT, constant(0));
            scope.ensure(constant(Long.BYTES));
            loop.beginInner(word, shift, end);
        } else {
            loop.chunk = new Chunk(bits == 0 ? null : scope.declare(name + "Word", Symbols.INT, constant(0)), null);
        }
        return loop;
    }

    /** Begins loops that read elements: what is appended from now on reads one, until {@link #end}. */
    static Chunks read(DecodeScope scope, Local count, int bits, boolean own, String name) {
        Chunks loop = new Chunks(scope, bits, own);
        Local end = loop.begin(count, name);
        if (loop.shares) {
            loop.wordSize = wordSize(scope, loop.index, end, bits, name);
            Local word = scope.declare(
                    name + "Word", Symbols.LONG, call(Symbols.READ_WORD, scope.bytes, scope.position, loop.wordSize));
            Local shift = scope.declare(name + "Shift", Symbols.INT, constant(0));
            loop.beginInner(word, shift, end);
        } else {
            Local word = null;
            if (bits > 0) {
                word = scope.declare(name + "Word", Symbols.INT, Words.read(scope, 1));
                scope.advance(1);
            }
            loop.chunk = new Chunk(word, null);
        }
        return loop;
    }

    /** Begins the outer loop. Returns the index behind the elements that share a word; null if none do. */
    private Local begin(Local count, String name) {
        index = scope.declare(name + "Index", Symbols.INT, constant(0));
        scope.beginLoop(less(index, count));
        return shares ? end(scope, index, count, name) : null;
    }

    private void beginInner(Local word, Local shift, Local end) {
        scope.advance(wordSize);
        scope.beginLoop(less(index, end));
        chunk = new Chunk(word, shift);
    }

    /** Ends the loops. */
    void end() {
        if (shares) {
            scope.add(increment(chunk.shift, bits));
            scope.add(increment(index, 1));
            scope.endLoop();
            if (wordAt != null) {
                scope.add(call(Symbols.WRITE_WORD, scope.bytes, wordAt, chunk.word, wordSize));
            }
        } else {
            scope.add(increment(index, 1));
        }
        scope.endLoop();
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
