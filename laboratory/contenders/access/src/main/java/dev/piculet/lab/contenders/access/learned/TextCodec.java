package dev.piculet.lab.contenders.access.learned;

/** Texts. */
final class TextCodec extends ValueCodec {
    @Override
    void write(Output output, Object value) {
        output.putText((String) value);
    }

    @Override
    Object read(Input input) {
        return input.text();
    }
}
