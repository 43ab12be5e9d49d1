package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Part;
import dev.piculet.access.proof.Value.Steps;
import dev.piculet.access.proof.Value.Text;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The known state at one instruction. Not for use by several threads. */
final class Frame {
    final Value[] locals;

    Value[] stack = new Value[8];

    int depth;

    /** The values of the receiver's stored fields, by declaring class and name. */
    final Map<String, Value> fields;

    /** Arguments that other code may have changed, or the receiver if other code may have stored its fields; a bit each. */
    long touched;

    /** Arguments that are null here. */
    long nulls;

    /** Arguments that are not null here. */
    long nonNulls;

    /** Collections and arrays that other code may hold, and so may have filled. */
    final Set<Value> leaked;

    /** Collections that got elements, whether other code holds them or not. */
    final Set<Value> filled;

    /** What this code has put into arrays and collections of its own. */
    Contents contents = Contents.NONE;

    /** Objects that got others. */
    final Holdings holdings;

    /** The arguments that decided which way the code has taken here, a bit each. */
    long deciders;

    /** Whether anything else decided it, too. */
    boolean isArbitrary;

    Frame(int size) {
        locals = new Value[size];
        fields = new HashMap<>();
        leaked = new HashSet<>();
        filled = new HashSet<>();
        holdings = new Holdings();
    }

    private Frame(Frame other) {
        locals = other.locals.clone();
        stack = other.stack.clone();
        depth = other.depth;
        fields = new HashMap<>(other.fields);
        touched = other.touched;
        nulls = other.nulls;
        nonNulls = other.nonNulls;
        leaked = new HashSet<>(other.leaked);
        filled = new HashSet<>(other.filled);
        contents = other.contents;
        holdings = new Holdings(other.holdings);
        deciders = other.deciders;
        isArbitrary = other.isArbitrary;
    }

    Frame copy() {
        return new Frame(this);
    }

    /** The number of values in it. */
    int size() {
        return locals.length + depth + fields.size();
    }

    void push(Value value) {
        if (depth == stack.length) {
            AnalysisBudget.requireRoom(depth);
            stack = Arrays.copyOf(stack, depth * 2);
        }
        stack[depth++] = value;
    }

    /** Pushes a value that takes so many slots; none if it takes 0. */
    void push(Value value, int slots) {
        if (slots > 0) {
            push(value);
        }
        if (slots > 1) {
            push(Value.SECOND);
        }
    }

    Value pop() {
        return stack[--depth];
    }

    /** Pops a value that takes so many slots. */
    Value pop(int slots) {
        depth -= slots;
        return stack[depth];
    }

    /** The arguments that a value is or leads to. */
    long reach(Value value) {
        long reach = reachWithoutFields(value);
        reach |= contents.reach(value, reach);
        if ((reach & Value.bit(0)) != 0) {
            for (Value stored : fields.values()) {
                reach |= reachWithoutFields(stored);
                reach |= contents.reach(stored, reach);
            }
        }
        return reach;
    }

    /**
     * The same without what fields of the receiver hold, which may be made of the receiver itself, and without what was put into new
     * containers.
     */
    static long reachWithoutFields(Value value) {
        if (value instanceof Argument argument) {
            return Value.bit(argument.index());
        }
        if (value instanceof Copied copied) {
            return reachWithoutFields(copied.of());
        }
        if (value instanceof View view) {
            return reachWithoutFields(view.of());
        }
        if (value instanceof Part part) {
            return Value.bit(part.builder());
        }
        if (value instanceof Computed computed) {
            long reach = 0;
            for (Value input : computed.inputs()) {
                reach |= reachWithoutFields(input);
            }
            return reach;
        }
        if (value instanceof Steps steps) {
            return steps.reach();
        }
        return value instanceof Unknown unknown ? unknown.reach() : 0;
    }

    /** Notes that something else gets a value, and may keep and change it. */
    void leak(Value value) {
        if (value instanceof Fresh || contents.isOwn(value)) {
            leaked.add(value);
            touched |= reach(value);
        } else if (value instanceof View view) {
            leak(view.of());
        } else if (value instanceof Copied copied) {
            leak(copied.of());
        } else if (value instanceof Text) {
            replace(value, new Unknown("gets a StringBuilder", 0));
        }
    }

    /** Notes that something else gets all of these. */
    void leakAll(List<Value> values) {
        for (Value value : values) {
            leak(value);
        }
    }

    /** Notes that a value decides which way the code takes. */
    void decide(Value value) {
        deciders |= value.arguments();
        isArbitrary |= !value.isDetermined() && value != Value.SECOND;
    }

    /** Notes that something decides which way the code takes that is not known. */
    void decideAnyhow() {
        isArbitrary = true;
    }

    /** Notes that a collection has become something else, for all that hold it. */
    void turn(Value before, Value after) {
        replace(before, after);
        for (Map.Entry<String, Value> field : fields.entrySet()) {
            if (field.getValue().equals(before)) {
                field.setValue(after);
            }
        }
        holdings.replace(before, after);
    }

    /** Whether other code may hold a new container: it got that itself, or the receiver, whose fields may hold it. */
    boolean mayHaveGot(Value container) {
        return leaked.contains(container) || (touched & Value.bit(0)) != 0;
    }

    /** All elements of an array, in their order; null if they are not known, or if other code may have stored others. */
    List<Value> elements(Value array) {
        return leaked.contains(array) || fields.containsValue(array) ? null : contents.elements(array);
    }

    /** Whether anything but its variables and fields may have got a new collection, shows it, or has filled it. */
    boolean isUsed(Value collection) {
        Set<Value> seen = new HashSet<>();
        addSeen(seen);
        boolean isGiven = holdings.isFull() || holdings.given().contains(collection);
        return isGiven || mayHaveGot(collection) || filled.contains(collection) || isShown(collection, seen);
    }

    /** Adds the views and copies that it has. */
    void addSeen(Set<Value> seen) {
        addSeen(Arrays.asList(locals), seen);
        addSeen(Arrays.asList(stack).subList(0, depth), seen);
        addSeen(fields.values(), seen);
        addSeen(holdings.given(), seen);
    }

    private static void addSeen(Collection<Value> values, Set<Value> seen) {
        for (Value value : values) {
            if (value instanceof View || value instanceof Copied) {
                seen.add(value);
            }
        }
    }

    /** Whether one of these is a view of a new collection, or that itself by what it was made of on other ways. */
    static boolean isShown(Value collection, Set<Value> seen) {
        String site = site(collection);
        for (Value each : seen) {
            boolean isView = each instanceof View view && view.of().equals(collection);
            if (isView || site != null && site.equals(site(each)) && !each.equals(collection)) {
                return true;
            }
        }
        return false;
    }

    /** What tells a new collection from others; null if it is told by something else. */
    private static String site(Value value) {
        if (value instanceof Copied copied) {
            return copied.site();
        }
        return value instanceof Fresh fresh ? fresh.site() : null;
    }

    /** Puts {@code after} where {@code before} is. */
    void replace(Value before, Value after) {
        replace(locals, locals.length, before, after);
        replace(stack, depth, before, after);
    }

    private static void replace(Value[] values, int size, Value before, Value after) {
        for (int i = 0; i < size; i++) {
            if (before.equals(values[i])) {
                values[i] = after;
            }
        }
    }

    /**
     * Adds what is known on another way to the same instruction; true if that changes anything.
     *
     * @param place tells the instruction from all others
     */
    boolean merge(Frame other, String place) {
        return new Merge(this, other, place).run();
    }
}
