package dev.piculet.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Whether objects refer back to themselves, and how many places a value has if shared objects are written each time. */
final class Loops {
    /** Beyond so many places a case takes too long. */
    private static final long MANY = 3_000;

    /** The same for a value with a loop: the serializer follows it a thousand times before it gives up. */
    private static final long MANY_IN_LOOPS = 60;

    private static final long OPEN = -1;

    private final Map<Object, Long> places = new IdentityHashMap<>();
    private final Set<Class<?>> targets = new HashSet<>();
    private boolean any;
    private boolean withoutObjects;

    private Loops() {}

    static Loops of(Object root) {
        Loops loops = new Loops();
        loops.visit(root, new ArrayList<>());
        return loops;
    }

    /** Whether any object refers back to itself. */
    boolean any() {
        return any;
    }

    /** Whether a collection contains itself through collections alone. */
    boolean withoutObjects() {
        return withoutObjects;
    }

    /** Whether a walk in the order of the wire returns to an object before it has left it. */
    boolean leadTo(Class<?> type) {
        return targets.contains(type);
    }

    /** Whether there are too many places for a case. */
    boolean areTooMany(Object root) {
        return places.get(root) > (any ? MANY_IN_LOOPS : MANY);
    }

    private long visit(Object object, List<Object> path) {
        if (object == null) {
            return 1;
        }
        Long known = places.get(object);
        if (known != null) {
            if (known == OPEN) {
                close(object, path);
                return 1;
            }
            return known;
        }
        places.put(object, OPEN);
        path.add(object);
        long sum = 1;
        for (Object part : Graphs.parts(object)) {
            sum = Math.min(MANY + 1, sum + visit(part, path));
        }
        path.remove(path.size() - 1);
        places.put(object, sum);
        return sum;
    }

    private void close(Object object, List<Object> path) {
        any = true;
        targets.add(object.getClass());
        boolean tracked = false;
        for (int i = path.size() - 1; i >= 0; i--) {
            Object each = path.get(i);
            tracked |= Graphs.isTracked(each);
            if (each == object) {
                break;
            }
        }
        withoutObjects |= !tracked;
    }
}
