package dev.piculet.binary.engine;

import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.error.LimitErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import java.io.DataInput;
import java.io.IOException;
import java.util.Arrays;

/**
 * A message that its length stands before (wire format, section 2.4).
 *
 * @param message its bytes
 * @param before the bytes of its length
 */
record DelimitedBytes(byte[] message, int before) {
    /** Room that is made for a length that is only announced. Then room is doubled as bytes arrive. */
    private static final int FIRST_ROOM = 64 * 1024;

    static DelimitedBytes read(DataInput source, Limits limits) throws IOException {
        byte[] length = new byte[Varint.MAX_INT_SIZE];
        int count = 0;
        do {
            length[count++] = source.readByte();
        } while (length[count - 1] < 0 && count < length.length);
        int size = new BinaryInput(length, 0, count).readVarint();
        if (size > limits.size()) {
            throw LimitErrors.sizeExceeded(size, limits.size());
        }
        return new DelimitedBytes(readExactly(source, size), count);
    }

    /** Reads the message. An exception tells the place in the source. */
    Object deserialize(Messages messages) {
        try {
            return messages.deserialize(message, 0, message.length);
        } catch (MalformedInputException e) {
            throw e.behind(before);
        }
    }

    private static byte[] readExactly(DataInput source, int size) throws IOException {
        byte[] bytes = new byte[Math.min(size, FIRST_ROOM)];
        source.readFully(bytes);
        while (bytes.length < size) {
            int arrived = bytes.length;
            bytes = Arrays.copyOf(bytes, (int) Math.min(size, 2L * arrived));
            source.readFully(bytes, arrived, bytes.length - arrived);
        }
        return bytes;
    }
}
