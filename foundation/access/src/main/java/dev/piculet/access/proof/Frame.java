package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Part;
import dev.piculet.access.proof.Value.Steps;
import dev.piculet.access.proof.Value.Text;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import java.util.ArrayList;
import java.util.Arrays;
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

    /** Collections that other code may hold, and so may have filled. */
    final Set<Value> leaked;

    /** Collections that got elements, whether other code holds them or not. */
    final Set<Value> filled;

    /** Objects that got others. */
    final Holdings holdings;

    /** The arguments that decided which way the code has taken here, a bit each. */
    private long deciders;

    /** Whether anything else decided it, too. */
    private boolean isArbitrary;

    /** The instruction where this was merged last. */
    private String mergePlace;

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
        if ((reach & Value.bit(0)) != 0) {
            for (Value stored : fields.values()) {
                reach |= reachWithoutFields(stored);
            }
        }
        return reach;
    }

    /** The same without what fields of the receiver hold, which may be made of the receiver itself. */
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
        if (value instanceof Fresh) {
            leaked.add(value);
        } else if (value instanceof View view) {
            leak(view.of());
        } else if (value instanceof Copied copied) {
            leak(copied.of());
        } else if (value instanceof Text) {
            replace(value, new Unknown("gets a StringBuilder", 0));
        }
    }

    /** Notes that one value of several may be a copy, or a view of it, which a field may hold besides. */
    private void leakCopy(Value value) {
        Copied copy = SharedContents.copy(value);
        if (copy != null) {
            leaked.add(copy);
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
        mergePlace = place;
        int given = holdings.count();
        holdings.addAll(other.holdings);
        boolean changed = (deciders | other.deciders) != deciders || other.isArbitrary && !isArbitrary;
        deciders |= other.deciders;
        isArbitrary |= other.isArbitrary;
        changed |= mergeAll(locals, other.locals, locals.length, other, place + " local ");
        changed |= mergeAll(stack, other.stack, Math.min(depth, other.depth), other, place + " stack ");
        changed |= mergeFields(other, place + " field ");
        changed |= leaked.addAll(other.leaked);
        changed |= filled.addAll(other.filled);
        changed |= holdings.count() != given;
        long allTouched = touched | other.touched;
        long allNull = nulls & other.nulls;
        long allNonNull = nonNulls & other.nonNulls;
        changed |= allTouched != touched || allNull != nulls || allNonNull != nonNulls;
        touched = allTouched;
        nulls = allNull;
        nonNulls = allNonNull;
        return changed;
    }

    private boolean mergeAll(Value[] values, Value[] others, int size, Frame other, String place) {
        boolean changed = false;
        for (int i = 0; i < size; i++) {
            Value merged = merged(values[i], others[i], other, place + i);
            changed |= merged != values[i];
            values[i] = merged;
        }
        return changed;
    }

    private boolean mergeFields(Frame other, String place) {
        boolean changed = false;
        for (Map.Entry<String, Value> field : fields.entrySet()) {
            Value merged = merged(field.getValue(), other.fields.get(field.getKey()), other, place + field.getKey());
            changed |= merged != field.getValue();
            field.setValue(merged);
        }
        for (Map.Entry<String, Value> field : other.fields.entrySet()) {
            if (!fields.containsKey(field.getKey())) {
                fields.put(field.getKey(), merged(null, field.getValue(), other, place + field.getKey()));
                changed = true;
            }
        }
        return changed;
    }

    /** Either may be null: nothing was stored there. The first is returned itself if the other adds nothing to it. */
    private Value merged(Value one, Value two, Frame other, String place) {
        if (one == null ? two == null : one.equals(two)) {
            return one;
        }
        Value merged = unlessSame(one, ofBoth(one, two, other, place));
        for (Value each : new Value[] {one, two}) {
            if (each != null) {
                holdings.addAll(each, merged);
            }
        }
        return merged;
    }

    private Value ofBoth(Value one, Value two, Frame other, String place) {
        if (one instanceof Text text && two instanceof Text same && text.isLike(same)) {
            return mergedTexts(text, same, other);
        }
        leak(one);
        leak(two);
        if (one == null || two == null) {
            Value stored = one == null ? two : one;
            leakCopy(stored);
            String why = "is stored on some ways through the code only";
            return new Unknown(why, reach(stored), stored.ties(), site(place));
        }
        Value chosen = chosen(one, this, two, other);
        if (chosen == null) {
            chosen = chosen(two, other, one, this);
        }
        return chosen != null ? chosen : either(one, two, other, place);
    }

    /** Tells what may be several objects from all others; null where nobody asks which it is. */
    private String site(String place) {
        return mergePlace.isEmpty() ? null : place;
    }

    /** The same builder on two ways; all that hold it get the same value. */
    private Value mergedTexts(Text one, Text two, Frame other) {
        List<Value> inputs = new ArrayList<>();
        for (int i = 0; i < one.inputs().size(); i++) {
            String place = mergePlace + " part " + i + " of " + one.site();
            inputs.add(merged(one.inputs().get(i), two.inputs().get(i), other, place));
        }
        return new Text(one.site(), one.parts(), inputs);
    }

    /** A value that depends on the path through the code. */
    private Value either(Value one, Value two, Frame other, String place) {
        if (one instanceof Fresh fresh
                && two instanceof Fresh same
                && fresh.type().equals(same.type())) {
            // Not the place: another variable that is merged here may hold the same one of the two.
            return new Made("new " + fresh.type(), fresh.site() + " or " + same.site());
        }
        if (one instanceof Made made && made.isLike(two)) {
            return new Made(made.what(), site(place));
        }
        leakCopy(one);
        leakCopy(two);
        boolean isLike = one instanceof Unknown first
                && two instanceof Unknown second
                && first.reach() == second.reach()
                && first.ties().equals(second.ties());
        String why = isLike ? ((Unknown) one).why() : "gets values that differ between branches";
        long reach = reach(one) | other.reach(two);
        Ties ties = one.ties().or(two.ties());
        if (isArbitrary || !one.isDetermined() || !two.isDetermined()) {
            return new Unknown(why, reach, ties, site(place));
        }
        long arguments = one.arguments() | two.arguments() | deciders;
        if (arguments < 0) {
            // The highest bit stands for several.
            return new Unknown(why, reach, ties, site(place));
        }
        List<Value> inputs = new ArrayList<>();
        for (int i = 0; i < Long.SIZE - 1; i++) {
            if ((arguments & Value.bit(i)) != 0) {
                inputs.add(new Argument(i));
            }
        }
        return Computed.of(place, inputs, why, reach);
    }

    private static Value unlessSame(Value one, Value merged) {
        return merged.equals(one) ? one : merged;
    }

    /** The value of {@code x == null ? substitute : value} if the value comes from {@code x}; else null. */
    private static Value chosen(Value substitute, Frame whenNull, Value value, Frame otherwise) {
        Value origin = value.origin();
        if (origin == null || (whenNull.nulls & Value.bit(origin.place())) == 0) {
            return null;
        }
        if (substitute.equals(Value.NULL)) {
            if (!(value instanceof Copied copied)) {
                return value;
            }
            // Something else tells null from a constant that stands for it.
            return Copies.replaceNull(copied.how())
                    ? null
                    : new Copied(copied.of(), "null, or " + copied.how(), copied.site());
        }
        boolean isFixed = substitute.isNotNull() && (otherwise.nonNulls & Value.bit(origin.place())) != 0;
        if (!isFixed) {
            return null;
        }
        String how = Copies.forNull(substitute);
        return value instanceof Copied copied
                ? new Copied(origin, how + copied.how(), copied.site())
                : new Copied(origin, how + "as it is", null);
    }
}
