package dev.piculet.lab.fork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExaminationFileTest {
    @TempDir
    Path folder;

    private static byte[] written(Examination... examinations) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (Examination examination : examinations) {
            ExaminationFile.write(new DataOutputStream(bytes), examination);
        }
        return bytes.toByteArray();
    }

    private List<Examination> read(byte[] bytes) throws IOException {
        return ExaminationFile.read(Files.write(folder.resolve("answers"), bytes));
    }

    private static final Examination FIRST =
            new Examination("first", null, null, "lost", null, List.of(new byte[] {1, 2}, new byte[0]));
    private static final Examination SECOND = Examination.unsupported("second", "has no points");

    @Test
    void answersAreReadAsTheyWereWritten() throws IOException {
        List<Examination> read = read(written(FIRST, SECOND));
        assertEquals(2, read.size());
        assertEquals("first", read.get(0).payload());
        assertNull(read.get(0).writeFailure());
        assertEquals("lost", read.get(0).readBackFailure());
        assertArrayEquals(new byte[] {1, 2}, read.get(0).documents().get(0));
        assertEquals(2, read.get(0).documents().size());
        assertEquals("has no points", read.get(1).unsupported());
    }

    @Test
    void aTornAnswerCountsAsNoneWhereverItIsTorn() throws IOException {
        int lengthOfFirst = written(FIRST).length;
        byte[] both = written(FIRST, SECOND);
        for (int length = 0; length < both.length; length++) {
            int expected = length < lengthOfFirst ? 0 : 1;
            assertEquals(expected, read(Arrays.copyOf(both, length)).size(), "cut at " + length);
        }
    }
}
