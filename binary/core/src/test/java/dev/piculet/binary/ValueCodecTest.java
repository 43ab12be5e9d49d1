package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.ValueCodec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Codecs of users, which may do anything. */
class ValueCodecTest {
    static final class Celsius {
        final int degrees;

        Celsius(int degrees) {
            this.degrees = degrees;
        }
    }

    record Reading(String place, Celsius temperature) {}

    /** Refuses some degrees when writing, and others when reading. */
    private static final class CelsiusCodec implements ValueCodec<Celsius> {
        static final IllegalArgumentException TOO_HOT = new IllegalArgumentException("too hot");

        @Override
        public String id() {
            return "celsius";
        }

        @Override
        public void encode(BinaryOutput out, Celsius value) {
            out.writeInt(value.degrees);
            if (value.degrees > 100) {
                throw TOO_HOT;
            }
        }

        @Override
        public Celsius decode(BinaryInput in) {
            int degrees = in.readInt();
            return degrees == 0 ? null : new Celsius(degrees);
        }
    }

    private static TypedSerializer<Reading> serializer(int generateAfter) {
        return TypedSerializer.builder(Reading.class)
                .codec(Celsius.class, new CelsiusCodec())
                .headerless()
                .generateAfter(generateAfter)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void anExceptionOfACodecReachesTheCallerAndLeavesTheOutputUnchanged(int generateAfter) {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(7);
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class,
                () -> serializer(generateAfter).serialize(new Reading("desert", new Celsius(101)), out));
        assertSame(CelsiusCodec.TOO_HOT, e);
        assertArrayEquals(new byte[] {7}, out.toByteArray());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aCodecMustNotReturnNull(int generateAfter) {
        byte[] bytes = serializer(generateAfter).serialize(new Reading("ice", new Celsius(0)));
        MalformedInputException e = assertThrows(
                MalformedInputException.class, () -> serializer(generateAfter).deserialize(bytes));
        assertEquals(
                "Bytes are no dev.piculet.binary.ValueCodecTest$Celsius (codec 'celsius' returned null)"
                        + " at $.temperature (offset 5 of 10)."
                        + "\n  The bytes were cut off or changed, or are not of this schema.",
                e.getMessage());
    }

    /** A text as UTF-8. */
    private static final class TextCodec implements ValueCodec<StringBuilder> {
        @Override
        public String id() {
            return "text";
        }

        @Override
        public void encode(BinaryOutput out, StringBuilder value) {
            out.writeUtf8(value.toString());
        }

        @Override
        public StringBuilder decode(BinaryInput in) {
            return new StringBuilder(in.readUtf8());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void textsOfACodecAreLimitedAsStringsAre(int generateAfter) {
        TypedSerializerBuilder<StringBuilder> builder = TypedSerializer.builder(StringBuilder.class)
                .codec(StringBuilder.class, new TextCodec())
                .generateAfter(generateAfter);
        byte[] bytes = builder.build().serialize(new StringBuilder("0123456789\u20ac"));
        TypedSerializer<StringBuilder> limited =
                builder.limits(Limits.DEFAULT.withStringLength(10)).build();
        String message = "String of 11 chars is longer than 10 at $.\n  Raise Limits.stringLength if that is intended.";
        assertEquals(
                message,
                assertThrows(LimitExceededException.class, () -> limited.deserialize(bytes))
                        .getMessage());
        assertEquals(
                message,
                assertThrows(
                                LimitExceededException.class,
                                () -> limited.serialize(new StringBuilder("0123456789\u20ac")))
                        .getMessage());
        assertEquals("0123456789", limited.copy(new StringBuilder("0123456789")).toString());
    }

    @Test
    void inputsCannotBePositionedOutsideTheirBytes() {
        BinaryInput in = new BinaryInput(new byte[10], 2, 5);
        in.position(2);
        in.position(7);
        assertEquals(
                "Position 1 is not within 2 to 7.",
                assertThrows(IndexOutOfBoundsException.class, () -> in.position(1))
                        .getMessage());
        assertThrows(IndexOutOfBoundsException.class, () -> in.position(8));
        assertEquals(7, in.position());
    }
}
