package dev.piculet.lab.fork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExaminerTest {
    record Point(int x, int y) {}

    /** Correct; each test breaks it in one way. */
    private static class PointBinding implements Binding<Point> {
        @Override
        public byte[] serialize(Point point) {
            return ByteBuffer.allocate(8).putInt(point.x()).putInt(point.y()).array();
        }

        @Override
        public Point deserialize(byte[] bytes) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            return new Point(buffer.getInt(), buffer.getInt());
        }
    }

    private static final Payload PAYLOAD =
            Payload.of("test", "point", Point.class, new Point(1, 2)).build();

    private static Examination examine(Binding<Point> binding) {
        return examine(payload -> binding, PAYLOAD, List.of());
    }

    private static Examination examine(Contender contender, Payload payload, List<List<byte[]>> foreign) {
        return Examiner.examine(contender, payload, foreign);
    }

    @Test
    void rightWorkHasNoFailureAndLeavesItsDocuments() {
        Examination examination = examine(new PointBinding());
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
        assertArrayEquals(
                new byte[] {0, 0, 0, 1, 0, 0, 0, 2}, examination.documents().get(0));
    }

    @Test
    void aFieldThatIsLostIsNamed() {
        Examination examination = examine(new PointBinding() {
            @Override
            public Point deserialize(byte[] bytes) {
                return new Point(super.deserialize(bytes).x(), 0);
            }
        });
        assertEquals(
                "reads back what it wrote with a difference at $.y: expected 2, found 0",
                examination.readBackFailure());
    }

    @Test
    void aResultThatALaterCallChangesIsAFailureToWrite() {
        byte[] shared = new byte[8];
        int[] calls = new int[1];
        Examination examination = examine(new PointBinding() {
            @Override
            public byte[] serialize(Point point) {
                ByteBuffer.wrap(shared).putInt(point.x()).putInt(calls[0]++);
                return shared;
            }
        });
        assertEquals("returns bytes that a later call changes", examination.writeFailure());
    }

    @Test
    void aContenderThatGoesWrongOnALaterCallIsFound() {
        int[] calls = new int[1];
        Examination examination = examine(new PointBinding() {
            @Override
            public Point deserialize(byte[] bytes) {
                return calls[0]++ < 2 ? super.deserialize(bytes) : null;
            }
        });
        assertEquals(
                "reads back what it wrote with a difference at $: expected {x=1, y=2}, found null",
                examination.readBackFailure());
    }

    @Test
    void anExceptionIsTheFailureAndKeepsItsFirstLine() {
        Examination examination = examine(new PointBinding() {
            @Override
            public byte[] serialize(Point point) {
                throw new IllegalStateException("first line\nsecond line");
            }
        });
        assertEquals("threw java.lang.IllegalStateException: first line", examination.writeFailure());
        assertEquals(examination.writeFailure(), examination.readBackFailure());
    }

    @Test
    void aStackOverflowIsAFailureAndNotTheEnd() {
        Examination examination = examine(new PointBinding() {
            @Override
            public Point deserialize(byte[] bytes) {
                return deserialize(bytes);
            }
        });
        assertEquals("threw java.lang.StackOverflowError: null", examination.readBackFailure());
    }

    @Test
    void anUnsupportedPayloadIsNoFailure() {
        Examination examination = examine(
                payload -> {
                    throw new UnsupportedPayloadException("has no points");
                },
                PAYLOAD,
                List.of());
        assertEquals("has no points", examination.unsupported());
        assertNull(examination.writeFailure());
    }

    @Test
    void othersDocumentsAreReadToo() {
        List<List<byte[]>> foreign = List.of(List.of(new byte[] {0, 0, 0, 1, 0, 0, 0, 9}));
        assertEquals(
                "reads what others wrote with a difference at $.y: expected 2, found 9",
                examine(payload -> new PointBinding(), PAYLOAD, foreign).readFailure());
    }

    /** Counts what it reads. */
    private static class CountingBinding extends PointBinding {
        int read;

        @Override
        public Point deserialize(byte[] bytes) {
            read++;
            return super.deserialize(bytes);
        }
    }

    @Test
    void othersDocumentsWithTheBytesOfItsOwnAreNotReadAgain() {
        CountingBinding alone = new CountingBinding();
        CountingBinding beside = new CountingBinding();
        byte[] own = alone.serialize(new Point(1, 2));
        assertNull(examine(payload -> alone, PAYLOAD, List.of()).readFailure());
        assertNull(examine(payload -> beside, PAYLOAD, List.of(List.of(own))).readFailure());
        assertEquals(alone.read, beside.read);
    }

    @Test
    void othersDocumentsWithTheBytesOfItsOwnAreReadIfItsOwnWereReadWrong() {
        Binding<Point> binding = new PointBinding() {
            @Override
            public Point deserialize(byte[] bytes) {
                return new Point(1, 9);
            }
        };
        byte[] own = new PointBinding().serialize(new Point(1, 2));
        assertEquals(
                "reads what others wrote with a difference at $.y: expected 2, found 9",
                examine(payload -> binding, PAYLOAD, List.of(List.of(own))).readFailure());
    }

    @Test
    void theTextThatAPayloadDictatesIsRead() {
        Payload dictated = Payload.of("test", "point", Point.class, new Point(1, 2))
                .input("text")
                .build();
        Binding<Point> binding = new PointBinding() {
            @Override
            public Point deserialize(byte[] bytes) {
                return new String(bytes, StandardCharsets.UTF_8).equals("text")
                        ? new Point(3, 2)
                        : super.deserialize(bytes);
            }
        };
        assertEquals(
                "reads its input with a difference at $.x: expected 1, found 3",
                examine(payload -> binding, dictated, List.of()).readFailure());
    }

    @Test
    void everyTextThatAPayloadDictatesIsReadAsItsOwnValue() {
        Payload dictated = Payload.inTurn("test", "point", Point.class, List.of(new Point(1, 2), new Point(3, 4)))
                .inputs(List.of("1,2", "3,5"))
                .build();
        Binding<Point> binding = new PointBinding() {
            @Override
            public Point deserialize(byte[] bytes) {
                if (bytes.length == 8) {
                    return super.deserialize(bytes);
                }
                return new Point(bytes[0] - '0', bytes[2] - '0');
            }
        };
        assertEquals(
                "reads its input with a difference at $.y: expected 4, found 5",
                examine(payload -> binding, dictated, List.of()).readFailure());
    }

    @Test
    void eachValueNeedsATextIfTextsAreDictated() {
        Payload.Builder builder = Payload.inTurn(
                        "test", "point", Point.class, List.of(new Point(1, 2), new Point(3, 4)))
                .input("1,2");
        assertEquals(
                "Payload point has 2 values and 1 texts to read. Give a text for each value.",
                assertThrows(IllegalArgumentException.class, builder::build).getMessage());
    }

    private static final class StreamingPointBinding extends PointBinding implements StreamBinding<Point> {
        @Override
        public Point deserialize(InputStream stream) throws IOException {
            return new Point(super.deserialize(stream.readAllBytes()).x(), 0);
        }
    }

    @Test
    void aPayloadInAStreamIsReadByTheCallForStreams() {
        Payload stream = PAYLOAD.inForm(Form.STREAM);
        assertEquals("point-stream", stream.id());
        assertEquals(Set.of(Operation.DESERIALIZE), stream.operations());
        assertEquals(
                "reads back what it wrote with a difference at $.y: expected 2, found 0",
                examine(payload -> new StreamingPointBinding(), stream, List.of())
                        .readBackFailure());
    }

    @Test
    void aContenderThatReadsNoStreamsRefusesThem() {
        Examination examination = examine(payload -> new PointBinding(), PAYLOAD.inForm(Form.STREAM), List.of());
        assertEquals("reads no InputStream", examination.unsupported());
    }
}
