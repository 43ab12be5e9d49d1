package dev.piculet.binary.schema;

/**
 * What stands in one slot of a record: a field, an element, a key, or the root (wire format, section 3). Immutable; two
 * are equal if they have the same layout, given the same {@link WireSchema}.
 */
public sealed interface WireType {
    /** Bits of a control that may hold a count, a length or an index. */
    int WIDE_CONTROL_BITS = 4;

    /** Bits that a value of this type takes in its record's control word: 0 to 4. */
    int controlBits();

    /** The fewest bytes of a body in this slot. */
    default int minSize() {
        return 0;
    }

    /** Whether a slot of this type may hold null. */
    default boolean holdsNull() {
        return true;
    }

    /** This type for a place that holds null too. */
    default WireType orNull() {
        return this;
    }

    /** This type for a place that never holds null. It may take a bit less there. */
    default WireType notNull() {
        return this;
    }

    /** A primitive value, or null if {@code nullable}. */
    record Primitive(PrimitiveKind kind, boolean nullable) implements WireType {
        @Override
        public boolean holdsNull() {
            return nullable;
        }

        @Override
        public int controlBits() {
            return kind.controlBits() + (nullable ? 1 : 0);
        }

        @Override
        public int minSize() {
            return nullable ? 0 : kind.minSize();
        }

        @Override
        public WireType orNull() {
            return new Primitive(kind, true);
        }

        @Override
        public WireType notNull() {
            return new Primitive(kind, false);
        }
    }

    /** A string, or null. */
    record Text() implements WireType {
        @Override
        public int controlBits() {
            return WIDE_CONTROL_BITS;
        }
    }

    /** A value of a class that has a layout of its own, known by an id. */
    record Leaf(String id, boolean nullable) implements WireType {
        @Override
        public boolean holdsNull() {
            return nullable;
        }

        @Override
        public int controlBits() {
            return nullable ? 1 : 0;
        }

        @Override
        public int minSize() {
            return nullable ? 0 : 1;
        }

        @Override
        public WireType orNull() {
            return new Leaf(id, true);
        }

        @Override
        public WireType notNull() {
            return new Leaf(id, false);
        }
    }

    /** A constant of the enum that the schema defines at {@code index}, or null. */
    record EnumReference(int index) implements WireType {
        @Override
        public int controlBits() {
            return WIDE_CONTROL_BITS;
        }
    }

    /**
     * An object of the class that the schema defines at {@code index}, or null if {@code nullable}. If it is {@code
     * shared}, its body may be the number of an object that stands before.
     */
    record ObjectReference(int index, boolean nullable, boolean shared) implements WireType {
        @Override
        public boolean holdsNull() {
            return nullable;
        }

        @Override
        public int controlBits() {
            return nullable ? 1 : 0;
        }

        @Override
        public int minSize() {
            return shared && !nullable ? 1 : 0;
        }

        @Override
        public WireType orNull() {
            return new ObjectReference(index, true, shared);
        }

        @Override
        public WireType notNull() {
            return new ObjectReference(index, false, shared);
        }
    }

    /** A value of one of the types that the schema lists at {@code index}, or null. */
    record ChoiceReference(int index) implements WireType {
        @Override
        public int controlBits() {
            return WIDE_CONTROL_BITS;
        }
    }

    /**
     * A list, set, queue, array or optional, or null.
     *
     * @param kind what it usually is: a {@link CollectionKind}, or the number of a form
     * @param element the type of elements that are not null
     */
    record Sequence(int kind, WireType element) implements WireType {
        @Override
        public int controlBits() {
            return WIDE_CONTROL_BITS;
        }
    }

    /**
     * A map, or null.
     *
     * @param kind what it usually is: the number of a form
     * @param key the type of keys that are not null
     * @param value the type of values that are not null
     */
    record Dictionary(int kind, WireType key, WireType value) implements WireType {
        @Override
        public int controlBits() {
            return WIDE_CONTROL_BITS;
        }
    }

    /** An array of primitives, or null. Elements lie as in memory, booleans as bytes. */
    record PrimitiveArray(PrimitiveKind kind) implements WireType {
        @Override
        public int controlBits() {
            return WIDE_CONTROL_BITS;
        }
    }
}
