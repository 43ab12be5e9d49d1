package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Generation;
import dev.piculet.jackson.direct.DirectOutputs;
import dev.piculet.jackson.direct.DirectWriter;

/** A class whose objects a mapper writes. Used by many threads without a lock. */
final class WrittenRoot {
    private final Class<?> type;

    /** Null if Jackson writes them. */
    private final Generation<DirectWriter> generation;

    private final Attempts attempts = new Attempts();

    /** Decides whether strings pay: from bytes outside ASCII they are made slowly. */
    private final Attempts texts = new Attempts();

    /** The bytes of the last object, and some more; 0 if outputs that are kept are long enough. */
    private int size;

    WrittenRoot(Class<?> type, Generation<DirectWriter> generation) {
        this.type = type;
        this.generation = generation;
    }

    Class<?> type() {
        return type;
    }

    /** Returns what writes the next object; null if Jackson does. */
    DirectWriter writer() {
        DirectWriter writer = generation == null ? null : generation.resultOfCall();
        return writer == null || attempts.isPaused() ? null : writer;
    }

    /** Tells whether the next string shall be left to Jackson. */
    boolean isTextPaused() {
        return texts.isPaused();
    }

    /** Notes whether all of a string was ASCII. */
    void noteText(boolean isAscii) {
        texts.note(!isAscii);
    }

    /** Returns how long the next object is likely to be. */
    int size() {
        return size;
    }

    /** Notes that an object was written. */
    void noteWritten(int length) {
        attempts.note(/* isOdd= */ false);
        int likely = DirectOutputs.keeps(length) ? 0 : length + length / 8;
        // Threads share it: what is as before writes nothing.
        if (size != likely) {
            size = likely;
        }
    }

    /** Notes that Jackson has to write an object. */
    void noteOdd() {
        attempts.note(/* isOdd= */ true);
    }
}
