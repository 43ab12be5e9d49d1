package dev.piculet.lab.payload.guest;

import dev.piculet.lab.contender.Payload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;

/**
 * Suite {@code try}: one payload, of a class that the lab does not know. There is one in a JVM with one of two properties that name
 * the folder of a {@link GuestFile}: {@link #VALUES} has the values made, {@link #DOCUMENTS} has their documents stand for them, for
 * the engine, which has no stranger's class.
 */
public final class GuestPayloads {
    public static final String SUITE = "try";

    /** The property of JVMs that work on the values. */
    public static final String VALUES = "piculet.lab.guest.values";

    /** The property of JVMs that need no more than documents. */
    public static final String DOCUMENTS = "piculet.lab.guest.documents";

    /** Kept, because a JVM asks for the payload several times, and setting a reader up takes long. */
    private static GuestValues made;

    private GuestPayloads() {}

    /** Returns the payload by its id, if this JVM has one. */
    public static Map<String, LongFunction<Payload>> byId() {
        String values = System.getProperty(VALUES);
        String folder = values != null ? values : System.getProperty(DOCUMENTS);
        if (folder == null) {
            return Map.of();
        }
        GuestFile file = GuestFile.read(Path.of(folder));
        return Map.of(file.id(), seed -> values != null ? ofValues(file, seed) : ofDocuments(file, seed));
    }

    /** One thread at a time: the reader is one. */
    private static synchronized Payload ofValues(GuestFile file, long seed) {
        try {
            GuestValues guest = made(file);
            List<Object> values = guest.all();
            ReachedClasses classes = guest.reached(values);
            return builder(file, guest.root(), inTurns(values, file.turns(), seed))
                    .classes(classes.own(guest.firstOwn()).toArray(Class<?>[]::new))
                    .libraryClasses(classes.library())
                    .documents(inTurns(references(file), file.turns(), seed))
                    .build();
        } catch (GuestException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private static GuestValues made(GuestFile file) throws GuestException {
        if (made == null) {
            made = new GuestValues(file);
        }
        return made;
    }

    private static Payload ofDocuments(GuestFile file, long seed) {
        List<String> documents = inTurns(references(file), file.turns(), seed);
        return builder(file, String.class, documents).documents(documents).build();
    }

    private static Payload.Builder builder(GuestFile file, Type type, List<?> values) {
        return values.size() == 1
                ? Payload.of(SUITE, file.id(), type, values.get(0))
                : Payload.inTurn(SUITE, file.id(), type, values);
    }

    private static List<String> references(GuestFile file) {
        List<String> references = new ArrayList<>();
        try {
            for (int i = 0; i < file.documents(); i++) {
                references.add(Files.readString(file.reference(i)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return references;
    }

    /** Repeats elements until there are enough, and shuffles them: the same places for the same numbers. */
    private static <T> List<T> inTurns(List<T> elements, int turns, long seed) {
        List<T> repeated = new ArrayList<>();
        for (int i = 0; i < turns; i++) {
            repeated.add(elements.get(i % elements.size()));
        }
        Collections.shuffle(repeated, new Random(seed));
        return repeated;
    }
}
