package dev.piculet.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;

/** Random graphs of objects that refer to each other from every kind of place. */
final class Graphs {
    static final class Vertex {
        int id;
        Vertex first;
        Vertex[] array;
        List<Vertex> list;
        LinkedHashMap<String, Vertex> map;
        LinkedHashMap<Vertex, Integer> keys;
        Optional<Vertex> maybe = Optional.empty();
        AtomicReference<Vertex> reference;
        Side side;
        Object any;
        Vertex next;
    }

    sealed interface Side permits Fixed, Open {}

    /** Can't be created before the objects that it refers to. */
    record Fixed(Vertex vertex, String name) implements Side {}

    static final class Open implements Side {
        Side inner;
        Vertex vertex;
    }

    static final Class<?>[] OBJECTS = {Vertex.class, Fixed.class, Open.class, List.class};

    private final SplittableRandom random;
    private final List<Vertex> vertices = new ArrayList<>();
    private boolean mayLoop;

    private Graphs(SplittableRandom random) {
        this.random = random;
    }

    /** Returns the root of a graph: a tree, one with shared objects, or one with loops. */
    static Vertex next(SplittableRandom random) {
        return new Graphs(random).root();
    }

    private Vertex root() {
        int count = random.nextInt(20) == 0 ? 1 + random.nextInt(200) : 1 + random.nextInt(8);
        for (int i = 0; i < count; i++) {
            vertices.add(new Vertex());
            vertices.get(i).id = i;
        }
        int style = random.nextInt(3);
        mayLoop = style == 2;
        boolean isChain = count > 8 || random.nextInt(8) == 0;
        for (int i = 1; i < count; i++) {
            if (isChain) {
                vertices.get(i - 1).next = vertices.get(i);
            } else {
                lead(vertices.get(random.nextInt(i)), vertices.get(i));
            }
        }
        for (int more = style == 0 ? 0 : random.nextInt(4); more > 0; more--) {
            int from = random.nextInt(count);
            int to = random.nextInt(count);
            boolean forwards = style == 1;
            if (!forwards || from != to) {
                lead(
                        vertices.get(forwards ? Math.min(from, to) : from),
                        vertices.get(forwards ? Math.max(from, to) : to));
            }
        }
        if (style > 0) {
            shareSide(random.nextInt(count));
        }
        if (mayLoop && random.nextInt(8) == 0) {
            List<Object> list = new ArrayList<>();
            list.add(list);
            vertices.get(random.nextInt(count)).any = list;
        }
        return vertices.get(0);
    }

    /** Lets a vertex refer to the objects between another vertex and the next one. */
    private void shareSide(int from) {
        for (int to = mayLoop ? 0 : from; to < vertices.size(); to++) {
            Side side = vertices.get(to).side;
            if (side != null && random.nextBoolean()) {
                vertices.get(from).any = side;
                return;
            }
        }
    }

    private void lead(Vertex from, Vertex to) {
        switch (random.nextInt(12)) {
            case 0 -> from.first = to;
            case 1 -> from.array = new Vertex[] {null, to, from.first};
            case 2 -> {
                from.list = from.list == null ? new ArrayList<>() : from.list;
                from.list.add(to);
            }
            case 3 -> {
                from.map = from.map == null ? new LinkedHashMap<>() : from.map;
                from.map.put("to " + to.id, to);
            }
            case 4 -> {
                from.keys = from.keys == null ? new LinkedHashMap<>() : from.keys;
                from.keys.put(to, to.id);
            }
            case 5 -> from.maybe = Optional.of(to);
            case 6 -> from.reference = new AtomicReference<>(to);
            case 7, 11 -> {
                from.side = new Fixed(to, "fixed");
                to.any = mayLoop && random.nextBoolean() ? from.side : to.any;
            }
            case 8 -> {
                Open open = new Open();
                open.vertex = to;
                open.inner = from.side;
                from.side = open;
            }
            case 9 -> from.any = random.nextBoolean() ? to : new ArrayList<>(Arrays.asList("before", to));
            default -> from.next = to;
        }
    }

    /** The objects that an object or a collection refers to, in the order of the wire. */
    static List<Object> parts(Object object) {
        List<Object> parts = new ArrayList<>();
        if (object instanceof Vertex v) {
            parts.addAll(Arrays.asList(v.array, v.keys, v.list, v.map, v.maybe, v.reference));
            parts.addAll(Arrays.asList(v.any, v.side, v.first, v.next));
        } else if (object instanceof Fixed fixed) {
            parts.add(fixed.vertex);
        } else if (object instanceof Open open) {
            parts.addAll(Arrays.asList(open.inner, open.vertex));
        } else if (object instanceof Object[] array) {
            parts.addAll(Arrays.asList(array));
        } else if (object instanceof Collection<?> collection) {
            parts.addAll(collection);
        } else if (object instanceof Map<?, ?> map) {
            parts.addAll(map.keySet());
            parts.addAll(map.values());
        } else if (object instanceof Optional<?> optional) {
            parts.add(optional.orElse(null));
        } else if (object instanceof AtomicReference<?> reference) {
            parts.add(reference.get());
        }
        return parts;
    }

    static boolean isTracked(Object object) {
        return object instanceof Vertex || object instanceof Fixed || object instanceof Open;
    }

    /** Asserts that two graphs are the same, object by object: shared in one is shared in the other. */
    static void requireSame(Object expected, Object actual, Map<Object, Object> seen) {
        if (expected == null || actual == null || expected.getClass() != actual.getClass()) {
            if (expected != actual) {
                throw new AssertionError(expected + " is read as " + actual);
            }
            return;
        }
        if (isTracked(expected)) {
            Object known = seen.putIfAbsent(expected, actual);
            if (known != null || seen.putIfAbsent(actual, actual) != null) {
                if (known != actual) {
                    throw new AssertionError("a shared object was read as several");
                }
                return;
            }
        }
        if (expected instanceof Vertex vertex && vertex.id != ((Vertex) actual).id
                || expected instanceof String && !expected.equals(actual)) {
            throw new AssertionError(expected + " is read as " + actual);
        }
        List<Object> parts = parts(expected);
        List<Object> others = parts(actual);
        if (parts.size() != others.size()) {
            throw new AssertionError(parts + " are read as " + others);
        }
        for (int i = 0; i < parts.size(); i++) {
            requireSame(parts.get(i), others.get(i), seen);
        }
    }

    static void requireSame(Object expected, Object actual) {
        requireSame(expected, actual, new IdentityHashMap<>());
    }
}
