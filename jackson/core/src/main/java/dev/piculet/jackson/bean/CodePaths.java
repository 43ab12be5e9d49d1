package dev.piculet.jackson.bean;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which way each class takes, and why: no more than the first 20,000 lines. Thread-safe. Holds on to no class. */
public final class CodePaths {
    /** Nobody reads more lines, and a program may make classes without end. */
    private static final int MOST = 20_000;

    private final Map<String, String> paths = new TreeMap<>();

    /** Records the way that a class takes at first, unless there is a record: Jackson may begin with a class in several threads. */
    public synchronized void begin(Class<?> type, String purpose, String path) {
        if (paths.size() < MOST) {
            paths.putIfAbsent(key(type, purpose), path);
        }
    }

    /** Records the way that a class takes for reading or writing, and replaces the earlier record. */
    public synchronized void add(Class<?> type, String purpose, String path) {
        String key = key(type, purpose);
        if (paths.size() < MOST || paths.containsKey(key)) {
            paths.put(key, path);
        }
    }

    private static String key(Class<?> type, String purpose) {
        return type.getName() + ", " + purpose;
    }

    /** Returns one line for each class and purpose, by name. */
    public synchronized List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, String> path : paths.entrySet()) {
            lines.add(path.getKey() + ": " + path.getValue());
        }
        return lines;
    }
}
