package dev.piculet.fuzz;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.fuzz.CollidingKeys.Counted;
import dev.piculet.fuzz.CollidingKeys.Pair;
import dev.piculet.fuzz.Targets.Point;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;

/** Sets and maps of keys with the same hash code are read right, or refused before keys are compared too often. */
final class KeyScenario implements Scenario {
    /** Comparisons that each key may cost, so also the number of keys that may all collide. A table needs a few more. */
    private static final int FREE = 512;

    private static final int COMPARISONS = FREE + 64;

    /** Above so many colliding keys, the average key is compared more often than allowed. */
    private static final int TOO_MANY = 2 * FREE + 2;

    private static final int FEW = 64;
    private static final int SPECIAL = 15;

    /** Forms that take any keys (docs/spec/collection-forms.md), then forms that take only some. */
    private static final int[] SETS = {0, 20, 21, 24, 25, 28, 29, 22, 23, 26, 27, 32, 33, 35, 38, 41, 44, 47, 1, 64};

    private static final int HASH_SETS = 7;
    private static final int[] MAPS = {0, 1, 2, 3, 7, 10, 11, 4, 5, 6, 8, 9, 12, 32, 33, 35, 38, 41, 44, 47, 64};
    private static final int HASH_MAPS = 7;

    private record Generic(Class<?> raw, Type... arguments) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return arguments;
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public Type getOwnerType() {
            return null;
        }
    }

    private final List<Subject> lists = new ArrayList<>();
    private final List<Subject> sets = new ArrayList<>();
    private final List<Subject> maps = new ArrayList<>();
    private final BinarySerializer any = BinarySerializer.builder()
            .allow(Point.class, Pair.class, Counted.class, Targets.Colour.class)
            .allow(BigDecimal.class, BigInteger.class, UUID.class)
            .generateAfter(-1)
            .build();

    KeyScenario() {
        for (CollidingKeys family : CollidingKeys.values()) {
            Type key = family == CollidingKeys.LISTS ? new Generic(List.class, Integer.class) : family.type();
            lists.add(subject(new Generic(List.class, key)));
            sets.add(subject(new Generic(Set.class, key)));
            maps.add(subject(new Generic(Map.class, key, Integer.class)));
        }
    }

    private static Subject subject(Type type) {
        return Subject.of(() -> TypedSerializer.builder(type).headerless());
    }

    @Override
    public void run(SplittableRandom random, Meter meter) {
        CollidingKeys family = CollidingKeys.of(random.nextInt(lists.size()));
        List<Object> keys = family.keys(count(random));
        switch (random.nextInt(3)) {
            case 0 -> sets(family, keys, random, meter);
            case 1 -> maps(family, keys, random, meter);
            default -> selfDescribing(keys, random, meter);
        }
    }

    private static int count(SplittableRandom random) {
        int kind = random.nextInt(60);
        return kind == 0 ? TOO_MANY + random.nextInt(200) : kind < 3 ? 500 + random.nextInt(30) : random.nextInt(40);
    }

    private void sets(CollidingKeys family, List<Object> keys, SplittableRandom random, Meter meter) {
        boolean isTwice = !keys.isEmpty() && random.nextInt(6) == 0;
        if (isTwice) {
            keys.add(keys.get(random.nextInt(keys.size())));
        }
        // A list has the same bytes as a set in its plain form.
        byte[] bytes = lists.get(family.ordinal()).interpreted().serialize(keys);
        int form = random.nextInt(random.nextBoolean() ? HASH_SETS : SETS.length);
        byte[] asSet = withForm(bytes, SETS[form]);
        Counted.comparisons = 0;
        Subject subject = sets.get(family.ordinal());
        Result read = meter.call(Row.SETS, asSet, () -> subject.interpreted().deserialize(asSet));
        requireFewComparisons(keys.size());
        require(family, form < HASH_SETS, isTwice, keys.size(), read);
        requireEqual(keys.size() <= FEW ? new HashSet<>(keys) : null, keys.size(), read);
        subject.read(Row.SETS, asSet, random, meter);
    }

    private void maps(CollidingKeys family, List<Object> keys, SplittableRandom random, Meter meter) {
        Map<Object, Object> map = new LinkedHashMap<>();
        keys.forEach(it -> map.put(it, map.size()));
        Subject subject = maps.get(family.ordinal());
        byte[] bytes = subject.interpreted().serialize(map);
        int form = random.nextInt(random.nextBoolean() ? HASH_MAPS : MAPS.length);
        bytes[1] = (byte) MAPS[form];
        Counted.comparisons = 0;
        Result read = meter.call(Row.MAPS, bytes, () -> subject.interpreted().deserialize(bytes));
        requireFewComparisons(keys.size());
        require(family, form < HASH_MAPS, false, map.size(), read);
        requireEqual(keys.size() <= FEW ? map : null, map.size(), read);
        subject.read(Row.MAPS, bytes, random, meter);
    }

    private static void requireFewComparisons(int keys) {
        if (Counted.comparisons > (long) COMPARISONS * keys) {
            throw new AssertionError(keys + " keys were compared " + Counted.comparisons + " times");
        }
    }

    private static void require(CollidingKeys family, boolean takesAny, boolean isTwice, int count, Result read) {
        if (!takesAny) {
            return;
        }
        if (count <= FREE || family.isRemedied()) {
            read.require(isTwice ? Outcome.MALFORMED : Outcome.VALUE, count + " of " + family);
        } else if (count >= TOO_MANY) {
            read.require(Outcome.LIMIT, count + " of " + family);
        }
    }

    private static void requireEqual(Object expected, int count, Result read) {
        if (!read.isValue()) {
            return;
        }
        int size = read.value() instanceof Map<?, ?> map ? map.size() : ((Collection<?>) read.value()).size();
        if (size != count || expected != null && !expected.equals(read.value())) {
            throw new AssertionError(count + " keys are read as " + read.value());
        }
    }

    private void selfDescribing(List<Object> keys, SplittableRandom random, Meter meter) {
        Object value;
        if (random.nextBoolean()) {
            value = random.nextBoolean() ? new HashSet<>(keys) : new LinkedHashSet<>(keys);
        } else {
            Map<Object, Object> map = random.nextBoolean() ? new HashMap<>() : new LinkedHashMap<>();
            keys.forEach(it -> map.put(it, "value"));
            value = map;
        }
        byte[] bytes = any.serialize(value);
        Result read = meter.call(Row.DESCRIBED_KEYS, bytes, () -> any.deserialize(bytes));
        if (keys.size() <= FREE) {
            read.require(Outcome.VALUE, keys.size() + " keys");
        }
        requireEqual(keys.size() <= FEW ? value : null, keys.size(), read);
        Counted.comparisons = 0;
        Result tree = meter.call(Row.TREE, bytes, () -> BinarySerializer.tree(bytes));
        tree.require(Outcome.VALUE, "tree of a written value");
        Trees.require(tree.value());
        meter.call(Row.INSPECTOR, bytes, () -> Inspector.selfDescribing().inspect(bytes));
        if (Counted.comparisons > 0) {
            throw new AssertionError("keys are compared to be shown");
        }
    }

    /** Returns a list's bytes that name a form. */
    private static byte[] withForm(byte[] list, int form) {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(SPECIAL);
        out.writeByte(form);
        if (list[0] < SPECIAL - 1) {
            out.writeVarint(list[0] - 1);
        }
        out.writeBytes(Arrays.copyOfRange(list, 1, list.length));
        return out.toByteArray();
    }
}
