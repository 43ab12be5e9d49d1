package dev.piculet.binary.inspect;

import dev.piculet.binary.encoding.Amount;
import dev.piculet.binary.engine.Frames;
import dev.piculet.binary.engine.SelfDescription;
import dev.piculet.binary.error.EvolutionErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.OpenedSchema;
import dev.piculet.binary.schema.Opening;
import dev.piculet.binary.schema.SchemaPrinter;
import dev.piculet.binary.schema.WireSchema;
import java.util.Locale;

/** Bytes as text: the header, the value, and the fault if there is one. Used once. */
public final class Inspection {
    /** The header of a value (wire format, section 2). */
    public enum Head {
        NONE,
        FINGERPRINT,
        /** A description, or the head of a stream. */
        SCHEMA
    }

    private final Head head;
    private final BinaryInput in;
    private final Listing listing;
    private WireSchema schema;

    /** @param schema of the value; null if the bytes tell it */
    public Inspection(Head head, WireSchema schema, byte[] bytes) {
        this.head = head;
        this.schema = schema;
        this.in = new BinaryInput(bytes);
        this.listing = new Listing(bytes);
    }

    /** Returns the text. */
    public String print() {
        String problem = problem();
        StringBuilder text = new StringBuilder();
        listing.print(text);
        if (problem != null) {
            text.append("error: ").append(problem).append('\n');
            listing.printRest(text, listing.end());
        }
        return text.toString();
    }

    /** Reads everything, and returns why it went no further, or null. */
    private String problem() {
        try {
            if (head == Head.SCHEMA && Frames.isStream(in.array())) {
                new FrameRows(in, listing).read();
                return null;
            }
            if (head == Head.SCHEMA) {
                description();
            } else if (head == Head.FINGERPRINT) {
                checkFingerprint();
            }
            new ValueWalker(schema, in, listing).walk("");
            return null;
        } catch (BinaryException e) {
            return e.getMessage();
        } catch (StackOverflowError e) {
            // A JDK's class that parses text may go as deep as the text is long.
            return ValueErrors.stackTooSmallForText().getMessage();
        }
    }

    private int fingerprint() {
        int start = in.offset();
        int fingerprint = in.readInt();
        String text = String.format(Locale.ROOT, "schema %08x", fingerprint);
        listing.add(Row.ofBytes(start, in.offset(), "", "fingerprint", text));
        return fingerprint;
    }

    private void checkFingerprint() {
        int fingerprint = fingerprint();
        for (Opening opening : Opening.values()) {
            WireSchema opened = OpenedSchema.of(schema, opening);
            if (fingerprint == opened.fingerprint()) {
                schema = opened;
                return;
            }
        }
        throw EvolutionErrors.unknownSchema(
                fingerprint, schema.fingerprint(), SchemaPrinter.describe(schema, schema.root()));
    }

    private void description() {
        SelfDescription description = SelfDescription.read(in.array(), 0, in.limit());
        in.position(1);
        listing.add(Row.ofBytes(0, in.offset(), "", "magic", "describes itself"));
        fingerprint();
        schema = schema(in, listing);
    }

    /** Reads a schema behind the number of its bytes. */
    static WireSchema schema(BinaryInput in, Listing listing) {
        int start = in.offset();
        int length = in.readCount();
        listing.add(Row.ofBytes(start, in.offset(), "", "length", Amount.of(length, "byte")));
        start = in.offset();
        WireSchema schema = SelfDescription.schema(in.readBytes(length), start);
        String text = SchemaPrinter.describe(schema, schema.root());
        listing.add(Row.ofBytes(start, in.offset(), "", "schema", "root " + ValueText.name(text)));
        return schema;
    }
}
