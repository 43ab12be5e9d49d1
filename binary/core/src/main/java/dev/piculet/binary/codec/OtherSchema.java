package dev.piculet.binary.codec;

import dev.piculet.binary.runtime.RootCodec;

/** Finds what writes a message by another schema than the type's own. Thread-safe. */
public interface OtherSchema {
    /** Returns what writes, with its header, a value that the type's own schema has no room for; null if nothing does. */
    RootCodec insteadOf(Throwable refusal);
}
