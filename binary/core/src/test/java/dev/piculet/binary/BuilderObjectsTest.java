package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Classes whose constructor takes a builder are made by one of ours, in generated code as in interpreted. */
class BuilderObjectsTest {
    /** As people write them by hand. */
    static final class Query {
        private final String text;
        private final int limit;
        private final Long after;
        private final List<String> fields;
        private final Map<String, Query> parts;
        private final Object lock = new Object();
        private transient int hash;

        private Query(Builder builder) {
            text = Objects.requireNonNull(builder.text, "text");
            if (builder.limit < 0) {
                throw new IllegalArgumentException("limit " + builder.limit);
            }
            limit = builder.limit();
            after = builder.after;
            fields = Collections.unmodifiableList(new ArrayList<>(builder.fields));
            parts = builder.parts;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Query query
                    && query.text.equals(text)
                    && query.limit == limit
                    && Objects.equals(query.after, after)
                    && query.fields.equals(fields)
                    && Objects.equals(query.parts, parts);
        }

        @Override
        public int hashCode() {
            if (hash == 0) {
                hash = text.hashCode();
            }
            return hash;
        }

        static final class Builder {
            private String text = "*";
            private int limit = 10;
            private Long after;
            private final List<String> fields = new ArrayList<>();
            private Map<String, Query> parts;

            private Builder() {}

            Builder text(String value) {
                text = value;
                return this;
            }

            private int limit() {
                return limit;
            }

            Query build() {
                throw new AssertionError("not called by readers");
            }
        }
    }

    /** All of it is made by generated code. */
    static final class Point {
        private final long id;
        private final String name;
        private final Map<String, Point> near;
        private int count;

        Point(Builder builder) {
            id = builder.id;
            name = builder.name;
            near = builder.near == null ? null : Collections.unmodifiableMap(builder.near);
        }

        private static final class Builder {
            private long id;
            private String name;
            private Map<String, Point> near;
        }
    }

    record Batch(List<Query> queries, Query last, Point point) {}

    /** The builder of a subclass has what the superclass takes. */
    abstract static class Request {
        private final String id;

        Request(Parts parts) {
            id = parts.id();
        }

        interface Parts {
            String id();
        }
    }

    static final class Put extends Request {
        private final byte[] body;

        private Put(Builder builder) {
            super(builder);
            body = builder.body;
        }

        static final class Builder implements Parts {
            private String id;
            private byte[] body;

            @Override
            public String id() {
                return id;
            }
        }
    }

    static final class Ring {
        private final Ring next;

        private Ring(Builder builder) {
            next = builder.next;
        }

        static final class Builder {
            private Ring next;
        }
    }

    /** Its builder's default is needed, and is not what is written. */
    static final class Doubled {
        private final int twice;

        private Doubled(Builder builder) {
            twice = builder.once * 2;
        }

        static final class Builder {
            private int once;
        }
    }

    private static Query query(String text, String... fields) {
        Query.Builder builder = new Query.Builder().text(text);
        builder.fields.addAll(List.of(fields));
        builder.after = (long) fields.length;
        return new Query(builder);
    }

    private static Point point() {
        Point.Builder builder = new Point.Builder();
        builder.id = -1;
        builder.name = "far";
        Point far = new Point(builder);
        builder.near = Map.of("n", far);
        Point point = new Point(builder);
        point.count = 7;
        return point;
    }

    @Test
    void generatedCodeSetsTheBuildersFields() {
        Twins<Point> twins = Twins.of(Point.class);
        assertTrue(twins.isGenerated());
        byte[] bytes = twins.assertRoundTrip(point());
        assertEquals("far", ((Point) twins.readGenerated(bytes)).name);
    }

    @Test
    void fieldsComeBackThroughTheBuilder() {
        for (boolean references : new boolean[] {false, true}) {
            Twins<Batch> twins = Twins.of(() -> {
                TypedSerializerBuilder<Batch> builder = TypedSerializer.builder(Batch.class);
                return references ? builder.references() : builder;
            });
            Query shared = query("b", "x", "y");
            Batch batch = new Batch(List.of(query("a"), shared), shared, point());
            byte[] bytes = twins.write(batch);
            assertArrayEquals(bytes, twins.interpreted().serialize(twins.readInterpreted(bytes)));
            Batch copy = (Batch) twins.readGenerated(bytes);
            assertEquals(batch.queries(), copy.queries());
            assertEquals(7, copy.point().count);
            assertEquals("far", copy.point().near.get("n").name);
            assertEquals(null, copy.point().near.get("n").near);
            assertArrayEquals(bytes, twins.generated().serialize(copy));
            assertEquals(references, copy.queries().get(1) == copy.last());
            assertThrows(
                    UnsupportedOperationException.class,
                    () -> copy.last().fields.add("z"));
        }
    }

    @Test
    void theConstructorChecksWhatIsRead() {
        TypedSerializer<Query> queries = TypedSerializer.of(Query.class);
        byte[] bytes = queries.serialize(query("a"));
        int refused = 0;
        for (int i = 4; i < bytes.length; i++) {
            for (int value = 0; value < 256; value++) {
                byte[] changed = bytes.clone();
                changed[i] = (byte) value;
                try {
                    assertTrue(queries.deserialize(changed).limit >= 0);
                } catch (BinaryException e) {
                    refused += e.getCause() instanceof IllegalArgumentException ? 1 : 0;
                }
            }
        }
        assertTrue(refused > 0);
    }

    @Test
    void aBuilderMayBeAskedByTheSuperclass() {
        Put.Builder builder = new Put.Builder();
        builder.id = "p1";
        builder.body = new byte[] {1, 2};
        Put copy = TypedSerializer.of(Put.class).copy(new Put(builder));
        assertEquals("p1", ((Request) copy).id);
        assertArrayEquals(new byte[] {1, 2}, copy.body);
    }

    @Test
    void aFieldThatIsNotInTheBytesKeepsWhatTheBuilderGivesIt() {
        byte[] old = BinarySerializer.builder().allow(Old.class).build().serialize(new Old("t"));
        Object read = BinarySerializer.builder()
                .allow(Query.class)
                .alias(Query.class, Old.class.getName())
                .build()
                .deserialize(old);
        assertEquals("t", ((Query) read).text);
        assertEquals(10, ((Query) read).limit);
    }

    record Old(String text) {}

    @Test
    void anObjectInsideItselfIsRefusedWhereItIsWritten() {
        TypedSerializer<Ring> rings =
                TypedSerializer.builder(Ring.class).references().build();
        Ring.Builder builder = new Ring.Builder();
        builder.next = new Ring(new Ring.Builder());
        Ring ring = new Ring(builder);
        assertEquals(null, rings.copy(ring).next.next);
        setNext(ring.next, ring);
        UnsupportedValueException e = assertThrows(UnsupportedValueException.class, () -> rings.serialize(ring));
        assertTrue(e.getMessage().contains("is inside itself, but is created by a constructor"), e.getMessage());
    }

    private static void setNext(Ring ring, Ring next) {
        try {
            java.lang.reflect.Field field = Ring.class.getDeclaredField("next");
            field.setAccessible(true);
            field.set(ring, next);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theWayIsDescribedAndWhatIsNotProvedIsRefused() {
        String text = TypedSerializer.of(Put.class).describe();
        String name = Put.class.getName();
        assertTrue(
                text.startsWith(name + "\n  by        " + name + "(" + name + "$Builder)\n  of        a new " + name
                        + "$Builder with these fields\n  given     id, body\n"),
                text);
        UnsupportedClassException e =
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(Doubled.class));
        assertTrue(e.getMessage().contains("final field 'twice' gets a value that is computed"), e.getMessage());
    }
}
