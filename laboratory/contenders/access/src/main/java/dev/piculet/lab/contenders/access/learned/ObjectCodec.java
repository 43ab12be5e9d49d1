package dev.piculet.lab.contenders.access.learned;

import java.lang.reflect.Constructor;

/** Objects of one class: a byte that tells whether there is one, and its fields as the class declares them. */
final class ObjectCodec extends ValueCodec {
    private final Class<?> type;
    private final Constructor<?> constructor;
    private FieldWay way;
    private FieldKind[] kinds;
    private ValueCodec[] codecs;

    /** @param constructor makes an object whose fields are then set */
    ObjectCodec(Class<?> type, Constructor<?> constructor) {
        this.type = type;
        this.constructor = constructor;
    }

    /**
     * Tells what was learnt of the fields, after the codec was made: a class may have fields of its own type.
     *
     * @param codecs those of the references; null for other fields
     */
    void learn(FieldWay way, FieldKind[] kinds, ValueCodec[] codecs) {
        this.way = way;
        this.kinds = kinds;
        this.codecs = codecs;
    }

    @Override
    void write(Output output, Object owner) throws Throwable {
        output.putBoolean(owner != null);
        if (owner == null) {
            return;
        }
        if (owner.getClass() != type) {
            throw new IllegalArgumentException("Can't write " + owner.getClass() + " where there is " + type + ".");
        }
        for (int i = 0; i < kinds.length; i++) {
            switch (kinds[i]) {
                case BOOLEAN -> output.putBoolean(way.getBoolean(owner, i));
                case SHORT -> output.putShort(way.getShort(owner, i));
                case INT -> output.putInt(way.getInt(owner, i));
                case LONG -> output.putLong(way.getLong(owner, i));
                case FLOAT -> output.putFloat(way.getFloat(owner, i));
                case DOUBLE -> output.putDouble(way.getDouble(owner, i));
                case REFERENCE -> codecs[i].write(output, way.getReference(owner, i));
            }
        }
    }

    @Override
    Object read(Input input) throws Throwable {
        if (!input.getBoolean()) {
            return null;
        }
        Object owner = constructor.newInstance();
        for (int i = 0; i < kinds.length; i++) {
            switch (kinds[i]) {
                case BOOLEAN -> way.setBoolean(owner, i, input.getBoolean());
                case SHORT -> way.setShort(owner, i, input.getShort());
                case INT -> way.setInt(owner, i, input.getInt());
                case LONG -> way.setLong(owner, i, input.getLong());
                case FLOAT -> way.setFloat(owner, i, input.getFloat());
                case DOUBLE -> way.setDouble(owner, i, input.getDouble());
                case REFERENCE -> way.setReference(owner, i, codecs[i].read(input));
            }
        }
        return owner;
    }
}
