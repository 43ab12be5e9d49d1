package dev.piculet.lab.contenders.access.learned;

/** Constants of an enum, by their place among all. */
final class EnumCodec extends ValueCodec {
    private static final short NULL = -1;

    private final Object[] constants;

    EnumCodec(Class<?> type) {
        constants = type.getEnumConstants();
    }

    @Override
    void write(Output output, Object value) {
        output.putShort(value == null ? NULL : (short) ((Enum<?>) value).ordinal());
    }

    @Override
    Object read(Input input) {
        int place = input.getShort();
        return place == NULL ? null : constants[place];
    }
}
