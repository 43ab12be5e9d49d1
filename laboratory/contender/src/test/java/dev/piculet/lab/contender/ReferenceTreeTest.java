package dev.piculet.lab.contender;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReferenceTreeTest {
    static class Parent {
        private final int inherited = 1;
    }

    enum Colour {
        RED
    }

    static class Child extends Parent {
        static final int IGNORED = 7;
        private final String name;
        Colour colour = Colour.RED;
        LocalDate day = LocalDate.of(2021, 5, 8);
        char letter = 'x';
        int[] numbers = {1, 2};
        List<Object> list = Arrays.asList(1L, null);
        Map<String, Double> map = new HashMap<>(Map.of("a", 1.5));

        Child(String name) {
            this.name = name;
        }
    }

    @WrittenAsItsField
    record Wrapper(int value) {}

    static class Cycle {
        Cycle self = this;
    }

    @Test
    void fieldsStandInDeclarationOrderSuperclassFirst() {
        assertEquals(
                "{inherited=1, name=n, colour=RED, day=2021-05-08, letter=x, numbers=[1, 2], list=[1, null], map={a=1.5}}",
                ReferenceTree.of(new Child("n")).toString());
    }

    @Test
    void aPrivateFieldThatDiffersMakesTreesDiffer() {
        assertEquals(ReferenceTree.of(new Child("n")), ReferenceTree.of(new Child("n")));
        assertNotEquals(ReferenceTree.of(new Child("n")), ReferenceTree.of(new Child("m")));
    }

    @Test
    void theTypeOfANumberCounts() {
        assertNotEquals(ReferenceTree.of(List.of(1)), ReferenceTree.of(List.of(1L)));
    }

    @Test
    void aWrapperIsTheTreeOfItsField() {
        assertEquals(List.of(3), ReferenceTree.of(List.of(new Wrapper(3))));
    }

    @Test
    void aCycleIsRefused() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> ReferenceTree.of(new Cycle()));
        assertEquals(
                "Value of " + Cycle.class.getName()
                        + " is nested deeper than 200 levels. A payload must be a tree: check for a cycle.",
                e.getMessage());
    }
}
