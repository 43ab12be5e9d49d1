package dev.piculet.binary;

import dev.piculet.binary.inspect.Inspection;
import dev.piculet.binary.inspect.Inspection.Head;
import dev.piculet.binary.schema.WireSchema;

/**
 * Prints bytes for people: a line for each field with its offset, bytes, path, type and value, and a line for the bits of each
 * slot in a control word (docs/spec/wire-format.md).
 *
 * <pre>{@code
 * System.out.print(Inspector.inspect(orders.schema(), bytes));
 * }</pre>
 *
 * <p>Needs no class, and takes untrusted bytes. Of malformed bytes it prints everything before the fault, the fault, and the rest.
 *
 * <p>The text is for reading only and may change with any version. Immutable and thread-safe.
 */
public final class Inspector {
    private final Head head;
    private final WireSchema schema;

    private Inspector(Head head, WireSchema schema) {
        this.head = head;
        this.schema = schema;
    }

    /** Makes an inspector of values of this schema, written by a {@link TypedSerializer}. */
    public static Inspector of(Schema schema) {
        return new Inspector(Head.FINGERPRINT, schema.wire());
    }

    /**
     * Makes an inspector of bytes with a schema in them: a value of a {@link BinarySerializer}, or a whole stream of a {@link
     * FramedWriter}.
     */
    public static Inspector selfDescribing() {
        return new Inspector(Head.SCHEMA, null);
    }

    /**
     * Returns an inspector of values that were written {@linkplain TypedSerializerBuilder#headerless without header}.
     *
     * @throws IllegalStateException if nothing but the header tells the schema
     */
    public Inspector headerless() {
        if (schema == null) {
            throw new IllegalStateException(
                    "Without a header there must be a schema: Inspector.of(schema).headerless().");
        }
        return new Inspector(Head.NONE, schema);
    }

    /** Returns the lines of one value, header and all. Never fails because of the bytes. */
    public static String inspect(Schema schema, byte[] bytes) {
        return of(schema).inspect(bytes);
    }

    /** Returns the lines of one value, or of a stream of values. Never fails because of the bytes. */
    public String inspect(byte[] bytes) {
        return new Inspection(head, schema, bytes).print();
    }
}
