package dev.piculet.lab.contenders.access.learned;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contract.ContenderAssertions;
import dev.piculet.lab.contract.ObjectsContract;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LearnedTest {
    static Stream<Contender> ways() {
        return Stream.of(new FieldGetContender(), new TypedFieldContender(), new MethodHandleContender());
    }

    /** A byte before each object, 4 for a count or the length of a text, and 5 for a number among elements. */
    abstract static class SameFormat extends ObjectsContract {
        @Override
        protected Map<String, Integer> sizes() {
            return Map.of(
                    "simple",
                    1 + 4 + (4 + 8) + 1 + 8 + 4 + 8 + 2,
                    "complex",
                    1 + 4 + (4 + 11) + 1 + (1 + 4 + (4 + 10) + 8) + 4 + (4 + 5 + 5) + (4 + 7 + 5),
                    "complex-as-documented",
                    1 + 4 + (4 + 11) + (4 + 5 * 5) + (4 + 3 * (8 + 10)),
                    "deep",
                    5 * (1 + 4 + (4 + 11) + 8) + 1,
                    "deep-as-documented",
                    5 * (1 + 4 + (4 + 11)) + 1,
                    "media",
                    280);
        }
    }

    @Nested
    class ByFieldGet extends SameFormat {
        @Override
        protected Contender contender() {
            return new FieldGetContender();
        }
    }

    @Nested
    class ByTypedField extends SameFormat {
        @Override
        protected Contender contender() {
            return new TypedFieldContender();
        }
    }

    @Nested
    class ByMethodHandle extends SameFormat {
        @Override
        protected Contender contender() {
            return new MethodHandleContender();
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void writesTheSameBytesWhateverTheWayToAField(Contender way) {
        for (String id : Payloads.ids("objects")) {
            List<byte[]> expected = documents(new FieldGetContender(), id);
            assertArrayEquals(expected.toArray(), documents(way, id).toArray(), id);
        }
    }

    private static List<byte[]> documents(Contender way, String id) {
        return ContenderAssertions.examine(way, "objects/" + id).documents();
    }

    @ParameterizedTest
    @MethodSource("ways")
    void keepsNullAmongElements(Contender way) throws Exception {
        ComplexAsDocumented complex = ComplexAsDocumented.of(1);
        complex.numbers.set(1, null);
        complex.tags.put(null, "without a name");
        complex.tags.put("empty", null);
        assertKept(way, "complex-as-documented", complex);
        MediaContent content = MediaContent.sample();
        content.images.add(null);
        content.media.persons.set(0, null);
        assertKept(way, "media", content);
    }

    private static void assertKept(Contender way, String id, Object value) throws Exception {
        Binding<Object> binding = bind(way, id);
        Object read = binding.deserialize(binding.serialize(value));
        assertEquals(ReferenceTree.of(value), ReferenceTree.of(read));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void failsOnBytesThatAreCutOffOrTooMany(Contender way) throws Exception {
        for (String id : List.of("simple", "complex", "media", "complex-as-documented", "deep")) {
            Binding<Object> binding = bind(way, id);
            byte[] document = documents(way, id).get(0);
            for (int size = 0; size < document.length; size++) {
                byte[] cutOff = Arrays.copyOf(document, size);
                assertThrows(RuntimeException.class, () -> binding.deserialize(cutOff), id);
            }
            byte[] longer = Arrays.copyOf(document, document.length + 1);
            assertThrows(IllegalArgumentException.class, () -> binding.deserialize(longer), id);
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void writesNoObjectOfASubclass(Contender way) throws Exception {
        MediaContent content = MediaContent.sample();
        content.media = new MediaContent.Media() {};
        Binding<Object> binding = bind(way, "media");
        assertEquals(
                "Can't write " + content.media.getClass() + " where there is " + MediaContent.Media.class + ".",
                assertThrows(IllegalArgumentException.class, () -> binding.serialize(content))
                        .getMessage());
    }

    @SuppressWarnings("unchecked")
    private static Binding<Object> bind(Contender way, String id) throws Exception {
        return (Binding<Object>) way.bind(Payloads.create("objects", id, 42L));
    }

    @ParameterizedTest
    @CsvSource({
        "ab,testdata-100,no constructor of dev.piculet.lab.payload.ab.TestData is without parameters",
        "open,document,can't hold java.lang.Object",
        "open,drawing,can't hold dev.piculet.lab.payload.open.Drawing$Shape",
        "required,java-plain,can't hold java.lang.Boolean"
    })
    void refusesClassesWithFieldsOfOtherKinds(String suite, String id, String reason) {
        Payload payload = Payloads.create(suite, id, 42L);
        assertEquals(
                reason,
                assertThrows(UnsupportedPayloadException.class, () -> new MethodHandleContender().bind(payload))
                        .getMessage());
    }

    /** A class with fields that are not to be set. */
    static class Fixed {
        final int number = 1;
        transient String cached;
    }

    @Test
    void refusesFieldsThatCannotBeSetOrAreNotData() {
        Payload payload = Payload.of("test", "fixed", Fixed.class, new Fixed()).build();
        assertEquals(
                "can't hold final int " + Fixed.class.getName() + ".number",
                assertThrows(UnsupportedPayloadException.class, () -> new FieldGetContender().bind(payload))
                        .getMessage());
    }
}
