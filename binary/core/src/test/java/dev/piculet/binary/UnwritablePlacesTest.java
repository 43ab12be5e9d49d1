package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Type;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A declared class whose objects can't be written is refused where an object is met; null and empty collections of it are written. */
class UnwritablePlacesTest {
    /** Keeps another thing than it is given: no constructor restores it. */
    static class Measured {
        final int length;

        Measured(String text) {
            this.length = text.length();
        }
    }

    static class Plain extends Measured {
        Plain() {
            super("");
        }
    }

    /** Shows nothing of what it keeps. */
    static class Sealed extends AbstractCollection<String> {
        private final transient List<String> kept = new ArrayList<>();

        @Override
        public boolean add(String each) {
            return kept.add(each);
        }

        @Override
        public Iterator<String> iterator() {
            return kept.iterator();
        }

        @Override
        public int size() {
            return kept.size();
        }
    }

    static class Job {
        String name;
        Thread thread;
        ClassLoader loader;
        InputStream input;
        Measured measured;
        Sealed sealed;
        ArrayBlockingQueue<String> queue;
        List<Measured> list;
        Map<String, Thread> threads;
        Measured[] array;
        Lock lock;
    }

    private static Job job() {
        Job job = new Job();
        job.name = "nightly";
        job.list = new ArrayList<>(Arrays.asList((Measured) null));
        job.threads = Map.of();
        job.array = new Measured[2];
        return job;
    }

    @Test
    void nullAndEmptyCollectionsAreWrittenAndRead() {
        Twins<Job> twins = Twins.of(Job.class);
        assertTrue(twins.isGenerated());
        Job job = job();
        byte[] bytes = twins.interpreted().serialize(job);
        assertArrayEquals(bytes, twins.generated().serialize(job));
        for (TypedSerializer<Job> each : List.of(twins.generated(), twins.interpreted())) {
            Job read = each.deserialize(bytes);
            assertEquals("nightly", read.name);
            assertNull(read.thread);
            assertEquals(Arrays.asList((Measured) null), read.list);
            assertEquals(Map.of(), read.threads);
            assertEquals(2, read.array.length);
        }
    }

    private static String refusal(Job job) {
        String message = null;
        Twins<Job> twins = Twins.of(Job.class);
        for (TypedSerializer<Job> each : List.of(twins.generated(), twins.interpreted())) {
            String other = assertThrows(UnsupportedValueException.class, () -> each.serialize(job))
                    .getMessage();
            assertEquals(message == null ? other : message, other);
            message = other;
        }
        return message;
    }

    @Test
    void anObjectIsRefusedWithTheReasonOfItsClassAndItsPath() {
        Job job = job();
        job.thread = new Thread();
        assertEquals(
                "An instance of java.lang.Thread can't be written at $.thread.\n  Its class says why: Cannot create"
                        + " java.lang.Thread: a java.lang.Thread belongs to the running JVM. Mark the property that"
                        + " holds it transient.\n  Found at $.",
                refusal(job));
        job.thread = null;
        job.measured = new Measured("a");
        assertTrue(
                refusal(job)
                        .startsWith("An instance of " + Measured.class.getName()
                                + " can't be written at $.measured.\n  Its class says why: Cannot create"),
                refusal(job));
        job.measured = null;
        job.list.add(new Measured("a"));
        assertTrue(refusal(job).contains(" can't be written at $.list[1]."), refusal(job));
        job.list.clear();
        job.input = InputStream.nullInputStream();
        assertTrue(refusal(job).contains(" can't be written at $.input."), refusal(job));
        job.input = null;
        job.loader = UnwritablePlacesTest.class.getClassLoader();
        assertTrue(refusal(job).contains(" can't be written at $.loader."), refusal(job));
    }

    @Test
    void aCollectionIsNotReadAsAnother() {
        Job job = job();
        job.sealed = new Sealed();
        assertTrue(refusal(job).contains("Collections declared as " + Sealed.class.getName() + " can't be read back"));
        job.sealed = null;
        job.queue = new ArrayBlockingQueue<>(3);
        assertTrue(refusal(job).startsWith("An instance of java.util.concurrent.ArrayBlockingQueue "), refusal(job));
    }

    @Test
    void anObjectOfAnAllowedSubclassIsWritten() {
        Job job = job();
        job.lock = new ReentrantLock(true);
        Job read = TypedSerializer.of(Job.class)
                .deserialize(TypedSerializer.of(Job.class).serialize(job));
        assertTrue(((ReentrantLock) read.lock).isFair());
    }

    @Test
    void aRootIsRefusedWhenTheSerializerIsMade() {
        for (Class<?> each : List.of(Thread.class, Measured.class, Sealed.class, InputStream.class, Lock.class)) {
            assertTrue(
                    assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(each))
                            .getMessage()
                            .contains(" at $."),
                    each.getName());
        }
    }

    @Test
    void theyAreDescribed() {
        String text = TypedSerializer.of(Job.class).describe();
        assertTrue(
                text.contains("java.lang.Thread\n  not       written: places that declare it hold null, or allowed"
                        + " subclasses\n  because   Cannot create java.lang.Thread: a java.lang.Thread belongs to the"),
                text);
    }

    record Reply<T>(int code, T body, List<T> more, Optional<T> other) {}

    @Test
    void aTypeWithoutValuesIsOfNull() {
        Twins<Reply<Void>> twins = Twins.of(new TypeRef<Reply<Void>>() {});
        Reply<Void> empty = new Reply<>(204, null, List.of(), Optional.empty());
        Reply<Void> full = new Reply<>(200, null, new ArrayList<>(Arrays.asList(null, null)), null);
        for (Reply<Void> each : List.of(empty, full)) {
            byte[] bytes = twins.interpreted().serialize(each);
            assertArrayEquals(bytes, twins.generated().serialize(each));
            assertEquals(each, twins.interpreted().deserialize(bytes));
            assertEquals(each, twins.generated().deserialize(bytes));
        }
        assertTrue(twins.interpreted().describe().contains("  because   Type java.lang.Void has no values at $.\n"));
        Class<?> nothing = Void.class;
        assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(nothing));
    }

    static class Held<T> {
        T held;
    }

    @Test
    void bytesDoNotBringThem() {
        // Any class may be named in an open place. That it is declared elsewhere makes it none of those that are read.
        BinarySerializer serializer =
                BinarySerializer.builder().allowNames(name -> true).build();
        byte[] bytes = TypedSerializer.builder(new TypeRef<Held<Object>>() {})
                .allow(Plain.class)
                .build()
                .serialize(new Held<>());
        assertThrows(
                SchemaMismatchException.class,
                () -> TypedSerializer.of(Job.class).deserialize(bytes));
        assertThrows(UnsupportedValueException.class, () -> serializer.serialize(new Object[] {new Thread()}));
    }

    static class Template {
        int number;
    }

    /** The class around it knows nothing of its copy, which the JVM calls an error when asked for the name. */
    @Test
    void instancesOfHiddenClassesAreRefusedInArraysToo() throws Exception {
        byte[] classFile;
        try (InputStream in = UnwritablePlacesTest.class.getResourceAsStream("UnwritablePlacesTest$Template.class")) {
            classFile = in.readAllBytes();
        }
        Class<?> hidden =
                MethodHandles.lookup().defineHiddenClass(classFile, true).lookupClass();
        Object[] array = (Object[]) Array.newInstance(hidden, 1);
        array[0] = hidden.getDeclaredConstructor().newInstance();
        BinarySerializer any = BinarySerializer.builder().allow(hidden).build();
        TypedSerializer<Object> typed =
                TypedSerializer.builder((Type) hidden.arrayType()).build();
        for (Consumer<Object> writer : List.<Consumer<Object>>of(any::serialize, typed::serialize)) {
            String message = assertThrows(UnsupportedValueException.class, () -> writer.accept(array))
                    .getMessage();
            assertTrue(message.contains("without a lasting name"), message);
        }
    }
}
