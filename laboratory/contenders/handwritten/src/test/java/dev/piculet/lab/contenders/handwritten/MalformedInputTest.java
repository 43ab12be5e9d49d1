package dev.piculet.lab.contenders.handwritten;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.piculet.lab.payload.ab.TestData;
import dev.piculet.lab.payload.objects.Simple;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class MalformedInputTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Far more than the values below take, and far less than a damaged count may ask for. */
    private static final long MAX_ALLOCATED_BYTES = 256 * 1024;

    /** A codec and bytes that it has written. */
    record Document(Codec<?> codec, byte[] bytes) {
        static <T> Document of(Codec<T> codec, T value) throws Exception {
            return new Document(codec, codec.serialize(value));
        }

        @Override
        public String toString() {
            return codec.getClass().getSimpleName();
        }
    }

    static Stream<Document> documents() throws Exception {
        TestData data = Values.testData("żółć");
        return Stream.of(
                Document.of(new SimpleCodec(), Values.simple("name")),
                Document.of(new SimpleCodec(), Values.simple("żółć")),
                Document.of(new ComplexCodec(), Values.complex("żółć")),
                Document.of(new ComplexAsDocumentedCodec(), Values.complexAsDocumented("żółć")),
                Document.of(new DeepCodec(), Values.deep("żółć")),
                Document.of(new DeepAsDocumentedCodec(), Values.deepAsDocumented("żółć")),
                Document.of(new MediaContentCodec(), Values.mediaContent("żółć")),
                Document.of(new TestDataCodec(), data),
                Document.of(new TestDataListCodec(), List.of(data, data)));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void inputCutOffAnywhereIsRefused(Document document) {
        for (int length = 0; length < document.bytes().length; length++) {
            byte[] cutOff = Arrays.copyOf(document.bytes(), length);
            assertThrows(MalformedInputException.class, () -> document.codec().deserialize(cutOff));
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void bytesBehindTheEndAreRefused(Document document) {
        byte[] longer = Arrays.copyOf(document.bytes(), document.bytes().length + 1);
        assertThrows(MalformedInputException.class, () -> document.codec().deserialize(longer));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void damagedInputNeitherFailsOtherwiseNorAllocatesMuch(Document document) {
        Random random = new Random(42);
        for (int i = 0; i < 20_000; i++) {
            byte[] damaged = document.bytes().clone();
            for (int change = random.nextInt(3); change >= 0; change--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            long before = THREADS.getCurrentThreadAllocatedBytes();
            try {
                document.codec().deserialize(damaged);
            } catch (MalformedInputException expected) {
                // Damage to numbers and chars can't be noticed; all other damage ends here.
            }
            long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
            assertTrue(allocated < MAX_ALLOCATED_BYTES, () -> allocated + " bytes for " + Arrays.toString(damaged));
        }
    }

    @Test
    void saysThatInputIsCutOff() {
        assertMessage(
                "Input is cut off or damaged: its 10 bytes do not hold all that they declare.", new SimpleCodec(), 10);
    }

    @Test
    void saysThatInputIsTooLong() {
        byte[] bytes = new SimpleCodec().serialize(new Simple());
        assertMessage("Input has 3 bytes behind the end of the value.", new SimpleCodec(), Arrays.copyOf(bytes, 34));
    }

    @Test
    void saysHowManyElementsAreTooMany() {
        byte[] bytes = new byte[10];
        LittleEndian.INT.set(bytes, 0, Integer.MAX_VALUE);
        assertMessage(
                "Input declares 2147483647 elements, for which its last 6 bytes are not enough.",
                new TestDataListCodec(),
                bytes);
    }

    @Test
    void saysWhichConstantDoesNotExist() {
        byte[] bytes = new MediaContentCodec().serialize(Values.mediaContent("a"));
        bytes[1] = 3;
        assertMessage("Input declares constant 2 of Player, which does not exist.", new MediaContentCodec(), bytes);
    }

    @Test
    void saysWhichDateDoesNotExist() {
        byte[] bytes = new TestDataCodec().serialize(Values.testData("a"));
        LittleEndian.INT.set(bytes, 0, 2021);
        assertMessage("Input declares the date 2021-2-29, which does not exist.", new TestDataCodec(), bytes);
    }

    @Test
    void saysWhereNullIsNotExpected() {
        byte[] bytes = new TestDataCodec().serialize(Values.testData(""));
        LittleEndian.INT.set(bytes, 22, 1);
        assertMessage("Input has null at byte 22 for a value that is not nullable.", new TestDataCodec(), bytes);
    }

    private static void assertMessage(String message, Codec<?> codec, int length) {
        assertMessage(message, codec, new byte[length]);
    }

    private static void assertMessage(String message, Codec<?> codec, byte[] bytes) {
        assertEquals(
                message,
                assertThrows(MalformedInputException.class, () -> codec.deserialize(bytes))
                        .getMessage());
    }
}
