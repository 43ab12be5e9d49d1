package dev.piculet.binary;

class InterpretedCodecTest extends CodecContract {
    @Override
    <T> byte[] write(Twins<T> twins, T value) {
        return twins.writeInterpreted(value);
    }

    @Override
    <T> Object read(Twins<T> twins, byte[] bytes) {
        return twins.readInterpreted(bytes);
    }
}
