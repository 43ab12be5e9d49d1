package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.object;
import static dev.piculet.binary.hostile.Described.reference;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.UnsupportedClassException;
import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.LimitExceededException;
import dev.piculet.binary.Limits;
import dev.piculet.binary.MalformedInputException;
import dev.piculet.binary.SchemaMismatchException;
import dev.piculet.binary.TypedSerializer;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a class's own code throws, and whatever does not link, is one of our errors with its cause. */
class RefusalsTest {
    record Picky(int value) {
        Picky {
            if (value == 1) {
                throw RefusalsTest.<RuntimeException>undeclared(new IOException("checked"));
            }
            if (value == 2) {
                throw new AssertionError("asserted");
            }
            if (value == 3) {
                overflow(0);
            }
            if (value == 4) {
                throw new NoClassDefFoundError("com/acme/Gone");
            }
        }

        private static int overflow(int i) {
            return overflow(i + 1) + 1;
        }
    }

    @SuppressWarnings("unchecked") // That it is not checked is the point.
    private static <T extends Throwable> T undeclared(Throwable e) throws T {
        throw (T) e;
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, java.io.IOException",
        "-1, 1, java.io.IOException",
        "0, 2, java.lang.AssertionError",
        "-1, 2, java.lang.AssertionError",
        "0, 3, java.lang.StackOverflowError",
        "-1, 3, java.lang.StackOverflowError",
        "0, 4, java.lang.NoClassDefFoundError",
        "-1, 4, java.lang.NoClassDefFoundError"
    })
    void whateverConstructorsThrowIsTheCause(int generateAfter, int value, Class<?> cause) {
        TypedSerializer<Picky> serializer = TypedSerializer.builder(Picky.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
        byte[] bytes = serializer.serialize(new Picky(0));
        bytes[1] = (byte) value;
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> serializer.deserialize(bytes));
        assertInstanceOf(cause, e.getCause());
        assertTrue(e.getMessage().startsWith(Picky.class.getName() + " refuses what was read ("), e.getMessage());
    }

    @Test
    void bytesCannotAskForAClassThatIsNotOneOfObjects() {
        BinarySerializer serializer = BinarySerializer.builder().build();
        byte[] bytes = Described.of(Described.schema(reference(0), object("java.util.List")));
        SchemaMismatchException e = assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(bytes));
        assertInstanceOf(UnsupportedClassException.class, e.getCause());
    }

    /** It is only found out when it is needed first, which may be when bytes name it. */
    @Test
    void bytesCannotAskForAnAllowedClassThatCanNotBeCreated() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Thread.class).build();
        byte[] bytes = Described.of(Described.schema(reference(0), object("java.lang.Thread")));
        SchemaMismatchException e = assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(bytes));
        assertInstanceOf(UnsupportedClassException.class, e.getCause());
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 40})
    void theSizeLimitHoldsForTheSchemaToo(int limit) {
        BinarySerializer serializer = BinarySerializer.builder()
                .limits(Limits.DEFAULT.withSize(limit))
                .build();
        byte[] bytes = Described.of(Described.schema(reference(0), object("a.class.with.quite.a.long.Name")));
        assertEquals(
                "Value takes " + bytes.length + " bytes, more than " + limit + ", at $.\n"
                        + "  Raise Limits.size if that is intended.",
                assertThrows(LimitExceededException.class, () -> serializer.deserialize(bytes))
                        .getMessage());
        assertThrows(LimitExceededException.class, () -> BinarySerializer.tree(bytes, Limits.DEFAULT.withSize(limit)));
    }
}
