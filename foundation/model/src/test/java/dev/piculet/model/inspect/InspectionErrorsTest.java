package dev.piculet.model.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class InspectionErrorsTest {
    @Test
    void missingClassAsksForTheClassPath() {
        TypeNotPresentException cause = new TypeNotPresentException("com.acme.Part", null);
        ClassInspectionException thrown = InspectionErrors.cannotInspect(String.class, cause);
        assertEquals(
                "Cannot look at java.lang.String: java.lang.TypeNotPresentException: Type com.acme.Part not present."
                        + " Put what is missing on the class path.",
                thrown.getMessage());
        assertSame(cause, thrown.getCause());
    }

    @Test
    void classFilesThatDoNotFitAskForABuild() {
        Throwable cause = new IncompatibleClassChangeError("Order and Order$Line disagree");
        assertEquals(
                "Cannot look at java.lang.String: java.lang.IncompatibleClassChangeError: Order and Order$Line disagree."
                        + " Build it together with the classes that it names.",
                InspectionErrors.cannotInspect(String.class, cause).getMessage());
    }
}
