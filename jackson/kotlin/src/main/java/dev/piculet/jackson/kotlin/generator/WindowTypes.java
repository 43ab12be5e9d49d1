package dev.piculet.jackson.kotlin.generator;

/**
 * How generated readers reach the buffer of a parser.
 *
 * @param functions the adapter's class that takes values from the part of the input that is in the buffer; has what {@link
 *     WindowCalls} calls
 * @param parser what has such a buffer
 */
public record WindowTypes(Class<?> functions, Class<?> parser) {}
