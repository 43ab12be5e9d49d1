package dev.piculet.binary.state;

import dev.piculet.binary.encoding.TextWriter;
import java.util.Map;

/**
 * The state of writing one value to an output. Only {@link Writing} uses it, as {@link Reading} uses a {@link
 * ReadState}.
 */
public abstract class WriteState {
    int depth;
    int valueStart;
    long objects;
    long places;

    /** The most bytes of the value, the most chars of a string, and the most elements of an array. */
    int sizeLimit = Writing.ANY_SIZE;

    int stringLimit = Writing.ANY_SIZE;

    int elementLimit = Writing.ANY_SIZE;

    /** The index behind the last byte that the value may take. */
    int end = Writing.ANY_SIZE;

    /** What this is a part of, and where; null if it is none. */
    WriteState whole;

    int placeInWhole;

    /** What all of this is a part of; null if it is none. */
    WriteState outermost;

    /** By what else values in parts of this were written, by their identity, and that of what had no room for them; null as long as there are none. */
    Map<Object, Map<Object, Object>> otherwise;

    /** Whether somebody writes the value again by interpreted codecs if that fails now. */
    boolean tentative;

    /** Whether the value is being written again, by interpreted codecs alone. */
    boolean repeated;

    /** What a value in a part of this was refused with; null if none was. */
    Throwable refusal;

    OpenObjects openObjects;
    WrittenObjects writtenObjects;
    WrittenObjects writtenTypes;
    WrittenObjects writtenArrayClasses;

    /** Those that other parts of the message have described. */
    int typesBefore;

    /** Null until a text is not Latin-1, or long. */
    TextWriter texts;

    /** By identity. */
    Map<Object, Object> replacements;

    protected WriteState() {}
}
