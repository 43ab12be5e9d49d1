package dev.piculet.corpus;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.OptionsBuilder;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedClassException;
import java.util.ArrayList;
import java.util.List;

/**
 * The trips through Piculet: interpreted and generated, with and without references, each without options, with the
 * classes of libraries allowed, and with these created without constructors; with references, every class allowed and created
 * without constructors, as others are set; and self-describing.
 */
final class PiculetTrips {
    static final String TYPED = "Piculet";
    static final String ALLOWED = "Piculet, allowed";
    static final String BARE = "Piculet, allowed, without constructors";
    static final String ALL_OPTIONS = "Piculet, all options";
    static final String SELF_DESCRIBING = "Piculet, self-describing";

    private PiculetTrips() {}

    static List<Trip> all() {
        List<Trip> trips = new ArrayList<>();
        for (int generateAfter : new int[] {-1, 0}) {
            for (boolean references : new boolean[] {false, true}) {
                for (String name : List.of(TYPED, ALLOWED, BARE)) {
                    trips.add(new Typed(name, generateAfter, references));
                }
            }
            trips.add(new Typed(ALL_OPTIONS, generateAfter, /* references= */ true));
        }
        trips.add(new SelfDescribing(false));
        trips.add(new SelfDescribing(true));
        return trips;
    }

    private static boolean isOurs(Throwable e) {
        return e instanceof BinaryException || e instanceof UnsupportedClassException;
    }

    private static <B extends OptionsBuilder<B>> B configured(
            B builder, String trip, int generateAfter, boolean references, Object value) {
        builder.generateAfter(generateAfter);
        if (references) {
            builder.references();
        }
        if (trip.equals(ALL_OPTIONS)) {
            builder.allowNames(name -> true);
        } else if (!trip.equals(TYPED)) {
            // What a user names by packages: all but the JDK.
            builder.allowNames(name -> !name.startsWith("java.") && !name.startsWith("sun."));
        }
        if (trip.equals(BARE) || trip.equals(ALL_OPTIONS)) {
            builder.createWithoutConstructor(type -> true);
        }
        ClassLoader loader = value.getClass().getClassLoader();
        return loader == null ? builder : builder.classLoader(loader);
    }

    private static final class Typed implements Trip {
        private final String name;
        private final int generateAfter;
        private final boolean references;
        private TypedSerializer<?> serializer;

        Typed(String name, int generateAfter, boolean references) {
            this.name = name;
            this.generateAfter = generateAfter;
            this.references = references;
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
            TypedSerializer<T> typed = configured(TypedSerializer.builder(type), name, generateAfter, references, value)
                    .build();
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
            serializer = configured(BinarySerializer.builder(), name(), references ? 0 : -1, references, value)
                    .build();
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
