package dev.piculet.fuzz;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.Limits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Values around several serializers' limits: accepted up to the limit and refused above it, by writers and readers. */
final class LimitScenario implements Scenario {
    private static final int[] DEPTHS = {1, 2, 3, 1_000};
    private static final int[] ELEMENTS = {0, 1, 3, 13, 40, Integer.MAX_VALUE};
    private static final int[] CHARS = {0, 5, 12, 13, 40, Integer.MAX_VALUE};
    private static final int[] SIZES = {60, 100, 300, Integer.MAX_VALUE};
    private static final int SUBJECTS = 32;

    static final class Box {
        String text;
        StringBuilder builder;
        int[] numbers;
        List<String> texts = new ArrayList<>();
        Map<String, Integer> map = new LinkedHashMap<>();
        List<Box> inner = new ArrayList<>();
        Object any;
    }

    private record Limited(Limits limits, Subject subject, BinarySerializer any) {}

    /** How much of each limit a value uses. */
    private static final class Taken {
        private int elements;
        private int chars;
        private int depth;

        void add(Box box, int level) {
            depth = Math.max(depth, level);
            chars(box.text);
            chars(box.builder);
            elements(box.numbers == null ? 0 : box.numbers.length);
            elements(box.texts.size());
            box.texts.forEach(this::chars);
            elements(box.map.size());
            box.map.keySet().forEach(this::chars);
            elements(box.inner.size());
            if (box.any instanceof String text) {
                // An alternative counts as an object inside.
                depth = Math.max(depth, level + 1);
                chars(text);
            }
            box.inner.forEach(it -> add(it, level + 1));
        }

        private void chars(CharSequence text) {
            chars = Math.max(chars, text == null ? 0 : text.length());
        }

        private void elements(int count) {
            elements = Math.max(elements, count);
        }

        Outcome outcome(Limits limits, int size) {
            boolean isWithin = elements <= limits.elements()
                    && chars <= limits.stringLength()
                    && depth <= limits.depth()
                    && size <= limits.size();
            return isWithin ? Outcome.VALUE : Outcome.LIMIT;
        }
    }

    private final Subject unlimited = Subject.of(() -> builder(Limits.DEFAULT));
    private final BinarySerializer any =
            BinarySerializer.builder().allow(Box.class).generateAfter(-1).build();
    private final List<Limited> all = new ArrayList<>();

    LimitScenario() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < SUBJECTS; i++) {
            Limits limits =
                    new Limits(pick(DEPTHS, random), pick(ELEMENTS, random), pick(CHARS, random), pick(SIZES, random));
            all.add(new Limited(
                    limits,
                    Subject.of(() -> builder(limits)),
                    BinarySerializer.builder()
                            .allow(Box.class)
                            .limits(limits)
                            .generateAfter(-1)
                            .build()));
        }
    }

    private static TypedSerializerBuilder<Box> builder(Limits limits) {
        return TypedSerializer.builder(Box.class)
                .allow(Box.class)
                .limits(limits)
                .headerless();
    }

    private static int pick(int[] from, SplittableRandom random) {
        return from[random.nextInt(from.length)];
    }

    @Override
    public void run(SplittableRandom random, Meter meter) {
        Limited limited = all.get(random.nextInt(all.size()));
        Box box = box(limited.limits, 1, random);
        Taken taken = new Taken();
        taken.add(box, 1);
        if (random.nextInt(3) == 0) {
            selfDescribing(limited, box, taken, meter);
        } else {
            typed(limited, box, taken, random, meter);
        }
    }

    private void typed(Limited limited, Box box, Taken taken, SplittableRandom random, Meter meter) {
        byte[] bytes = unlimited.interpreted().serialize(box);
        Outcome expected = taken.outcome(limited.limits, bytes.length);
        String what = "within " + limited.limits;
        limited.subject.write(Row.LIMITED, box, meter).require(expected, "writing " + what);
        limited.subject.read(Row.LIMITED, bytes, random, meter).require(expected, "reading " + what);
    }

    private void selfDescribing(Limited limited, Box box, Taken taken, Meter meter) {
        byte[] bytes = any.serialize(box);
        Outcome expected = taken.outcome(limited.limits, bytes.length);
        String what = "within " + limited.limits;
        meter.call(Row.LIMITED_DESCRIBED, bytes, () -> limited.any.serialize(box))
                .require(expected, "writing " + what);
        meter.call(Row.LIMITED_DESCRIBED, bytes, () -> limited.any.deserialize(bytes))
                .require(expected, "reading " + what);
        meter.call(Row.LIMITED_TREE, bytes, () -> BinarySerializer.tree(bytes, limited.limits))
                .require(expected, "reading a tree " + what);
    }

    /** Returns a value with most parts within the limits, and sometimes one above. */
    private static Box box(Limits limits, int level, SplittableRandom random) {
        Box box = new Box();
        box.text = text(limits, random);
        box.builder = new StringBuilder(text(limits, random));
        box.any = random.nextInt(4) == 0 ? text(limits, random) : null;
        box.numbers = new int[count(limits, random)];
        int texts = random.nextInt(3) == 0 ? count(limits, random) : 0;
        for (int i = 0; i < texts; i++) {
            box.texts.add(random.nextInt(8) == 0 ? text(limits, random) : "");
        }
        int keys = random.nextInt(3) == 0 ? count(limits, random) : 0;
        for (int i = 0; i < keys && limits.stringLength() > 1; i++) {
            box.map.put(Integer.toString(i), i);
        }
        boolean deeper = level < Math.min(limits.depth(), 5) ? random.nextBoolean() : random.nextInt(12) == 0;
        if (deeper && level < 7) {
            box.inner.add(box(limits, level + 1, random));
        }
        return box;
    }

    private static String text(Limits limits, SplittableRandom random) {
        String unit = random.nextInt(4) == 0 ? "\u0142" : "x";
        return unit.repeat(around(Math.min(limits.stringLength(), 100), random));
    }

    private static int count(Limits limits, SplittableRandom random) {
        return around(Math.min(limits.elements(), 60), random);
    }

    private static int around(int limit, SplittableRandom random) {
        return random.nextInt(24) == 0
                ? limit + 1
                : random.nextInt(3) == 0 ? limit : random.nextInt(Math.min(limit, 4) + 1);
    }
}
