package dev.piculet.binary.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Users do not notice generated code that does not link. */
class GeneratedRootTest {
    private static final byte[] BYTES = {1, 2, 3};

    /** Always writes and reads the same value. */
    private static final class Twin extends RootCodec {
        Twin() {
            super(new RootHeader(false, 0), Limits.DEFAULT);
        }

        @Override
        public void encode(BinaryOutput out, int start, Object value) {
            if (value == null) {
                throw new IllegalStateException("no value");
            }
            out.writeBytes(BYTES);
        }

        @Override
        public Object decode(byte[] bytes, int start, int from, int to) {
            return "read by the twin";
        }

        @Override
        public Object decode(BinaryInput in) {
            in.position(in.position() + BYTES.length);
            return "read by the twin";
        }

        @Override
        public void encodeInside(BinaryOutput out, Object value) {
            encode(out, 0, value);
        }

        @Override
        public Object decodeInside(BinaryInput in) {
            return decode(in);
        }
    }

    /** Fails like code that names a missing class. */
    private static final class Broken extends GeneratedRoot {
        private final boolean exact;

        Broken(boolean exact) {
            super(new Twin(), 100);
            this.exact = exact;
        }

        @Override
        protected byte[] serializeExactly(Object value) {
            if (!exact) {
                return super.serializeExactly(value);
            }
            throw new IncompatibleClassChangeError("exactly");
        }

        @Override
        protected int encodeValue(BinaryOutput out, int position, Object value, int depth) {
            out.writeByte(9);
            throw new VerifyError("encode");
        }

        @Override
        protected Object decodeValue(byte[] bytes, int from, int to) {
            throw new NoSuchMethodError("decode");
        }

        @Override
        protected Object decodeNext(BinaryInput in, byte[] bytes, int from, int limit, int depth) {
            in.position(from + 1);
            throw new NoSuchFieldError("next");
        }
    }

    private final List<String> causes = new ArrayList<>();

    private GeneratedRoot broken(boolean exact) {
        GeneratedRoot root = new Broken(exact);
        root.whenUnusable(cause -> causes.add(cause.getMessage()));
        return root;
    }

    @Test
    void writingGoesOnWithTheTwin() {
        assertArrayEquals(BYTES, broken(/* exact= */ false).serialize("value"));
        assertEquals(List.of("encode"), causes);
    }

    @Test
    void writingAtTheExactSizeGoesOnWithTheTwin() {
        assertArrayEquals(BYTES, broken(/* exact= */ true).serialize("value"));
        assertEquals(List.of("encode", "exactly"), causes);
    }

    @Test
    void writingIntoAnOutputLeavesNothingOfTheAttempt() {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(7);
        broken(/* exact= */ false).encode(out, 1, "value");
        assertArrayEquals(new byte[] {7, 1, 2, 3}, out.toByteArray());
    }

    @Test
    void readingGoesOnWithTheTwin() {
        assertSame("read by the twin", broken(/* exact= */ false).decode(BYTES, 0, 0, 3));
        assertEquals(List.of("decode"), causes);
    }

    @Test
    void readingOneValueOfManyGoesOnWithTheTwinWhereItBegins() {
        BinaryInput in = new BinaryInput(new byte[10]);
        in.position(4);
        assertSame("read by the twin", broken(/* exact= */ false).decode(in));
        assertEquals(4 + BYTES.length, in.position());
        assertEquals(List.of("next"), causes);
    }

    @Test
    void aValueThatTheTwinRefusesProvesNothing() {
        assertThrows(
                IllegalStateException.class, () -> broken(/* exact= */ true).serialize(null));
        assertEquals(List.of(), causes);
    }

    @Test
    void codeThatNobodyWatchesFailsAsQuietly() {
        assertArrayEquals(BYTES, new Broken(/* exact= */ true).serialize("value"));
    }
}
