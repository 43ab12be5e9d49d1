package dev.piculet.lab.contenders.activej;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contenders.activej.twin.TestDataTwin;
import dev.piculet.lab.payload.ab.TestData;
import io.activej.serializer.BinarySerializer;
import io.activej.serializer.stream.StreamCodec;
import io.activej.serializer.stream.StreamCodecs;
import io.activej.serializer.stream.StreamInput;
import io.activej.serializer.stream.StreamOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes a list through ActiveJ's streams, which take a serializer for elements and grow their buffer as needed. */
final class TestDataListBinding implements Binding<List<TestDataTwin>> {
    /**
     * ActiveJ reserves a length prefix for the largest element so far. From an estimate that no element exceeds follows
     * one width for all, so that equal lists become equal bytes.
     */
    private static final int ESTIMATED_ELEMENT_SIZE = 256;

    private final StreamCodec<List<TestDataTwin>> codec;

    TestDataListBinding(BinarySerializer<TestDataTwin> serializer) {
        codec = StreamCodecs.ofList(StreamCodec.ofBinarySerializer(serializer, ESTIMATED_ELEMENT_SIZE));
    }

    @Override
    public List<TestDataTwin> adopt(Object payloadValue) {
        return ((List<?>) payloadValue)
                .stream().map(element -> TestDataTwin.of((TestData) element)).toList();
    }

    @Override
    public Object release(List<TestDataTwin> value) {
        return value.stream().map(TestDataTwin::original).toList();
    }

    @Override
    public byte[] serialize(List<TestDataTwin> value) {
        return codec.toByteArray(value);
    }

    @Override
    public List<TestDataTwin> deserialize(byte[] bytes) throws IOException {
        return codec.fromByteArray(bytes);
    }

    @Override
    public void write(List<TestDataTwin> value, Path file) throws IOException {
        try (StreamOutput output = StreamOutput.create(Files.newOutputStream(file))) {
            codec.encode(output, value);
        }
    }

    @Override
    public List<TestDataTwin> read(Path file) throws IOException {
        try (StreamInput input = StreamInput.create(Files.newInputStream(file))) {
            return codec.decode(input);
        }
    }
}
