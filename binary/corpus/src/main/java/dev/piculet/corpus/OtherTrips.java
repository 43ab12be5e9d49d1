package dev.piculet.corpus;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.List;
import org.apache.fory.Fory;
import org.apache.fory.config.Language;
import org.apache.fory.exception.ForyException;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** The trips through other serializers, each configured to take any class and to keep references. */
final class OtherTrips {
    static final String JAVA = "Java";

    private OtherTrips() {}

    static List<Trip> all(ClassLoader loader) {
        return List.of(new KryoTrip(loader), new ForyTrip(loader), new JavaTrip(loader));
    }

    /** Java serialization alone: it tells whether a class's own serialized form gives its values back. */
    static List<Trip> witness(ClassLoader loader) {
        return List.of(new JavaTrip(loader));
    }

    private static final class KryoTrip implements Trip {
        private final Kryo kryo = new Kryo();

        KryoTrip(ClassLoader loader) {
            kryo.setClassLoader(loader);
            kryo.setRegistrationRequired(false);
            kryo.setReferences(true);
            kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        }

        @Override
        public String name() {
            return "Kryo";
        }

        @Override
        public byte[] write(Object value) {
            kryo.reset();
            Output output = new Output(1024, 1 << 24);
            kryo.writeClassAndObject(output, value);
            return output.toBytes();
        }

        @Override
        public Object read(byte[] bytes, Class<?> type) {
            kryo.reset();
            return kryo.readClassAndObject(new Input(bytes));
        }

        @Override
        public boolean isOwn(Throwable e) {
            return e instanceof KryoException;
        }
    }

    private static final class ForyTrip implements Trip {
        private final Fory fory;

        ForyTrip(ClassLoader loader) {
            fory = Fory.builder()
                    .withLanguage(Language.JAVA)
                    .withClassLoader(loader)
                    .withRefTracking(true)
                    // Its generated code would need a loader that sees this serializer, and this one sees only
                    // strangers'
                    // classes.
                    .withCodegen(false)
                    .requireClassRegistration(false)
                    .suppressClassRegistrationWarnings(true)
                    .build();
        }

        @Override
        public String name() {
            return "Fory";
        }

        @Override
        public byte[] write(Object value) {
            return fory.serialize(value);
        }

        @Override
        public Object read(byte[] bytes, Class<?> type) {
            return fory.deserialize(bytes);
        }

        @Override
        public boolean isOwn(Throwable e) {
            return e instanceof ForyException;
        }
    }

    private static final class JavaTrip implements Trip {
        private final ClassLoader loader;

        JavaTrip(ClassLoader loader) {
            this.loader = loader;
        }

        @Override
        public String name() {
            return JAVA;
        }

        @Override
        public byte[] write(Object value) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream output = new ObjectOutputStream(bytes)) {
                output.writeObject(value);
            }
            return bytes.toByteArray();
        }

        @Override
        public Object read(byte[] bytes, Class<?> type) throws IOException, ClassNotFoundException {
            try (ObjectInputStream input = new Reading(new ByteArrayInputStream(bytes))) {
                return input.readObject();
            }
        }

        @Override
        public boolean isOwn(Throwable e) {
            return e instanceof IOException;
        }

        private final class Reading extends ObjectInputStream {
            Reading(InputStream input) throws IOException {
                super(input);
            }

            @Override
            protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
                try {
                    return Class.forName(description.getName(), false, loader);
                } catch (ClassNotFoundException e) {
                    return super.resolveClass(description);
                }
            }
        }
    }
}
