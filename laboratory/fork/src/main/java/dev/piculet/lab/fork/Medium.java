package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where a binding's encoded form lives, behind one pair of calls. A measured JVM uses one medium, so the JIT sees through
 * the calls.
 *
 * @param <T> the binding's own type
 */
abstract class Medium<T> {
    abstract Object encode(T value) throws Exception;

    abstract T decode(Object encoded) throws Exception;

    /** Returns the bytes of an encoded form, for looking at. */
    abstract byte[] bytes(Object encoded) throws Exception;

    /** Turns bytes of the binding's format into an encoded form that {@link #decode} takes. */
    abstract Object encoded(byte[] bytes) throws Exception;

    /** True if each call of {@link #encode} has to return an object of its own. */
    boolean isFresh() {
        return true;
    }

    /** True if {@link #encoded} returns its argument's own array. */
    boolean isArray() {
        return false;
    }

    /** @throws UnsupportedPayloadException if the library has no calls for the form */
    static <T> Medium<T> of(Form form, Binding<T> binding, Path file) throws UnsupportedPayloadException {
        return switch (form) {
            case BYTES -> new Bytes<>(binding);
            case TEXT -> binding instanceof TextBinding<T> text ? new Text<>(text) : new Bytes<>(binding);
            case FILE -> new InFile<>(binding, file);
            case STREAM -> {
                if (!(binding instanceof StreamBinding<T> streams)) {
                    throw new UnsupportedPayloadException("reads no InputStream");
                }
                yield new Stream<>(streams);
            }
        };
    }

    private static class Bytes<T> extends Medium<T> {
        private final Binding<T> binding;

        Bytes(Binding<T> binding) {
            this.binding = binding;
        }

        @Override
        Object encode(T value) throws Exception {
            return binding.serialize(value);
        }

        @Override
        T decode(Object encoded) throws Exception {
            return binding.deserialize((byte[]) encoded);
        }

        @Override
        final byte[] bytes(Object encoded) {
            return (byte[]) encoded;
        }

        @Override
        final Object encoded(byte[] bytes) {
            return bytes;
        }

        @Override
        final boolean isArray() {
            return true;
        }
    }

    /** Bytes that are read by way of a stream. */
    private static final class Stream<T> extends Bytes<T> {
        private final StreamBinding<T> binding;

        Stream(StreamBinding<T> binding) {
            super(binding);
            this.binding = binding;
        }

        @Override
        T decode(Object encoded) throws Exception {
            return binding.deserialize(new ByteArrayInputStream((byte[]) encoded));
        }
    }

    private static final class Text<T> extends Medium<T> {
        private final TextBinding<T> binding;

        Text(TextBinding<T> binding) {
            this.binding = binding;
        }

        @Override
        Object encode(T value) throws Exception {
            return binding.serializeText(value);
        }

        @Override
        T decode(Object encoded) throws Exception {
            return binding.deserializeText((String) encoded);
        }

        @Override
        byte[] bytes(Object encoded) {
            return ((String) encoded).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        Object encoded(byte[] bytes) {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    private static final class InFile<T> extends Medium<T> {
        private final Binding<T> binding;
        private final Path file;

        InFile(Binding<T> binding, Path file) {
            this.binding = binding;
            this.file = file;
        }

        @Override
        Object encode(T value) throws Exception {
            binding.write(value, file);
            return file;
        }

        @Override
        T decode(Object encoded) throws Exception {
            return binding.read((Path) encoded);
        }

        @Override
        byte[] bytes(Object encoded) throws Exception {
            return Files.readAllBytes((Path) encoded);
        }

        @Override
        Object encoded(byte[] bytes) throws Exception {
            Path input = Files.createTempFile(file.getParent(), "piculet-lab-", ".payload");
            input.toFile().deleteOnExit();
            return Files.write(input, bytes);
        }

        @Override
        boolean isFresh() {
            return false;
        }
    }
}
