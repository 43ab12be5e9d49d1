package dev.piculet.lab.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.FieldAnswer;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.objects.ObjectsPayloads;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Has a contender with a format of its own do the work of suite {@code objects}. Losses are compared with those that its test
 * names, so that a test fails when the library mends one.
 */
public abstract class ObjectsContract {
    protected abstract Contender contender();

    /** Returns the size of the customary document of each payload, without those in other scripts. */
    protected abstract Map<String, Integer> sizes();

    /** Returns what is wrong with the values of payloads, or with extreme ones if those are right, by the payloads' ids. */
    protected Map<String, String> losses() {
        return Map.of();
    }

    /**
     * Returns what the gate says of a payload whose negative zeros come back as zeros.
     *
     * @param place the path to the first
     * @param others what is said of more than that one
     */
    protected static String noNegativeZero(String place, String others) {
        return "does not hold -0.0 at " + place + ": reads back what it wrote with a difference at " + place
                + ": expected -0.0, found 0.0" + others;
    }

    @TestFactory
    Stream<DynamicTest> readsWhatItWrote() {
        return Payloads.ids(ObjectsPayloads.SUITE).stream()
                .map(id -> dynamicTest(id, () -> assertEquals(losses().get(id), loss(id))));
    }

    /** Extremes depend on the class, so those of the media object in other scripts are the same ones. */
    private String loss(String id) {
        String loss = failure(ContenderAssertions.examine(contender(), path(id)));
        return loss != null || isInOtherScript(id)
                ? loss
                : failure(ContenderAssertions.examineExtremes(contender(), path(id)));
    }

    private static String failure(Examination examination) {
        return Stream.of(examination.unsupported(), examination.writeFailure(), examination.readBackFailure())
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    @Test
    void documentsHaveTheSizesOfTheFormat() {
        Map<String, Integer> sizes = new TreeMap<>();
        for (String id : Payloads.ids(ObjectsPayloads.SUITE)) {
            if (!isInOtherScript(id)) {
                Examination examination = ContenderAssertions.examine(contender(), path(id));
                sizes.put(id, examination.documents().get(0).length);
            }
        }
        assertEquals(new TreeMap<>(sizes()), sizes);
    }

    /** Formats that are read in place, and others whose objects are of the payload's class, come to the same sums. */
    @TestFactory
    Stream<DynamicTest> readsTheFieldsOfWhatItWrote() {
        return Payloads.ids(ObjectsPayloads.SUITE).stream()
                .map(id -> dynamicTest(id, () -> {
                    FieldAnswer fields =
                            ContenderAssertions.examine(contender(), path(id)).fields();
                    assertEquals(new FieldAnswer(isReadInPlace(), null, null), fields);
                }));
    }

    /** True if the contender reads fields without making an object. */
    protected boolean isReadInPlace() {
        return false;
    }

    private static boolean isInOtherScript(String id) {
        return id.startsWith("media-");
    }

    private static String path(String id) {
        return ObjectsPayloads.SUITE + "/" + id;
    }
}
