package dev.piculet.lab.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Limit;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.java.JavaPayloads;
import dev.piculet.lab.payload.json.JsonPayloads;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Has a contender of JSON do the work of suites {@code java} and {@code json}. What it refuses or loses is compared with what
 * its test names, so that a test fails when the library mends one.
 */
public abstract class JavaJsonContract {
    protected abstract Contender contender();

    /** Returns why payloads are refused, or what is wrong with their values, by their paths without the endings of forms. */
    protected Map<String, String> losses() {
        return Map.of();
    }

    /** Returns what is wrong with extreme values of payloads that have no losses, by the same paths. */
    protected Map<String, String> extremeLosses() {
        return Map.of();
    }

    /** Returns what extremes are not asked of the contender, as its descriptor says; NaN and infinities are asked of no JSON. */
    protected Set<Limit> limits() {
        return Set.of(Limit.NON_FINITE);
    }

    @TestFactory
    Stream<DynamicTest> writesAndReads() {
        return paths().map(path -> dynamicTest(path, () -> assertEquals(losses().get(base(path)), loss(path))));
    }

    @TestFactory
    Stream<DynamicTest> holdsExtremes() {
        return paths().filter(path -> path.endsWith(Form.BYTES.ending()) && !losses().containsKey(base(path)))
                .map(path -> dynamicTest(
                        path,
                        () -> assertEquals(
                                extremeLosses().get(base(path)),
                                failure(ContenderAssertions.examineExtremes(contender(), path, limits())))));
    }

    private static Stream<String> paths() {
        return Stream.of(JavaPayloads.SUITE, JsonPayloads.SUITE)
                .flatMap(suite -> Payloads.ids(suite).stream().map(id -> suite + "/" + id));
    }

    private static String base(String path) {
        for (Form form : Form.values()) {
            if (!form.ending().isEmpty() && path.endsWith(form.ending())) {
                return path.substring(0, path.length() - form.ending().length());
            }
        }
        return path;
    }

    private String loss(String path) {
        Examination examination = ContenderAssertions.examine(contender(), path);
        String failure = failure(examination);
        return failure != null ? failure : differenceOfText(ContenderAssertions.payload(path), examination);
    }

    private static String failure(Examination examination) {
        return Stream.<Function<Examination, String>>of(
                        Examination::unsupported,
                        Examination::writeFailure,
                        Examination::readBackFailure,
                        Examination::readFailure)
                .map(part -> part.apply(examination))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private static String differenceOfText(Payload payload, Examination examination) {
        for (int i = 0; i < payload.values().size(); i++) {
            Optional<String> difference = ContenderAssertions.textDifference(
                    payload.values().get(i), examination.documents().get(i));
            if (difference.isPresent()) {
                return difference.get();
            }
        }
        return null;
    }
}
