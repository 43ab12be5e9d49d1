package dev.piculet.lab.contenders.access.learned;

/** Numbers among elements: a byte that tells whether there is one, and the number. */
final class IntegerCodec extends ValueCodec {
    @Override
    void write(Output output, Object value) {
        output.putBoolean(value != null);
        if (value != null) {
            output.putInt((int) value);
        }
    }

    @Override
    Object read(Input input) {
        return input.getBoolean() ? input.getInt() : null;
    }
}
