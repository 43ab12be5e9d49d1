package dev.piculet.corpus;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.OptionsBuilder;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedClassException;
import java.util.ArrayList;
import java.util.List;

/**
 * The trips through Piculet: interpreted and generated, with and without references, with the value's classes allowed, and
 * self-describing.
 */
final class PiculetTrips {
    static final String TYPED = "Piculet";
    static final String ALLOWED = "Piculet, classes allowed";
    static final String SELF_DESCRIBING = "Piculet, self-describing";

    private PiculetTrips() {}

    static List<Trip> all() {
        List<Trip> trips = new ArrayList<>();
        for (int generateAfter : new int[] {-1, 0}) {
            for (boolean references : new boolean[] {false, true}) {
                trips.add(new Typed(TYPED, generateAfter, references, /* allows= */ false));
                trips.add(new Typed(ALLOWED, generateAfter, references, /* allows= */ true));
            }
        }
        trips.add(new SelfDescribing(false));
        trips.add(new SelfDescribing(true));
        return trips;
    }

    private static boolean isOurs(Throwable e) {
        return e instanceof BinaryException || e instanceof UnsupportedClassException;
    }

    private static <B extends OptionsBuilder<B>> void configure(B builder, int generateAfter, boolean references) {
        builder.generateAfter(generateAfter);
        if (references) {
            builder.references();
        }
    }

    private static final class Typed implements Trip {
        private final String name;
        private final int generateAfter;
        private final boolean references;
        private final boolean allows;
        private TypedSerializer<?> serializer;

        Typed(String name, int generateAfter, boolean references, boolean allows) {
            this.name = name;
            this.generateAfter = generateAfter;
            this.references = references;
            this.allows = allows;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public byte[] write(Object value) {
            return serialize(value.getClass(), value);
        }

        private <T> byte[] serialize(Class<T> type, Object value) {
            TypedSerializerBuilder<T> builder = TypedSerializer.builder(type);
            configure(builder, generateAfter, references);
            if (allows) {
                builder.allow(Graph.classes(value).toArray(Class<?>[]::new));
            }
            TypedSerializer<T> typed = builder.build();
            serializer = typed;
            return typed.serialize(type.cast(value));
        }

        @Override
        public Object read(byte[] bytes, Class<?> type) {
            return serializer.deserialize(bytes);
        }

        @Override
        public boolean isOwn(Throwable e) {
            return isOurs(e);
        }
    }

    private static final class SelfDescribing implements Trip {
        private final boolean references;
        private BinarySerializer serializer;

        SelfDescribing(boolean references) {
            this.references = references;
        }

        @Override
        public String name() {
            return SELF_DESCRIBING;
        }

        @Override
        public byte[] write(Object value) {
            BinarySerializer.Builder builder = BinarySerializer.builder();
            configure(builder, references ? 0 : -1, references);
            serializer =
                    builder.allow(Graph.classes(value).toArray(Class<?>[]::new)).build();
            return serializer.serialize(value);
        }

        @Override
        public Object read(byte[] bytes, Class<?> type) {
            return serializer.deserialize(bytes);
        }

        @Override
        public boolean isOwn(Throwable e) {
            return isOurs(e);
        }
    }
}
