package dev.piculet.model.kotlin.metadata;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A cursor over one message in the wire format of protocol buffers: fields, each with a number and a wire type, in any order.
 * {@link #next} moves to a field; then exactly one of the others takes its value. Whatever does not fit ends in a
 * {@link IllegalArgumentException}. Nothing is allocated but what the bytes justify.
 */
final class MessageReader {
    private static final int WIRE_TYPE_BITS = 3;

    private static final int VARINT = 0;

    private static final int EIGHT_BYTES = 1;

    private static final int SIZED = 2;

    private static final int FOUR_BYTES = 5;

    /** A negative number is written as 64 bits. The low half is kept. */
    private static final int MOST_VARINT_BITS = 70;

    private final byte[] bytes;

    private final int begin;

    private final int end;

    private int position;

    private int wireType;

    MessageReader(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    private MessageReader(byte[] bytes, int begin, int end) {
        this.bytes = bytes;
        this.begin = begin;
        this.end = end;
        this.position = begin;
    }

    /** Returns a cursor at the begin of the same message. */
    MessageReader again() {
        return new MessageReader(bytes, begin, end);
    }

    /** Returns the message that stands here without a field around it, its size before it. */
    MessageReader leading() {
        wireType = SIZED;
        return message();
    }

    /** Returns the rest as a message. */
    MessageReader rest() {
        return new MessageReader(bytes, position, end);
    }

    /** Returns the number of the next field; 0 at the end of the message. */
    int next() {
        if (position == end) {
            return 0;
        }
        int tag = readInt();
        wireType = tag & (1 << WIRE_TYPE_BITS) - 1;
        int number = tag >>> WIRE_TYPE_BITS;
        if (number == 0) {
            throw new IllegalArgumentException("A field has number 0.");
        }
        return number;
    }

    int integer() {
        expect(VARINT);
        return readInt();
    }

    boolean bool() {
        return integer() != 0;
    }

    MessageReader message() {
        expect(SIZED);
        int size = readInt();
        int from = position;
        advance(size);
        return new MessageReader(bytes, from, position);
    }

    String text() {
        MessageReader content = message();
        return new String(bytes, content.begin, content.end - content.begin, StandardCharsets.UTF_8);
    }

    /** Returns the values of a repeated field; all writers of the format pack them. */
    int[] integers() {
        MessageReader packed = message();
        int count = 0;
        for (int i = packed.begin; i < packed.end; i++) {
            count += bytes[i] >= 0 ? 1 : 0;
        }
        int[] values = new int[count];
        for (int i = 0; i < count; i++) {
            values[i] = packed.readInt();
        }
        return values;
    }

    /** Returns the messages of one field, wherever in this message they stand; leaves this cursor alone. */
    List<MessageReader> all(int number) {
        List<MessageReader> found = new ArrayList<>(0);
        MessageReader scanner = again();
        for (int field = scanner.next(); field != 0; field = scanner.next()) {
            if (field == number) {
                found.add(scanner.message());
            } else {
                scanner.skip();
            }
        }
        return found;
    }

    void skip() {
        switch (wireType) {
            case VARINT -> readInt();
            case EIGHT_BYTES -> advance(Long.BYTES);
            case SIZED -> message();
            case FOUR_BYTES -> advance(Integer.BYTES);
            default -> throw new IllegalArgumentException("No field has wire type " + wireType + ".");
        }
    }

    private int readInt() {
        int value = 0;
        for (int shift = 0; shift < MOST_VARINT_BITS; shift += 7) {
            advance(1);
            byte next = bytes[position - 1];
            if (shift < Integer.SIZE) {
                value |= (next & 0x7f) << shift;
            }
            if (next >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("A number has more than 10 bytes.");
    }

    private void advance(int count) {
        if (count < 0 || count > end - position) {
            throw new IllegalArgumentException("A field ends behind its message.");
        }
        position += count;
    }

    private void expect(int expected) {
        if (wireType != expected) {
            throw new IllegalArgumentException("A field has wire type " + wireType + ", not " + expected + ".");
        }
    }
}
