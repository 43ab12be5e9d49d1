package dev.piculet.fuzz;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.BinaryException;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.schema.Schema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Reads bytes of schemas that nobody has, by everything that reads bytes. Each must give a value or one of our errors,
 * within memory and time that grow with the bytes. A case is told by its number and the seed alone.
 */
final class StructuralFuzz {
    /** What reads a case. */
    enum Reader {
        TREE,
        OBJECTS,
        FRAMES,
        OLDER,
        OLDER_GENERATED,
        INSPECTOR
    }

    /** What reading may allocate whatever the bytes are: binding of classes, first uses, objects that take no bytes. */
    private static final long ALLOCATED = 8 << 20;

    /** The same for the inspector: lines of such objects. */
    private static final long ALLOCATED_BY_INSPECTOR = 32 << 20;

    /** What it may allocate for each byte, its garbage included. */
    private static final long ALLOCATED_PER_BYTE = 4 * 1024;

    /** Processor time that no case of some thousand bytes takes, unless its time grows faster than the bytes. */
    private static final long MAX_NANOS = 5_000_000_000L;

    private static final int MAX_FAILURES = 20;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final List<TypedSerializer<?>> typed = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();
    private final Map<Reader, long[]> figures = new EnumMap<>(Reader.class);
    private final long seed;
    private BinarySerializer any;

    StructuralFuzz(long seed) {
        this.seed = seed;
        for (Reader reader : Reader.values()) {
            figures.put(reader, new long[5]);
        }
        for (Class<?> type : Targets.TYPES) {
            typed.add(serializer(type));
        }
        renew();
    }

    private static TypedSerializer<?> serializer(Class<?> type) {
        return TypedSerializer.builder(type)
                .allow(Targets.OBJECTS)
                .generateAfter(-1)
                .build();
    }

    /** Forgets what has been learnt. */
    private void renew() {
        any = BinarySerializer.builder()
                .allow(Targets.OBJECTS)
                .references()
                .generateAfter(-1)
                .build();
    }

    /** Runs cases from a number on and returns what went wrong. */
    List<String> run(long first, long count, Runnable each) {
        for (long i = first; i < first + count && failures.size() < MAX_FAILURES; i++) {
            one(i);
            each.run();
        }
        return failures;
    }

    private void one(long number) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        RandomSchemas schemas = new RandomSchemas(random);
        int index = random.nextInt(typed.size());
        Schema schema = random.nextInt(3) > 0 ? schemas.changed(typed.get(index).schema()) : schemas.next();
        byte[] schemaBytes = schema.toBytes();
        byte[] value;
        try {
            value = new RandomBytes(random, schema, 1 << random.nextInt(10)).next();
        } catch (StackOverflowError | ClassCastException | IndexOutOfBoundsException e) {
            // Such a schema has no values: it refers to what is not there, or its objects never end.
            value = new byte[random.nextInt(40)];
        }
        if (random.nextInt(3) == 0) {
            value = RandomBytes.slipped(value, random);
        }
        if (random.nextInt(20) == 0) {
            schemaBytes = RandomBytes.slipped(schemaBytes, random);
        }
        Reader reader = reader(random);
        byte[] bytes = reader == Reader.FRAMES
                ? framed(schemaBytes, value)
                : described(schema.fingerprint(), schemaBytes, value);
        byte[] body = value;
        byte[] ofSchema = schemaBytes;
        check(number, reader, bytes, () -> read(reader, index, bytes, ofSchema, body));
    }

    private static Reader reader(SplittableRandom random) {
        if (random.nextInt(200) == 0) {
            return Reader.OLDER_GENERATED;
        }
        int kind = random.nextInt(100);
        return kind < 40
                ? Reader.TREE
                : kind < 65 ? Reader.OBJECTS : kind < 80 ? Reader.FRAMES : kind < 92 ? Reader.OLDER : Reader.INSPECTOR;
    }

    private void read(Reader reader, int index, byte[] bytes, byte[] schema, byte[] value) throws IOException {
        switch (reader) {
            case TREE -> {
                Object tree = BinarySerializer.tree(bytes);
                if (tree != null && (!tree.equals(tree) || tree.toString().length() > 400_000)) {
                    throw new AssertionError("a tree is not itself, or its text is too long");
                }
            }
            case OBJECTS -> any.deserialize(bytes);
            case FRAMES -> frames(typed.get(index), bytes);
            case OLDER, OLDER_GENERATED -> {
                Schema written = Schema.parse(schema);
                TypedSerializer<?> serializer = TypedSerializer.builder(Targets.TYPES[index])
                        .allow(Targets.OBJECTS)
                        .reads(written)
                        .generateAfter(reader == Reader.OLDER ? -1 : 0)
                        .build();
                serializer.deserialize(ByteBuffer.allocate(Integer.BYTES + value.length)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putInt(written.fingerprint())
                        .put(value)
                        .array());
            }
            case INSPECTOR -> Inspector.selfDescribing().inspect(bytes);
        }
    }

    private static <T> void frames(TypedSerializer<T> serializer, byte[] bytes) throws IOException {
        var reader = serializer.reader(new ByteArrayInputStream(bytes));
        while (reader.read().isPresent()) {
            // To the end.
        }
    }

    private static byte[] described(int fingerprint, byte[] schema, byte[] value) {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(0xB5);
        out.writeInt(fingerprint);
        out.writeVarint(schema.length);
        out.writeBytes(schema);
        out.writeBytes(value);
        return out.toByteArray();
    }

    private static byte[] framed(byte[] schema, byte[] value) {
        BinaryOutput out = new BinaryOutput();
        out.writeBytes("PCF1".getBytes(StandardCharsets.US_ASCII));
        out.writeVarint(schema.length);
        out.writeBytes(schema);
        out.writeVarint(value.length + 1);
        out.writeBytes(value);
        out.writeByte(0);
        return out.toByteArray();
    }

    private interface Reading {
        void read() throws IOException;
    }

    private void check(long number, Reader reader, byte[] bytes, Reading reading) {
        String problem = measured(reader, bytes, reading);
        if (problem != null && problem.startsWith("allocated")) {
            // The first time may have linked code.
            problem = measured(reader, bytes, reading);
        }
        if (problem != null) {
            failures.add("case " + number + " of seed " + seed + ", " + reader + ": " + problem + " of "
                    + Base64.getEncoder().encodeToString(bytes));
        }
    }

    private String measured(Reader reader, byte[] bytes, Reading reading) {
        long[] figure = figures.get(reader);
        long before = threads.getCurrentThreadAllocatedBytes();
        long start = threads.getCurrentThreadCpuTime();
        String problem = null;
        try {
            reading.read();
            figure[0]++;
        } catch (BinaryException e) {
            figure[1]++;
        } catch (Throwable e) {
            StackTraceElement[] calls = e.getStackTrace();
            problem = e + " at " + Arrays.asList(calls).subList(0, Math.min(6, calls.length));
        }
        long nanos = threads.getCurrentThreadCpuTime() - start;
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        figure[2] = Math.max(figure[2], allocated);
        long free = reader == Reader.INSPECTOR ? ALLOCATED_BY_INSPECTOR : ALLOCATED;
        figure[3] = Math.max(figure[3], (allocated - Math.min(allocated, free)) / Math.max(1, bytes.length));
        figure[4] = Math.max(figure[4], nanos);
        if (problem == null && allocated > free + ALLOCATED_PER_BYTE * bytes.length) {
            problem = "allocated " + allocated + " bytes for " + bytes.length;
        }
        return problem == null && nanos > MAX_NANOS ? "took " + nanos / 1_000_000 + " ms" : problem;
    }

    /** Returns a line for each reader: what came of its cases. */
    String figures() {
        StringBuilder text = new StringBuilder();
        figures.forEach((reader, figure) -> text.append(String.format(
                "%-16s values %,d, errors %,d; most allocated %,d bytes, for each byte beyond what is free %,d; longest %.1f ms%n",
                reader, figure[0], figure[1], figure[2], figure[3], figure[4] / 1e6)));
        return text.toString();
    }
}
