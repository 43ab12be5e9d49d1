package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.Generation;
import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectSettings;
import dev.piculet.jackson.direct.DirectWriter;

/** A class whose objects a mapper writes. Used by many threads without a lock. */
final class WrittenRoot {
    private final Class<?> type;

    /** Null if Jackson writes them. */
    private final Generation<DirectWriter> generation;

    private final WrittenDocuments documents = new WrittenDocuments();

    /** Decides whether strings pay: from bytes outside ASCII they are made slowly. */
    private final Attempts texts = new Attempts();

    WrittenRoot(Class<?> type, Generation<DirectWriter> generation) {
        this.type = type;
        this.generation = generation;
    }

    Class<?> type() {
        return type;
    }

    /** Returns an output with the document of an object; null if the object is odd, or it is not the time to write it. */
    DirectOutput document(DirectSettings settings, Object value, int most) {
        DirectWriter writer = generation == null ? null : generation.resultOfCall();
        return writer == null || documents.isPaused() ? null : documents.of(writer, settings, value, most);
    }

    /** Tells whether the next string shall be left to Jackson. */
    boolean isTextPaused() {
        return texts.isPaused();
    }

    /** Notes whether all of a string was ASCII. */
    void noteText(boolean isAscii) {
        texts.note(!isAscii);
    }
}
