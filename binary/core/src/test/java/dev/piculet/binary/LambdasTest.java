package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Lambdas whose interface is Serializable are made again by the class that has their code, if that is allowed. */
@Tag("jdk")
class LambdasTest {
    interface Rule extends Function<String, String>, Serializable {}

    record Step(String name, Rule rule, Function<String, String> other) {}

    record Both(Object first, Object second) {}

    static Rule prefix(String prefix, List<String> more) {
        return text -> prefix + more + text;
    }

    private static Twins<Step> twins() {
        return Twins.of(() -> TypedSerializer.builder(Step.class).allow(LambdasTest.class));
    }

    @Test
    void theyComeBackWithWhatTheyCaptured() {
        Rule method = String::trim;
        Step step = new Step("s", prefix("a", new ArrayList<>(List.of("b"))), method);
        Twins<Step> twins = twins();
        byte[] bytes = twins.interpreted().serialize(step);
        assertArrayEquals(bytes, twins.generated().serialize(step));
        for (TypedSerializer<Step> each : List.of(twins.generated(), twins.interpreted())) {
            Step read = each.deserialize(bytes);
            assertEquals("a[b]c", read.rule().apply("c"));
            assertEquals("d", read.other().apply(" d "));
        }
        BinarySerializer any =
                BinarySerializer.builder().allow(LambdasTest.class, Step.class).build();
        assertEquals(
                "a[b]c", ((Step) any.deserialize(any.serialize(step))).rule().apply("c"));
    }

    @Test
    void oneThatStandsInTwoPlacesStaysOneWithReferences() {
        Rule rule = prefix("a", List.of());
        TypedSerializer<Both> serializer = TypedSerializer.builder(Both.class)
                .references()
                .allow(LambdasTest.class)
                .build();
        Both read = serializer.deserialize(serializer.serialize(new Both(rule, rule)));
        assertSame(read.first(), read.second());
    }

    @Test
    void theirClassHasToBeAllowed() {
        Step step = new Step("s", prefix("a", List.of()), null);
        TypedSerializer<Step> strict = TypedSerializer.of(Step.class);
        assertEquals(
                "A lambda of " + LambdasTest.class.getName()
                        + " can't be written, for that class, which makes it again,"
                        + " is not allowed at $.rule.\n  Name the class with OptionsBuilder.allow, or its package with"
                        + " OptionsBuilder.allowPackage.",
                assertThrows(UnsupportedValueException.class, () -> strict.serialize(step))
                        .getMessage());
        byte[] bytes = twins().interpreted().serialize(step);
        assertThrows(BinaryException.class, () -> strict.deserialize(bytes));
    }

    @Test
    void othersStayRefused() {
        UnaryOperator<String> plain = text -> text;
        String message = assertThrows(
                        UnsupportedValueException.class,
                        () -> twins().interpreted().serialize(new Step("s", null, plain)))
                .getMessage();
        assertTrue(message.contains("It is a lambda, which is no data."), message);
    }

    @Test
    void bytesThatNameAnotherMethodAreRefused() {
        TypedSerializer<Step> serializer = twins().interpreted();
        byte[] bytes = serializer.serialize(new Step("s", prefix("a", List.of()), null));
        byte[] name = "lambda$prefix$".getBytes(StandardCharsets.UTF_8);
        int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf(new String(name, StandardCharsets.ISO_8859_1));
        assertTrue(at > 0);
        bytes[at + 7] = 'P';
        assertThrows(BinaryException.class, () -> serializer.deserialize(bytes));
        int refused = 0;
        for (int i = 4; i < bytes.length; i++) {
            byte[] mutant = bytes.clone();
            mutant[i] += 1;
            try {
                assertEquals("s", serializer.deserialize(mutant).name().replaceAll(".", "s"));
            } catch (BinaryException e) {
                refused++;
            }
        }
        assertTrue(refused > 100, "refused: " + refused);
    }
}
