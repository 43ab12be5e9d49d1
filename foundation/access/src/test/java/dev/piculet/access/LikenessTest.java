package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.MalformedURLException;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects are alike if they keep the same, whatever they say of their identity. */
class LikenessTest {
    enum Color {
        RED,
        BLUE
    }

    record Row(int number, int[] parts) {}

    static class Base {
        private int number;
        private transient int cache;

        Base(int number, int cache) {
            this.number = number;
            this.cache = cache;
        }
    }

    /** Says that it equals all others. */
    static final class Node extends Base {
        private final Object next;

        Node(int number, Object next) {
            super(number, number);
            this.next = next;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Node;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static final class Day extends Date {
        private static final long serialVersionUID = 1L;

        Day(long time) {
            super(time);
        }
    }

    private static boolean areAlike(Object one, Object other) {
        return new Likeness(new Object(), new Object()).isLike(one, other);
    }

    /** Each makes another object for another number. */
    static Stream<Function<Integer, Object>> kinds() {
        return Stream.of(
                number -> number,
                number -> "text" + number,
                number -> new int[] {1, number},
                number -> new Object[] {"a", new long[] {number}},
                number -> Color.values()[number],
                number -> new Row(number, new int[] {1}),
                number -> new Row(1, new int[] {number}),
                number -> new Node(number, "a"),
                number -> new Node(1, new Node(number, null)),
                number -> new Day(number),
                number -> new ArrayList<>(List.of(new Node(number, null))),
                number -> new ArrayDeque<>(List.of(number)),
                number -> new ArrayList<>(Arrays.asList(1, 2)).subList(0, number),
                number -> Set.of(number),
                number -> Map.of("a", number),
                number -> Optional.of(new Node(number, null)),
                number -> new AtomicLong(number),
                number -> new AtomicBoolean(number == 1),
                number -> new AtomicIntegerArray(new int[] {number}),
                number -> new AtomicReference<>(new Node(number, null)),
                number -> new AtomicReferenceArray<>(new Object[] {number}),
                number -> new StringBuilder("text").append(number),
                number -> Pattern.compile("a" + number),
                number -> url("http://localhost/" + number),
                number -> (IntSupplier) () -> number);
    }

    private static URL url(String text) {
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whatHoldsTheSameIsAlike(Function<Integer, Object> kind) {
        assertTrue(areAlike(kind.apply(1), kind.apply(1)));
        assertFalse(areAlike(kind.apply(1), kind.apply(0)));
        assertFalse(areAlike(kind.apply(1), null));
        assertFalse(areAlike(null, kind.apply(1)));
    }

    @Test
    void objectsOfSeveralClassesAreNotAlike() {
        assertFalse(areAlike(new Base(1, 1), new Node(1, null)));
        assertFalse(areAlike(new ArrayList<>(), List.of()));
    }

    @Test
    void transientFieldsDoNotCount() {
        assertTrue(areAlike(new Base(1, 1), new Base(1, 2)));
    }

    @Test
    void whatTellsNothingIsAlike() {
        ReentrantLock locked = new ReentrantLock();
        locked.lock();
        assertTrue(areAlike(new ReentrantLock(), locked));
        assertTrue(areAlike(new Random(1), new Random(2)));
        assertTrue(areAlike(new Thread("a"), new Thread("b")));
        assertTrue(areAlike(new Object(), new Object()));
    }

    @Test
    void whatRefersToItsOwnerIsLikeTheSameOfAnother() {
        Object[] one = new Object[2];
        Object[] other = new Object[2];
        one[0] = new Node(1, one);
        other[0] = new Node(1, other);
        Node owner = new Node(5, one);
        Node otherOwner = new Node(6, other);
        one[1] = owner;
        other[1] = otherOwner;
        assertTrue(new Likeness(owner, otherOwner).isLike(one, other));
        assertFalse(areAlike(one, other));
    }

    @Test
    void objectsWithoutEndAreComparedEightLevelsDeep() {
        Node one = new Node(1, null);
        Node other = new Node(2, null);
        for (int depth = 1; depth <= 20; depth++) {
            one = new Node(0, one);
            other = new Node(0, other);
            assertEquals(depth >= 8, areAlike(one, other), "depth " + depth);
        }
    }

    @Test
    void noMoreThanAThousandObjectsAreCompared() {
        Object[] one = new Object[1_001];
        Object[] other = new Object[1_001];
        for (int i = 0; i < one.length; i++) {
            one[i] = new Node(i, null);
            other[i] = new Node(i, null);
        }
        other[1_000] = new Node(0, null);
        assertTrue(areAlike(one, other));
        other[999] = new Node(0, null);
        assertFalse(areAlike(one, other));
    }
}
