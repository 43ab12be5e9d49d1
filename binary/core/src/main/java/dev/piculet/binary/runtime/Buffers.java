package dev.piculet.binary.runtime;

import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.state.Writing;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Outputs for values whose size is not known before they are written. A platform thread finds the one that it used last
 * by its id; virtual threads, and threads whose ids collide, share a few. Nothing here keeps a thread or a class alive,
 * and there are never more outputs kept than there are places.
 *
 * <p>The plain version, a {@code ThreadLocal}, keeps this class alive through the threads of an application server, and
 * makes an output for every virtual thread (ADR 8).
 */
public final class Buffers {
    private static final int PLACES = 64;

    /** An output that grew beyond this is not kept. */
    private static final int MAX_KEPT_SIZE = 64 * 1024;

    private static final Buffer[] OWNED = new Buffer[PLACES];
    private static final AtomicReferenceArray<Buffer> SHARED = new AtomicReferenceArray<>(PLACES);

    private Buffers() {}

    /** Returns an empty output that nothing else uses until it is released. */
    public static Buffer take() {
        Thread thread = Thread.currentThread();
        Buffer buffer = OWNED[place(thread)];
        if (buffer != null && !buffer.busy && buffer.refersTo(thread)) {
            buffer.busy = true;
            return buffer;
        }
        return takeElsewhere(thread);
    }

    @SuppressWarnings("deprecation") // Thread.threadId() is not in JDK 17. An id only chooses a place.
    private static int place(Thread thread) {
        return (int) thread.getId() & (PLACES - 1);
    }

    private static Buffer takeElsewhere(Thread thread) {
        int place = place(thread);
        Buffer owned = OWNED[place];
        boolean free = owned == null || owned.refersTo(null);
        if (free && !VirtualThreads.isVirtual(thread)) {
            // Two threads may race for the place. The one that loses has a buffer of its own, and none next time.
            Buffer buffer = new Buffer(thread);
            buffer.busy = true;
            OWNED[place] = buffer;
            return buffer;
        }
        Buffer shared = SHARED.getAndSet(place, null);
        return shared != null ? shared : new Buffer(null);
    }

    /** An output and who may use it. */
    public static final class Buffer extends WeakReference<Thread> {
        private final boolean owned;
        private BinaryOutput output = new BinaryOutput();
        private boolean busy;

        private Buffer(Thread owner) {
            super(owner);
            owned = owner != null;
        }

        /** The output. */
        public BinaryOutput output() {
            return output;
        }

        /** Ends the use of the output; what was written to it is gone. */
        public void release() {
            if (output.array().length > MAX_KEPT_SIZE) {
                output = new BinaryOutput();
            }
            output.reset();
            Writing.end(output);
            if (owned) {
                busy = false;
            } else {
                SHARED.lazySet(place(Thread.currentThread()), this);
            }
        }
    }
}
