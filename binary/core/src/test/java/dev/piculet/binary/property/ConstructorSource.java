package dev.piculet.binary.property;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Sources of random classes in package {@code made}, whose constructors treat their parameters in different ways. */
final class ConstructorSource {
    private static final String[] TYPES = {"int", "long", "String", "List<String>"};

    private static final String[][] EXPRESSIONS = {
        {"%s + 1", "%s < 0 ? 0 : %<s", "Math.abs(%s)", "twice(%s)", "same(%s)", "(int) (long) %s", "7"},
        {"%s * 100", "same(%s)", "-%s", "Math.max(%s, 3)", "7L"},
        {"%s.trim()", "%s == null ? \"\" : %<s", "Objects.requireNonNull(%s)", "same(%s)", "\"x\"", "String.valueOf(%s)"
        },
        {
            "List.copyOf(%s)",
            "new ArrayList<>(%s)",
            "%s == null ? List.of() : %<s",
            "grown(%s)",
            "same(%s)",
            "List.of(\"x\")",
            "%s == null ? NONE : %<s",
            "%s == null ? NONE : List.copyOf(new LinkedHashSet<>(%<s))",
            "%s == null ? new ArrayList<>() : List.copyOf(%<s)",
            "%s == null ? null : new ArrayList<>(%<s)",
            "new ArrayList<>(new LinkedHashSet<>(%s))",
            "Collections.unmodifiableList(%s)",
        },
    };

    /**
     * Values that constructors store in final fields besides their parameters. The text {@code %s} stands for a
     * parameter.
     */
    private static final String[][] MADE = {
        {"List<String>", "new ArrayList<>()"},
        {"List<String>", "new LinkedList<>()"},
        {"Set<String>", "new TreeSet<>()"},
        {"Set<String>", "new LinkedHashSet<>(4)"},
        {"Map<String, String>", "new HashMap<>(4, 0.5f)"},
        {"Collection<String>", "new ArrayDeque<>()"},
        {"List<String>", "kept(new ArrayList<>())"},
        {"List<String>", "same(new ArrayList<>())"},
        {"List<String>", "grown(new ArrayList<>())"},
        {"List<String>", "last == null ? new ArrayList<>() : last"},
        {"List<String>", "random() > 0 ? new ArrayList<>() : new LinkedList<>()"},
        {"List<String>", "List.of()"},
        {"String", "\"x\" + %s"},
        {"String", "String.valueOf(%s)"},
        {"String", "\"\" + %s + ++count"},
        {"String", "overridden(%s)"},
        {"String", "new StringBuilder().append(%s).append('x').toString()"},
        {"int", "7"},
        {"int", "++count"},
        {"int", "%s == null ? 3 : 4"},
        {"long", "System.nanoTime()"},
        {"Thread.State", "Thread.State.NEW"},
        {"Thread.State", "Thread.State.values()[count++ %% 3]"},
    };

    private static final String FUNCTIONS = """
                static int count;
                static List<String> last;
                static final List<String> NONE = new ArrayList<>(List.of("n", "n"));
                static int random() { return count++ % 2; }
                static <T> List<T> kept(List<T> list) { last = (List<String>) (List) list; return list; }
                String overridden(Object o) { return "low" + o + getClass().getSimpleName().length() + random(); }
                static int twice(int n) { return n * 2; }
                static <T> T same(T value) { return value; }
                static <T> List<T> grown(List<T> list) { if (list.size() < 3) { list.add(null); } return list; }
            }
            """;

    private final Random random;

    private int[] made = {};

    ConstructorSource(Random random) {
        this.random = random;
    }

    /** Returns the source of another class with this name. */
    String of(String name) {
        int[] types = random.ints(1 + random.nextInt(4), 0, TYPES.length).toArray();
        StringBuilder text = new StringBuilder("package made; import java.util.*; public class " + name + " {\n");
        boolean[] finals = new boolean[types.length];
        for (int i = 0; i < types.length; i++) {
            finals[i] = random.nextInt(4) > 0;
            text.append(finals[i] ? "final " : "").append(TYPES[types[i]]).append(" f" + i + ";\n");
        }
        made = random.ints(random.nextInt(3), 0, MADE.length).toArray();
        for (int i = 0; i < made.length; i++) {
            text.append("final " + MADE[made[i]][0] + " g" + i + ";\n");
        }
        text.append(constructor(name, types, false));
        if (random.nextInt(3) == 0) {
            text.append(constructor(name, types, true));
        }
        return text.append(FUNCTIONS).toString();
    }

    /** Parameters have the fields' types in any order, and names of fields that need not be theirs. */
    private String constructor(String name, int[] types, boolean isSecond) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < types.length; i++) {
            order.add(i);
        }
        Collections.shuffle(order, random);
        List<Integer> names = new ArrayList<>(order);
        if (random.nextInt(3) == 0) {
            Collections.shuffle(names, random);
        }
        StringBuilder text = new StringBuilder("  " + name + "(");
        String[] source = new String[types.length];
        for (int i = 0; i < types.length; i++) {
            source[order.get(i)] = "f" + names.get(i);
            text.append(i == 0 ? "" : ", ").append(TYPES[types[order.get(i)]] + " f" + names.get(i));
        }
        text.append(isSecond ? ", boolean more" : "").append(") {\n");
        appendStores(text, types, source);
        return text.append("  }\n").toString();
    }

    /** @param source the parameter that each field is for */
    private void appendStores(StringBuilder text, int[] types, String[] source) {
        int[] byType = Arrays.copyOf(types, types.length);
        for (int i = 0; i < types.length; i++) {
            int from = random.nextInt(8) == 0 ? other(byType, i) : i;
            String[] all = EXPRESSIONS[types[i]];
            String expression =
                    random.nextInt(4) > 0 ? source[from] : String.format(all[random.nextInt(all.length)], source[from]);
            text.append("    this.f" + i + " = " + expression + ";\n");
        }
        if (random.nextInt(6) == 0 && types[0] == 3) {
            text.append("    if (this.f0 != null && this.f0.isEmpty()) this.f0.add(\"more\");\n");
        }
        for (int i = 0; i < made.length; i++) {
            // Made from a parameter of any type; each class has a parameter of the first field's type.
            text.append("    this.g" + i + " = " + String.format(MADE[made[i]][1], boxed(types[0]) + source[0] + ")")
                    + ";\n");
        }
    }

    private static String boxed(int type) {
        return type == 0 ? "Integer.valueOf(" : type == 1 ? "Long.valueOf(" : type == 2 ? "String.valueOf(" : "(";
    }

    private int other(int[] types, int field) {
        int other = random.nextInt(types.length);
        return types[other] == types[field] ? other : field;
    }
}
