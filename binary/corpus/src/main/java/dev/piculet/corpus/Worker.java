package dev.piculet.corpus;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs in a JVM of its own: sends the values of one class after another on all trips, and prints the results. Lines have
 * fields between tabs: {@code class} name, {@code trip} name, {@code result} trip verdict detail, {@code end}.
 */
public final class Worker {
    private static final int VALUES = 3;

    private final PrintStream out;
    private final ClassLoader loader;
    private final Subtypes subtypes;
    private final List<Trip> others;

    private Worker(PrintStream out, ClassLoader loader, Subtypes subtypes, List<Trip> others) {
        this.out = out;
        this.loader = loader;
        this.subtypes = subtypes;
        this.others = others;
    }

    /** @param arguments corpus, folder of the folders of jars, share of classes, whether others than Java serialization are asked, number of the first class */
    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(System.out);
        Corpus corpus = Corpus.valueOf(arguments[0]);
        Path target = Path.of(arguments[1]);
        ClassLoader loader = corpus.loader(target);
        Thread.currentThread().setContextClassLoader(loader);
        List<Trip> others = Boolean.parseBoolean(arguments[3]) ? OtherTrips.all(loader) : OtherTrips.witness(loader);
        Worker worker = new Worker(out, loader, new Subtypes(corpus.visible(target)), others);
        List<String> classes = Sample.classes(corpus.examined(target), Integer.parseInt(arguments[2]));
        for (int i = Integer.parseInt(arguments[4]); i < classes.size(); i++) {
            worker.examine(classes.get(i));
        }
        // Threads of others' code do not end.
        Runtime.getRuntime().halt(0);
    }

    private void examine(String name) {
        out.println("class\t" + name);
        Class<?> type = Library.load(name, loader);
        Map<String, Outcome> outcomes = new LinkedHashMap<>();
        if (type != null && isOfInterest(type)) {
            for (int seed = 0; seed < VALUES; seed++) {
                examine(type, seed, outcomes);
            }
        }
        outcomes.forEach((trip, outcome) -> out.println("result\t" + trip + "\t" + outcome.verdict() + "\t"
                + outcome.detail().replace('\t', ' ')));
        out.println("end");
    }

    private static boolean isOfInterest(Class<?> type) {
        try {
            boolean visible = Modifier.isPublic(type.getModifiers())
                    && (type.getEnclosingClass() == null
                            || Modifier.isPublic(type.getEnclosingClass().getModifiers()));
            return visible && !type.isEnum() && !type.isAnnotation() && !Forbidden.isForbidden(type);
        } catch (LinkageError e) {
            return false;
        }
    }

    private void examine(Class<?> type, int seed, Map<String, Outcome> outcomes) {
        Object value = value(type, seed);
        if (value == null) {
            return;
        }
        Object again = value(type, seed);
        Object twin = again != null && again.getClass() == value.getClass() ? again : null;
        out.println("ask");
        // No serializer has run yet: a hang or a crash here is not its fault.
        Behaviour.ask(value);
        List<Trip> trips = new ArrayList<>(PiculetTrips.all());
        trips.addAll(others);
        for (Trip trip : trips) {
            out.println("trip\t" + trip.name());
            Outcome outcome = Examination.of(trip, value, twin);
            outcomes.merge(trip.name(), outcome, Outcome::and);
        }
    }

    /** Returns a value, the same for the same seed; null if there is none. */
    private Object value(Class<?> type, int seed) {
        try {
            Object value = new Instances(subtypes, type.getName().hashCode() * 31L + seed).of(type);
            boolean isOfUse = !value.getClass().isHidden()
                    && !(value instanceof Enum)
                    && Graph.isSmall(value)
                    && Graph.isData(value);
            return isOfUse ? value : null;
        } catch (Instances.NoWay | LinkageError e) {
            return null;
        }
    }
}
