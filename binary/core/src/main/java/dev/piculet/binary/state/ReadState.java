package dev.piculet.binary.state;

/**
 * What is noted of the value that an input is being read for. Only {@link Reading} looks inside: the superclass is where codecs
 * find it without a search, and shows users of the input nothing.
 */
public abstract class ReadState {
    int depth;
    int valueStart;
    long objects;
    long places;
    int keyWork;
    int stringLimit = Reading.ANY_LENGTH;
    ReadObjects readObjects;

    /** @param valueStart the position at which the first value begins */
    protected ReadState(int valueStart) {
        this.valueStart = valueStart;
    }
}
