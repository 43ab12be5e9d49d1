package dev.piculet.lab.contenders.capnproto;

/**
 * Copies the fields of objects into a message, and back.
 *
 * @param <P> the payload's class
 * @param <B> the builder of its struct
 * @param <R> the reader of its struct
 */
interface StructCopy<P, B, R> {
    void fill(B struct, P value);

    P toObject(R struct);
}
