package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What code has put into arrays and collections of its own, and a constructor into its object. Whoever gets one of these gets that, too;
 * before, nobody can change what it holds. Immutable, since nearly all code puts nothing anywhere, and what is known is kept for each
 * instruction.
 */
final class Contents {
    static final Contents NONE = new Contents(Map.of());

    /** Elements of an array that are told one by one, at most: those of a call with further arguments. */
    private static final int MAX_ELEMENTS = 32;

    private final Map<Value, Held> held;

    /** The arguments that any of them leads to, a bit each. */
    private final long all;

    private Contents(Map<Value, Held> held) {
        this.held = held;
        long reach = 0;
        for (Held each : held.values()) {
            reach |= each.reach();
        }
        all = reach;
    }

    /**
     * What one of them holds.
     *
     * @param reach the arguments that it leads to, a bit each
     * @param elements all elements of an array, in their order; null if they are not known
     */
    private record Held(long reach, List<Value> elements) {
        private static final Held NOTHING = new Held(0, null);

        Held and(Held other) {
            List<Value> same = Objects.equals(elements, other.elements) ? elements : null;
            return new Held(reach | other.reach, same);
        }
    }

    /** These with an array that an instruction has made. It stands for all arrays that this instruction makes. */
    Contents withArray(Value array, Value length) {
        if (held.containsKey(array)) {
            return put(array, new Held(held.get(array).reach(), null));
        }
        boolean isShort = length instanceof Constant constant
                && constant.value() instanceof Integer number
                && number >= 0
                && number <= MAX_ELEMENTS;
        return put(array, isShort ? new Held(0, Collections.nCopies(number(length), Value.NULL)) : Held.NOTHING);
    }

    /** These with one more element of an array. */
    Contents withElement(Value array, Value index, Value element, long reach) {
        Held before = held.getOrDefault(array, Held.NOTHING);
        List<Value> elements = null;
        int place = number(index);
        if (before.elements() != null && place >= 0 && place < before.elements().size()) {
            elements = new ArrayList<>(before.elements());
            elements.set(place, element);
        }
        return put(array, new Held(before.reach() | reach, elements));
    }

    /** These with what a collection or an object holds that leads to arguments. */
    Contents with(Value container, long reach) {
        Held before = held.getOrDefault(container, Held.NOTHING);
        return put(container, new Held(before.reach() | reach, null));
    }

    /** These, and those on another way to the same instruction; this itself if these are all. */
    Contents and(Contents other) {
        Contents all = this;
        for (Map.Entry<Value, Held> each : other.held.entrySet()) {
            Held own = held.get(each.getKey());
            all = all.put(each.getKey(), own == null ? each.getValue() : own.and(each.getValue()));
        }
        return all;
    }

    private Contents put(Value container, Held now) {
        if (now.equals(held.get(container))) {
            return this;
        }
        Map<Value, Held> all = new HashMap<>(held);
        all.put(container, now);
        return new Contents(all);
    }

    private static int number(Value value) {
        return value instanceof Constant constant && constant.value() instanceof Integer number ? number : -1;
    }

    /** Whether a value is an array, or a collection that has more to it than its class, that the code has made. */
    boolean isOwn(Value value) {
        return value instanceof Unknown && held.containsKey(value);
    }

    /**
     * The arguments that a container, a view or a copy of it leads to.
     *
     * @param known those that are known already: nothing is looked for if there can be no more
     */
    long reach(Value value, long known) {
        if ((all & ~known) == 0) {
            return 0;
        }
        Value container = value;
        while (container instanceof View || container instanceof Copied) {
            container = container instanceof View view ? view.of() : ((Copied) container).of();
        }
        return held.getOrDefault(container, Held.NOTHING).reach();
    }

    /** All elements of an array, in their order; null if they are not known. */
    List<Value> elements(Value array) {
        return held.getOrDefault(array, Held.NOTHING).elements();
    }

    /**
     * These containers in terms of a caller, if it can know them: what the method has returned or stored. They have got what the caller
     * has passed, and all that is put there later.
     */
    Contents ofCaller(Effects effects, List<Value> arguments, Frame frame, String place) {
        Contents all = NONE;
        for (Map.Entry<Value, Held> each : held.entrySet()) {
            // The object that a constructor has made is the caller's.
            if (each.getKey() instanceof Argument || Substitution.isKnown(each.getKey(), effects)) {
                Value container = Substitution.of(each.getKey(), arguments, frame, place);
                long inMethod = each.getValue().reach();
                all = all.with(container, Substitution.reach(inMethod, arguments, frame));
                for (int i = 0; i < arguments.size(); i++) {
                    if ((inMethod & Value.bit(i)) != 0) {
                        frame.leak(arguments.get(i));
                    }
                }
            }
        }
        return all;
    }
}
