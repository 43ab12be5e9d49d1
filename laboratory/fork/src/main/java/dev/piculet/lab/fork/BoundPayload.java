package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A contender ready to work on a payload: the values in its own classes, and the encoded forms that it reads.
 *
 * @param <T> the binding's own type
 */
final class BoundPayload<T> {
    /** Values of a payload that a check takes its time for; payloads with more hold nothing new. */
    static final int MOST_LOOKED_AT = 64;

    private final Payload payload;
    private final Binding<T> binding;
    private final Medium<T> medium;
    private final List<T> values;

    private BoundPayload(Payload payload, Binding<T> binding, Medium<T> medium) {
        this.payload = payload;
        this.binding = binding;
        this.medium = medium;
        values = new ArrayList<>();
        for (Object value : payload.values()) {
            values.add(binding.adopt(value));
        }
    }

    static BoundPayload<?> of(Contender contender, Payload payload) throws Exception {
        return of(contender.bind(payload), payload);
    }

    /** Returns values, inputs and a file of their own for a binding that others may use as well. */
    static BoundPayload<?> of(Binding<?> binding, Payload payload) throws Exception {
        return capture(binding, payload);
    }

    private static <T> BoundPayload<T> capture(Binding<T> binding, Payload payload) throws Exception {
        Path file = Files.createTempFile("piculet-lab-", ".payload");
        file.toFile().deleteOnExit();
        return new BoundPayload<>(payload, binding, Medium.of(payload.form(), binding, file));
    }

    Medium<T> medium() {
        return medium;
    }

    List<T> values() {
        return values;
    }

    /** Returns other values of the same kind for the same binding, which share the file that is written. */
    BoundPayload<T> with(Payload other) {
        return new BoundPayload<>(other, binding, medium);
    }

    /** Returns the number of calls that handle every value once. */
    int turns() {
        return payload.isInTurn() ? values.size() : 1;
    }

    Payload payload() {
        return payload;
    }

    Object release(T value) {
        return binding.release(value);
    }

    /**
     * Returns the inputs of timed reads: the texts that the payload dictates, or copies of the contender's own output.
     */
    List<Object> inputs() throws Exception {
        List<Object> inputs = new ArrayList<>();
        for (String text : payload.inputs()) {
            inputs.add(medium.encoded(text.getBytes(StandardCharsets.UTF_8)));
        }
        if (!payload.isDictated()) {
            for (T value : values) {
                inputs.add(medium.encoded(medium.bytes(medium.encode(value)).clone()));
            }
        }
        return inputs;
    }

    /** Reads the fields of this payload, which are known. */
    FieldReading<T> fieldReading() {
        return new FieldReading<>(this, binding);
    }

    /** Returns how the contender reads fields, or null if those of the payload are not known. */
    FieldAnswer fieldAnswer() {
        return FieldReading.answer(this, binding);
    }

    /** Returns the call to be timed. */
    Work work(Operation operation) throws Exception {
        if (operation.isOfFields()) {
            return fieldReading().work(operation);
        }
        if (payload.isInTurn()) {
            return workInTurn(operation);
        }
        return values.size() == 1 ? workOnOne(operation) : workOnEach(operation);
    }

    /** Every call handles the next one. The number of values is a power of two, so finding it costs an addition and a mask. */
    private Work workInTurn(Operation operation) throws Exception {
        @SuppressWarnings("unchecked")
        T[] all = (T[]) values.toArray();
        Object[] inputs = operation == Operation.DESERIALIZE ? inputs().toArray() : null;
        int mask = all.length - 1;
        return switch (operation) {
            case SERIALIZE ->
                new Work() {
                    private int next;

                    @Override
                    public Object run() throws Exception {
                        return medium.encode(all[next++ & mask]);
                    }
                };
            case DESERIALIZE ->
                new Work() {
                    private int next;

                    @Override
                    public Object run() throws Exception {
                        return medium.decode(inputs[next++ & mask]);
                    }
                };
            case ROUNDTRIP ->
                new Work() {
                    private int next;

                    @Override
                    public Object run() throws Exception {
                        return medium.decode(medium.encode(all[next++ & mask]));
                    }
                };
            case READ_ONE, READ_ALL -> throw new IllegalArgumentException(operation.id());
        };
    }

    private Work workOnOne(Operation operation) throws Exception {
        T value = values.get(0);
        return switch (operation) {
            case SERIALIZE -> () -> medium.encode(value);
            case DESERIALIZE -> {
                Object input = inputs().get(0);
                yield () -> medium.decode(input);
            }
            case ROUNDTRIP -> () -> medium.decode(medium.encode(value));
            case READ_ONE, READ_ALL -> throw new IllegalArgumentException(operation.id());
        };
    }

    /** The results are kept in an array that escapes, so that no call can be optimized away. */
    private Work workOnEach(Operation operation) throws Exception {
        int count = values.size();
        return switch (operation) {
            case SERIALIZE ->
                () -> {
                    Object[] results = new Object[count];
                    for (int i = 0; i < count; i++) {
                        results[i] = medium.encode(values.get(i));
                    }
                    return results;
                };
            case DESERIALIZE -> {
                List<Object> inputs = inputs();
                yield () -> {
                    Object[] results = new Object[count];
                    for (int i = 0; i < count; i++) {
                        results[i] = medium.decode(inputs.get(i));
                    }
                    return results;
                };
            }
            case ROUNDTRIP ->
                () -> {
                    Object[] results = new Object[count];
                    for (int i = 0; i < count; i++) {
                        results[i] = medium.decode(medium.encode(values.get(i)));
                    }
                    return results;
                };
            case READ_ONE, READ_ALL -> throw new IllegalArgumentException(operation.id());
        };
    }
}
