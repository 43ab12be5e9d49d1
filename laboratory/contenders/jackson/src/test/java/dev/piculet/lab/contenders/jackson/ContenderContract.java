package dev.piculet.lab.contenders.jackson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.Examiner;
import dev.piculet.lab.payload.Payloads;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** The common checks of this package's contracts. */
abstract class ContenderContract {
    /** Reads a JSON text into maps, lists and scalars, with decimal fractions as they stand. */
    protected abstract Object parse(byte[] json) throws Exception;

    /** Makes a test of each payload of a suite for each contender. */
    static Stream<DynamicTest> forEach(
            List<Contender> contenders, String suite, Predicate<String> payloads, PayloadTest test) {
        return contenders.stream()
                .flatMap(contender -> Payloads.ids(suite).stream()
                        .filter(payloads)
                        .map(id -> dynamicTest(
                                contender.getClass().getSimpleName() + " " + suite + "/" + id,
                                () -> test.run(contender, payload(suite, id)))));
    }

    /** The test of one contender with one payload. */
    interface PayloadTest {
        void run(Contender contender, Payload payload) throws Exception;
    }

    static Payload payload(String suite, String id) {
        return Payloads.create(suite, id, 42L);
    }

    /** Examines a contender, which is also given texts that others wrote. */
    static Examination examine(Contender contender, Payload payload, String... foreign) {
        return Examiner.examine(
                contender,
                payload,
                Arrays.stream(foreign)
                        .map(text -> List.of(text.getBytes(StandardCharsets.UTF_8)))
                        .toList());
    }

    /** Checks that a contender does all of a payload's work, and that its output has the structure of the value. */
    void assertRight(Contender contender, Payload payload) throws Exception {
        Examination examination = examine(contender, payload);
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
        if (payload.operations().contains(Operation.SERIALIZE)) {
            for (int i = 0; i < payload.values().size(); i++) {
                assertEquals(
                        Optional.empty(),
                        textDifference(
                                payload.values().get(i), examination.documents().get(i)));
            }
        }
    }

    /** Returns the first difference between a text and the value. */
    Optional<String> textDifference(Object value, byte[] json) throws Exception {
        return TreeDifference.betweenValueAndJson(ReferenceTree.of(value), withDecimals(parse(json)));
    }

    static void assertRefused(String reason, Contender contender, Payload payload) {
        assertEquals(reason, examine(contender, payload).unsupported());
    }

    @SuppressWarnings("unchecked")
    static TextBinding<Object> bind(Contender contender, String suite, String id) throws Exception {
        return (TextBinding<Object>) contender.bind(payload(suite, id));
    }

    /** Returns the text of a result of {@link #parse}, whose strings need no escapes. */
    static String jsonText(Object tree) {
        if (tree instanceof Map<?, ?> members) {
            return members.entrySet().stream()
                    .map(member -> jsonText(member.getKey()) + ":" + jsonText(member.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (tree instanceof List<?> elements) {
            return elements.stream().map(ContenderContract::jsonText).collect(Collectors.joining(",", "[", "]"));
        }
        return tree instanceof String text ? "\"" + text + "\"" : String.valueOf(tree);
    }

    private static Object withDecimals(Object tree) {
        if (tree instanceof Map<?, ?> members) {
            Map<Object, Object> converted = new LinkedHashMap<>();
            members.forEach((name, value) -> converted.put(name, withDecimals(value)));
            return converted;
        }
        if (tree instanceof List<?> elements) {
            return elements.stream().map(ContenderContract::withDecimals).toList();
        }
        return tree instanceof Number ? new BigDecimal(tree.toString()) : tree;
    }
}
