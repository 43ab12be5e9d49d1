package dev.piculet.lab.contenders.jdk;

import dev.piculet.lab.contender.Binding;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Each document gets object streams of its own, as each needs a stream header and remembers no objects of others; only
 * the buffer below them is kept.
 */
final class JdkBinding implements Binding<Object> {
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(1024);

    @Override
    public byte[] serialize(Object value) throws IOException {
        buffer.reset();
        write(value, buffer);
        return buffer.toByteArray();
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
        return read(new ByteArrayInputStream(bytes));
    }

    @Override
    public void write(Object value, Path file) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            write(value, out);
        }
    }

    @Override
    public Object read(Path file) throws Exception {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return read(in);
        }
    }

    private static void write(Object value, OutputStream out) throws IOException {
        try (ObjectOutputStream objects = new ObjectOutputStream(out)) {
            objects.writeObject(value);
        }
    }

    private static Object read(InputStream in) throws Exception {
        try (ObjectInputStream objects = new ObjectInputStream(in)) {
            return objects.readObject();
        }
    }
}
