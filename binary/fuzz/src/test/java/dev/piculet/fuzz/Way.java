package dev.piculet.fuzz;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryInput;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.SplittableRandom;

/** A way to give bytes to a serializer. It must not change the result. */
enum Way {
    ARRAY(Row.ARRAY) {
        @Override
        Object read(TypedSerializer<?> serializer, byte[] bytes, SplittableRandom random) {
            return serializer.deserialize(bytes);
        }
    },
    PART_OF_ARRAY(Row.PART_OF_ARRAY) {
        @Override
        Object read(TypedSerializer<?> serializer, byte[] bytes, SplittableRandom random) {
            int offset = random.nextInt(9);
            return serializer.deserialize(framed(bytes, offset, random), offset, bytes.length);
        }
    },
    WINDOW_OF_BUFFER(Row.WINDOW_OF_BUFFER) {
        @Override
        Object read(TypedSerializer<?> serializer, byte[] bytes, SplittableRandom random) {
            int first = random.nextInt(9);
            byte[] all = framed(bytes, first, random);
            ByteBuffer buffer = ByteBuffer.wrap(all, first, all.length - first).slice();
            return buffer(serializer, buffer.limit(bytes.length));
        }
    },
    DIRECT_BUFFER(Row.DIRECT_BUFFER) {
        @Override
        Object read(TypedSerializer<?> serializer, byte[] bytes, SplittableRandom random) {
            int offset = random.nextInt(9);
            byte[] all = framed(bytes, offset, random);
            ByteBuffer buffer = ByteBuffer.allocateDirect(all.length).put(all);
            return buffer(serializer, buffer.position(offset).limit(offset + bytes.length));
        }
    },
    READ_ONLY_BUFFER(Row.READ_ONLY_BUFFER) {
        @Override
        Object read(TypedSerializer<?> serializer, byte[] bytes, SplittableRandom random) {
            return buffer(serializer, ByteBuffer.wrap(bytes).asReadOnlyBuffer());
        }
    },
    /** Bytes of others may follow, so that a value that is too long is no error. */
    INPUT(Row.INPUT) {
        @Override
        Object read(TypedSerializer<?> serializer, byte[] bytes, SplittableRandom random) {
            int offset = random.nextInt(9);
            BinaryInput in = new BinaryInput(framed(bytes, offset, random), offset, bytes.length);
            boolean read = false;
            try {
                Object value = serializer.deserialize(in);
                read = true;
                in.requireEnd();
                return value;
            } finally {
                if (!read && in.position() != offset) {
                    throw new AssertionError("an input was left at " + in.position());
                }
            }
        }
    };

    private static final Way[] ALL = values();

    private final Row row;

    Way(Row row) {
        this.row = row;
    }

    static Way any(SplittableRandom random) {
        return ALL[random.nextInt(ALL.length)];
    }

    /** The row that counts this way of reading. */
    Row row() {
        return row;
    }

    abstract Object read(TypedSerializer<?> serializer, byte[] bytes, SplittableRandom random);

    private static Object buffer(TypedSerializer<?> serializer, ByteBuffer buffer) {
        int position = buffer.position();
        boolean read = false;
        try {
            Object value = serializer.deserialize(buffer);
            read = true;
            return value;
        } finally {
            if (buffer.position() != (read ? buffer.limit() : position)) {
                throw new AssertionError("a buffer was left at " + buffer.position());
            }
        }
    }

    /** Returns bytes surrounded by others. */
    private static byte[] framed(byte[] bytes, int offset, SplittableRandom random) {
        byte[] all = new byte[offset + bytes.length + random.nextInt(9)];
        Arrays.fill(all, (byte) random.nextInt(256));
        System.arraycopy(bytes, 0, all, offset, bytes.length);
        return all;
    }
}
