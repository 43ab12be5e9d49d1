package dev.piculet.binary.runtime;

/** The codec of a choice as generated code uses it. For generated code only. */
public interface ChoiceSlot {
    /** Returns the number of the alternative that a value is. */
    int number(Object value);
}
