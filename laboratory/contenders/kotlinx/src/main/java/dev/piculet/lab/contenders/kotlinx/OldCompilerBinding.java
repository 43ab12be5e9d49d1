package dev.piculet.lab.contenders.kotlinx;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.kotlinx.compiled.CustomData;
import dev.piculet.lab.contenders.kotlinx.compiled.TestData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/**
 * Write-up 002's class and calls as Kotlin 1.5.0 compiled them. They run with kotlinx.serialization 1.2.0, which has no streams, so files go
 * through texts.
 *
 * @param <T> one object, or a list of them
 */
record OldCompilerBinding<T>(
        Function<Object, T> adopting,
        Function<T, Object> releasing,
        Function<T, String> writing,
        Function<String, T> reading)
        implements TextBinding<T> {
    /** Calls of one form, for an object and for a list. */
    record Calls(
            Function<TestData, String> write,
            Function<String, TestData> read,
            Function<List<TestData>, String> writeList,
            Function<String, List<TestData>> readList) {}

    static TextBinding<?> of(Payload payload, Calls calls) throws UnsupportedPayloadException {
        if (!payload.suite().equals("ab")) {
            throw new UnsupportedPayloadException("compiled by Kotlin 1.5 for suite ab alone");
        }
        if (payload.type() instanceof Class<?>) {
            return new OldCompilerBinding<TestData>(
                    OldCompilerBinding::adopted, OldCompilerBinding::released, calls.write, calls.read);
        }
        return new OldCompilerBinding<List<TestData>>(
                values -> ((List<?>) values)
                        .stream().map(OldCompilerBinding::adopted).toList(),
                values -> values.stream().map(OldCompilerBinding::released).toList(),
                calls.writeList,
                calls.readList);
    }

    private static TestData adopted(Object value) {
        dev.piculet.lab.payload.ab.TestData from = (dev.piculet.lab.payload.ab.TestData) value;
        CustomData custom = new CustomData(
                from.getListCustomData().getName(), from.getListCustomData().getInteger());
        return new TestData(
                from.getName(), from.getDate(), from.getInteger(), from.getDouble(), from.getListString(), custom);
    }

    private static Object released(TestData from) {
        CustomData custom = from.getListCustomData();
        return new dev.piculet.lab.payload.ab.TestData(
                from.getName(),
                from.getDate(),
                from.getInteger(),
                from.getDouble(),
                from.getListString(),
                new dev.piculet.lab.payload.ab.CustomData(custom.getName(), custom.getInteger()));
    }

    @Override
    public T adopt(Object payloadValue) {
        return adopting.apply(payloadValue);
    }

    @Override
    public Object release(T value) {
        return releasing.apply(value);
    }

    @Override
    public String serializeText(T value) {
        return writing.apply(value);
    }

    @Override
    public T deserializeText(String text) {
        return reading.apply(text);
    }

    @Override
    public void write(T value, Path file) throws IOException {
        Files.writeString(file, writing.apply(value));
    }

    @Override
    public T read(Path file) throws IOException {
        return reading.apply(Files.readString(file));
    }
}
