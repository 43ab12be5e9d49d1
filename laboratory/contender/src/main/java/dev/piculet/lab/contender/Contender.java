package dev.piculet.lab.contender;

/**
 * A library under test. An implementation has a public no-argument constructor, is named by a descriptor, and holds what
 * the library's own documentation tells users to keep and reuse (a mapper, say).
 *
 * <p>One thread of a measured JVM makes and calls it. What it returns is called by one thread too, unless its descriptor says
 * {@code shareable=true}: then several may call one binding at the same time.
 */
public interface Contender {
    /**
     * Prepares this library for the values of one payload: registers classes, looks up serializers.
     *
     * @throws UnsupportedPayloadException if the library, or what has been written here for it, can't handle the payload;
     *     the message is the reason that users read
     * @throws Exception if the library fails, which counts as wrong output
     */
    Binding<?> bind(Payload payload) throws Exception;
}
