package dev.piculet.lab.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.Strictness;
import com.google.gson.ToNumberPolicy;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Limit;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.Examiner;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.extreme.Extreme;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Examines contenders on payloads, which are named {@code SUITE/PAYLOAD} here. */
public final class ContenderAssertions {
    private static final Gson JSON = new GsonBuilder()
            .setStrictness(Strictness.STRICT)
            .setObjectToNumberStrategy(ToNumberPolicy.BIG_DECIMAL)
            .create();

    private ContenderAssertions() {}

    public static Stream<String> allPayloads() {
        return Stream.of("objects", "ab", "required", "kotlin")
                .flatMap(suite -> Payloads.ids(suite).stream().map(id -> suite + "/" + id));
    }

    public static Payload payload(String path) {
        String[] suiteAndId = path.split("/");
        return Payloads.create(suiteAndId[0], suiteAndId[1], 42L);
    }

    /** Returns the results with the payload, including texts of others to read. */
    public static Examination examine(Contender contender, String path, String... foreignTexts) {
        List<List<byte[]>> foreign = Stream.of(foreignTexts)
                .map(text -> List.of(text.getBytes(StandardCharsets.UTF_8)))
                .toList();
        return Examiner.examine(contender, payload(path), foreign);
    }

    public static void assertRight(Examination examination, String path) {
        assertNoFailure(examination);
        Payload payload = payload(path);
        if (payload.operations().contains(Operation.SERIALIZE)) {
            for (int i = 0; i < payload.values().size(); i++) {
                assertEquals(
                        Optional.empty(),
                        textDifference(
                                payload.values().get(i), examination.documents().get(i)));
            }
        }
    }

    /** Checks that a contender with a format of its own reads equal values from what it wrote. */
    public static void assertReadsItsOwnBytes(Contender contender, String path) {
        assertNoFailure(examine(contender, path));
    }

    /** Checks the same of extreme values of the payload's class. */
    public static void assertHoldsExtremes(Contender contender, String path) {
        assertNoFailure(examineExtremes(contender, path));
    }

    /** Returns the results with the extreme values of a payload's class. */
    public static Examination examineExtremes(Contender contender, String path) {
        return examineExtremes(contender, path, Set.of());
    }

    /** Returns the results with the extreme values of a payload's class but those that the limits excuse. */
    public static Examination examineExtremes(Contender contender, String path, Set<Limit> limits) {
        Payload payload = payload(path);
        List<Extreme> extremes = Payloads.extremes(payload.suite(), payload.id(), 42L).stream()
                .filter(extreme -> extreme.isAskedOf(limits))
                .toList();
        return Examiner.examineExtremes(contender, path, payload, () -> extremes, List.of());
    }

    private static void assertNoFailure(Examination examination) {
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
    }

    /** Returns the first difference between a JSON document and the value. */
    public static Optional<String> textDifference(Object value, byte[] document) {
        Object json = JSON.fromJson(text(document), Object.class);
        return TreeDifference.betweenValueAndJson(ReferenceTree.of(value), json);
    }

    public static String text(byte[] document) {
        return new String(document, StandardCharsets.UTF_8);
    }
}
