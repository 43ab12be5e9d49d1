package dev.piculet.binary.evolution;

import dev.piculet.binary.evolution.ClassVersion.Member;
import dev.piculet.binary.evolution.ClassVersion.Type;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/** Random objects of a version's compiled classes, by reflection. */
final class ValueOfVersion {
    private static final List<String> TEXTS =
            List.of("", "a", "caf\u00e9", "\ud83d\ude00", "\0", "a longer text, in latin 1");
    private static final long[] NUMBERS = {
        0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE, 127, 128
    };

    private final ClassVersion version;
    private final ClassLoader loader;
    private final String prefix;
    private final Random random;

    ValueOfVersion(ClassVersion version, Class<?> root, Random random) {
        this.version = version;
        this.loader = root.getClassLoader();
        this.prefix = root.getPackageName() + ".";
        this.random = random;
    }

    Object object(String type) throws ReflectiveOperationException {
        Constructor<?> constructor = load(type).getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        if (version.make(type) == ClassVersion.Make.BARE) {
            return constructor.newInstance((Object) arguments(type));
        }
        if (version.make(type) != ClassVersion.Make.EMPTY) {
            return constructor.newInstance(arguments(type));
        }
        Object object = constructor.newInstance();
        for (Member each : version.membersOf(type)) {
            Field field = load(each.owner()).getDeclaredField(each.name());
            field.setAccessible(true);
            if (each.type().isPrimitive() || random.nextInt(6) > 0) {
                field.set(object, value(each.type()));
            }
        }
        return object;
    }

    private Object[] arguments(String type) throws ReflectiveOperationException {
        List<Object> arguments = new ArrayList<>();
        for (Member each : version.membersOf(type)) {
            boolean isSet = each.type().isPrimitive() || random.nextInt(6) > 0;
            arguments.add(isSet ? value(each.type()) : null);
        }
        return arguments.toArray();
    }

    private Class<?> load(String type) throws ClassNotFoundException {
        return loader.loadClass(prefix + type);
    }

    private Object value(Type type) throws ReflectiveOperationException {
        return switch (type.raw()) {
            case "String" -> TEXTS.get(random.nextInt(TEXTS.size()));
            case "E" -> pick(load("E").getEnumConstants());
            case "Part" -> object("Part");
            case "S" -> object(version.choices.get(random.nextInt(version.choices.size())));
            case "Optional" ->
                random.nextInt(3) == 0
                        ? Optional.empty()
                        : Optional.of(value(type.args().get(0)));
            case "[]" -> array(type.args().get(0));
            default ->
                ClassVersion.MAPS.contains(type.raw())
                        ? map(type)
                        : ClassVersion.SEQUENCES.contains(type.raw())
                                ? sequence(type)
                                : number(type.boxed().raw());
        };
    }

    private Object number(String box) {
        long n = random.nextBoolean()
                ? NUMBERS[random.nextInt(NUMBERS.length)]
                : random.nextLong() >> random.nextInt(64);
        double real = (double) pick(new Object[] {0.0, -0.0, Double.NaN, 1 / 0.0, Double.MIN_VALUE, 1e300, n / 8.0});
        return switch (box) {
            case "Byte" -> (byte) n;
            case "Short" -> (short) n;
            case "Character" -> (char) n;
            case "Integer" -> (int) n;
            case "Long" -> n;
            case "Float" -> (float) real;
            case "Double" -> real;
            default -> n > 0;
        };
    }

    private Object pick(Object[] values) {
        return values[random.nextInt(values.length)];
    }

    private Object array(Type element) throws ReflectiveOperationException {
        Object array = Array.newInstance(
                element.isPrimitive()
                        ? (Class<?>)
                                Class.forName("java.lang." + element.boxed().raw())
                                        .getField("TYPE")
                                        .get(null)
                        : element.raw().equals("E") ? load("E") : Class.forName("java.lang." + element.raw()),
                random.nextInt(4));
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, element.isPrimitive() || random.nextInt(6) > 0 ? value(element) : null);
        }
        return array;
    }

    private Object sequence(Type type) throws ReflectiveOperationException {
        boolean other = random.nextInt(3) == 0;
        Collection<Object> into = switch (type.raw()) {
            case "Set" -> other ? new LinkedHashSet<>() : new HashSet<>();
            case "LinkedHashSet" -> new LinkedHashSet<>();
            case "TreeSet" -> new TreeSet<>();
            default -> other && !type.raw().equals("ArrayList") ? new LinkedList<>() : new ArrayList<>();
        };
        for (int count = random.nextInt(5); count > 0; count--) {
            into.add(
                    random.nextInt(12) == 0 && !(into instanceof TreeSet)
                            ? null
                            : value(type.args().get(0)));
        }
        return into;
    }

    private Object map(Type type) throws ReflectiveOperationException {
        boolean other = random.nextInt(3) == 0;
        Map<Object, Object> into = switch (type.raw()) {
            case "Map" -> other ? new LinkedHashMap<>() : new HashMap<>();
            case "LinkedHashMap" -> new LinkedHashMap<>();
            default -> new TreeMap<>();
        };
        for (int count = random.nextInt(5); count > 0; count--) {
            into.put(
                    value(type.args().get(0)),
                    random.nextInt(8) == 0 ? null : value(type.args().get(1)));
        }
        return into;
    }
}
