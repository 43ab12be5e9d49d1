package dev.piculet.model.kotlin.metadata;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names that the parts of a class refer to by index. */
final class NameTable {
    private final String[] strings;

    /** Names that were asked for: one is made once, however often it is referred to. */
    private final String[] known;

    private final List<NameRecord> records = new ArrayList<>();

    private final Set<Integer> localNames = new HashSet<>();

    private NameTable(String[] strings) {
        this.strings = strings;
        this.known = new String[strings.length];
    }

    /** Reads how names are made of the strings of an annotation. */
    static NameTable read(MessageReader message, String[] strings) {
        NameTable table = new NameTable(strings);
        int end = 0;
        for (int field = message.next(); field != 0; field = message.next()) {
            switch (field) {
                case 1 -> {
                    NameRecord names = NameRecord.read(message.message(), end);
                    table.records.add(names);
                    end = names.end();
                }
                case 5 -> table.addLocalNames(message.integers());
                default -> message.skip();
            }
        }
        return table;
    }

    private void addLocalNames(int[] indexes) {
        for (int index : indexes) {
            localNames.add(index);
        }
    }

    String name(int index) {
        if (index < 0 || index >= known.length) {
            return make(index);
        }
        if (known[index] == null) {
            known[index] = make(index);
        }
        return known[index];
    }

    /** Returns the name of a class: packages end in {@code /}, outer classes in {@code .}; a local one begins with that. */
    String className(int index) {
        return localNames.contains(index) ? "." + name(index) : name(index);
    }

    List<String> names(int[] indexes) {
        List<String> names = new ArrayList<>(indexes.length);
        for (int index : indexes) {
            names.add(name(index));
        }
        return names;
    }

    List<String> classNames(int[] indexes) {
        List<String> names = new ArrayList<>(indexes.length);
        for (int index : indexes) {
            names.add(className(index));
        }
        return names;
    }

    private String make(int index) {
        int low = 0;
        int high = records.size();
        while (low < high) {
            int middle = low + high >>> 1;
            if (records.get(middle).end() <= index) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (index < 0 || low == records.size()) {
            throw new IllegalArgumentException("There is no name " + index + ".");
        }
        return records.get(low).name(strings, index);
    }
}
