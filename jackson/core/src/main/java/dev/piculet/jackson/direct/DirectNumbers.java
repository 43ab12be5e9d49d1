package dev.piculet.jackson.direct;

import java.math.BigDecimal;

/** Gives the texts of numbers that have more digits than the usual ones, as settings want them: in ASCII. Thread-safe. */
public interface DirectNumbers {
    /** Returns the text of a number that is finite. */
    String text(double number);

    /** Returns the text of a number that is finite. */
    String text(float number);

    /** Returns the text of a number; null if Jackson has to write it. */
    String text(BigDecimal number);
}
