package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.ForkedJvm;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.fixture.Classes.Cell;
import dev.piculet.binary.fixture.Classes.Link;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostileBytesTest {
    private static final Pattern COUNT = Pattern.compile("(outOfMemory|foreign|differences|tooLarge)=(\\d+)");

    @Test
    void mutantsGiveOurErrorsOnlyAndBothTwinsAgree() throws Exception {
        String report =
                new ForkedJvm().with("-Xmx48m", "-XX:+UseSerialGC").run(240, HostileMain.class, "100000", "20000");
        assertEquals(51, report.lines().count(), report);
        List<String> bad = new ArrayList<>();
        for (String line : report.lines().toList()) {
            Matcher counts = COUNT.matcher(line);
            int found = 0;
            int sum = 0;
            while (counts.find()) {
                found++;
                sum += Integer.parseInt(counts.group(2));
            }
            assertEquals(4, found, report);
            if (sum != 0) {
                bad.add(line);
            }
        }
        assertTrue(bad.isEmpty(), () -> String.join("\n", bad));
        // If all mutants were refused, or all accepted, the test would prove little.
        assertFalse(report.contains(" values=0 ") || report.contains(" errors=0 "), report);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void nestingBeyondTheLimitIsAnErrorHoweverDeep(int generateAfter) {
        TypedSerializer<Cell> serializer = TypedSerializer.builder(Cell.class)
                .generateAfter(generateAfter)
                .limits(Limits.DEFAULT.withDepth(1_000_000))
                .build();
        BinaryOutput out = new BinaryOutput();
        serializer.serialize(Cell.of(1), out);
        byte[] one = out.toByteArray();
        BinaryOutput deep = new BinaryOutput();
        deep.writeBytes(one, 0, Integer.BYTES);
        for (int i = 0; i < 900_000; i++) {
            deep.writeByte(0x02);
            deep.writeShort((short) i);
        }
        LimitExceededException e =
                assertThrows(LimitExceededException.class, () -> serializer.deserialize(deep.toByteArray()));
        assertTrue(e.getMessage().startsWith("The thread's stack is too small"), e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void chainsHaveNoDepthAndNoStack(int generateAfter) {
        TypedSerializer<Link> serializer =
                TypedSerializer.builder(Link.class).generateAfter(generateAfter).build();
        byte[] bytes = serializer.serialize(Link.chain(1_000_000));
        byte[] cut = Arrays.copyOf(bytes, bytes.length - 1);
        assertThrows(MalformedInputException.class, () -> serializer.deserialize(cut));
    }

    /** Bytes behind the slice belong to others, and must not count when room is made. */
    @Test
    void slicesOfLargeArraysAllocateForTheSliceOnly() {
        assertAllocatesForSlice(-1);
    }

    @Test
    void slicesOfLargeArraysAllocateForTheSliceOnlyInGeneratedCode() {
        assertAllocatesForSlice(0);
    }

    private static void assertAllocatesForSlice(int generateAfter) {
        TypedSerializer<String> serializer = TypedSerializer.builder(String.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
        byte[] large = new byte[8 << 20];
        BinaryOutput hostile = new BinaryOutput();
        hostile.writeByte(14);
        hostile.writeVarint(4 << 20);
        System.arraycopy(hostile.array(), 0, large, 0, hostile.position());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        assertThrows(MalformedInputException.class, () -> serializer.deserialize(large, 0, 10));
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThrows(MalformedInputException.class, () -> serializer.deserialize(large, 0, 10));
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 64 * 1024, () -> allocated + " bytes");
    }
}
