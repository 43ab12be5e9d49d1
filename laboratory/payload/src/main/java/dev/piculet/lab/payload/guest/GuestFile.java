package dev.piculet.lab.payload.guest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * What the engine tells every JVM about a stranger's class: {@code guest.properties} in a folder of the run, beside the documents.
 *
 * @param folder the folder, with one file a document in {@code documents}, and what the writer of JSON makes of each value in
 *     {@code references}, by number
 * @param id the payload's id
 * @param types the root's type as in Java source, and other classes that values may contain
 * @param documents how many documents there are; 0 before a supplier was asked
 * @param turns how many values a payload has: 1, or a power of two that is not less than {@code documents}
 * @param supplier {@code CLASS} or {@code CLASS#METHOD}, or null where values are read
 * @param chosen which of the supplier's values are taken, by number and ascending; empty for all
 * @param reader what reads documents, or null
 * @param writer what writes the references
 */
public record GuestFile(
        Path folder,
        String id,
        List<String> types,
        int documents,
        int turns,
        String supplier,
        List<Integer> chosen,
        Borrowed reader,
        Borrowed writer) {
    /** The name of the file. */
    public static final String NAME = "guest.properties";

    /**
     * A contender in a class loader of its own.
     *
     * @param className the class that implements {@code Contender}
     * @param classPath its module, and the library's jars
     */
    public record Borrowed(String className, List<Path> classPath) {}

    /** Returns it with the numbers that are known once the values were made. */
    public GuestFile of(int documents, int turns, List<Integer> chosen) {
        return new GuestFile(folder, id, types, documents, turns, supplier, chosen, reader, writer);
    }

    public Path document(int index) {
        return folder.resolve("documents").resolve(String.valueOf(index));
    }

    public Path reference(int index) {
        return folder.resolve("references").resolve(String.valueOf(index));
    }

    /** Writes it into its folder, in place of the one there. */
    public void write() throws IOException {
        Properties entries = new Properties();
        entries.setProperty("id", id);
        entries.setProperty("types", String.join(";", types));
        entries.setProperty("documents", String.valueOf(documents));
        entries.setProperty("turns", String.valueOf(turns));
        if (supplier != null) {
            entries.setProperty("supplier", supplier);
        }
        if (!chosen.isEmpty()) {
            entries.setProperty("chosen", chosen.stream().map(String::valueOf).collect(Collectors.joining(";")));
        }
        put(entries, "reader", reader);
        put(entries, "writer", writer);
        try (var out = Files.newBufferedWriter(folder.resolve(NAME))) {
            entries.store(out, null);
        }
    }

    private static void put(Properties entries, String name, Borrowed borrowed) {
        if (borrowed != null) {
            entries.setProperty(name, borrowed.className);
            for (int i = 0; i < borrowed.classPath.size(); i++) {
                entries.setProperty(name + "." + i, borrowed.classPath.get(i).toString());
            }
        }
    }

    /** Reads the one in a folder. */
    public static GuestFile read(Path folder) {
        Properties entries = new Properties();
        try (var in = Files.newBufferedReader(folder.resolve(NAME))) {
            entries.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new GuestFile(
                folder,
                entries.getProperty("id"),
                Arrays.asList(entries.getProperty("types").split(";")),
                Integer.parseInt(entries.getProperty("documents")),
                Integer.parseInt(entries.getProperty("turns")),
                entries.getProperty("supplier"),
                numbers(entries.getProperty("chosen")),
                borrowed(entries, "reader"),
                borrowed(entries, "writer"));
    }

    private static List<Integer> numbers(String text) {
        return text == null
                ? List.of()
                : Arrays.stream(text.split(";")).map(Integer::valueOf).toList();
    }

    private static Borrowed borrowed(Properties entries, String name) {
        if (!entries.containsKey(name)) {
            return null;
        }
        List<Path> classPath = new ArrayList<>();
        for (String file = entries.getProperty(name + ".0");
                file != null;
                file = entries.getProperty(name + "." + classPath.size())) {
            classPath.add(Path.of(file));
        }
        return new Borrowed(entries.getProperty(name), classPath);
    }
}
