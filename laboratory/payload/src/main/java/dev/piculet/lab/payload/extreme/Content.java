package dev.piculet.lab.payload.extreme;

import dev.piculet.lab.contender.Limit;

/**
 * A possible content of one place.
 *
 * @param what it is, in words
 * @param limit what excuses a contender from holding it, or null if nothing does
 */
record Content(String what, Object value, Limit limit) {
    static Content of(Object value) {
        return new Content(String.valueOf(value), value, null);
    }

    static Content of(String what, Object value) {
        return new Content(what, value, null);
    }
}
