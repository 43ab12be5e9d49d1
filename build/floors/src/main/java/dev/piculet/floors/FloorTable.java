package dev.piculet.floors;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The table of one module in ARCHITECTURE.md, from the ground up. A row may use rows above it and no others, so there can't
 * be a circle.
 *
 * <p>The table stands below the heading {@code ## Floors}, and there below {@code ### `MODULE`}. Packages are in backquotes,
 * without their common prefix.
 */
final class FloorTable {
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

    private final String module;
    private final String base;

    /**
     * @param module the module's folder, as in the heading
     * @param base the prefix of all other packages of the module; its own row has it in full
     */
    FloorTable(String module, String base) {
        this.module = module;
        this.base = base;
    }

    /**
     * Returns the floors from the ground up.
     *
     * @throws AssertionError if there is no such table, or a row uses a package that is not above it
     */
    List<Floor> read(String document) {
        List<Floor> floors = new ArrayList<>();
        Set<String> below = new LinkedHashSet<>();
        for (List<String> row : rows(document)) {
            String name = fullName(names(row.get(0)).iterator().next());
            Set<String> uses = names(row.get(1)).stream().map(this::fullName).collect(Collectors.toSet());
            for (String used : uses) {
                if (!below.contains(used)) {
                    throw new AssertionError("In the floors of " + module + ", " + name + " uses " + used
                            + ", which has no row above it. A package uses only what is nearer to the ground.");
                }
            }
            if (!below.add(name)) {
                throw new AssertionError("In the floors of " + module + ", " + name + " has two rows.");
            }
            floors.add(new Floor(name, uses));
        }
        return floors;
    }

    /** The two cells of each row, without header rows. */
    private List<List<String>> rows(String document) {
        List<String> lines = document.lines().toList();
        int chapter = lines.indexOf("## Floors");
        int heading = chapter < 0
                ? -1
                : chapter + lines.subList(chapter, lines.size()).indexOf("### `" + module + "`");
        if (heading < chapter || chapter < 0) {
            throw new AssertionError("ARCHITECTURE.md has no table '### `" + module + "`' below '## Floors'.");
        }
        return lines.stream()
                .skip(heading + 1L)
                .takeWhile(line -> !line.startsWith("#"))
                .filter(line -> line.startsWith("| `"))
                .map(FloorTable::cells)
                .toList();
    }

    private static List<String> cells(String row) {
        String[] parts = row.split("\\|", -1);
        if (parts.length != 4) {
            throw new AssertionError("A row of floors has a package and what it may use, not: " + row);
        }
        return List.of(parts[1], parts[2]);
    }

    private static Set<String> names(String cell) {
        Set<String> names = new LinkedHashSet<>();
        for (Matcher quoted = QUOTED.matcher(cell); quoted.find(); ) {
            names.add(quoted.group(1));
        }
        return names;
    }

    private String fullName(String name) {
        return name.equals(base) ? base : base + "." + name;
    }
}
