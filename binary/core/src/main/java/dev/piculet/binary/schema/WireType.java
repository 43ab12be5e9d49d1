package dev.piculet.binary.schema;

import java.util.List;

/**
 * What stands in one slot of a record: a field, an element, a key, or the root (wire format, section 3). Immutable; two
 * are equal if they have the same layout, given the same {@link WireSchema}.
 */
public sealed interface WireType {
    /** Bits of a control that may hold a count, a length or an index. */
    int WIDE_CONTROL_BITS = 4;

    /** No definition. */
    int NONE = -1;

    /** The kind of slot. Whatever treats kinds differently does so in a {@code switch} expression over all of them. */
    WireKind wireKind();

    /** The types of the elements, or of the keys and the values. Fields are not among them: a definition has those. */
    default List<WireType> parts() {
        return List.of();
    }

    /** Index of the definition that says more of this type, or {@link #NONE}. */
    default int definition() {
        return NONE;
    }

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

    /** A primitive value, or null if {@code nullable}. What it means is the same bytes. */
    record Primitive(PrimitiveKind kind, boolean nullable, PrimitiveMeaning meaning) implements WireType {
        /** A value that means what its Java type says. */
        public Primitive(PrimitiveKind kind, boolean nullable) {
            this(kind, nullable, PrimitiveMeaning.PLAIN);
        }

        @Override
        public WireKind wireKind() {
            return WireKind.PRIMITIVE;
        }

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
            return new Primitive(kind, true, meaning);
        }

        @Override
        public WireType notNull() {
            return new Primitive(kind, false, meaning);
        }

        /** Returns what people call a value that is not null. */
        public String name() {
            return meaning.name(kind);
        }
    }

    /** A string, or null. */
    record Text() implements WireType {
        @Override
        public WireKind wireKind() {
            return WireKind.TEXT;
        }

        @Override
        public int controlBits() {
            return 0;
        }

        /** That of null, or of the empty string. */
        @Override
        public int minSize() {
            return 1;
        }
    }

    /** A value of a class that has a layout of its own, known by an id. */
    record Leaf(String id, boolean nullable) implements WireType {
        /** Begins the id of a class that writes itself; its full name follows. */
        public static final String EXTERNAL = "external:";

        /** Begins the id of a class that writes itself by {@code writeObject}; {@link SerialLayout} tells how it goes on. */
        public static final String SERIAL = "serial:";

        /** The type of a class that writes itself, by {@code writeExternal}. */
        public static Leaf external(Class<?> type) {
            return new Leaf(EXTERNAL + type.getName(), false);
        }

        /** The full name of the class that writes itself, in either way; null if it does not. */
        public String ownClass() {
            return id.startsWith(EXTERNAL) ? id.substring(EXTERNAL.length()) : SerialLayout.className(id);
        }

        /** Whether it is of a class that writes itself by {@code writeObject}. */
        public boolean isSerial() {
            return id.startsWith(SERIAL);
        }

        @Override
        public WireKind wireKind() {
            return WireKind.LEAF;
        }

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
        public WireKind wireKind() {
            return WireKind.ENUM;
        }

        @Override
        public int definition() {
            return index;
        }

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
        public WireKind wireKind() {
            return WireKind.OBJECT;
        }

        @Override
        public int definition() {
            return index;
        }

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

    /**
     * A value whose type its bytes tell, or null.
     *
     * @param bound the full name of the class or interface that the place declares; empty for {@code Object}
     */
    record Open(String bound) implements WireType {
        @Override
        public WireKind wireKind() {
            return WireKind.OPEN;
        }

        @Override
        public int controlBits() {
            return WIDE_CONTROL_BITS;
        }
    }

    /** A value of one of the types that the schema lists at {@code index}, or null. */
    record ChoiceReference(int index) implements WireType {
        @Override
        public WireKind wireKind() {
            return WireKind.CHOICE;
        }

        @Override
        public int definition() {
            return index;
        }

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
        public WireKind wireKind() {
            return WireKind.SEQUENCE;
        }

        @Override
        public List<WireType> parts() {
            return List.of(element);
        }

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
        public WireKind wireKind() {
            return WireKind.DICTIONARY;
        }

        @Override
        public List<WireType> parts() {
            return List.of(key, value);
        }

        @Override
        public int controlBits() {
            return WIDE_CONTROL_BITS;
        }
    }

    /** An array of primitives, or null. Elements lie as in memory, booleans as bytes. What they mean is the same bytes. */
    record PrimitiveArray(PrimitiveKind kind, PrimitiveMeaning meaning) implements WireType {
        /** An array of primitives that mean what their Java type says. */
        public PrimitiveArray(PrimitiveKind kind) {
            this(kind, PrimitiveMeaning.PLAIN);
        }

        /** Returns what people call one of the elements. */
        public String elementName() {
            return meaning.name(kind);
        }

        @Override
        public WireKind wireKind() {
            return WireKind.PRIMITIVE_ARRAY;
        }

        @Override
        public int controlBits() {
            return WIDE_CONTROL_BITS;
        }
    }
}
