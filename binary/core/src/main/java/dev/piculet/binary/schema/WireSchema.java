package dev.piculet.binary.schema;

import java.util.List;

/**
 * The wire layout of one type: everything that is needed to tell its bytes apart, without any class. Immutable.
 *
 * @param definitions the named types, in the order in which the root leads to them
 * @param root what lies in the only slot of a value
 */
public record WireSchema(List<Definition> definitions, WireType root) {
    public WireSchema {
        definitions = List.copyOf(definitions);
    }

    /** The definition that a reference's index means. */
    public Definition definition(int index) {
        return definitions.get(index);
    }

    /** A hash of the layout and all names: the header of every value with this schema (wire format, section 2). */
    public int fingerprint() {
        return SchemaFingerprint.of(toBytes());
    }

    /** This schema as bytes that {@link #parse} reads (wire format, section 6). */
    public byte[] toBytes() {
        return SchemaWriter.write(this);
    }

    /**
     * Reads a schema from bytes, which need not be trusted.
     *
     * @throws dev.piculet.binary.io.MalformedInputException if they are not a schema's
     */
    public static WireSchema parse(byte[] bytes) {
        return SchemaReader.read(bytes);
    }

    /** This schema as text for people: one line a field. */
    @Override
    public String toString() {
        return SchemaPrinter.print(this);
    }
}
