package dev.piculet.corpus;

import dev.piculet.corpus.ShapeFields.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The source of one class of a random shape. Its {@code sample()} makes a value, the same each time; its {@code lost(copy)} names what a
 * copy that keeps references has lost of the identity of objects inside, or gives null.
 */
final class ShapeSource {
    static final String PACKAGE = "shapes";

    /** Classes that all shapes use. */
    static final String USED = """
            package shapes;
            import java.util.*;
            enum Mood {
                CALM { String say() { return "c"; } }, WILD { String say() { return "w"; } };
                abstract String say();
            }
            record Money(long cents, String currency) { Money { currency = currency == null ? "" : currency.trim(); } }
            sealed interface Tree<T> permits Leaf, Fork { }
            record Leaf<T>(T value) implements Tree<T> { }
            record Fork<T>(Tree<T> left, Tree<T> right) implements Tree<T> { }
            record Pair<A, B extends Iterable<?>>(A first, B second) { }
            final class Entry2<T extends Enum<T> & java.io.Serializable> {
                private final T key;
                private final List<? super T> more;
                Entry2(T key, List<? super T> more) { this.key = Objects.requireNonNull(key); this.more = List.copyOf(more); }
            }
            final class ByLength implements Comparator<String>, java.io.Serializable {
                public int compare(String a, String b) { return a.length() - b.length(); }
            }
            /** All have one hash code. */
            final class Careless {
                int n;
                Careless() { }
                Careless(int n) { this.n = n; }
                @Override public boolean equals(Object o) { return o instanceof Careless c && c.n == n; }
                @Override public int hashCode() { return 1; }
            }
            /** None is equal to any, itself included. */
            final class Stubborn {
                int n;
                Stubborn() { }
                Stubborn(int n) { this.n = n; }
                @Override public boolean equals(Object o) { return false; }
                @Override public int hashCode() { return n; }
            }
            final class Recent<K, V> extends LinkedHashMap<K, V> {
                private final int bound;
                Recent(int bound) { super(16, 0.75f, true); this.bound = bound; }
                @Override protected boolean removeEldestEntry(Map.Entry<K, V> eldest) { return size() > bound; }
            }
            """;

    private static final String IMPORTS = List.of(
                    "java.util.*",
                    "java.util.concurrent.*",
                    "java.util.concurrent.atomic.*",
                    "java.util.regex.*",
                    "java.util.stream.*",
                    "java.math.*",
                    "java.net.*",
                    "java.nio.*",
                    "java.nio.charset.*",
                    "java.time.*")
            .stream()
            .map(it -> "import " + it + ";")
            .collect(Collectors.joining("\n", "package shapes;\n", "\n"));

    private final String name;
    private final Random random;
    private final List<Field> fields = new ArrayList<>();

    private ShapeSource(String name, Random random) {
        this.name = name;
        this.random = random;
        for (int i = random.nextInt(5); i >= 0; i--) {
            fields.add(ShapeFields.next(random));
        }
    }

    static String of(String name, Random random) {
        ShapeSource source = new ShapeSource(name, random);
        return IMPORTS
                + switch (random.nextInt(10)) {
                    case 0 -> source.bean("");
                    case 1 -> source.finals("");
                    case 2 -> source.finals("implements java.io.Serializable ");
                    case 3 -> source.record();
                    case 4 -> source.builder();
                    case 5 -> source.shadowing();
                    case 6 -> source.inner();
                    case 7 -> source.generic();
                    case 8 -> source.computed();
                    default -> source.graph();
                };
    }

    private String each(String pattern, String separator) {
        return IntStream.range(0, fields.size())
                .mapToObj(i -> pattern.replace("TYPE", fields.get(i).type())
                        .replace("VALUE", fields.get(i).value())
                        .replace("NAME", "f" + i))
                .collect(Collectors.joining(separator));
    }

    private String arguments() {
        return each("VALUE", ", ");
    }

    private static String members(String type, String sample) {
        return "public static " + type + " sample() { " + sample + " }\n" + "public static String lost(" + type
                + " copy) { return null; }\n";
    }

    private String bean(String more) {
        return "public class " + name + " " + more + "{ " + each("private TYPE NAME;", " ") + "\n"
                + members(name, name + " x = new " + name + "(); " + each("x.NAME = VALUE;", " ") + " return x;") + "}";
    }

    private String finals(String more) {
        return "public final class " + name + " " + more + "{ " + each("private final TYPE NAME;", " ") + "\n" + name
                + "(" + each("TYPE NAME", ", ") + ") { " + each("this.NAME = NAME;", " ") + " }\n"
                + members(name, "return new " + name + "(" + arguments() + ");") + "}";
    }

    private String record() {
        return "public record " + name + "(" + each("TYPE NAME", ", ") + ") {\n"
                + members(name, "return new " + name + "(" + arguments() + ");") + "}";
    }

    private String builder() {
        return "public class " + name + " { " + each("private final TYPE NAME;", " ") + "\nprivate " + name
                + "(Builder b) { " + each("NAME = b.NAME;", " ") + " }\n"
                + "static final class Builder { " + each("private TYPE NAME;", " ") + " }\n"
                + members(
                        name,
                        "Builder b = new Builder(); " + each("b.NAME = VALUE;", " ") + " return new " + name + "(b);")
                + "}";
    }

    /** A subclass has fields of the same names as its superclass. */
    private String shadowing() {
        return "public class " + name + " extends Above" + name + " { " + each("TYPE NAME;", " ") + " int own = 3;\n"
                + members(
                        name,
                        name + " x = new " + name + "(); " + each("x.NAME = VALUE;", " ") + " ((Above" + name
                                + ") x).f0 = \"above\"; return x;")
                + "}\nclass Above" + name + " { String f0 = \"first\"; protected transient int skipped = 9; }";
    }

    private String inner() {
        return "public class " + name + " { private int n = 5; Inner inner; List<Inner> more = new ArrayList<>();\n"
                + "class Inner { " + each("TYPE NAME;", " ") + " int outer() { return n; } }\n"
                + members(
                        name,
                        name + " x = new " + name + "(); x.inner = x.new Inner(); " + each("x.inner.NAME = VALUE;", " ")
                                + " x.more.add(x.new Inner()); return x;")
                + "}";
    }

    private String generic() {
        return "public class " + name + "<T extends Comparable<T>, L extends Collection<? extends T>> {"
                + " private T t; private T[] ts; private L l; private Map<T, L> m = new TreeMap<>(); "
                + each("private TYPE NAME;", " ")
                + "\npublic static Object sample() { " + name + "<String, List<String>> x = new " + name
                + "<>(); x.t = \"t\"; x.ts = new String[] {\"u\", null}; x.l = List.of(\"l\"); x.m.put(\"k\", new LinkedList<>()); "
                + each("x.NAME = VALUE;", " ") + " return x; }\n"
                + "public static String lost(" + name + "<?, ?> copy) { return null; }\n}";
    }

    /** A constructor computes, checks and copies. */
    private String computed() {
        return "public class " + name
                + " implements java.io.Serializable { private final String text; private final int hash;"
                + " private final List<String> kept = new ArrayList<>(); private final Object lock = new Object(); "
                + each("private TYPE NAME;", " ") + "\n"
                + name + "(String text) { if (text.isEmpty()) throw new IllegalArgumentException(); this.text = text;"
                + " hash = text.hashCode() * 31; }\n"
                + members(
                        name,
                        name + " x = new " + name + "(\"" + "t".repeat(1 + random.nextInt(3))
                                + "\"); x.kept.add(\"k\"); " + each("x.NAME = VALUE;", " ") + " return x;")
                + "}";
    }

    /** Objects that hold each other, directly and through collections and maps, and one that is there twice. */
    private String graph() {
        return "public class " + name + " { " + each("TYPE NAME;", " ") + "\n" + name + " self, once, twice; List<"
                + name + "> list = new ArrayList<>(); Map<String, " + name
                + "> map = new LinkedHashMap<>(); Object any; "
                + name + "[] array; Optional<" + name + "> maybe = Optional.empty();\n"
                + "public static " + name + " sample() { " + name + " x = new " + name + "(), y = new " + name + "(); "
                + each("x.NAME = VALUE;", " ") + " x.once = y; x.twice = y; x.list.add(y);"
                + (random.nextInt(3) > 0 ? " x.self = x; x.list.add(x); x.map.put(\"x\", x); y.any = x;" : "")
                + " x.array = new " + name + "[] {y, null}; x.maybe = Optional.of(y); return x; }\n"
                + "public static String lost(" + name
                + " c) { boolean kept = c.once == c.twice && c.list.get(0) == c.once"
                + " && c.array[0] == c.once && c.maybe.get() == c.once && (c.self == null || c.self == c && c.list.get(1) == c"
                + " && c.map.get(\"x\") == c && c.once.any == c); return kept ? null : \"an object is there twice\"; }\n}";
    }
}
