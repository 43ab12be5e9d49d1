package dev.piculet.floors;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compares the packages of a module with its table in ARCHITECTURE.md. The two must agree exactly. */
public final class Floors {
    private static final String DOCUMENT = "ARCHITECTURE.md";

    private final List<Floor> floors;

    Floors(List<Floor> floors) {
        this.floors = floors;
    }

    /**
     * Checks a module of the checkout that the working directory is in. The module has been compiled.
     *
     * @param module the module's folder, as ARCHITECTURE.md has it
     * @param base the package that all others of the module are below
     * @throws AssertionError if a package uses another against the table, or the table is out of date; says where
     */
    public static void check(String module, String base) {
        Path checkout = checkout();
        Path folder = checkout.resolve(module);
        Floors floors = new Floors(new FloorTable(module, base).read(read(checkout.resolve(DOCUMENT))));
        ClassArrows classes = new ClassArrows(folder.resolve("target/classes"));
        List<Arrow> arrows = Stream.concat(
                        classes.arrows().stream(), ImportArrows.of(folder.resolve("src/main")).stream())
                .toList();
        List<String> faults = floors.faults(classes.packages(), arrows);
        if (!faults.isEmpty()) {
            throw new AssertionError(
                    "The packages of " + module + " and " + DOCUMENT + " disagree:\n" + String.join("\n", faults));
        }
    }

    static Path checkout() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.exists(folder.resolve(DOCUMENT))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new AssertionError("No folder above " + Path.of("").toAbsolutePath() + " has " + DOCUMENT + ".");
        }
        return folder;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the faults, a line each. Uses of packages outside the module do not count. */
    List<String> faults(Set<String> packages, List<Arrow> arrows) {
        Map<String, Map<String, String>> evidence = evidence(packages, arrows);
        Set<String> known = floors.stream().map(Floor::name).collect(Collectors.toSet());
        List<String> faults = new ArrayList<>();
        packages.stream().filter(Predicate.not(known::contains)).forEach(name -> faults.add(name + " has no floor."));
        for (Floor floor : floors) {
            if (!packages.contains(floor.name())) {
                faults.add(floor.name() + " has a floor and no classes.");
                continue;
            }
            Map<String, String> used = evidence.getOrDefault(floor.name(), Map.of());
            for (String name : new TreeSet<>(used.keySet())) {
                if (!floor.uses().contains(name)) {
                    faults.add(floor.name() + " may not use " + name + ": " + used.get(name));
                }
            }
            for (String name : new TreeSet<>(floor.uses())) {
                if (!used.containsKey(name)) {
                    faults.add(floor.name() + " may use " + name + " and does not. Take it out of the table.");
                }
            }
        }
        return faults;
    }

    /** One place in the code for each arrow between two packages of the module. */
    private static Map<String, Map<String, String>> evidence(Set<String> packages, List<Arrow> arrows) {
        Map<String, Map<String, String>> evidence = new HashMap<>();
        for (Arrow arrow : arrows) {
            if (packages.contains(arrow.from())
                    && packages.contains(arrow.to())
                    && !arrow.from().equals(arrow.to())) {
                evidence.computeIfAbsent(arrow.from(), from -> new HashMap<>())
                        .putIfAbsent(arrow.to(), arrow.evidence());
            }
        }
        return evidence;
    }
}
