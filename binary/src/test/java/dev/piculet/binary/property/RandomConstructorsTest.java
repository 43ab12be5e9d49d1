package dev.piculet.binary.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.UnsupportedClassException;
import dev.piculet.binary.MalformedInputException;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Classes whose constructors do anything with their parameters: they swap, change, drop, copy and check them, and store what
 * they make themselves. What is read equals what was written, whatever was set or added since, or the class is refused; both
 * twins, with and without references.
 */
class RandomConstructorsTest {
    // One seed, so that what is found once is found again.
    private static final int CLASSES = 400;

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
            "List.of(\"x\")"
        },
    };

    /** What constructors store in final fields besides their parameters, which %s is one of. */
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
                static int random() { return count++ % 2; }
                static <T> List<T> kept(List<T> list) { last = (List<String>) (List) list; return list; }
                String overridden(Object o) { return "low" + o + getClass().getSimpleName().length() + random(); }
                static int twice(int n) { return n * 2; }
                static <T> T same(T value) { return value; }
                static <T> List<T> grown(List<T> list) { if (list.size() < 3) { list.add(null); } return list; }
            }
            """;

    private final Random random = new Random(13);

    private int[] made = {};

    private boolean hasReferences;

    private int taken;

    /** Of these, the classes with fields that the constructor fills itself. */
    private int takenMade;

    private int refusedOnRead;

    @Test
    void readEqualsWrittenOrIsRefused(@TempDir Path folder) throws Exception {
        for (String options : new String[] {"-g:none", "-g", "-parameters"}) {
            Path classes = folder.resolve(options);
            compile(folder.resolve("sources" + options), classes, options);
            try (URLClassLoader loader = new URLClassLoader(
                    new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
                for (int i = 0; i < CLASSES; i++) {
                    hasReferences = i % 2 == 0;
                    check(loader.loadClass("made.Made" + i), options);
                }
            }
        }
        assertTrue(takenMade > CLASSES / 10, () -> "only " + takenMade + " of these store what they make");
        assertTrue(taken > CLASSES / 3, () -> "only " + taken + " classes were taken");
        assertTrue(refusedOnRead < taken / 10, () -> refusedOnRead + " values were written and not read");
    }

    @SuppressWarnings("unchecked")
    private void check(Class<?> type, String options) throws Exception {
        Twins<Object> twins;
        try {
            twins = Twins.of(() -> {
                TypedSerializerBuilder<Object> builder = TypedSerializer.builder((Class<Object>) type);
                return hasReferences ? builder.references() : builder;
            });
        } catch (UnsupportedClassException e) {
            return;
        }
        taken++;
        for (Field field : type.getDeclaredFields()) {
            if (field.getName().equals("g0")) {
                takenMade++;
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            for (int i = 0; i < 5; i++) {
                Object value = create(constructor);
                if (value != null) {
                    change(value);
                    check(twins, value, options);
                }
            }
        }
    }

    private void check(Twins<Object> twins, Object value, String options) throws Exception {
        String written = state(value);
        try {
            byte[] bytes = twins.writeInterpreted(value);
            assertEquals(written, state(twins.readInterpreted(bytes)), value.getClass() + " " + options);
            assertEquals(written, state(twins.readGenerated(twins.writeGenerated(value))));
        } catch (MalformedInputException e) {
            assertTrue(e.getMessage().contains("refuses what was read"), e::getMessage);
            refusedOnRead++;
        }
    }

    /** Adds to collections that the constructor made, and sets fields that are not final. */
    @SuppressWarnings("unchecked") // They are of texts.
    private void change(Object value) throws IllegalAccessException {
        for (Field field : value.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            boolean isMade = field.getName().startsWith("g");
            Object held = field.get(value);
            if (isMade && held instanceof Map) {
                ((Map<String, String>) held).put("k" + random.nextInt(3), "v");
            } else if (isMade
                    && held instanceof Collection
                    && !held.getClass().getName().contains("Immutable")) {
                ((Collection<String>) held).add("e" + random.nextInt(3));
            } else if (!Modifier.isFinal(field.getModifiers()) && !Modifier.isStatic(field.getModifiers())) {
                setAgain(field, value);
            }
        }
    }

    private void setAgain(Field field, Object value) throws IllegalAccessException {
        if (field.getType() == int.class) {
            field.setInt(value, random.nextInt(5));
        } else if (field.getType() == String.class && random.nextBoolean()) {
            field.set(value, "set" + random.nextInt(5));
        }
    }

    private static String state(Object value) throws IllegalAccessException {
        List<Object> state = new ArrayList<>();
        for (Field field : value.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            if (Modifier.isStatic(field.getModifiers())) {
                continue;
            }
            Object held = field.get(value);
            boolean isMade = field.getName().startsWith("g") && held != null;
            state.add(field.getName() + "=" + held + (isMade ? held.getClass() : ""));
        }
        return state.toString();
    }

    private Object create(Constructor<?> constructor) throws ReflectiveOperationException {
        Object[] arguments = new Object[constructor.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            Class<?> type = constructor.getParameterTypes()[i];
            if (type == int.class) {
                arguments[i] = random.nextInt(20) - 10;
            } else if (type == long.class) {
                arguments[i] = random.nextInt(20) - 10L;
            } else if (type == boolean.class) {
                arguments[i] = true;
            } else if (random.nextInt(6) > 0) {
                String text = " t" + random.nextInt(5) + (random.nextBoolean() ? " " : "");
                arguments[i] = type == String.class ? text : new ArrayList<>(List.of(text));
            }
        }
        try {
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            return null;
        }
    }

    private void compile(Path sources, Path classes, String options) throws IOException {
        Files.createDirectories(sources);
        List<String> arguments =
                new ArrayList<>(List.of("--release", "17", "-proc:none", "-nowarn", options, "-d", classes.toString()));
        for (int i = 0; i < CLASSES; i++) {
            Path file = sources.resolve("Made" + i + ".java");
            Files.writeString(file, source("Made" + i));
            arguments.add(file.toString());
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    private String source(String name) {
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
        java.util.Collections.shuffle(order, random);
        List<Integer> names = new ArrayList<>(order);
        if (random.nextInt(3) == 0) {
            java.util.Collections.shuffle(names, random);
        }
        StringBuilder text = new StringBuilder("  " + name + "(");
        String[] source = new String[types.length];
        for (int i = 0; i < types.length; i++) {
            source[order.get(i)] = "f" + names.get(i);
            text.append(i == 0 ? "" : ", ").append(TYPES[types[order.get(i)]] + " f" + names.get(i));
        }
        text.append(isSecond ? ", boolean more" : "").append(") {\n");
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
            // Of a parameter of any type; each has one of the first field's.
            text.append("    this.g" + i + " = " + String.format(MADE[made[i]][1], boxed(types[0]) + source[0] + ")")
                    + ";\n");
        }
        return text.append("  }\n").toString();
    }

    private static String boxed(int type) {
        return type == 0 ? "Integer.valueOf(" : type == 1 ? "Long.valueOf(" : type == 2 ? "String.valueOf(" : "(";
    }

    private int other(int[] types, int field) {
        int other = random.nextInt(types.length);
        return types[other] == types[field] ? other : field;
    }
}
