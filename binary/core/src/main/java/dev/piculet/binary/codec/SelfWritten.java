package dev.piculet.binary.codec;

import dev.piculet.access.InstanceMethod;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/** How a class writes and reads its own instances, in a part of a message of their own. Thread-safe. */
abstract class SelfWritten {
    private final Class<?> type;
    private final InstanceMethod resolver;
    private final Class<?> bound;

    /**
     * @param resolver chooses the instance that is read in the place of the one that has read itself; null if that is the one
     * @param bound what the place may hold, if there is a resolver
     */
    SelfWritten(Class<?> type, InstanceMethod resolver, Class<?> bound) {
        this.type = type;
        this.resolver = resolver;
        this.bound = bound;
    }

    final Class<?> type() {
        return type;
    }

    final InstanceMethod resolver() {
        return resolver;
    }

    final Class<?> bound() {
        return bound;
    }

    /** Returns the same for generated code: it calls what was generated for the objects that the class writes. */
    abstract SelfWritten generated();

    /**
     * Writes an instance.
     *
     * @throws dev.piculet.binary.io.BinaryException with what the class's code throws as its cause
     */
    abstract void write(Object value, BinaryOutput part);

    /**
     * Makes an instance and has it read all of a part.
     *
     * @throws dev.piculet.binary.io.BinaryException with what the class's code throws as its cause; also if it left bytes
     */
    abstract Object read(BinaryInput part);
}
