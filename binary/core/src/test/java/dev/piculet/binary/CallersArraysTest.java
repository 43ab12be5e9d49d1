package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BufferTooSmallException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ReadOnlyBufferException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values are written into arrays and buffers of callers, and read from parts of them: by both serializers and both twins. */
class CallersArraysTest {
    private static final byte FILL = 0x55;
    private static final OutputStream NOWHERE = OutputStream.nullOutputStream();

    record Line(String article, int quantity, double price) {}

    record Order(long id, String customer, List<Line> lines, Map<String, Integer> tags) {
        static Order of(int lines) {
            List<Line> list = new ArrayList<>();
            for (int i = 0; i < lines; i++) {
                list.add(new Line("article " + i + (i % 3 == 0 ? " \u4e2d" : ""), i * 7_919, i / 4.0));
            }
            return new Order(lines * 1_000_000_007L, "Ann", list, Map.of("tag", lines));
        }
    }

    static Stream<AnySerializer<Order>> serializers() {
        return AnySerializer.Kind.all(Order.class);
    }

    private static byte[] filled(int size) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, FILL);
        return bytes;
    }

    /** Returns bytes from an index on, amid others. */
    private static byte[] placed(byte[] message, int offset, int size) {
        byte[] bytes = filled(size);
        System.arraycopy(message, 0, bytes, offset, message.length);
        return bytes;
    }

    private static String noRoom(int needed, int room) {
        return "Value takes " + needed + " bytes, and there is room for " + room
                + ".\n  Make room for as many as needed() returns, or write to a BinaryOutput, which grows.";
    }

    private static void assertNoRoom(int needed, int room, BufferOverflowException e) {
        assertEquals(noRoom(needed, room), e.getMessage());
        assertEquals(needed, ((BufferTooSmallException) e).needed());
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void anArrayGetsTheBytesOfTheValueAndNoOthers(AnySerializer<Order> serializer) {
        for (int lines : new int[] {0, 1, 40}) {
            Order order = Order.of(lines);
            byte[] message = serializer.serialize(order);
            for (int offset : new int[] {0, 1, 7, 100}) {
                for (int behind : new int[] {0, 1, 20}) {
                    int size = offset + message.length + behind;
                    byte[] target = filled(size);
                    assertEquals(offset + message.length, serializer.serialize(order, target, offset));
                    assertArrayEquals(placed(message, offset, size), target);
                    assertEquals(order, serializer.deserialize(target, offset, message.length));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void anArrayThatIsTooSmallStaysAsItIs(AnySerializer<Order> serializer) {
        Order order = Order.of(3);
        int needed = serializer.serialize(order).length;
        for (int room = 0; room < needed; room++) {
            byte[] target = filled(5 + room);
            assertNoRoom(
                    needed,
                    room,
                    assertThrows(BufferTooSmallException.class, () -> serializer.serialize(order, target, 5)));
            assertArrayEquals(filled(5 + room), target);
        }
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void offsetsOutsideOfTheArrayAreRefused(AnySerializer<Order> serializer) {
        byte[] target = filled(1_000);
        for (int offset : new int[] {-1, Integer.MIN_VALUE, 1_001, Integer.MAX_VALUE}) {
            assertEquals(
                    "Offset " + offset + " is not within 0 to 1000.",
                    assertThrows(
                                    IndexOutOfBoundsException.class,
                                    () -> serializer.serialize(Order.of(1), target, offset))
                            .getMessage());
        }
        int needed = serializer.size(Order.of(1));
        assertNoRoom(
                needed,
                0,
                assertThrows(BufferTooSmallException.class, () -> serializer.serialize(Order.of(1), target, 1_000)));
        assertThrows(NullPointerException.class, () -> serializer.serialize(Order.of(1), (byte[]) null, 0));
        assertArrayEquals(filled(1_000), target);
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void partsOutsideOfTheArrayAreNotRead(AnySerializer<Order> serializer) {
        byte[] message = serializer.serialize(Order.of(1));
        int size = message.length;
        int[][] parts = {
            {-1, 1},
            {0, -1},
            {0, size + 1},
            {size, 1},
            {1, size},
            {size + 1, 0},
            {1, Integer.MAX_VALUE},
            {Integer.MAX_VALUE, Integer.MAX_VALUE},
            {Integer.MIN_VALUE, Integer.MIN_VALUE}
        };
        for (int[] part : parts) {
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> serializer.deserialize(message, part[0], part[1]),
                    Arrays.toString(part));
        }
    }

    /** The bytes behind the part would complete the value. */
    @ParameterizedTest
    @MethodSource("serializers")
    void aPartThatIsCutOffIsRefused(AnySerializer<Order> serializer) {
        byte[] bytes = placed(serializer.serialize(Order.of(2)), 9, 2_000);
        int size = serializer.size(Order.of(2));
        for (int length = 0; length < size; length++) {
            int cut = length;
            assertThrows(BinaryException.class, () -> serializer.deserialize(bytes, 9, cut), "" + cut);
            ByteBuffer buffer = ByteBuffer.wrap(bytes, 9, cut);
            assertThrows(BinaryException.class, () -> serializer.deserialize(buffer));
            assertEquals(9, buffer.position());
        }
        assertThrows(BinaryException.class, () -> serializer.deserialize(bytes, 9, size + 1));
    }

    private static Stream<ByteBuffer> buffers(int size) {
        ByteBuffer slice = ByteBuffer.wrap(new byte[size + 30], 11, size + 5).slice();
        return Stream.of(
                ByteBuffer.allocate(size),
                ByteBuffer.allocateDirect(size),
                slice,
                slice.order(ByteOrder.LITTLE_ENDIAN));
    }

    private static byte[] content(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.capacity()];
        buffer.duplicate().clear().get(bytes);
        return bytes;
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void aBufferGetsTheBytesOfTheValueAtItsPosition(AnySerializer<Order> serializer) {
        Order order = Order.of(4);
        byte[] message = serializer.serialize(order);
        for (int behind : new int[] {0, 9}) {
            buffers(6 + message.length + behind).forEach(buffer -> {
                buffer.clear().put(filled(buffer.capacity())).position(6).limit(6 + message.length + behind);
                serializer.serialize(order, buffer);
                assertEquals(6 + message.length, buffer.position());
                assertEquals(6 + message.length + behind, buffer.limit());
                assertArrayEquals(placed(message, 6, buffer.capacity()), content(buffer));
                buffer.position(6).limit(6 + message.length);
                assertEquals(order, serializer.deserialize(buffer));
                assertEquals(buffer.limit(), buffer.position());
            });
        }
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void aBufferThatIsTooSmallStaysAsItIs(AnySerializer<Order> serializer) {
        Order order = Order.of(4);
        int needed = serializer.size(order);
        buffers(6 + needed).forEach(buffer -> {
            buffer.clear().put(filled(buffer.capacity())).position(6).limit(6 + needed - 1);
            assertNoRoom(
                    needed,
                    needed - 1,
                    assertThrows(BufferOverflowException.class, () -> serializer.serialize(order, buffer)));
            assertEquals(6, buffer.position());
            assertArrayEquals(filled(buffer.capacity()), content(buffer));
        });
        ByteBuffer readOnly = ByteBuffer.allocate(needed).asReadOnlyBuffer();
        assertThrows(ReadOnlyBufferException.class, () -> serializer.serialize(order, readOnly));
        assertEquals(0, readOnly.position());
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void aValueThatIsRefusedLeavesTheTargetAsItIs(AnySerializer<Order> serializer) {
        Map<String, Integer> tags = new IdentityHashMap<>(Map.of("a", 1));
        Order refused = new Order(1, "Ann", Order.of(90).lines, tags);
        byte[] target = filled(5_000);
        assertThrows(UnsupportedValueException.class, () -> serializer.serialize(refused, target, 0));
        ByteBuffer buffer = ByteBuffer.wrap(target).position(4);
        assertThrows(UnsupportedValueException.class, () -> serializer.serialize(refused, buffer));
        assertEquals(4, buffer.position());
        assertThrows(UnsupportedValueException.class, () -> serializer.size(refused));
        assertArrayEquals(filled(5_000), target);
        assertEquals(serializer.size(Order.of(1)), serializer.serialize(Order.of(1), target, 0));
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void theSizeIsThatOfTheBytes(AnySerializer<Order> serializer) {
        for (int lines = 0; lines < 2_000; lines = 2 * lines + 1) {
            assertEquals(serializer.serialize(Order.of(lines)).length, serializer.size(Order.of(lines)));
        }
    }

    @ParameterizedTest
    @EnumSource(AnySerializer.Kind.class)
    void limitsHold(AnySerializer.Kind kind) {
        for (int generateAfter : new int[] {0, -1}) {
            Order order = Order.of(20);
            int size = kind.of(Order.class, generateAfter).size(order);
            AnySerializer<Order> exact = kind.of(Order.class, generateAfter, Limits.DEFAULT.withSize(size));
            byte[] target = filled(9 + size);
            assertEquals(9 + size, exact.serialize(order, target, 9));
            assertEquals(order, exact.deserialize(target, 9, size));
            AnySerializer<Order> less = kind.of(Order.class, generateAfter, Limits.DEFAULT.withSize(size - 1));
            assertThrows(LimitExceededException.class, () -> less.size(order));
            assertThrows(LimitExceededException.class, () -> less.serialize(order, target, 9));
            assertThrows(LimitExceededException.class, () -> less.serialize(order, ByteBuffer.wrap(target)));
            assertThrows(LimitExceededException.class, () -> less.deserialize(target, 9, size));
            assertArrayEquals(placed(exact.serialize(order), 9, 9 + size), target);
        }
    }

    @Test
    void aValueWithoutBytesNeedsNoRoom() {
        record Nothing() {}

        AnySerializer<Nothing> serializer = AnySerializer.Kind.HEADERLESS.of(Nothing.class, 0);
        assertEquals(0, serializer.size(new Nothing()));
        assertEquals(3, serializer.serialize(new Nothing(), new byte[3], 3));
    }

    /** Each thread writes to its own places of one array, and what the others write there is left alone. */
    @ParameterizedTest
    @EnumSource(AnySerializer.Kind.class)
    void threadsShareAnArray(AnySerializer.Kind kind) throws Exception {
        AnySerializer<Order> serializer = kind.of(Order.class, 500);
        Order[] orders = new Order[8];
        int[] offsets = new int[9];
        for (int i = 0; i < 8; i++) {
            orders[i] = Order.of(i);
            offsets[i + 1] = offsets[i] + serializer.size(orders[i]);
        }
        byte[] array = new byte[offsets[8]];
        ExecutorService threads = Executors.newFixedThreadPool(8);
        List<Future<?>> ends = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int own = i;
            ends.add(threads.submit(() -> {
                for (int n = 0; n < 1_000; n++) {
                    Arrays.fill(array, offsets[own], offsets[own + 1], FILL);
                    assertEquals(offsets[own + 1], serializer.serialize(orders[own], array, offsets[own]));
                    int length = offsets[own + 1] - offsets[own];
                    assertEquals(orders[own], serializer.deserialize(array, offsets[own], length));
                }
            }));
        }
        threads.shutdown();
        for (Future<?> end : ends) {
            end.get();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"array", "heap", "direct", "stream", "size"})
    void generatedCodeAllocatesNothing(String target) {
        AnySerializer<Order> serializer = AnySerializer.Kind.TYPED.of(Order.class, 0);
        byte[] array = new byte[1_000];
        ByteBuffer heap = ByteBuffer.wrap(array);
        ByteBuffer direct = ByteBuffer.allocateDirect(1_000);
        Consumer<Order> write = switch (target) {
            case "array" -> order -> serializer.serialize(order, array, 3);
            case "heap" -> order -> serializer.serialize(order, heap.clear());
            case "direct" -> order -> serializer.serialize(order, direct.clear());
            default -> serializer::size;
        };
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        // Without a list or a map, whose iterators cost the interpreter of bytecode an object.
        Order order = new Order(7, "Ann", null, null);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int n = 0; n < 1_000; n++) {
                write.accept(order);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least);
    }

    private static void writeToNowhere(AnySerializer<Order> serializer, Order order) {
        try {
            serializer.serialize(order, NOWHERE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
