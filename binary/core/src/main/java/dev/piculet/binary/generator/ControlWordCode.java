package dev.piculet.binary.generator;

import dev.piculet.codegen.tree.Local;

/**
 * A control word, which stands before what it tells of. Where texts are in it and room is made as needed, it is written behind the last
 * of them: which kind of chars a text has is looked up just before these are copied. The plain version looks it up in a
 * pass of its own, which costs {@code media} of suite {@code objects} a tenth of its time (ADR 24).
 */
final class ControlWordCode {
    private final Local word;
    private final int size;
    private final boolean late;
    private Local at;

    /**
     * @param size its bytes; 0 if there is none
     * @param late whether bodies that are written behind it set a part of it
     */
    ControlWordCode(Local word, int size, boolean late) {
        this.word = word;
        this.size = size;
        this.late = late;
    }

    /** Appends the statements that write the word at the position, or leave room for it. */
    void begin(EncodeScope scope) {
        if (size == 0) {
            return;
        }
        if (late) {
            at = scope.declare("wordAt", Symbols.INT, scope.position);
        } else {
            Words.write(scope, scope.position, word, size);
        }
        scope.advance(size);
    }

    /** Appends the statements that write the word where room was left for it. */
    void end(EncodeScope scope) {
        if (at != null) {
            Words.write(scope, at, word, size);
        }
    }
}
