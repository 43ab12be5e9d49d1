package dev.piculet.lab.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Limit;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.extreme.Extreme;
import dev.piculet.lab.payload.extreme.Extremes;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Contenders that are right on every value of a payload, but lose other values of the payload's class. */
class ExtremesCheckTest {
    /** Honest; the cheats change the values they read. */
    private static class Honest implements Binding<Order> {
        @Override
        public byte[] serialize(Order order) {
            return Order.write(order);
        }

        @Override
        public Order deserialize(byte[] bytes) {
            return Order.read(bytes);
        }
    }

    private static Binding<Order> reading(Consumer<Order> cut) {
        return new Honest() {
            @Override
            public Order deserialize(byte[] bytes) {
                Order order = Order.read(bytes);
                cut.accept(order);
                return order;
            }
        };
    }

    /** A typical payload: short English texts, small numbers, no null, nothing empty. */
    private static Payload plain() {
        Order order = Order.of(new Random(1));
        order.id = 1000;
        order.customer = "Ada Lovelace";
        order.first.article = "lamp";
        order.first.price = 12;
        return Payload.of("test", "order", Order.class, order).build();
    }

    private static List<Extreme> extremes() {
        return Extremes.of(plain(), new Random(1));
    }

    private static Examination onExtremes(Binding<Order> binding) {
        return Examiner.examineExtremes(
                payload -> binding, "order-extremes", plain(), ExtremesCheckTest::extremes, List.of());
    }

    /** Returns why a contender is refused that passes with the payload's own values. */
    private static String refusal(Binding<Order> binding) {
        Examination plain = Examiner.examine(payload -> binding, plain(), List.of());
        assertNull(plain.writeFailure());
        assertNull(plain.readBackFailure(), "the payload's own values give it away");
        return onExtremes(binding).readBackFailure();
    }

    @Test
    void whoeverHoldsAllExtremesPassesAndLeavesADocumentOfEach() {
        Examination examination = onExtremes(new Honest());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
        assertEquals("order-extremes", examination.payload());
        assertEquals(extremes().size(), examination.documents().size());
    }

    @Test
    void textsThatAreCutAtSixteenAreLost() {
        String refusal = refusal(reading(order -> order.customer = cut(order.customer)));
        String expected =
                "does not hold a text of 17 letters at $.customer: reads back what it wrote with a difference";
        assertEquals(expected, refusal.substring(0, expected.length()));
        assertTrue(refusal.matches(".* \\(nor [0-9]+ more of [0-9]+ extremes\\)"), refusal);
    }

    private static String cut(String text) {
        return text == null || text.length() <= 16 ? text : text.substring(0, 16);
    }

    @Test
    void numbersOfSixteenBitsAreTooFew() {
        assertEquals(
                "does not hold -2147483648 at $.id: reads back what it wrote with a difference at $.id: "
                        + "expected -2147483648, found 0 (nor 3 more of "
                        + extremes().size() + " extremes)",
                refusal(reading(order -> order.id = (short) order.id)));
    }

    @Test
    void nullIsNotTheEmptyText() {
        String refusal = refusal(reading(order -> order.customer = order.customer == null ? "" : order.customer));
        assertEquals(
                "does not hold null at $.customer: reads back what it wrote with a difference at $.customer: "
                        + "expected null, found \"\"",
                refusal);
    }

    @Test
    void nullIsNotTheEmptyList() {
        String refusal = refusal(reading(order -> order.notes = order.notes == null ? List.of() : order.notes));
        assertEquals(
                "does not hold null at $.notes: reads back what it wrote with a difference at $.notes: "
                        + "expected null, found []",
                refusal);
    }

    @Test
    void aNullInsideIsHeld() {
        String refusal = refusal(reading(order -> order.first.article.length()));
        assertTrue(refusal.startsWith("does not hold null at $.first: threw java.lang.NullPointerException"), refusal);
    }

    @Test
    void surrogatePairsAreTwoChars() {
        String refusal = refusal(reading(order -> order.notes = order.notes == null ? null : plain(order.notes)));
        String expected = "does not hold a text of surrogate pairs at $.notes[0]: ";
        assertEquals(expected, refusal.substring(0, expected.length()));
    }

    private static List<String> plain(List<String> texts) {
        List<String> plain = new ArrayList<>();
        texts.forEach(text -> plain.add(text == null ? null : text.replaceAll("[\\x{10000}-\\x{10FFFF}]", "?")));
        return plain;
    }

    @Test
    void listsOfMoreThanAByteCountsAreHeld() {
        String refusal = refusal(reading(order -> {
            if (order.notes != null && order.notes.size() > 255) {
                order.notes = new ArrayList<>(order.notes.subList(0, 255));
            }
        }));
        String expected = "does not hold a size of 256 at $.notes: ";
        assertEquals(expected, refusal.substring(0, expected.length()));
    }

    @Test
    void keysOfMapsAreTextsLikeOthers() {
        String refusal = refusal(reading(order -> {
            if (order.stock != null && order.stock.keySet().stream().anyMatch(key -> key.length() > 16)) {
                order.stock.clear();
            }
        }));
        assertTrue(refusal.startsWith("does not hold a text of 17 letters at $.stock.key: "), refusal);
    }

    @Test
    void anExceptionWhileWritingCountsForBothDirections() {
        Examination examination = onExtremes(new Honest() {
            @Override
            public byte[] serialize(Order order) {
                if (order.first == null) {
                    throw new IllegalStateException("no line");
                }
                return Order.write(order);
            }
        });
        String expected = "does not hold null at $.first: threw java.lang.IllegalStateException: no line";
        assertEquals(expected, examination.writeFailure());
        assertEquals(expected, examination.readBackFailure());
        assertEquals(List.of(), examination.documents());
    }

    @Test
    void extremesAreReadAsOthersWroteThem() {
        List<byte[]> others = new ArrayList<>();
        extremes().forEach(extreme -> others.add(Order.write(extreme.value())));
        byte[] wrong = others.get(3);
        others.set(4, wrong);
        Examination examination = Examiner.examineExtremes(
                payload -> new Honest(), "order-extremes", plain(), ExtremesCheckTest::extremes, List.of(others));
        assertNull(examination.readBackFailure());
        String expected = "does not hold " + extremes().get(4) + ": reads what others wrote with a difference at ";
        assertNotNull(examination.readFailure());
        assertEquals(expected, examination.readFailure().substring(0, expected.length()));
    }

    @Test
    void bytesThatItReadRightAsItsOwnAreNotReadAgain() {
        List<byte[]> others = new ArrayList<>();
        extremes().forEach(extreme -> others.add(Order.write(extreme.value())));
        List<Integer> read = new ArrayList<>();
        Binding<Order> binding = reading(order -> read.add(order.id));
        Examination examination = Examiner.examineExtremes(
                payload -> binding, "order-extremes", plain(), ExtremesCheckTest::extremes, List.of(others));
        assertNull(examination.readFailure());
        assertEquals(extremes().size(), read.size());
    }

    @Test
    void bytesThatItDidNotReadRightAsItsOwnFailAsOthersToo() {
        List<byte[]> others = new ArrayList<>();
        extremes().forEach(extreme -> others.add(Order.write(extreme.value())));
        Binding<Order> binding = reading(order -> order.id = (short) order.id);
        Examination examination = Examiner.examineExtremes(
                payload -> binding, "order-extremes", plain(), ExtremesCheckTest::extremes, List.of(others));
        String expected = "does not hold -2147483648 at $.id: reads what others wrote with a difference at $.id: ";
        assertNotNull(examination.readFailure());
        assertEquals(expected, examination.readFailure().substring(0, expected.length()));
    }

    @Test
    void noExtremesAreMadeForAContenderThatRefusesTheClass() {
        Contender refusing = payload -> {
            throw new UnsupportedPayloadException("no such class here");
        };
        Examination examination = Examiner.examineExtremes(
                refusing,
                "order-extremes",
                plain(),
                () -> {
                    throw new AssertionError("made in vain");
                },
                List.of());
        assertEquals("no such class here", examination.unsupported());
    }

    @Test
    void aContenderThatRemembersExtremesIsLostInAnotherJvm() {
        List<byte[]> documents = new ArrayList<>();
        extremes().forEach(extreme -> documents.add(new byte[] {(byte) documents.size()}));
        Examination examination = Examiner.examineReadingExtremes(
                payload -> new Honest(), "order-extremes", plain(), ExtremesCheckTest::extremes, List.of(documents));
        assertTrue(examination
                .readFailure()
                .startsWith("does not hold " + extremes().get(0) + ": threw "));
        assertTrue(examination
                .readFailure()
                .endsWith("(nor " + (documents.size() - 1) + " more of " + documents.size() + " extremes)"));
    }

    @Test
    void whoIsExcusedIsNotAsked() {
        assertTrue(new Extreme("$.x", "-0.0", -0.0, Limit.NEGATIVE_ZERO).isAskedOf(Set.of(Limit.NON_FINITE)));
        assertEquals(
                false, new Extreme("$.x", "-0.0", -0.0, Limit.NEGATIVE_ZERO).isAskedOf(Set.of(Limit.NEGATIVE_ZERO)));
        assertTrue(new Extreme("$.x", "null", null, null).isAskedOf(Set.of(Limit.values())));
    }
}
