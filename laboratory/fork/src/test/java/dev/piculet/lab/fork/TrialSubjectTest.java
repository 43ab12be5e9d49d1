package dev.piculet.lab.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TrialSubjectTest {
    private static int made;

    /** Reports on itself and its arguments. */
    public static final class Telling implements Contender, Binding<Object> {
        private Object last;

        public Telling() {
            made++;
        }

        @Override
        public Binding<?> bind(Payload payload) {
            return this;
        }

        @Override
        public byte[] serialize(Object value) {
            last = value;
            return new byte[0];
        }

        @Override
        public Object deserialize(byte[] bytes) {
            return List.of(this, last);
        }
    }

    @BeforeEach
    void forget() {
        made = 0;
    }

    private static TrialSubject subject(String instances) throws Exception {
        TrialSubject subject = new TrialSubject();
        subject.contender = Telling.class.getName();
        subject.suite = "objects";
        subject.payload = "simple";
        subject.operation = "roundtrip";
        subject.instances = instances;
        subject.prepare();
        return subject;
    }

    private static List<?> run(TrialSubject subject) throws Exception {
        return (List<?>) subject.workOn(subject.bind()).run();
    }

    @Test
    void threadsHaveAnInstanceEach() throws Exception {
        TrialSubject subject = subject("own");
        assertNotSame(run(subject).get(0), run(subject).get(0));
        assertEquals(2, made);
    }

    @Test
    void threadsThatShareAnInstanceHaveValuesOfTheirOwn() throws Exception {
        TrialSubject subject = subject("shared");
        List<?> first = run(subject);
        List<?> second = run(subject);
        assertSame(first.get(0), second.get(0));
        assertNotSame(first.get(1), second.get(1));
        assertEquals(1, made);
    }
}
