package dev.piculet.lab.contenders.handwritten;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.MediaContent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CodecTest {
    static Stream<String> texts() {
        // These are the lengths at which another way of writing begins, and lengths that do not fit a byte or a short.
        Stream<String> lengths = IntStream.of(0, 1, 3, 31, 32, 33, 62, 63, 64, 65, 255, 256, 257, 300, 65_536)
                .mapToObj("x"::repeat)
                .flatMap(text -> Stream.of(
                        text,
                        text + "é",
                        text + "ż",
                        "ż" + text,
                        text + "ż" + text,
                        text + "😀",
                        text + "\uDC00",
                        text.replace('x', 'é'),
                        text.replace('x', 'ж'),
                        text.replace('x', '語')));
        Stream<String> others = Stream.of("żółć", "ÿ", "\u0100", "\uD800", "a\uDC00b", "\u0000", "日本語");
        return Stream.concat(lengths, others);
    }

    static Stream<Arguments> values() {
        return texts().flatMap(text -> Stream.of(
                arguments(new SimpleCodec(), Values.simple(text)),
                arguments(new ComplexCodec(), Values.complex(text)),
                arguments(new ComplexAsDocumentedCodec(), Values.complexAsDocumented(text)),
                arguments(new DeepCodec(), Values.deep(text)),
                arguments(new DeepAsDocumentedCodec(), Values.deepAsDocumented(text)),
                arguments(new MediaContentCodec(), Values.mediaContent(text)),
                arguments(new TestDataCodec(), Values.testData(text)),
                arguments(new TestDataListCodec(), List.of(Values.testData(text), Values.testData("b")))));
    }

    static Stream<Arguments> nulls() {
        return Stream.of(
                arguments(new SimpleCodec(), Values.simple(null)),
                arguments(new ComplexCodec(), Values.complex(null)),
                arguments(new ComplexCodec(), new Complex()),
                arguments(new ComplexAsDocumentedCodec(), Values.complexAsDocumented(null)),
                arguments(new ComplexAsDocumentedCodec(), new ComplexAsDocumented()),
                arguments(new DeepCodec(), Values.deep(null)),
                arguments(new DeepAsDocumentedCodec(), Values.deepAsDocumented(null)),
                arguments(new MediaContentCodec(), Values.mediaContent(null)),
                arguments(new MediaContentCodec(), new MediaContent()));
    }

    @ParameterizedTest
    @MethodSource("values")
    void keepsAnyString(Codec<?> codec, Object value) throws Exception {
        assertKept(codec, value);
    }

    @ParameterizedTest
    @MethodSource("nulls")
    void keepsNulls(Codec<?> codec, Object value) throws Exception {
        assertKept(codec, value);
    }

    @Test
    void keepsEmptyCollections() throws Exception {
        Complex complex = Values.complex("a");
        complex.data = new HashMap<>();
        assertKept(new ComplexCodec(), complex);
        ComplexAsDocumented documented = Values.complexAsDocumented("a");
        documented.numbers = new ArrayList<>();
        documented.tags = new HashMap<>();
        assertKept(new ComplexAsDocumentedCodec(), documented);
        MediaContent media = Values.mediaContent("a");
        media.media.persons = new ArrayList<>();
        media.images = new ArrayList<>();
        assertKept(new MediaContentCodec(), media);
    }

    @Test
    void keepsCollectionsLargerThanTheBuffer() throws Exception {
        ComplexAsDocumented documented = new ComplexAsDocumented();
        documented.numbers = IntStream.range(0, 10_000).boxed().toList();
        documented.tags = new TreeMap<>();
        IntStream.range(0, 10_000).forEach(i -> documented.tags.put("ż" + i, "value" + i));
        assertKept(new ComplexAsDocumentedCodec(), documented);
    }

    @Test
    void readsIntoTheOrdinaryCollections() throws Exception {
        ComplexAsDocumented documented = new ComplexAsDocumented();
        documented.numbers = List.of(1);
        documented.tags = Map.of("a", "b");
        ComplexAsDocumentedCodec codec = new ComplexAsDocumentedCodec();
        ComplexAsDocumented read = codec.deserialize(codec.serialize(documented));
        assertSame(ArrayList.class, read.numbers.getClass());
        assertSame(HashMap.class, read.tags.getClass());
    }

    @Test
    void keepsObjectsDeeperThanTheStack() {
        Deep root = new Deep();
        Deep deepest = root;
        for (int level = 1; level < 200_000; level++) {
            deepest.child = new Deep();
            deepest = deepest.child;
            deepest.id = level;
        }
        DeepCodec codec = new DeepCodec();
        int level = 0;
        for (Deep deep = codec.deserialize(codec.serialize(root)); deep != null; deep = deep.child) {
            assertEquals(level, deep.id);
            assertNull(deep.name);
            level++;
        }
        assertEquals(200_000, level);
    }

    @Test
    void writesTheSameBytesAfterALargerValue() throws Exception {
        ComplexCodec codec = new ComplexCodec();
        byte[] before = codec.serialize(Values.complex("a"));
        codec.serialize(Values.complex("ż".repeat(10_000)));
        assertEquals(Arrays.toString(before), Arrays.toString(codec.serialize(Values.complex("a"))));
    }

    private static <T> void assertKept(Codec<T> codec, Object value) throws Exception {
        // Twice, because a codec may keep a buffer.
        for (int round = 0; round < 2; round++) {
            T read = codec.deserialize(codec.serialize(codec.adopt(value)));
            assertEquals(
                    Optional.empty(), TreeDifference.betweenValues(ReferenceTree.of(value), ReferenceTree.of(read)));
        }
    }
}
