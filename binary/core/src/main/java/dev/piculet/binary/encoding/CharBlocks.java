package dev.piculet.binary.encoding;

import java.lang.ref.WeakReference;

/**
 * Blocks of chars between a string and bytes, one a thread, for the JDK copies chars of strings to such arrays only. A
 * thread finds its own by its id; one whose id collides with that of a living thread gets a new block each time. Nothing here
 * keeps a thread alive, and there are never more blocks kept than there are places.
 *
 * <p>The plain version, a new array for each string, costs a Cyrillic text of 25 chars a third of the time to write it, and
 * 66 bytes (ADR 24).
 */
final class CharBlocks {
    private static final int PLACES = 64;
    private static final int BLOCK = 1_024;

    private static final Block[] OWNED = new Block[PLACES];

    private CharBlocks() {}

    /**
     * Returns an array for use by this thread until it calls anything that is not the JDK's. Its contents are of no
     * meaning.
     */
    @SuppressWarnings("deprecation") // Thread.threadId() is not in JDK 17. An id only chooses a place.
    static char[] take() {
        Thread thread = Thread.currentThread();
        int place = (int) thread.getId() & (PLACES - 1);
        Block block = OWNED[place];
        return block != null && block.refersTo(thread) ? block.chars : make(thread, place);
    }

    private static char[] make(Thread thread, int place) {
        Block owned = OWNED[place];
        Block made = new Block(thread);
        if (owned == null || owned.refersTo(null)) {
            // Two threads may race for the place. The one that loses has a block of its own, and none next time.
            OWNED[place] = made;
        }
        return made.chars;
    }

    private static final class Block extends WeakReference<Thread> {
        // Final, so that another thread that sees the block sees the array.
        private final char[] chars = new char[BLOCK];

        private Block(Thread owner) {
            super(owner);
        }
    }
}
