package dev.piculet.lab.contenders.fory;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Payload;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.fory.Fory;
import org.apache.fory.io.ForyInputStream;

/** One single-threaded {@link Fory}, which keeps its buffer between calls by itself. */
final class ForyBinding implements Binding<Object> {
    private final Fory fory;

    private ForyBinding(Fory fory) {
        this.fory = fory;
    }

    static ForyBinding of(Payload payload, boolean compatible) {
        Fory fory = Fory.builder()
                .withXlang(false)
                .withCompatible(compatible)
                .requireClassRegistration(true)
                // Payloads are trees.
                .withRefTracking(false)
                // It takes no more than 512 fields and 4 KiB of description from strangers; classes of suite wide have
                // 800.
                .withMaxTypeFields(1024)
                .withMaxTypeMetaBytes(1 << 16)
                // Compiled before the first call returns, so that no timed call runs the interpreter.
                .withCodegen(true)
                .withAsyncCompilation(false)
                .build();
        payload.classes().forEach(fory::register);
        payload.libraryClasses().forEach(fory::register);
        return new ForyBinding(fory);
    }

    @Override
    public byte[] serialize(Object value) {
        return fory.serialize(value);
    }

    @Override
    public Object deserialize(byte[] bytes) {
        return fory.deserialize(bytes);
    }

    @Override
    public void write(Object value, Path file) throws Exception {
        try (OutputStream out = Files.newOutputStream(file)) {
            fory.serialize(out, value);
        }
    }

    @Override
    public Object read(Path file) throws Exception {
        try (ForyInputStream in = new ForyInputStream(Files.newInputStream(file))) {
            return fory.deserialize(in);
        }
    }
}
