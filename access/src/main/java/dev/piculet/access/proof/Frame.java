package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Unknown;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What is known at one instruction. Not for use by several threads. */
final class Frame {
    final Value[] locals;

    Value[] stack = new Value[8];

    int depth;

    /** What the receiver's fields hold that have been stored, by declaring class and name. */
    final Map<String, Value> fields;

    /** Arguments that other code may have changed, or the receiver if other code may have stored its fields; a bit each. */
    long touched;

    /** Arguments that are null here. */
    long nulls;

    /** Arguments that are not null here. */
    long nonNulls;

    Frame(int size) {
        locals = new Value[size];
        fields = new HashMap<>();
    }

    private Frame(Frame other) {
        locals = other.locals.clone();
        stack = other.stack.clone();
        depth = other.depth;
        fields = new HashMap<>(other.fields);
        touched = other.touched;
        nulls = other.nulls;
        nonNulls = other.nonNulls;
    }

    Frame copy() {
        return new Frame(this);
    }

    void push(Value value) {
        if (depth == stack.length) {
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
        if (value instanceof Argument argument) {
            return argument.index() == 0 ? reachOfReceiver() : Value.bit(argument.index());
        }
        if (value instanceof Copied copied) {
            return reach(copied.of());
        }
        return value instanceof Unknown unknown ? unknown.reach() : 0;
    }

    private long reachOfReceiver() {
        long reach = Value.bit(0);
        for (Value value : fields.values()) {
            if (!(value instanceof Argument argument && argument.index() == 0)) {
                reach |= reach(value);
            }
        }
        return reach;
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

    /** Adds what is known on another way to the same instruction; true if that changes anything. */
    boolean merge(Frame other) {
        boolean changed = mergeAll(locals, other.locals, locals.length, other);
        changed |= mergeAll(stack, other.stack, Math.min(depth, other.depth), other);
        changed |= mergeFields(other);
        long allTouched = touched | other.touched;
        long allNull = nulls & other.nulls;
        long allNonNull = nonNulls & other.nonNulls;
        changed |= allTouched != touched || allNull != nulls || allNonNull != nonNulls;
        touched = allTouched;
        nulls = allNull;
        nonNulls = allNonNull;
        return changed;
    }

    private boolean mergeAll(Value[] values, Value[] others, int size, Frame other) {
        boolean changed = false;
        for (int i = 0; i < size; i++) {
            Value merged = merged(values[i], others[i], other);
            changed |= merged != values[i];
            values[i] = merged;
        }
        return changed;
    }

    private boolean mergeFields(Frame other) {
        boolean changed = false;
        for (Map.Entry<String, Value> field : fields.entrySet()) {
            Value merged = merged(field.getValue(), other.fields.get(field.getKey()), other);
            changed |= merged != field.getValue();
            field.setValue(merged);
        }
        for (Map.Entry<String, Value> field : other.fields.entrySet()) {
            if (!fields.containsKey(field.getKey())) {
                fields.put(field.getKey(), merged(null, field.getValue(), other));
                changed = true;
            }
        }
        return changed;
    }

    /** Either may be null: nothing was stored there. The first is returned itself if the other adds nothing to it. */
    private Value merged(Value one, Value two, Frame other) {
        if (one == null ? two == null : one.equals(two)) {
            return one;
        }
        if (one == null || two == null) {
            Value stored = one == null ? two : one;
            return unlessSame(one, new Unknown("is stored on some ways through the code only", reach(stored)));
        }
        Value chosen = chosen(one, this, two, other);
        if (chosen == null) {
            chosen = chosen(two, other, one, this);
        }
        return chosen != null
                ? unlessSame(one, chosen)
                : unlessSame(
                        one, new Unknown("gets values that differ between branches", reach(one) | other.reach(two)));
    }

    private static Value unlessSame(Value one, Value merged) {
        return merged.equals(one) ? one : merged;
    }

    /** What {@code x == null ? substitute : value} is where the value comes from {@code x}; null if it is not that. */
    private static Value chosen(Value substitute, Frame whenNull, Value value, Frame otherwise) {
        int origin = value.origin();
        if (origin < 0 || (whenNull.nulls & Value.bit(origin)) == 0) {
            return null;
        }
        if (substitute.equals(Value.NULL)) {
            return value instanceof Copied copied ? new Copied(copied.of(), "null, or " + copied.how()) : value;
        }
        boolean isFixed = substitute.isNotNull() && (otherwise.nonNulls & Value.bit(origin)) != 0;
        if (!isFixed) {
            return null;
        }
        String how = value instanceof Copied copied ? copied.how() : "as it is";
        return new Copied(new Argument(origin), "a constant for null, else " + how);
    }
}
