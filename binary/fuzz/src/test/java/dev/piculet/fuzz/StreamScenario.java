package dev.piculet.fuzz;

import dev.piculet.binary.FramedReader;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.schema.WireSchema;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Streams of several values, of schemas with definitions in any order, intact and damaged, that arrive in small pieces. */
final class StreamScenario implements Scenario {
    /** Orders of definitions. Code is generated for each. */
    private static final int ORDERS = 3;

    private final List<Class<?>> types = List.of(Targets.TYPES);
    private final List<Subject> subjects = new ArrayList<>();
    private final List<List<WireSchema>> schemas = new ArrayList<>();

    StreamScenario() {
        for (Class<?> type : types) {
            Subject subject = Subject.of(() -> TypedSerializer.builder(type).allow(Targets.OBJECTS));
            WireSchema own = Layouts.of(subject.interpreted());
            List<WireSchema> orders = new ArrayList<>(List.of(own));
            for (int i = 0; i < ORDERS; i++) {
                orders.add(Reordered.of(own, new SplittableRandom(i)));
            }
            subjects.add(subject);
            schemas.add(orders);
        }
    }

    @Override
    public void run(SplittableRandom random, Meter meter) {
        int index = random.nextInt(types.size());
        Subject subject = subjects.get(index);
        List<byte[]> values = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            Object value = new RandomObjects(random, 1 << random.nextInt(6)).next(types.get(index));
            if (value != null) {
                byte[] bytes = subject.interpreted().serialize(value);
                values.add(Arrays.copyOfRange(bytes, Integer.BYTES, bytes.length));
            }
        }
        byte[] schema = schemas.get(index).get(random.nextInt(ORDERS + 1)).toBytes();
        List<byte[]> sent = new ArrayList<>(values);
        boolean isDamaged = !sent.isEmpty() && random.nextBoolean();
        if (isDamaged) {
            int at = random.nextInt(sent.size());
            sent.set(at, Mutation.any(random).of(sent.get(at), sent.get(0), 0, random));
        }
        byte[] whole = Wire.stream(schema, sent);
        byte[] stream =
                random.nextInt(4) > 0 ? whole : Mutation.any(random).of(whole, whole, schema.length + 5, random);
        boolean isWhole = Arrays.equals(stream, whole);
        byte[] followed = Arrays.copyOf(stream, stream.length + (isWhole ? random.nextInt(9) : 0));
        List<Object> read = read(subject, followed, random, meter, isWhole ? whole.length : -1);
        if (isWhole) {
            requireRead(values, sent, read);
        }
    }

    /** Asserts that an error is reported for the damaged value and no other. */
    private static void requireRead(List<byte[]> values, List<byte[]> sent, List<Object> read) {
        if (read.size() != values.size()) {
            throw new AssertionError(read.size() + " values are read of " + values.size());
        }
        for (int i = 0; i < values.size(); i++) {
            boolean isSame = sent.get(i) == values.get(i) || Arrays.equals(sent.get(i), values.get(i));
            if (isSame && !(read.get(i) instanceof byte[] bytes && isWritten(values.get(i), bytes))) {
                throw new AssertionError("value " + i + " is read as " + read.get(i));
            }
        }
    }

    private static boolean isWritten(byte[] value, byte[] bytes) {
        return Subject.isSame(value, Arrays.copyOfRange(bytes, Integer.BYTES, bytes.length));
    }

    /** Returns what both implementations read from a stream, however it is cut into pieces. */
    private static List<Object> read(Subject subject, byte[] stream, SplittableRandom random, Meter meter, int end) {
        List<Object> first = all(subject.interpreted(), stream, null, meter, end);
        List<Object> second = all(subject.generated(), stream, random, meter, end);
        if (first.size() != second.size()) {
            throw new AssertionError("both twins do not read as many values: " + first + ", " + second);
        }
        for (int i = 0; i < first.size(); i++) {
            boolean isSame = first.get(i) instanceof byte[] bytes
                    ? second.get(i) instanceof byte[] others && Subject.isSame(bytes, others)
                    : first.get(i).equals(second.get(i));
            if (!isSame) {
                throw new AssertionError("both twins do not read the same: " + first.get(i) + ", " + second.get(i));
            }
        }
        return first;
    }

    /** Returns the bytes of each value, or the message of its error. */
    private static List<Object> all(
            TypedSerializer<Object> serializer, byte[] stream, SplittableRandom random, Meter meter, int end) {
        Row row = random == null ? Row.BYTE_BY_BYTE : Row.IN_PIECES;
        Result opened = meter.call(row, stream, () -> results(serializer, new Trickle(stream, random), stream, end));
        if (!opened.isValue()) {
            return List.of(opened.error().toString());
        }
        List<Object> all = new ArrayList<>();
        for (Object each : (List<?>) opened.value()) {
            Result result = (Result) each;
            meter.count(Row.IN_STREAM, result.outcome());
            all.add(
                    result.isValue()
                            ? serializer.serialize(result.value())
                            : result.error().toString());
        }
        return all;
    }

    private static List<Result> results(TypedSerializer<Object> serializer, Trickle trickle, byte[] stream, int end)
            throws IOException {
        List<Result> results = new ArrayList<>();
        FramedReader<Object> reader = serializer.reader(trickle);
        for (boolean more = true; more; ) {
            try {
                Optional<Object> value = reader.read();
                more = value.isPresent();
                value.ifPresent(it -> results.add(new Result(it, null)));
            } catch (BinaryException e) {
                results.add(new Result(null, e));
            } catch (IllegalStateException lost) {
                more = false;
            }
            if (results.size() > stream.length) {
                throw new AssertionError("the stream does not end");
            }
        }
        if (end >= 0 && trickle.position() != end) {
            throw new AssertionError(trickle.position() + " bytes were taken of " + end);
        }
        return results;
    }
}
