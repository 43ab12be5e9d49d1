package dev.piculet.binary.state;

import java.util.List;

/**
 * The state of reading one value from an input. Only {@link Reading} uses it. Codecs find it without a search, as a
 * superclass of the input, and users of the input see nothing of it.
 */
public abstract class ReadState {
    int depth;
    int valueStart;
    long objects;
    long places;
    int keyWork;
    int stringLimit = Reading.ANY_LENGTH;
    int elementLimit = Reading.ANY_LENGTH;
    ReadObjects readObjects;
    List<Object> readTypes;
    List<String> readArrayClasses;

    /** What classes want to be called when the outermost of them has been read; null outside of such classes. */
    List<Object> validations;

    /** What this is a part of that has the same limits; null if it is none. */
    ReadState whole;

    /** Whether somebody reads the value again by interpreted codecs if that fails now. */
    boolean tentative;

    /** Whether the value is being read again, by interpreted codecs alone. */
    boolean repeated;

    /** What a value in a part of this was refused with; null if none was. */
    Throwable refusal;

    /** Those that other parts of the message have described. */
    int typesBefore;

    /** @param valueStart the position at which the first value begins */
    protected ReadState(int valueStart) {
        this.valueStart = valueStart;
    }
}
