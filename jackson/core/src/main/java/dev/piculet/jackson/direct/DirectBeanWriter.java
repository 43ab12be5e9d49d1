package dev.piculet.jackson.direct;

/** Superclass of generated writers, each for one class. */
public abstract class DirectBeanWriter implements DirectWriter {
    /** Creates a writer. */
    protected DirectBeanWriter() {}
}
