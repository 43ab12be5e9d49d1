package dev.piculet.binary.codec;

/** Looks at objects of one class before their fields are written. Thread-safe. */
interface ObjectGuard {
    /** @throws dev.piculet.binary.io.UnsupportedValueException if the object would not come back as it was */
    void requireRestored(Object object);
}
