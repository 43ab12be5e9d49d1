package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.tree.ObjectTree;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The limit of the size counts the bytes of a message, in the same way for writing and reading. */
class MessageSizesTest {
    /** 1 byte for the header, 20 chars. */
    private static final String TEXT = "twenty chars of text";

    private static final int VALUE = 21;
    private static final int HEADER = 4;

    record Box(String text) {}

    private static TypedSerializerBuilder<String> builder(int size, int generateAfter) {
        return TypedSerializer.builder(String.class)
                .limits(Limits.DEFAULT.withSize(size))
                .generateAfter(generateAfter);
    }

    private static void assertTooLarge(int size, String path, Executable call) {
        assertEquals(
                "Value takes " + size + " bytes, more than " + (size - 1) + ", at " + path
                        + ".\n  Raise Limits.size if that is intended.",
                assertThrows(LimitExceededException.class, call).getMessage());
    }

    private static void assertExact(
            MessageWay way, int size, TypedSerializer<String> exact, TypedSerializer<String> less) {
        byte[] message = way.write(exact, TEXT);
        assertEquals(TEXT, way.read(exact, message));
        assertTooLarge(size, way.path(), () -> way.write(less, TEXT));
        assertReadTooLarge(way, size, () -> way.read(less, message));
    }

    /** Nobody looks how long the rest of a stream is. */
    private static void assertReadTooLarge(MessageWay way, int size, Executable call) {
        if (way != MessageWay.WHOLE_STREAM) {
            assertTooLarge(size, way.path(), call);
            return;
        }
        assertEquals(
                "Stream has more than " + (size - 1)
                        + " bytes at $.\n  Raise Limits.size if that is intended, or read several values with FramedReader.",
                assertThrows(LimitExceededException.class, call).getMessage());
    }

    /** A stream has no fingerprints. */
    private static int size(MessageWay way) {
        return way == MessageWay.STREAM ? VALUE : VALUE + HEADER;
    }

    @ParameterizedTest
    @EnumSource(MessageWay.class)
    void valuesWrittenUpToTheLimitAreReadUpToIt(MessageWay way) {
        int size = size(way);
        for (int generateAfter : new int[] {0, -1}) {
            assertExact(
                    way,
                    size,
                    builder(size, generateAfter).build(),
                    builder(size - 1, generateAfter).build());
        }
    }

    @ParameterizedTest
    @EnumSource(MessageWay.class)
    void withoutAHeaderTheValueAloneCounts(MessageWay way) {
        for (int generateAfter : new int[] {0, -1}) {
            assertExact(
                    way,
                    VALUE,
                    builder(VALUE, generateAfter).headerless().build(),
                    builder(VALUE - 1, generateAfter).headerless().build());
        }
    }

    @ParameterizedTest
    @EnumSource(MessageWay.class)
    void messagesOfOlderSchemasCountTheSame(MessageWay way) {
        TypedSerializer<String> former = TypedSerializer.of(String.class);
        byte[] message = way.write(former, TEXT);
        int size = size(way);
        for (int generateAfter : new int[] {0, -1}) {
            assertEquals(Optional.of(TEXT), way.read(optionals(former, size, generateAfter), message));
            assertReadTooLarge(way, size, () -> way.read(optionals(former, size - 1, generateAfter), message));
        }
    }

    private static TypedSerializer<Optional<String>> optionals(
            TypedSerializer<String> former, int size, int generateAfter) {
        return TypedSerializer.builder(new TypeRef<Optional<String>>() {})
                .reads(former.schema())
                .limits(Limits.DEFAULT.withSize(size))
                .generateAfter(generateAfter)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aDescriptionCountsAsItIsWrittenAndRead(int generateAfter) {
        Box box = new Box("x".repeat(600));
        byte[] message = any(Integer.MAX_VALUE, generateAfter).serialize(box);
        int size = message.length;
        BinarySerializer exact = any(size, generateAfter);
        BinarySerializer less = any(size - 1, generateAfter);
        assertArrayEquals(message, exact.serialize(box));
        assertEquals(box, exact.deserialize(message));
        assertEquals(
                box.text,
                ((ObjectTree) BinarySerializer.tree(message, Limits.DEFAULT.withSize(size)))
                        .fields()
                        .get("text"));
        assertThrows(LimitExceededException.class, () -> less.serialize(box));
        assertTooLarge(size, "$", () -> less.deserialize(message));
        assertTooLarge(size, "$", () -> BinarySerializer.tree(message, Limits.DEFAULT.withSize(size - 1)));
    }

    private static BinarySerializer any(int size, int generateAfter) {
        return BinarySerializer.builder()
                .allow(Box.class)
                .limits(Limits.DEFAULT.withSize(size))
                .generateAfter(generateAfter)
                .build();
    }

    @Test
    void theSchemaAtTheHeadOfAStreamCountsAsItIsWrittenAndRead() throws Exception {
        TypedSerializer<Box> free = TypedSerializer.of(Box.class);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        free.writer(stream).close();
        int size = free.schema().toBytes().length;
        limited(size).writer(new ByteArrayOutputStream()).close();
        limited(size).reader(new ByteArrayInputStream(stream.toByteArray())).close();
        String message = "Schema takes " + size + " bytes, more than " + (size - 1)
                + ", at $.\n  It stands before the value. Raise Limits.size if that is intended.";
        Stream.<Executable>of(
                        () -> limited(size - 1).writer(new ByteArrayOutputStream()),
                        () -> limited(size - 1).reader(new ByteArrayInputStream(stream.toByteArray())))
                .forEach(call -> assertEquals(
                        message,
                        assertThrows(LimitExceededException.class, call).getMessage()));
    }

    private static TypedSerializer<Box> limited(int size) {
        return TypedSerializer.builder(Box.class)
                .limits(Limits.DEFAULT.withSize(size))
                .build();
    }

    @Test
    void aMessageOfFewerBytesThanAFingerprintIsAllowedNothing() {
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<Boolean> tiny = TypedSerializer.builder(Boolean.class)
                    .limits(Limits.DEFAULT.withSize(3))
                    .generateAfter(generateAfter)
                    .build();
            byte[] message = TypedSerializer.of(Boolean.class).serialize(true);
            for (Executable each : List.<Executable>of(() -> tiny.serialize(true), () -> tiny.deserialize(message))) {
                assertEquals(
                        "Value takes 5 bytes, more than 3, at $.\n  Raise Limits.size if that is intended.",
                        assertThrows(LimitExceededException.class, each).getMessage());
            }
        }
    }

    /** Bytes before a value, however many, are not part of its message. */
    @Test
    void earlierBytesOfAnOutputDoNotCount() {
        for (int generateAfter : new int[] {0, -1}) {
            BinaryOutput out = new BinaryOutput(4);
            out.writeBytes(new byte[100]);
            TypedSerializer<String> serializer =
                    builder(VALUE + HEADER, generateAfter).build();
            serializer.serialize(TEXT, out);
            assertArrayEquals(serializer.serialize(TEXT), Arrays.copyOfRange(out.array(), 100, out.position()));
        }
    }
}
