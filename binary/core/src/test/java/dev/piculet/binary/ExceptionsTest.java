package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.fixture.Failures.Checked;
import dev.piculet.binary.fixture.Failures.Coded;
import dev.piculet.binary.fixture.Failures.Keeping;
import dev.piculet.binary.fixture.Failures.Lazy;
import dev.piculet.binary.fixture.Failures.Lossy;
import dev.piculet.binary.fixture.Failures.Masked;
import dev.piculet.binary.fixture.Failures.Noting;
import dev.piculet.binary.fixture.Failures.Numbered;
import dev.piculet.binary.fixture.Failures.Outcome;
import dev.piculet.binary.fixture.Failures.Stackless;
import dev.piculet.binary.fixture.Failures.Touchy;
import dev.piculet.binary.fixture.Failures.Unfilled;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.tree.ObjectTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Exceptions are data: message, cause, suppressed ones, stack trace, and the fields of their classes. */
class ExceptionsTest {
    private static final String PREFIX = "dev.piculet.binary.fixture.Failures$";

    private static <T> TypedSerializer<T> serializer(
            Class<T> type, int generateAfter, UnaryOperator<TypedSerializerBuilder<T>> options) {
        return options.apply(TypedSerializer.builder(type).generateAfter(generateAfter))
                .build();
    }

    /** Writes and reads with both twins, which must agree, and compares what is read. */
    private static <T extends Throwable> T roundTrip(
            Class<T> type, T value, UnaryOperator<TypedSerializerBuilder<T>> options) {
        TypedSerializer<T> interpreted = serializer(type, -1, options);
        TypedSerializer<T> generated = serializer(type, 0, options);
        byte[] bytes = interpreted.serialize(value);
        assertArrayEquals(bytes, generated.serialize(value));
        assertEqual(value, interpreted.deserialize(bytes));
        T read = generated.deserialize(bytes);
        assertEqual(value, read);
        assertArrayEquals(bytes, generated.serialize(read));
        return read;
    }

    private static <T extends Throwable> T roundTrip(T value) {
        @SuppressWarnings("unchecked") // The class of a value is that of its type.
        Class<T> type = (Class<T>) value.getClass();
        return roundTrip(type, value, builder -> builder.allow(IOException.class, Numbered.class, Coded.class));
    }

    private static void assertEqual(Throwable expected, Throwable actual) {
        if (expected == null) {
            assertNull(actual);
            return;
        }
        assertSame(expected.getClass(), actual.getClass());
        assertEquals(expected.getMessage(), actual.getMessage());
        assertEquals(expected.toString(), actual.toString());
        assertArrayEquals(expected.getStackTrace(), actual.getStackTrace());
        assertEqual(expected.getCause(), actual.getCause());
        assertEquals(expected.getSuppressed().length, actual.getSuppressed().length);
        for (int i = 0; i < expected.getSuppressed().length; i++) {
            assertEqual(expected.getSuppressed()[i], actual.getSuppressed()[i]);
        }
    }

    private static Coded coded() {
        Coded coded = new Coded(7, "bad", new IOException("disk", new Throwable("full")));
        coded.notes.add("note");
        coded.addSuppressed(new Numbered(3));
        coded.addSuppressed(new Coded(8, "later", null));
        return coded;
    }

    @Test
    void everyPartComesBack() {
        Coded read = roundTrip(coded());
        assertEquals("[7] bad (code 7)", read.getMessage());
        assertEquals(7, read.code);
        assertEquals(List.of("note"), read.notes);
        assertEquals(3, ((Numbered) read.getSuppressed()[0]).number());
        assertTrue(read.getStackTrace().length > 10);
    }

    @Test
    void exceptionsOfTheJdkComeBack() {
        Throwable[] exceptions = {
            new Throwable(),
            new Exception("\u4e2d"),
            new RuntimeException(new IOException("wrapped")),
            new Error("x", null),
            new IllegalStateException("state"),
            new NumberFormatException("number"),
            new IOException(""),
            new ExecutionException(new IOException("cause")),
            new CompletionException("done", null),
            new TimeoutException(),
            new ConcurrentModificationException("twice"),
            new AssertionError(5),
            new OutOfMemoryError("heap"),
            new StackOverflowError(),
            new ArrayIndexOutOfBoundsException(3),
            new ClassCastException("a to b"),
        };
        for (Throwable each : exceptions) {
            roundTrip(each);
        }
    }

    /** The JVM computes their message from the code at the top of the trace. */
    @Test
    void messagesThatTheJvmComputesAreKept() {
        NullPointerException computed =
                assertThrows(NullPointerException.class, () -> nothing().length());
        assertNotNull(computed.getMessage());
        roundTrip(computed);
        assertNull(roundTrip(new NullPointerException()).getMessage());
        roundTrip(new NullPointerException("given"));
    }

    private static String nothing() {
        return null;
    }

    @Test
    void noConstructorOfTheClassRuns() {
        Numbered value = new Numbered(5);
        int made = Numbered.made;
        assertEquals(5, roundTrip(value).number());
        assertEquals(made, Numbered.made);
    }

    @Test
    void overriddenAccessorsAreBypassed() {
        Keeping read = roundTrip(new Keeping("own", new IOException("own cause")));
        assertEquals("own", read.getMessage());
        assertEquals("own cause", read.getCause().getMessage());
        Keeping half = new Keeping(null, null);
        half.initCause(new IOException("hidden"));
        assertNull(roundTrip(half).getCause());
        Masked masked = new Masked("m", 1);
        assertArrayEquals(masked.all(), roundTrip(masked).all());
    }

    @Test
    void aTraceThatIsEmptyStaysSo() {
        roundTrip(new Stackless("fast"));
        roundTrip(new Unfilled("fast"));
        IOException cleared = new IOException("cleared");
        cleared.setStackTrace(new StackTraceElement[0]);
        assertEquals(0, roundTrip(cleared).getStackTrace().length);
    }

    @Test
    void aCauseThatWasNotGivenMayBeGivenLater() {
        IOException read = roundTrip(new IOException("alone"));
        read.initCause(new Throwable("late"));
        assertEquals("late", read.getCause().getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aClassThatTakesNoTraceIsATypedError(int generateAfter) {
        TypedSerializer<Touchy> serializer = serializer(Touchy.class, generateAfter, it -> it);
        byte[] bytes = serializer.serialize(new Touchy("t"));
        Touchy.isTouchy = true;
        try {
            MalformedInputException e =
                    assertThrows(MalformedInputException.class, () -> serializer.deserialize(bytes));
            assertEquals("no trace", e.getCause().getMessage());
        } finally {
            Touchy.isTouchy = false;
        }
        assertEquals("t", serializer.deserialize(bytes).getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void classesOfCausesHaveToBeNamed(int generateAfter) {
        TypedSerializer<Coded> serializer = serializer(Coded.class, generateAfter, it -> it);
        Coded value = new Coded(1, "x", new Numbered(4));
        assertEquals(
                "An instance of " + PREFIX + "Numbered is not allowed at $.cause.\n  Name the class with"
                        + " OptionsBuilder.allow, or its package with OptionsBuilder.allowPackage.",
                assertThrows(UnsupportedValueException.class, () -> serializer.serialize(value))
                        .getMessage());
        TypedSerializer<Coded> wider =
                serializer(Coded.class, generateAfter, builder -> builder.subtypes(Throwable.class, Numbered.class));
        assertEqual(value, wider.deserialize(wider.serialize(value)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void causesOfTheJdkNeedNoOption(int generateAfter) {
        TypedSerializer<Coded> serializer = serializer(Coded.class, generateAfter, it -> it);
        Coded value = new Coded(1, "x", new IOException("io", new TimeoutException()));
        value.addSuppressed(new Error("later"));
        assertEqual(value, serializer.deserialize(serializer.serialize(value)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void placesDeclaredAsASuperclassTakeAllowedClasses(int generateAfter) {
        TypedSerializer<Outcome> serializer = serializer(
                Outcome.class, generateAfter, builder -> builder.allow(Coded.class, Numbered.class, IOException.class));
        for (Exception error :
                new Exception[] {null, new Exception("plain"), new Numbered(4), new Coded(2, "c", null)}) {
            Outcome read = serializer.deserialize(serializer.serialize(new Outcome("n", error)));
            assertEqual(error, read.error());
        }
        TypedSerializer<Outcome> narrow = serializer(Outcome.class, generateAfter, it -> it);
        assertThrows(UnsupportedValueException.class, () -> narrow.serialize(new Outcome("n", new Numbered(4))));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void theyDescribeThemselves(int generateAfter) {
        BinarySerializer any = BinarySerializer.builder()
                .allow(Coded.class, Numbered.class, IOException.class)
                .generateAfter(generateAfter)
                .build();
        byte[] bytes = any.serialize(coded());
        assertEqual(coded(7), clear((Throwable) any.deserialize(bytes)));
        ObjectTree tree = (ObjectTree) BinarySerializer.tree(bytes);
        assertEquals("[7] bad", tree.fields().get("message"));
        assertEquals("disk", ((ObjectTree) tree.fields().get("cause")).fields().get("message"));
        assertTrue(((List<?>) tree.fields().get("stackTrace")).get(0) instanceof StackTraceElement);
    }

    private static Throwable coded(int code) {
        Coded coded = coded();
        assertEquals(code, coded.code);
        return clear(coded);
    }

    /** Two that are made at different lines are equal but for that. */
    private static Throwable clear(Throwable exception) {
        if (exception != null) {
            exception.setStackTrace(new StackTraceElement[0]);
            clear(exception.getCause());
            for (Throwable each : exception.getSuppressed()) {
                clear(each);
            }
        }
        return exception;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void cyclesAreRefused(int generateAfter) {
        RuntimeException first = new RuntimeException("first");
        first.initCause(new RuntimeException("second", first));
        Exception parent = new RuntimeException("parent");
        parent.addSuppressed(new RuntimeException("child", parent));
        TypedSerializer<RuntimeException> serializer =
                serializer(RuntimeException.class, generateAfter, builder -> builder.allow(RuntimeException.class));
        String advice = " at $.cause.cause.\n  Keep cycles with OptionsBuilder.references(), or break this one.";
        assertEquals(
                "An instance of java.lang.RuntimeException is inside itself" + advice,
                assertThrows(UnsupportedValueException.class, () -> serializer.serialize(first))
                        .getMessage());
        assertThrows(UnsupportedValueException.class, () -> serializer.serialize((RuntimeException) parent));
        TypedSerializer<RuntimeException> shared = serializer(
                RuntimeException.class,
                generateAfter,
                builder -> builder.allow(RuntimeException.class).references());
        assertThrows(UnsupportedValueException.class, () -> shared.serialize(first));
        RuntimeException cause = new RuntimeException("cause");
        RuntimeException twice = new RuntimeException("twice", cause);
        twice.addSuppressed(cause);
        RuntimeException read = shared.deserialize(shared.serialize(twice));
        assertEqual(twice, read);
        assertSame(read.getCause(), read.getSuppressed()[0]);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void depthIsCounted(int generateAfter) {
        TypedSerializer<Throwable> serializer =
                serializer(Throwable.class, generateAfter, builder -> builder.limits(Limits.DEFAULT.withDepth(10)));
        Throwable chain = null;
        for (int i = 0; i < 10; i++) {
            chain = new Throwable("" + i, chain);
        }
        byte[] bytes = serializer.serialize(chain);
        assertEqual(chain, serializer.deserialize(bytes));
        Throwable deeper = new Throwable("top", chain);
        assertThrows(LimitExceededException.class, () -> serializer.serialize(deeper));
        byte[] deep = serializer(Throwable.class, -1, it -> it).serialize(deeper);
        assertThrows(LimitExceededException.class, () -> serializer.deserialize(deep));
    }

    @Test
    void valuesThatWouldBeLostAreRefused() {
        assertRefused(
                "Cannot create " + PREFIX + "Checked: it is an exception, and " + PREFIX
                        + "Checked.readObject may check what was read, and would not run. Write its message instead, or"
                        + " give the class a codec.",
                Checked.class);
        assertRefused(
                "Cannot create " + PREFIX + "Lossy: it is an exception, and transient field 'lost' of " + PREFIX
                        + "Lossy is made by constructors and not written. Write its message instead, or give the class a"
                        + " codec.",
                Lossy.class);
        assertRefused(
                "Cannot create java.lang.reflect.InvocationTargetException: java.lang.reflect.InvocationTargetException"
                        + " overrides getCause and hides what Throwable has there. Write its message instead, or give the"
                        + " class a codec.",
                java.lang.reflect.InvocationTargetException.class);
        assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(SQLException.class));
        UnsupportedClassException e = assertThrows(
                UnsupportedClassException.class,
                () -> TypedSerializer.builder(Coded.class).requireConstructors().build());
        assertTrue(e.getMessage().contains("Without OptionsBuilder.requireConstructors it is created"), e.getMessage());
    }

    private static void assertRefused(String message, Class<?> type) {
        assertEquals(
                message,
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(type))
                        .getMessage()
                        .lines()
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void transientFieldsThatNoConstructorSetsAreNoLoss() {
        Lazy value = new Lazy("once", new IOException("io"));
        assertEquals("lazy once", roundTrip(value).toString());
        assertRefused(
                "Cannot create " + PREFIX + "Noting: it is an exception, and transient field 'noted' of " + PREFIX
                        + "Noting is made by constructors and not written. Write its message instead, or give the class a"
                        + " codec.",
                Noting.class);
    }

    @Test
    void whoNamesAClassKnowsWhatItDoes() {
        UncheckedIOException value = new UncheckedIOException("u", new IOException("io"));
        roundTrip(
                UncheckedIOException.class,
                value,
                builder -> builder.allow(IOException.class).createWithoutConstructor(UncheckedIOException.class));
        roundTrip(Checked.class, new Checked(), builder -> builder.createWithoutConstructor(Checked.class));
    }

    @Test
    void theyTellHowTheyAreMade() {
        assertEquals(
                PREFIX + "Coded\n"
                        + "  by        no constructor of its own: java.lang.Throwable(java.lang.String,"
                        + " java.lang.Throwable) runs\n"
                        + "  given     message, cause, stackTrace\n"
                        + "  set       suppressed, code, notes",
                TypedSerializer.of(Coded.class).describe().split("\n\n")[0]);
    }

    /** Throwable collects the trace of the reader, which is long here; the shortest bytes bring the shortest traces. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void allocationForHostileBytesIsBounded(int lines) {
        Throwable[] many = new Throwable[2_000];
        StackTraceElement[] trace = new StackTraceElement[lines];
        Arrays.fill(trace, new StackTraceElement("", "", null, 0));
        for (int i = 0; i < many.length; i++) {
            many[i] = new Throwable();
            many[i].setStackTrace(trace);
        }
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<Throwable[]> serializer = serializer(Throwable[].class, generateAfter, it -> it);
            byte[] bytes = serializer.serialize(many);
            long perByte = allocatedReading(serializer, bytes, 1_100) / bytes.length;
            assertTrue(perByte < 4_096, perByte + " bytes");
        }
    }

    private static long allocatedReading(TypedSerializer<?> serializer, byte[] bytes, int depth) {
        if (depth > 0) {
            return allocatedReading(serializer, bytes, depth - 1);
        }
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        serializer.deserialize(bytes);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    /** Whatever is changed, both twins find the same, and nothing but a typed error is thrown. */
    @Test
    void hostileBytesAreATypedErrorOrAnotherException() {
        UnaryOperator<TypedSerializerBuilder<Coded>> options =
                builder -> builder.allow(IOException.class, Numbered.class).headerless();
        TypedSerializer<Coded> interpreted = serializer(Coded.class, -1, options);
        TypedSerializer<Coded> generated = serializer(Coded.class, 0, options);
        Coded small = new Coded(1, "m", new IOException("io"));
        small.addSuppressed(new Numbered(2));
        for (Throwable each : new Throwable[] {small, small.getCause(), small.getSuppressed()[0]}) {
            each.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "go", "B.java", 1)});
        }
        byte[] bytes = interpreted.serialize(small);
        int read = 0;
        for (int i = 0; i < bytes.length; i++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] mutant = bytes.clone();
                mutant[i] ^= (byte) (1 << bit);
                Object first = outcome(interpreted, mutant);
                assertEquals(first.toString(), outcome(generated, mutant).toString());
                read += first instanceof BinaryException ? 0 : 1;
            }
        }
        assertTrue(read > 50 && read < 8 * bytes.length - 50, read + " of " + 8 * bytes.length);
    }

    private static Object outcome(TypedSerializer<Coded> serializer, byte[] bytes) {
        try {
            return serializer.deserialize(bytes);
        } catch (BinaryException e) {
            return e;
        }
    }
}
