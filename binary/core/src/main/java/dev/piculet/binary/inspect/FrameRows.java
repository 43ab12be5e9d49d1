package dev.piculet.binary.inspect;

import dev.piculet.binary.encoding.Amount;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.WireSchema;

/** The rows of a stream: its schema, each value behind its length, and the end (wire format, section 2.3). */
final class FrameRows {
    private final BinaryInput in;
    private final Listing listing;

    FrameRows(BinaryInput in, Listing listing) {
        this.in = in;
        this.listing = listing;
    }

    /** Reads to the end. */
    void read() {
        in.readInt();
        listing.add(Row.ofBytes(0, in.offset(), "", "magic", "stream of values"));
        WireSchema schema = Inspection.schema(in, listing);
        for (int i = 0; frame(schema, "[" + i + "]"); i++) {}
        if (in.remaining() > 0) {
            throw InspectionErrors.behindEnd(in);
        }
    }

    /** Reads a value, or the end: then returns false. */
    private boolean frame(WireSchema schema, String segment) {
        int start = in.offset();
        int length = in.readVarint() - 1;
        if (length < 0) {
            listing.add(Row.ofBytes(start, in.offset(), "", "end", "no more values"));
            return false;
        }
        listing.add(Row.ofBytes(start, in.offset(), "$" + segment, "length", Amount.of(length, "byte")));
        // A truncated value is shown up to its end.
        int size = Math.min(length, in.remaining());
        BinaryInput value = new BinaryInput(in.array(), 0, in.position() + size);
        value.position(in.position());
        new ValueWalker(schema, value, listing).walk(segment);
        in.require(length);
        in.position(value.position());
        return true;
    }
}
