package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which objects may hold which others since code has given them these: by a field, as an element, as an argument. And which objects
 * are got from which others that code has made. What may be taken back counts all the same. Not for use by several threads.
 *
 * <p>Of a method that gives away more than anybody writes for one class, with all that it calls, only the first are noted, since they
 * are asked for at each call. Who asks for objects that two fields share has to ask whether that is all.
 */
final class Holdings {
    private static final int MAX_COUNT = 200;

    /** Stands for all that static fields and code outside lead to. */
    static final Value OUTSIDE = new Unknown("is held outside", 0, Ties.NONE, Value.FIXED + "outside");

    private final Map<Value, Set<Value>> held;

    /** For each object that is got from others these: it may be a part of one, or a view. */
    private final Map<Value, Set<Value>> wholes;

    /** How many have been noted: nothing is taken back, so it tells whether there are more. */
    private int count;

    Holdings() {
        held = new HashMap<>();
        wholes = new HashMap<>();
    }

    Holdings(Holdings other) {
        held = new HashMap<>(other.held);
        wholes = new HashMap<>(other.wholes);
        count = other.count;
    }

    int count() {
        return count;
    }

    /** Whether there may be more than is known. */
    boolean isFull() {
        return count >= MAX_COUNT;
    }

    /** Notes that an object may hold another one from here on. */
    void add(Value holder, Value given) {
        add(held, holder, given);
    }

    /** Notes that an object is got from another one. */
    void addPart(Value whole, Value part) {
        add(wholes, part, whole);
    }

    private void add(Map<Value, Set<Value>> all, Value key, Value value) {
        Set<Value> before = all.getOrDefault(key, Set.of());
        if (!isFull() && !key.equals(value) && !before.contains(value)) {
            // A copy of this has the same set.
            Set<Value> after = new HashSet<>(before);
            after.add(value);
            all.put(key, after);
            count++;
        }
    }

    void addAll(Holdings other) {
        addAll(held, other.held);
        addAll(wholes, other.wholes);
    }

    private void addAll(Map<Value, Set<Value>> all, Map<Value, Set<Value>> others) {
        for (Map.Entry<Value, Set<Value>> each : others.entrySet()) {
            for (Value value : each.getValue()) {
                add(all, each.getKey(), value);
            }
        }
    }

    /** Notes that an object may be another one, and so may hold what that holds. */
    void addAll(Value from, Value to) {
        for (Value given : next(from)) {
            add(held, to, given);
        }
        for (Value whole : wholes.getOrDefault(from, Set.of())) {
            add(wholes, to, whole);
        }
    }

    /** What an object itself may hold. */
    Set<Value> of(Value holder) {
        return held.getOrDefault(holder, Set.of());
    }

    /** The objects that may hold others. */
    Set<Value> holders() {
        return held.keySet();
    }

    /** Puts {@code after} where {@code before} is. */
    void replace(Value before, Value after) {
        replace(held, before, after);
        replace(wholes, before, after);
    }

    private void replace(Map<Value, Set<Value>> all, Value before, Value after) {
        Set<Value> own = all.remove(before);
        for (Map.Entry<Value, Set<Value>> each : all.entrySet()) {
            if (each.getValue().contains(before)) {
                Set<Value> changed = new HashSet<>(each.getValue());
                changed.remove(before);
                changed.add(after);
                each.setValue(changed);
            }
        }
        if (own != null) {
            // Known before: no bound.
            Set<Value> both = new HashSet<>(all.getOrDefault(after, Set.of()));
            both.addAll(own);
            both.remove(after);
            all.put(after, both);
        }
    }

    /** All that an object may lead to by what was given to it, and to what it holds. */
    Set<Value> reached(Value from) {
        return reached(from, /* isPart= */ false);
    }

    /** All objects that an object may be a part of. */
    Set<Value> wholes(Value part) {
        return reached(part, /* isPart= */ true);
    }

    private Set<Value> reached(Value from, boolean isPart) {
        Set<Value> reached = new HashSet<>();
        Deque<Value> due = new ArrayDeque<>();
        due.add(from);
        while (!due.isEmpty()) {
            Value value = due.remove();
            for (Value next : isPart ? wholes.getOrDefault(value, Set.of()) : next(value)) {
                if (reached.add(next)) {
                    due.add(next);
                }
            }
        }
        return reached;
    }

    /** What an object holds, and what it shows if it is a view; a copy has the elements alone. */
    private Set<Value> next(Value value) {
        Set<Value> next = new HashSet<>(of(value));
        if (value instanceof View view) {
            next.add(view.of());
        }
        if (value instanceof Copied copied) {
            next.addAll(of(copied.of()));
            boolean isShown = copied.site() == null || copied.of() instanceof Unknown source && isHolder(source.ties());
            if (isShown) {
                next.add(copied.of());
            }
        }
        return next;
    }

    /** Whether arguments may be elements of what a copy is made of, which is none of their parts. */
    private static boolean isHolder(Ties ties) {
        return ties.holdsThem() && !ties.isPart();
    }
}
