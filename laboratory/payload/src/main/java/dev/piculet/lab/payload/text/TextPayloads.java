package dev.piculet.lab.payload.text;

import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.payload.random.Variety;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongFunction;

/**
 * The payloads of a suite of JSON texts: each a population, read from texts that the payload dictates, in UTF-8 bytes
 * ({@code order-bytes}), as a {@code String} ({@code order}), and from a stream of bytes ({@code order-stream}).
 */
public final class TextPayloads {
    private static final List<Form> FORMS = List.of(Form.BYTES, Form.TEXT, Form.STREAM);

    private final String suite;
    private final Map<String, LongFunction<Payload>> texts = new LinkedHashMap<>();

    public TextPayloads(String suite) {
        this.suite = suite;
    }

    /**
     * Adds a payload.
     *
     * @param population how many values it has, a power of two
     * @param classes all classes of ours in it; the first is that of the values
     */
    public <T> void add(String id, int population, Function<Variety, T> maker, Class<?>... classes) {
        texts.put(
                id,
                seed -> payload(id, values(population, maker, seed), JsonText::of, classes)
                        .build());
    }

    /** Adds a payload of {@link Variety#POPULATION} values. */
    public <T> void add(String id, Function<Variety, T> maker, Class<?>... classes) {
        add(id, Variety.POPULATION, maker, classes);
    }

    /** Adds a payload of as many values whose first one, of which the gate makes its extremes, is given. */
    public <T> void addAfter(String id, T first, Function<Variety, T> maker, Class<?>... classes) {
        texts.put(id, seed -> {
            List<T> values = values(Variety.POPULATION, maker, seed);
            values.set(0, first);
            return payload(id, values, JsonText::of, classes).build();
        });
    }

    /** Adds the values of another payload to be read from pretty-printed texts. */
    public <T> void addPretty(String id, Function<Variety, T> maker, Class<?>... classes) {
        texts.put(
                id,
                seed -> payload(id, values(Variety.POPULATION, maker, seed), JsonText::pretty, classes)
                        .operations(Operation.DESERIALIZE)
                        .build());
    }

    private static <T> List<T> values(int population, Function<Variety, T> maker, long seed) {
        Variety variety = Variety.of(new Random(seed));
        List<T> values = new ArrayList<>();
        while (values.size() < population) {
            values.add(maker.apply(variety));
        }
        return values;
    }

    private Payload.Builder payload(String id, List<?> values, Function<Object, String> json, Class<?>... classes) {
        List<String> inputs = new ArrayList<>();
        for (Object value : values) {
            inputs.add(json.apply(ReferenceTree.of(value)));
        }
        return Payload.inTurn(suite, id, classes[0], values)
                .classes(classes)
                .form(Form.TEXT)
                .inputs(inputs);
    }

    /** Returns the payloads in all forms by id, in the order that a tight budget keeps them. */
    public Map<String, LongFunction<Payload>> inAllForms() {
        Map<String, LongFunction<Payload>> payloads = new LinkedHashMap<>();
        for (Form form : FORMS) {
            texts.forEach((id, text) ->
                    payloads.put(id + form.ending(), seed -> text.apply(seed).inForm(form)));
        }
        return payloads;
    }
}
