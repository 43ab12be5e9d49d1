package dev.piculet.lab.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FirstUseTest {
    private static final Set<Operation> BOTH = EnumSet.of(Operation.SERIALIZE, Operation.DESERIALIZE);

    private static int serialized;
    private static int deserialized;
    private static String read;

    /** Counts its calls. */
    static final class Counting implements Contender, Binding<String> {
        @Override
        public Binding<?> bind(Payload payload) {
            return this;
        }

        @Override
        public byte[] serialize(String value) {
            serialized++;
            return value.getBytes();
        }

        @Override
        public String deserialize(byte[] bytes) {
            deserialized++;
            read = new String(bytes);
            return read;
        }
    }

    @BeforeEach
    void forget() {
        serialized = 0;
        deserialized = 0;
        read = null;
    }

    private static List<ColdMeter.Phase> measure(Payload payload, Set<Operation> operations) throws Exception {
        return measure(payload, operations, 1000);
    }

    private static List<ColdMeter.Phase> measure(Payload payload, Set<Operation> operations, int calls)
            throws Exception {
        return new FirstUse(payload, operations, payload.form(), calls, /* isMarked= */ false)
                .measure(Counting.class.getName());
    }

    private static List<String> names(List<ColdMeter.Phase> phases) {
        return phases.stream().map(phase -> phase.name() + " " + phase.calls()).toList();
    }

    @Test
    void callsAThousandTimesInPhasesThatGrow() throws Exception {
        List<ColdMeter.Phase> phases =
                measure(Payload.of("s", "p", String.class, "a").build(), BOTH);
        assertEquals(
                List.of(
                        "bind 1",
                        "serialize 1",
                        "deserialize 1",
                        "calls-2-10 9",
                        "calls-11-100 90",
                        "calls-101-1000 900"),
                names(phases));
        assertEquals(1000, serialized);
        assertEquals(1000, deserialized);
        assertEquals("a", read);
        assertTrue(phases.stream()
                .allMatch(phase -> phase.processNanos() >= 0 && phase.wallNanos() >= 0 && phase.classes() >= 0));
    }

    @Test
    void callsAsOftenAsIsAskedFor() throws Exception {
        Payload payload = Payload.of("s", "p", String.class, "a").build();
        assertEquals(List.of("bind 1", "serialize 1", "deserialize 1"), names(measure(payload, BOTH, 1)));
        assertEquals(1, serialized);
        forget();
        List<String> names = names(measure(payload, BOTH, 100_000));
        assertEquals(List.of("calls-1001-10000 9000", "calls-10001-100000 90000"), names.subList(6, 8));
        assertEquals(100_000, serialized);
        assertEquals(100_000, deserialized);
    }

    @Test
    void theProcesssTimeHasTheThreadsInIt() throws Exception {
        Payload payload = Payload.of("s", "p", String.class, "a").build();
        List<ColdMeter.Phase> phases = measure(payload, BOTH, 100_000);
        long process = phases.stream().mapToLong(ColdMeter.Phase::processNanos).sum();
        long thread = phases.stream().mapToLong(ColdMeter.Phase::cpuNanos).sum();
        long tick = 10_000_000;
        assertTrue(process + phases.size() * tick >= thread);
    }

    @Test
    void aCallHandlesEveryValue() throws Exception {
        measure(Payload.ofEach("s", "p", String.class, List.of("a", "b", "c")).build(), BOTH);
        assertEquals(3000, serialized);
        assertEquals(3000, deserialized);
    }

    @Test
    void readsTheTextThatThePayloadDictatesAndNotItsOwn() throws Exception {
        measure(Payload.of("s", "p", String.class, "a").input("dictated").build(), BOTH);
        assertEquals("dictated", read);
        assertEquals(1000, serialized);
    }

    @Test
    void doesNothingThatIsNotAskedFor() throws Exception {
        Payload payload =
                Payload.of("s", "p", String.class, "a").input("dictated").build();
        List<ColdMeter.Phase> phases = measure(payload, EnumSet.of(Operation.DESERIALIZE));
        assertEquals(
                List.of("bind 1", "deserialize 1", "calls-2-10 9", "calls-11-100 90", "calls-101-1000 900"),
                names(phases));
        assertEquals(0, serialized);
    }

    @Test
    void worksOnFilesWherePayloadsLiveThere() throws Exception {
        measure(Payload.of("s", "p", String.class, "a").form(Form.FILE).build(), BOTH);
        assertEquals("a", read);
    }

    @Test
    void answersInOneLineOfJson() {
        List<ColdMeter.Phase> phases = List.of(
                new ColdMeter.Phase("bind", 1, 10, 30, 20, 3, 400),
                new ColdMeter.Phase("calls-2-10", 9, 11, 31, 21, 0, 401));
        assertEquals(
                "{\"phases\":[{\"name\":\"bind\",\"calls\":1,\"cpu_ns\":10,\"process_cpu_ns\":30,\"wall_ns\":20,\"classes\":3,"
                        + "\"allocated_bytes\":400},{\"name\":\"calls-2-10\",\"calls\":9,\"cpu_ns\":11,"
                        + "\"process_cpu_ns\":31,\"wall_ns\":21,\"classes\":0,\"allocated_bytes\":401}]}",
                ColdMain.json(phases));
    }
}
