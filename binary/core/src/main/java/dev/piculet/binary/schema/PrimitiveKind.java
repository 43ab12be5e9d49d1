package dev.piculet.binary.schema;

import java.lang.reflect.Array;

/** How one primitive value lies on the wire (wire format, section 4). */
public enum PrimitiveKind {
    /** One bit in the control word, no body. */
    BOOLEAN(boolean.class, 1, 0),
    BYTE(byte.class, 0, 1),
    SHORT(short.class, 0, 2),
    CHAR(char.class, 0, 2),
    /** Four bytes. */
    INT(int.class, 0, 4),
    /** Two bytes, or four if the bit in the control word is set. */
    COMPACT_INT(int.class, 1, 2),
    /** Eight bytes. */
    LONG(long.class, 0, 8),
    /** Four bytes, or eight if the bit in the control word is set. */
    COMPACT_LONG(long.class, 1, 4),
    FLOAT(float.class, 0, 4),
    DOUBLE(double.class, 0, 8);

    private final Class<?> javaType;
    private final Class<?> boxedType;
    private final int controlBits;
    private final int minSize;

    PrimitiveKind(Class<?> javaType, int controlBits, int minSize) {
        this.javaType = javaType;
        this.boxedType = Array.get(Array.newInstance(javaType, 1), 0).getClass();
        this.controlBits = controlBits;
        this.minSize = minSize;
    }

    /** The class of a value of this kind that is an object. */
    public Class<?> boxedType() {
        return boxedType;
    }

    /** The primitive class that holds every value of this kind. */
    public Class<?> javaType() {
        return javaType;
    }

    /** Bits in the control word of a value that can't be null. */
    public int controlBits() {
        return controlBits;
    }

    /** The fewest bytes of the body. */
    public int minSize() {
        return minSize;
    }

    /** The most bytes of the body. */
    public int maxSize() {
        return this == COMPACT_INT || this == COMPACT_LONG ? 2 * minSize : minSize;
    }

    /** True if every body has the same size, and there is one. */
    public boolean isFixed() {
        return controlBits == 0;
    }
}
