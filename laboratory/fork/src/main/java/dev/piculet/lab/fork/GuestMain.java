package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.ValueDifference;
import dev.piculet.lab.payload.guest.GuestException;
import dev.piculet.lab.payload.guest.GuestFile;
import dev.piculet.lab.payload.guest.GuestValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * Makes the values of a stranger's class once, as every measured JVM will, and writes what they are as JSON, for the engine and for
 * JSON contenders to read.
 *
 * <p>Arguments: the folder of the {@link GuestFile}, and the file for the answer, a properties file. It has {@link #VALUES}
 * and {@link #MILLIS}, or {@link #ERROR} and, if it is about one document, {@link #DOCUMENT}.
 */
public final class GuestMain {
    public static final String VALUES = "values";
    public static final String MILLIS = "millis";
    public static final String ERROR = "error";
    public static final String DOCUMENT = "document";

    private final GuestFile file;
    private final Properties answer = new Properties();

    private GuestMain(GuestFile file) {
        this.file = file;
    }

    public static void main(String[] args) throws IOException {
        GuestMain main = new GuestMain(GuestFile.read(Path.of(args[0])));
        try {
            main.make();
        } catch (GuestException e) {
            main.answer.setProperty(ERROR, e.getMessage());
            main.answer.setProperty(DOCUMENT, String.valueOf(e.document()));
        }
        try (var out = Files.newBufferedWriter(Path.of(args[1]))) {
            main.answer.store(out, null);
        }
        System.exit(0); // A stranger's class may have left threads running.
    }

    private void make() throws GuestException, IOException {
        long start = System.nanoTime();
        GuestValues guest = new GuestValues(file);
        List<Object> values = guest.all();
        answer.setProperty(MILLIS, String.valueOf((System.nanoTime() - start) / 1_000_000));
        answer.setProperty(VALUES, String.valueOf(values.size()));
        for (int i = 0; i < values.size(); i++) {
            requireTree(values.get(i), i);
        }
        if (file.supplier() != null) {
            requireSame(values, new GuestValues(file).all());
        }
        writeReferences(guest, values);
    }

    private static void requireTree(Object value, int index) throws GuestException {
        try {
            ReferenceTree.of(value);
        } catch (RuntimeException e) {
            throw new GuestException(String.valueOf(e.getMessage()), index, e);
        }
    }

    /** Every measured JVM asks the supplier anew. */
    private void requireSame(List<Object> values, List<Object> again) throws GuestException {
        for (int i = 0; i < values.size(); i++) {
            Optional<String> difference = i < again.size()
                    ? ValueDifference.between(values.get(i), again.get(i))
                    : Optional.of("$: expected " + values.size() + " values, found " + again.size());
            if (difference.isPresent()) {
                throw new GuestException(
                        "The supplier " + file.supplier() + " gives other values the second time (" + difference.get()
                                + "). Each measured JVM asks it anew: give its random numbers a seed.",
                        null);
            }
        }
    }

    private void writeReferences(GuestValues guest, List<Object> values) throws GuestException, IOException {
        Binding<Object> writer = guest.writer();
        Files.createDirectories(file.reference(0).getParent());
        for (int i = 0; i < values.size(); i++) {
            byte[] reference;
            try {
                reference = writer.serialize(writer.adopt(values.get(i)));
            } catch (Exception | LinkageError e) {
                throw new GuestException("It can't be written: " + GuestException.reason(e), i, e);
            }
            Files.write(file.reference(i), reference);
        }
    }
}
