package dev.piculet.lab.payload.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GuestValuesTest {
    record Number(int value) {
        static int asked;

        static Stream<Number> endless() {
            return IntStream.iterate(0, i -> i + 1).peek(i -> asked = i + 1).mapToObj(Number::new);
        }
    }

    /** A value a call. */
    static final class Calls {
        private static int last;

        static Number next() {
            return new Number(last++);
        }
    }

    @TempDir
    Path folder;

    private List<Object> values(String supplier, List<Integer> chosen) throws Exception {
        List<String> types = List.of(Number.class.getName());
        GuestFile file = new GuestFile(folder, "Number", types, 0, 1, supplier, List.of(), null, null);
        file.of(chosen.size(), 1, chosen).write();
        return new GuestValues(GuestFile.read(folder)).all();
    }

    @Test
    void ofAnEndlessStreamTheFirstAreTaken() throws Exception {
        List<Object> values = values(Number.class.getName() + "#endless", List.of());
        assertEquals(GuestValues.MOST, values.size());
        assertEquals(new Number(1023), values.get(1023));
    }

    @Test
    void thoseThatWereChosenAreTakenAgainAndNoneAfterThemIsAskedFor() throws Exception {
        String endless = Number.class.getName() + "#endless";
        assertEquals(List.of(new Number(1), new Number(4)), values(endless, List.of(1, 4)));
        assertEquals(5, Number.asked);
        Calls.last = 0;
        assertEquals(List.of(new Number(0), new Number(63)), values(Calls.class.getName() + "#next", List.of(0, 63)));
    }
}
