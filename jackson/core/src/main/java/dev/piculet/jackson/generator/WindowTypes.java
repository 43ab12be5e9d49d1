package dev.piculet.jackson.generator;

/**
 * How generated readers reach the buffer of a parser. Both classes of functions have what {@link WindowCalls} calls.
 *
 * @param functions the adapter's class that takes values from the part of the input that is in the buffer
 * @param places the adapter's class that moves the parser within that part
 * @param parser what has such a buffer
 */
public record WindowTypes(Class<?> functions, Class<?> places, Class<?> parser) {}
