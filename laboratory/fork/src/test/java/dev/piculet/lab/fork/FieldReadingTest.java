package dev.piculet.lab.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.FieldReader;
import dev.piculet.lab.contender.FieldSum;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadFields;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Readers of fields, honest ones and others, as the gate and a measured JVM examine them. */
class FieldReadingTest {
    private record Point(int x, int y) {}

    private static final PayloadFields<Point> FIELDS =
            new PayloadFields<>(Point::x, point -> FieldSum.at(0, point.x) + FieldSum.at(1, point.y));

    private static Payload payload() {
        List<Point> points = List.of(new Point(1, 2), new Point(2, 1));
        return Payload.inTurn("suite", "points", Point.class, points)
                .classes(Point.class)
                .fields(FIELDS)
                .build();
    }

    private static class ByObject implements Binding<Object> {
        @Override
        public byte[] serialize(Object value) {
            Point point = (Point) value;
            return ByteBuffer.allocate(8).putInt(point.x).putInt(point.y).array();
        }

        @Override
        public Object deserialize(byte[] bytes) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            return new Point(buffer.getInt(), buffer.getInt());
        }
    }

    private static class InPlace extends ByObject implements FieldReader {
        @Override
        public long readOne(byte[] bytes) {
            return ByteBuffer.wrap(bytes).getInt();
        }

        @Override
        public long readAll(byte[] bytes) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            return FieldSum.at(0, buffer.getInt()) + FieldSum.at(1, buffer.getInt());
        }
    }

    private static FieldAnswer answer(Binding<?> binding) throws Exception {
        return BoundPayload.of(binding, payload()).fieldAnswer();
    }

    private static String measured(Binding<?> binding, Operation operation) throws Exception {
        BoundPayload<?> bound = BoundPayload.of(binding, payload());
        bound.work(operation).run();
        return MeasuredWork.of(bound, payload(), operation, true).failure();
    }

    @Test
    void objectsAndDocumentsGiveTheSameSums() throws Exception {
        assertEquals(new FieldAnswer(false, null, null), answer(new ByObject()));
        assertEquals(new FieldAnswer(true, null, null), answer(new InPlace()));
        for (Operation operation : List.of(Operation.READ_ONE, Operation.READ_ALL)) {
            assertNull(measured(new ByObject(), operation));
            assertNull(measured(new InPlace(), operation));
        }
    }

    @Test
    void callsTakeTheDocumentsInTurn() throws Exception {
        for (Binding<?> binding : List.of(new ByObject(), new InPlace())) {
            Work work = BoundPayload.of(binding, payload()).work(Operation.READ_ONE);
            assertEquals(1, ((long[]) work.run())[0]);
            assertEquals(2, ((long[]) work.run())[0]);
            assertEquals(1, ((long[]) work.run())[0]);
        }
    }

    @Test
    void aReaderThatLeavesOutAFieldIsWrong() throws Exception {
        Binding<?> lazy = new InPlace() {
            @Override
            public long readAll(byte[] bytes) {
                return FieldSum.at(0, ByteBuffer.wrap(bytes).getInt());
            }
        };
        String failure = answer(lazy).failure();
        assertTrue(failure.startsWith("reads all fields of value 0 with the sum "), failure);
        assertEquals(failure, measured(lazy, Operation.READ_ALL));
        assertNull(measured(lazy, Operation.READ_ONE));
    }

    @Test
    void aReaderThatMixesUpFieldsIsWrong() throws Exception {
        Binding<?> mixed = new InPlace() {
            @Override
            public long readAll(byte[] bytes) {
                ByteBuffer buffer = ByteBuffer.wrap(bytes);
                return FieldSum.at(1, buffer.getInt()) + FieldSum.at(0, buffer.getInt());
            }
        };
        assertTrue(answer(mixed).failure().startsWith("reads all fields of value 0"));
    }

    @Test
    void aReaderThatRemembersAnArrayIsWrong() throws Exception {
        Binding<?> remembering = new InPlace() {
            private final java.util.Map<byte[], Long> known = new java.util.IdentityHashMap<>();

            @Override
            public long readOne(byte[] bytes) {
                return known.computeIfAbsent(bytes, super::readOne);
            }
        };
        String failure = answer(remembering).failure();
        assertTrue(failure.endsWith(", in an array that held another document before"), failure);
    }

    @Test
    void objectsOfOtherClassesAreNotAddedUp() throws Exception {
        Binding<?> twin = new ByObject() {
            @Override
            public Object adopt(Object payloadValue) {
                Point point = (Point) payloadValue;
                return new Point(point.x, point.y);
            }
        };
        String reason = "its objects are of classes of its own, whose fields are not added up here";
        assertEquals(new FieldAnswer(false, reason, null), answer(twin));
    }
}
