package dev.piculet.lab.contenders.sbe;

import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/**
 * Copies the fields of objects into a message, in the order of its schema, and back.
 *
 * @param <P> the payload's class
 */
interface MessageCopy<P> {
    /** Returns the length in bytes, with the header. */
    int write(MutableDirectBuffer buffer, P value);

    P read(DirectBuffer buffer);

    /** Returns one field of a message, without an object. */
    long readOne(DirectBuffer buffer);

    /** Returns the sum of all fields of a message, without an object. */
    long readAll(DirectBuffer buffer);
}
