package dev.piculet.binary.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefusalTest {
    /** The end of a stack is a matter of chance, so the error is thrown by hand. */
    private static StackOverflowError overflow(int others, int ours) {
        StackTraceElement[] calls = new StackTraceElement[others + ours];
        Arrays.fill(calls, new StackTraceElement("com.acme.Order", "hashCode", null, 1));
        Arrays.fill(calls, others, calls.length, new StackTraceElement(ObjectCodec.class.getName(), "create", null, 1));
        StackOverflowError error = new StackOverflowError();
        error.setStackTrace(calls);
        return error;
    }

    @ParameterizedTest
    @CsvSource({
        "1024, 0, true",
        "200, 824, true",
        "199, 825, false",
        "3, 1021, false",
        "0, 1024, false",
        "150, 0, false"
    })
    void aStackThatOursHaveFilledIsNotBlamedOnOthers(int others, int ours, boolean isOfOthers) {
        assertEquals(isOfOthers, Refusal.isOverflowOfOthers(overflow(others, ours)));
    }

    @ParameterizedTest
    @CsvSource({"1024", "3"})
    void otherErrorsOfTheJvmAreNotBlamedOnOthers(int others) {
        OutOfMemoryError error = new OutOfMemoryError();
        error.setStackTrace(overflow(others, 0).getStackTrace());
        assertEquals(false, Refusal.isOverflowOfOthers(error));
    }
}
