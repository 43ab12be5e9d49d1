package dev.piculet.binary.schema;

import java.util.ArrayList;
import java.util.List;

/** A named type of a {@link WireSchema}, which slots refer to by its index. Immutable. */
public sealed interface Definition {
    /** The full name of the class that was written. */
    String name();

    /** The types of what it consists of: of its fields, or its alternatives. */
    default List<WireType> slots() {
        return List.of();
    }

    /**
     * A class with fields.
     *
     * @param fields in wire order ({@link FieldOrder})
     * @param recursive true if an object of this type may contain another of it
     */
    record ObjectDefinition(String name, List<FieldDefinition> fields, boolean recursive) implements Definition {
        public ObjectDefinition {
            fields = List.copyOf(fields);
        }

        @Override
        public List<WireType> slots() {
            List<WireType> types = new ArrayList<>(fields.size());
            for (FieldDefinition field : fields) {
                types.add(field.type());
            }
            return types;
        }

        /** Returns the slots that share the control word number {@code group}. */
        public List<FieldDefinition> group(int group) {
            return fields.subList(group * FieldOrder.GROUP, Math.min(fields.size(), (group + 1) * FieldOrder.GROUP));
        }

        /** Whether the last slot leads to another object of this type, which the schema defines at {@code own}, or to null. */
        public boolean isChain(int own) {
            return !fields.isEmpty()
                    && fields.get(fields.size() - 1).type() instanceof WireType.ObjectReference reference
                    && reference.index() == own
                    && reference.nullable()
                    && !reference.shared();
        }

        /** The number of control words. */
        public int groups() {
            return (fields.size() + FieldOrder.GROUP - 1) / FieldOrder.GROUP;
        }
    }

    /**
     * One field.
     *
     * @param name no other's in the class; of two with one name in a hierarchy, the superclass's has its class before it
     * @param owner the full name of the superclass that declares it; empty if the class itself does
     * @param type what lies in its slot
     */
    record FieldDefinition(String name, String owner, WireType type) {
        /** A field that the class itself declares. */
        public FieldDefinition(String name, WireType type) {
            this(name, "", type);
        }

        /** The name where it is declared. */
        public String declaredName() {
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }

    /** An enum: its constants' names, by ordinal. */
    record EnumDefinition(String name, List<String> constants) implements Definition {
        public EnumDefinition {
            constants = List.copyOf(constants);
        }
    }

    /** A type whose values may have several classes. The index of an alternative is its number in the bytes. */
    record ChoiceDefinition(String name, List<Alternative> alternatives) implements Definition {
        public ChoiceDefinition {
            alternatives = List.copyOf(alternatives);
        }

        @Override
        public List<WireType> slots() {
            List<WireType> types = new ArrayList<>(alternatives.size());
            for (Alternative alternative : alternatives) {
                types.add(alternative.type());
            }
            return types;
        }
    }

    /** One of the types of a {@link ChoiceDefinition}: a name for people and evolution, and what lies in its body. */
    record Alternative(String name, WireType type) {}
}
