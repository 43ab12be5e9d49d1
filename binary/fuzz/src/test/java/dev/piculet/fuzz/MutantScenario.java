package dev.piculet.fuzz;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Bytes of real objects, intact and damaged, are read in every way by both implementations. */
final class MutantScenario implements Scenario {
    private final List<Class<?>> types = new ArrayList<>();
    private final List<Subject> subjects = new ArrayList<>();

    MutantScenario() {
        for (Class<?> type : Targets.TYPES) {
            add(type, /* references= */ false);
            add(type, /* references= */ true);
        }
    }

    private void add(Class<?> type, boolean references) {
        types.add(type);
        subjects.add(Subject.of(() -> {
            TypedSerializerBuilder<?> builder = TypedSerializer.builder(type).allow(Targets.OBJECTS);
            return references ? builder.references() : builder;
        }));
    }

    @Override
    public void run(SplittableRandom random, Meter meter) {
        int index = random.nextInt(subjects.size());
        Subject subject = subjects.get(index);
        byte[] bytes = bytes(index, random, meter);
        Mutation mutation = Mutation.any(random);
        byte[] other = mutation == Mutation.SPLICE ? bytes(index, random, meter) : bytes;
        byte[] mutant = mutation.of(bytes, other, random.nextInt(20) == 0 ? 0 : Integer.BYTES, random);
        Result read = subject.read(Row.OWN, mutant, random, meter);
        meter.count(mutation.row(), read.outcome());
        if (Arrays.equals(mutant, bytes)) {
            read.require(Outcome.VALUE, "reading a written value");
            subject.requireWritten(bytes, read.value());
        }
    }

    private byte[] bytes(int index, SplittableRandom random, Meter meter) {
        Class<?> type = types.get(index);
        RandomObjects objects = new RandomObjects(random, 1 << random.nextInt(7));
        Object value = objects.next(type);
        while (value == null) {
            value = objects.next(type);
        }
        Result written = subjects.get(index).write(Row.WRITTEN, value, meter);
        written.require(Outcome.VALUE, "writing an ordinary object");
        return (byte[]) written.value();
    }
}
