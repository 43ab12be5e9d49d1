package dev.piculet.lab.contenders.kryo;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.piculet.lab.contender.Binding;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps one {@link Output} and one {@link Input} for all byte arrays, and opens new ones on files. */
abstract class KryoBinding implements Binding<Object> {
    private static final int INITIAL_SIZE = 1024;
    private static final int NO_LIMIT = -1;

    private final Output output = new Output(INITIAL_SIZE, NO_LIMIT);
    private final Input input = new Input();

    abstract void write(Output output, Object value);

    abstract Object read(Input input);

    @Override
    public final byte[] serialize(Object value) {
        output.reset();
        write(output, value);
        return output.toBytes();
    }

    @Override
    public final Object deserialize(byte[] bytes) {
        input.setBuffer(bytes);
        return read(input);
    }

    @Override
    public final void write(Object value, Path file) throws Exception {
        try (Output output = new Output(Files.newOutputStream(file))) {
            write(output, value);
        }
    }

    @Override
    public final Object read(Path file) throws Exception {
        try (Input input = new Input(Files.newInputStream(file))) {
            return read(input);
        }
    }
}
