package dev.piculet.lab.contender;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TreeDifferenceTest {
    private static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    @Test
    void equalTreesHaveNoDifference() {
        Object tree = object("a", 1, "b", List.of("x", true), "c", null);
        assertEquals(Optional.empty(), TreeDifference.betweenValues(tree, tree));
    }

    @Test
    void theFirstDifferenceIsNamedWithItsPath() {
        assertEquals(
                Optional.of("$.b[1].c: expected 2, found 3"),
                TreeDifference.betweenValues(
                        object("a", 1, "b", List.of("x", object("c", 2))),
                        object("a", 1, "b", List.of("x", object("c", 3)))));
    }

    @Test
    void valuesDifferWhenTheTypeOfANumberDoes() {
        assertEquals(Optional.of("$: expected 1, found 1"), TreeDifference.betweenValues(1, 1L));
    }

    @Test
    void aMissingMemberIsNamedAndSoIsOneTooMany() {
        assertEquals(
                Optional.of("$.a: expected \"x\", found nothing"),
                TreeDifference.betweenValueAndJson(object("a", "x"), object()));
        assertEquals(
                Optional.of("$.b: expected nothing, found null"),
                TreeDifference.betweenValueAndJson(object(), object("b", null)));
    }

    @Test
    void listsOfOtherLengthDiffer() {
        assertEquals(
                Optional.of("$: expected 1 elements, found 2"),
                TreeDifference.betweenValues(List.of("a"), List.of("a", "b")));
    }

    @Test
    void jsonMayLeaveOutANullAndValuesMayNot() {
        assertEquals(Optional.empty(), TreeDifference.betweenValueAndJson(object("a", null), object()));
        assertEquals(
                Optional.of("$.a: expected null, found nothing"),
                TreeDifference.betweenValues(object("a", null), object()));
    }

    @Test
    void jsonNumbersAreComparedAsTheExpectedTypeReadsThem() {
        List<Object> expected = Arrays.asList(1002.71f, 3.14 + 1000, 5L, (short) 7);
        List<Object> json = Arrays.asList(
                new BigDecimal("1002.71"), new BigDecimal("1003.14"), new BigDecimal("5.0"), new BigDecimal("7"));
        assertEquals(Optional.empty(), TreeDifference.betweenValueAndJson(expected, json));
        assertEquals(Optional.of("$: expected 5, found 6"), TreeDifference.betweenValueAndJson(5, new BigDecimal("6")));
        assertEquals(Optional.of("$: expected 5, found \"5\""), TreeDifference.betweenValueAndJson(5, "5"));
    }

    @Test
    void longValuesAreCut() {
        String text = String.join("", Collections.nCopies(100, "x"));
        assertEquals(
                Optional.of("$: expected \"" + text.substring(0, 60) + "…\", found null"),
                TreeDifference.betweenValues(text, null));
    }

    @Test
    void valuesAreShownInOneLine() {
        assertEquals(
                Optional.of("$: expected \"a\\u000ab\\u2028\", found null"),
                TreeDifference.betweenValues("a\nb\u2028", null));
    }

    @Test
    void structuresAreComparedByPositionAndNotByName() {
        Map<String, Object> tree = new LinkedHashMap<>(Map.of("double", 1.5));
        assertEquals(Optional.empty(), TreeDifference.betweenStructures(tree, Map.of("doubleValue", 1.5)));
        assertEquals(
                Optional.of("$[0]: expected 1.5, found 2.5"),
                TreeDifference.betweenStructures(tree, Map.of("doubleValue", 2.5)));
    }
}
