package dev.piculet.binary.property;

import dev.piculet.binary.CompiledSources;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Classes with fields of random types, which refer to each other and to themselves. */
final class RandomClasses {
    private static final String[] PRIMITIVES = {"boolean", "byte", "short", "char", "int", "long", "float", "double"};
    private static final String[] BOXES = {"Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double"
    };
    private static final String[] PLAIN = {
        "String",
        "java.time.Instant",
        "java.time.LocalDate",
        "java.util.UUID",
        "java.math.BigDecimal",
        "dev.piculet.binary.fixture.Enums.Color",
        "dev.piculet.binary.fixture.Enums.Fifteen"
    };

    private final Random random;
    private final int count;
    /** Whether the class can be extended: it has a constructor without parameters. */
    private final boolean[] extensible;

    private RandomClasses(Random random, int count) {
        this.random = random;
        this.count = count;
        this.extensible = new boolean[count];
    }

    /** Returns new classes in a loader of their own. */
    static List<Class<?>> compile(Random random, int count, Path folder) throws ClassNotFoundException {
        RandomClasses classes = new RandomClasses(random, count);
        CompiledSources sources = new CompiledSources(folder);
        for (int i = 0; i < count; i++) {
            sources.with("models.M" + i, "package models;\n" + classes.source(i));
        }
        ClassLoader loader = CompiledSources.loader(sources.compile("-parameters"));
        List<Class<?>> compiled = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            compiled.add(loader.loadClass("models.M" + i));
        }
        return compiled;
    }

    private String source(int index) {
        int size = random.nextInt(10) == 0 ? 15 + random.nextInt(20) : random.nextInt(8);
        List<String> types = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            types.add(type(0));
        }
        return switch (random.nextInt(4)) {
            case 0 -> "public record M" + index + "(" + parameters(types) + ") {}";
            case 1 -> withConstructor(index, types);
            default -> withoutConstructor(index, types);
        };
    }

    private static String parameters(List<String> types) {
        List<String> parameters = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            parameters.add(types.get(i) + " f" + i);
        }
        return String.join(", ", parameters);
    }

    private static String withConstructor(int index, List<String> types) {
        StringBuilder fields = new StringBuilder();
        StringBuilder body = new StringBuilder();
        for (int i = 0; i < types.size(); i++) {
            fields.append("  private final ")
                    .append(types.get(i))
                    .append(" f")
                    .append(i)
                    .append(";\n");
            body.append(" this.f").append(i).append(" = f").append(i).append(';');
        }
        return "public class M" + index + " {\n" + fields + "  private M" + index + "(" + parameters(types) + ") {"
                + body + " }\n}";
    }

    private String withoutConstructor(int index, List<String> types) {
        int superclass = index == 0 ? -1 : random.nextInt(index);
        boolean extend = superclass >= 0 && extensible[superclass];
        extensible[index] = true;
        StringBuilder fields = new StringBuilder();
        for (int i = 0; i < types.size(); i++) {
            fields.append("  private ")
                    .append(types.get(i))
                    .append(" f")
                    .append(i)
                    .append(";\n");
        }
        return "public class M" + index + (extend ? " extends M" + superclass : "") + " {\n" + fields
                + "  transient int skipped = 3;\n}";
    }

    private String type(int depth) {
        int choice = random.nextInt(depth > 2 ? 4 : 10);
        return switch (choice) {
            case 0 -> depth == 0 ? of(PRIMITIVES) : of(BOXES);
            case 1 -> of(BOXES);
            case 2 -> of(PLAIN);
            case 3 -> "M" + random.nextInt(count);
            case 4 -> of(PRIMITIVES) + "[]";
            case 5 -> of(PLAIN) + "[][]";
            case 6 -> "java.util.Map<" + key() + ", " + type(depth + 1) + ">";
            case 7 -> "java.util.Set<" + key() + ">";
            case 8 -> random.nextInt(4) == 0 ? "java.util.Optional<" + key() + ">" : "M" + random.nextInt(count) + "[]";
            default -> "java.util.List<" + type(depth + 1) + ">";
        };
    }

    private String key() {
        return random.nextBoolean() ? of(BOXES) : of(PLAIN);
    }

    private String of(String[] names) {
        return names[random.nextInt(names.length)];
    }
}
