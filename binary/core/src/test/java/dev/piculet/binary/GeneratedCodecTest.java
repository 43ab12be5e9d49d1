package dev.piculet.binary;

import org.junit.jupiter.api.Tag;

@Tag("jdk")
class GeneratedCodecTest extends CodecContract {
    @Override
    <T> byte[] write(Twins<T> twins, T value) {
        return twins.writeGenerated(value);
    }

    @Override
    <T> Object read(Twins<T> twins, byte[] bytes) {
        return twins.readGenerated(bytes);
    }
}
