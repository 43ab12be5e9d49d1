package dev.piculet.binary.runtime;

/** What generated code asks of the codec of a choice. For generated code only. */
public interface ChoiceSlot {
    /** Returns the number of the alternative that a value is. */
    int number(Object value);
}
