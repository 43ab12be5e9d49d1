package dev.piculet.binary;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A way to write and read messages. */
enum MessageWay {
    ARRAY {
        @Override
        <T> T read(TypedSerializer<T> serializer, byte[] message) {
            return serializer.deserialize(message);
        }
    },
    PART_OF_ARRAY {
        @Override
        <T> T read(TypedSerializer<T> serializer, byte[] message) {
            return serializer.deserialize(surrounded(message), BEFORE, message.length);
        }
    },
    PLACE_IN_ARRAY {
        @Override
        <T> byte[] write(TypedSerializer<T> serializer, T value) {
            byte[] bytes = new byte[1_000];
            return Arrays.copyOfRange(bytes, BEFORE, serializer.serialize(value, bytes, BEFORE));
        }

        @Override
        <T> T read(TypedSerializer<T> serializer, byte[] message) {
            return serializer.deserialize(message);
        }
    },
    HEAP_BUFFER {
        @Override
        <T> T read(TypedSerializer<T> serializer, byte[] message) {
            return serializer.deserialize(ByteBuffer.wrap(surrounded(message), BEFORE, message.length));
        }
    },
    DIRECT_BUFFER {
        @Override
        <T> byte[] write(TypedSerializer<T> serializer, T value) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(1_000).position(BEFORE);
            serializer.serialize(value, buffer);
            byte[] bytes = new byte[buffer.position() - BEFORE];
            buffer.position(BEFORE).get(bytes);
            return bytes;
        }

        @Override
        <T> T read(TypedSerializer<T> serializer, byte[] message) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(BEFORE + message.length);
            buffer.position(BEFORE).put(message).position(BEFORE);
            return serializer.deserialize(buffer);
        }
    },
    INPUT {
        @Override
        <T> byte[] write(TypedSerializer<T> serializer, T value) {
            BinaryOutput out = new BinaryOutput(3);
            out.writeBytes(new byte[BEFORE]);
            serializer.serialize(value, out);
            return Arrays.copyOfRange(out.array(), BEFORE, out.position());
        }

        @Override
        <T> T read(TypedSerializer<T> serializer, byte[] message) {
            return serializer.deserialize(new BinaryInput(surrounded(message), BEFORE, message.length));
        }
    },
    WHOLE_STREAM {
        @Override
        <T> byte[] write(TypedSerializer<T> serializer, T value) {
            ByteArrayOutputStream stream = new ByteArrayOutputStream();
            try {
                serializer.serialize(value, stream);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return stream.toByteArray();
        }

        @Override
        <T> T read(TypedSerializer<T> serializer, byte[] message) {
            try {
                return serializer.deserialize(new ByteArrayInputStream(message));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    },
    DELIMITED {
        @Override
        <T> byte[] write(TypedSerializer<T> serializer, T value) {
            ByteArrayOutputStream stream = new ByteArrayOutputStream();
            try {
                serializer.serializeDelimited(value, new DataOutputStream(stream));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return stream.toByteArray();
        }

        @Override
        <T> T read(TypedSerializer<T> serializer, byte[] message) {
            byte[] bytes = surrounded(message);
            InputStream stream = new ByteArrayInputStream(bytes, BEFORE, bytes.length - BEFORE);
            try {
                return serializer.deserializeDelimited(new DataInputStream(stream));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    },
    STREAM {
        @Override
        <T> byte[] write(TypedSerializer<T> serializer, T value) {
            ByteArrayOutputStream stream = new ByteArrayOutputStream();
            try (FramedWriter<T> writer = serializer.writer(stream)) {
                writer.write(value);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return stream.toByteArray();
        }

        @Override
        <T> T read(TypedSerializer<T> serializer, byte[] message) {
            try (FramedReader<T> reader = serializer.reader(new ByteArrayInputStream(message))) {
                return reader.read().orElseThrow();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    };

    private static final int BEFORE = 7;

    /** Returns the bytes of the value, with those before and after it. */
    <T> byte[] write(TypedSerializer<T> serializer, T value) {
        return serializer.serialize(value);
    }

    /** Reads the result of {@link #write}. */
    abstract <T> T read(TypedSerializer<T> serializer, byte[] message);

    /** The beginning of paths to the value. */
    String path() {
        return this == STREAM ? "$[0]" : "$";
    }

    private static byte[] surrounded(byte[] message) {
        byte[] bytes = new byte[BEFORE + message.length + BEFORE];
        System.arraycopy(message, 0, bytes, BEFORE, message.length);
        return bytes;
    }
}
