package dev.piculet.lab.payload.extreme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.ValueDifference;
import dev.piculet.lab.payload.Payloads;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExtremesTest {
    private static List<Extreme> of(String suite, String id) {
        return Payloads.extremes(suite, id, 7);
    }

    private static Set<String> named(String suite, String id) {
        return of(suite, id).stream().map(Extreme::toString).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects", "ab", "required", "kotlin", "java", "json", "access", "wide"})
    void everyPayloadHasExtremesThatTheSeedDecidesAndThatLeaveItAsItWas(String suite) {
        for (String id : Payloads.ids(suite)) {
            if (Payloads.ids(suite).contains(id + Form.BYTES.ending()) || id.endsWith(Form.STREAM.ending())) {
                continue; // The same values stand there in bytes.
            }
            Payload payload = Payloads.create(suite, id, 7);
            Object before = ReferenceTree.of(payload.values().get(0));
            List<Extreme> extremes = of(suite, id);
            assertFalse(extremes.isEmpty(), id);
            assertEquals(before, ReferenceTree.of(payload.values().get(0)));
            for (Extreme extreme : extremes.subList(0, Math.min(40, extremes.size()))) {
                assertEquals(payload.values().get(0) instanceof List, extreme.value() instanceof List, id);
            }
            List<Extreme> again = of(suite, id);
            for (int i = 0; i < extremes.size(); i += 7) {
                assertEquals(extremes.get(i).toString(), again.get(i).toString());
                assertTrue(ValueDifference.between(
                                extremes.get(i).value(), again.get(i).value())
                        .isEmpty());
            }
        }
    }

    @Test
    void oneFieldAtATimeDiffersFromTheFirstValue() {
        Object first = Payloads.create("objects", "media", 7).values().get(0);
        for (Extreme extreme : of("objects", "media")) {
            String difference = ValueDifference.between(first, extreme.value())
                    .map(d -> d.substring(0, d.indexOf(": ")))
                    .orElse(extreme.path());
            assertTrue(
                    difference.startsWith(extreme.path().replaceFirst("\\.key$", "")), extreme + " at " + difference);
        }
    }

    @Test
    void fieldsOfNestedObjectsAndOfElementsHoldExtremes() {
        Set<String> media = named("objects", "media");
        assertTrue(media.containsAll(Set.of(
                "null at $.media",
                "null at $.images",
                "9223372036854775807 at $.media.duration",
                "an empty text at $.media.copyright",
                "a size of 0 at $.media.persons",
                "a size of 65536 at $.images")));
        assertTrue(media.stream().anyMatch(name -> name.matches("-1 at \\$\\.images\\[[01]]\\.width")));
        assertTrue(media.stream().noneMatch(name -> name.matches("null at .*]")));
        assertTrue(named("objects", "deep").contains("-0.0 at $.child.child.child.child.value"));
    }

    @Test
    void fewElementsOfALongListStandBesideAnExtreme() {
        List<Extreme> extremes = of("ab", "testdata-10000-file");
        for (Extreme extreme : extremes) {
            if (!extreme.path().equals("$")) {
                assertEquals(4, ((List<?>) extreme.value()).size(), extreme.toString());
            }
        }
        assertTrue(extremes.stream().anyMatch(extreme -> extreme.toString().equals("a size of 10000 at $")));
    }

    @Test
    void noListBesideAnExtremeIsLongAtAnyDepth() {
        Object first = Payloads.create("json", "geo", 7).values().get(0);
        assertTrue(longest(first) > 4, "the payload has long lists");
        for (Extreme extreme : of("json", "geo")) {
            if (!extreme.toString().startsWith("a size of")) {
                assertTrue(longest(extreme.value()) <= 4, extreme.toString());
            }
        }
    }

    private static int longest(Object value) {
        return longestIn(ReferenceTree.of(value));
    }

    private static int longestIn(Object tree) {
        Collection<?> parts = tree instanceof Map<?, ?> members
                ? members.values()
                : tree instanceof List<?> elements ? elements : List.of();
        int deeper = parts.stream().mapToInt(ExtremesTest::longestIn).max().orElse(0);
        return Math.max(tree instanceof List ? parts.size() : 0, deeper);
    }

    @Test
    void keysAndValuesOfMapsHoldExtremes() {
        Set<String> complex = named("objects", "complex");
        assertTrue(complex.contains("a text of 10000 letters at $.data.key"));
        assertFalse(complex.contains("null at $.data.key"));
        assertTrue(complex.stream().anyMatch(name -> name.matches("65536 at \\$\\.data\\.(count|version)")));
        assertTrue(complex.contains("a size of 65536 at $.data"));
    }

    @Test
    void nullStandsWhereAKotlinClassAllowsItAndNowhereElse() {
        Set<String> nulls = named("kotlin", "mixed").stream()
                .filter(name -> name.startsWith("null"))
                .collect(Collectors.toSet());
        assertEquals(Set.of("null at $.note", "null at $.discount", "null at $.successor"), nulls);
        assertTrue(named("required", "kotlin-plain").contains("null at $.operatorId"));
        assertFalse(named("kotlin", "wrapper-5").contains("null at $.p00"));
    }

    @Test
    void manyFieldsOfOneTypeChangeTogether() {
        Set<String> wide = named("wide", "fields-80");
        assertTrue(wide.contains("-2147483648 at $.i00 and 2 more"));
        assertTrue(wide.contains("a text of 65536 letters at $.s00"));
        assertTrue(of("wide", "fields-800").size() < 1_500, "bounded");
    }

    @Test
    void numbersInArraysAndDecimalsHoldExtremes() {
        Set<String> geo = named("json", "geo");
        assertTrue(geo.stream()
                .anyMatch(name ->
                        name.matches("4.9E-324 at \\$.features\\[\\d+]\\.geometry\\.coordinates\\[\\d+]\\[\\d+]")));
        assertTrue(geo.stream().anyMatch(name -> name.matches("a size of 127 at .*coordinates\\[\\d+]")));
        Set<String> bean = named("java", "bean-15");
        assertTrue(bean.containsAll(Set.of(
                "0.00 at $.price",
                "-12345678901234567890.123456789 at $.price",
                "00000000-0000-0000-0000-000000000000 at $.reference")));
    }
}
