package dev.piculet.jackson.generator;

import dev.piculet.jackson.bytes.WrittenName;
import dev.piculet.jackson.generator.StandIns.Buffered;
import dev.piculet.jackson.generator.StandIns.Name;
import dev.piculet.jackson.generator.StandIns.Output;
import java.nio.charset.StandardCharsets;

/** Notes values beside the lines of an output until it is told of them, where the test's output allows that. */
public final class OutputStandIn {
    static final OutputTypes TYPES = new OutputTypes(OutputStandIn.class, OutputStandIn::nameOf, Buffered.class);

    private OutputStandIn() {}

    static WrittenName nameOf(Object prepared) {
        String text = ((Name) prepared).text();
        return text.equals("secret") ? null : WrittenName.of(text.getBytes(StandardCharsets.UTF_8));
    }

    public static long open(Output out) {
        out.requireTold();
        return out.hasBuffer ? out.lines.size() : -1;
    }

    public static void close(Output out, long state, Name lastName) {
        if (state < 0 || out.buffered.isEmpty()) {
            return;
        }
        if (state != out.lines.size() + out.buffered.size()) {
            throw new IllegalStateException(out.buffered.size() + " values are buffered, not up to " + state);
        }
        String last = out.buffered.get(out.buffered.size() - 1);
        if (!last.startsWith(lastName.text() + ": ")) {
            throw new IllegalStateException("The last value is " + last + ", not " + lastName.text());
        }
        out.told += out.buffered.size();
        out.lines.addAll(out.buffered);
        out.buffered.clear();
    }

    private static long write(Output out, long state, Name name, WrittenName bytes, String value) {
        if (!new String(bytes.quoted().bytes(), StandardCharsets.UTF_8).equals('"' + name.text() + "\":")) {
            throw new IllegalStateException("The bytes are not those of " + name.text());
        }
        return write(out, state, name, value);
    }

    /** Notes a value; one that is odd becomes a line at once. */
    static long write(Output out, long state, Name name, String value) {
        String line = name.text() + ": " + value;
        if (state >= 0 && !value.contains("odd")) {
            out.buffered.add(line);
            return state + 1;
        }
        if (state >= 0) {
            out.lines.addAll(out.buffered);
            out.buffered.clear();
        }
        out.requireTold();
        out.lines.add(line);
        return open(out);
    }

    public static long writeInt(Output out, long state, Name name, WrittenName bytes, int value) {
        return write(out, state, name, bytes, "int " + value);
    }

    public static long writeLong(Output out, long state, Name name, WrittenName bytes, long value) {
        return write(out, state, name, bytes, "long " + value);
    }

    public static long writeDouble(Output out, long state, Name name, WrittenName bytes, double value) {
        return write(out, state, name, bytes, "double " + value);
    }

    public static long writeBoolean(Output out, long state, Name name, WrittenName bytes, boolean value) {
        return write(out, state, name, bytes, "boolean " + value);
    }

    public static long writeString(Output out, long state, Name name, WrittenName bytes, String value) {
        return write(out, state, name, bytes, "string " + value);
    }

    public static long writeNull(Output out, long state, Name name, WrittenName bytes) {
        return write(out, state, name, bytes, "null");
    }
}
