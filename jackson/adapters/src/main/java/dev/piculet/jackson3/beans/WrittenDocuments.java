package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectOutputs;
import dev.piculet.jackson.direct.DirectSettings;
import dev.piculet.jackson.direct.DirectWriter;

/** Makes documents of the objects of one class, as long as that pays. Used by many threads without a lock. */
final class WrittenDocuments {
    /** A longer document is left to Jackson, which writes it to a stream piece by piece. */
    static final int LONGEST_STREAMED = 1 << 20;

    private final Attempts attempts = new Attempts();

    /** The bytes of the last document, and some more; 0 if outputs that are kept are long enough. */
    private int size;

    /** Tells whether the next object shall be left to Jackson. */
    boolean isPaused() {
        return attempts.isPaused();
    }

    /**
     * Returns an output with the document of an object, to be {@link DirectOutputs#release released}; null if the object is odd.
     *
     * @param most how many bytes it may have
     */
    DirectOutput of(DirectWriter writer, DirectSettings settings, Object value, int most) {
        DirectOutput out = null;
        try {
            out = DirectOutputs.take(settings, size, most);
            int end = writer.write(out, 0, value);
            out.end(end);
            noteWritten(end);
            return out;
        } catch (RuntimeException | VirtualMachineError e) {
            // Also what lists and maps throw that are changed meanwhile. For one long array there may be no memory
            // where
            // there is for pieces, as Jackson has them, once the array is gone.
            attempts.note(/* isOdd= */ true);
            if (out != null) {
                DirectOutputs.release(out);
            }
            return null;
        }
    }

    private void noteWritten(int length) {
        attempts.note(/* isOdd= */ false);
        int likely = DirectOutputs.keeps(length) ? 0 : length + length / 8;
        // Threads share it: what is as before writes nothing.
        if (size != likely) {
            size = likely;
        }
    }
}
