package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Text;
import dev.piculet.access.proof.Value.Unknown;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Adds what is known on one way to an instruction to what is known on others. It only takes knowledge away. */
final class Merge {
    private final Frame all;

    private final Frame other;

    /** Tells the instruction from all others; empty where nobody asks. */
    private final String place;

    /** The views and copies that either way has. */
    private final Set<Value> seen = new HashSet<>();

    Merge(Frame all, Frame other, String place) {
        this.all = all;
        this.other = other;
        this.place = place;
        all.addSeen(seen);
        other.addSeen(seen);
    }

    /** Tells whether that changes anything. */
    boolean run() {
        long touched = all.touched;
        int leaked = all.leaked.size();
        int filled = all.filled.size();
        int given = all.holdings.count();
        Contents contents = all.contents;
        all.contents = contents.and(other.contents);
        all.holdings.addAll(other.holdings);
        boolean changed = mergeDeciders();
        changed |= mergeAll(all.locals, other.locals, all.locals.length, place + " local ");
        changed |= mergeAll(all.stack, other.stack, Math.min(all.depth, other.depth), place + " stack ");
        changed |= mergeFields(place + " field ");
        all.leaked.addAll(other.leaked);
        all.filled.addAll(other.filled);
        all.touched |= other.touched | reachOfLeaked();
        changed |= all.touched != touched || all.contents != contents;
        changed |= all.leaked.size() != leaked || all.filled.size() != filled || all.holdings.count() != given;
        return mergeNulls() | changed;
    }

    private boolean mergeDeciders() {
        boolean changed = (all.deciders | other.deciders) != all.deciders || other.isArbitrary && !all.isArbitrary;
        all.deciders |= other.deciders;
        all.isArbitrary |= other.isArbitrary;
        return changed;
    }

    private boolean mergeNulls() {
        long nulls = all.nulls & other.nulls;
        long nonNulls = all.nonNulls & other.nonNulls;
        boolean changed = nulls != all.nulls || nonNulls != all.nonNulls;
        all.nulls = nulls;
        all.nonNulls = nonNulls;
        return changed;
    }

    /** What others have got may have been filled on another way only. */
    private long reachOfLeaked() {
        long reach = 0;
        for (Value container : all.leaked) {
            reach |= all.contents.reach(container, reach | all.touched);
        }
        return reach;
    }

    private boolean mergeAll(Value[] values, Value[] others, int size, String where) {
        boolean changed = false;
        for (int i = 0; i < size; i++) {
            Value merged = merged(values[i], others[i], where + i);
            changed |= merged != values[i];
            values[i] = merged;
        }
        return changed;
    }

    private boolean mergeFields(String where) {
        boolean changed = false;
        for (Map.Entry<String, Value> field : all.fields.entrySet()) {
            Value merged = merged(field.getValue(), other.fields.get(field.getKey()), where + field.getKey());
            changed |= merged != field.getValue();
            field.setValue(merged);
        }
        for (Map.Entry<String, Value> field : other.fields.entrySet()) {
            if (!all.fields.containsKey(field.getKey())) {
                all.fields.put(field.getKey(), merged(null, field.getValue(), where + field.getKey()));
                changed = true;
            }
        }
        return changed;
    }

    /** Either may be null: nothing was stored there. The first is returned itself if the other adds nothing to it. */
    private Value merged(Value one, Value two, String where) {
        if (one == null ? two == null : one.equals(two)) {
            return one;
        }
        Value merged = unlessSame(one, ofBoth(one, two, where));
        for (Value each : new Value[] {one, two}) {
            if (each != null) {
                all.holdings.addAll(each, merged);
            }
        }
        return merged;
    }

    private Value ofBoth(Value one, Value two, String where) {
        if (one instanceof Text text && two instanceof Text same && text.isLike(same)) {
            return mergedTexts(text, same);
        }
        Value chosen = chosen(one, all, two, other);
        chosen = chosen == null ? chosen(two, other, one, all) : chosen;
        Fresh own = chosen == null ? filled(one, two) : null;
        if (own != null) {
            return own;
        }
        all.leak(one);
        all.leak(two);
        if (one == null || two == null) {
            Value stored = one == null ? two : one;
            leakCopy(stored);
            String why = "is stored on some ways through the code only";
            return new Unknown(why, all.reach(stored), stored.ties(), site(where));
        }
        return chosen != null ? chosen : either(one, two, where);
    }

    /** The new collection that both are, since different things were put in; null if they are not one. */
    private Fresh filled(Value one, Value two) {
        Fresh made = made(one);
        if (made == null || !made.equals(made(two))) {
            return null;
        }
        Set<Value> others = new HashSet<>(seen);
        others.remove(one);
        others.remove(two);
        boolean isHeld = isHeldElsewhere(made, others) || isHeldElsewhere(one, others) || isHeldElsewhere(two, others);
        all.filled.add(made);
        long reach = all.reach(one) | all.reach(two) | other.reach(one) | other.reach(two);
        all.contents = all.contents.with(made, reach);
        if (isHeld) {
            all.leak(made);
        }
        return made;
    }

    /** The new collection that a value is, or was before it became a copy; null if it is none. */
    private static Fresh made(Value value) {
        if (!(value instanceof Copied copied)) {
            return value instanceof Fresh fresh ? fresh : null;
        }
        String type = copied.site() == null ? null : Copies.newClass(copied.how());
        return type == null ? null : new Fresh(type, copied.site());
    }

    /** @param others the views and copies that are not the collection itself */
    private boolean isHeldElsewhere(Value collection, Set<Value> others) {
        return all.leaked.contains(collection)
                || other.leaked.contains(collection)
                || Frame.isShown(collection, others)
                || all.holdings.isGiven(collection);
    }

    /** Notes that one value of several may be a copy, or a view of it, which a field may hold besides. */
    private void leakCopy(Value value) {
        Copied copy = SharedContents.copy(value);
        if (copy != null) {
            all.leaked.add(copy);
            // Another variable may have it as a copy no longer.
            Fresh made = made(copy);
            if (made != null) {
                all.leaked.add(made);
            }
        }
    }

    /** Tells what may be several objects from all others; null where nobody asks which it is. */
    private String site(String where) {
        return place.isEmpty() ? null : where;
    }

    /** The same builder on two ways; all that hold it get the same value. */
    private Value mergedTexts(Text one, Text two) {
        List<Value> inputs = new ArrayList<>();
        for (int i = 0; i < one.inputs().size(); i++) {
            String where = place + " part " + i + " of " + one.site();
            inputs.add(merged(one.inputs().get(i), two.inputs().get(i), where));
        }
        return new Text(one.site(), one.parts(), inputs);
    }

    /** A value that depends on the path through the code. */
    private Value either(Value one, Value two, String where) {
        if (one instanceof Fresh fresh
                && two instanceof Fresh same
                && fresh.type().equals(same.type())) {
            // Not the place: another variable that is merged here may hold the same one of the two.
            return new Made("new " + fresh.type(), fresh.site() + " or " + same.site());
        }
        if (one instanceof Made made && made.isLike(two)) {
            return new Made(made.what(), site(where));
        }
        leakCopy(one);
        leakCopy(two);
        boolean isLike = one instanceof Unknown first
                && two instanceof Unknown second
                && first.reach() == second.reach()
                && first.ties().equals(second.ties());
        String why = isLike ? ((Unknown) one).why() : "gets values that differ between branches";
        long reach = all.reach(one) | other.reach(two);
        Ties ties = one.ties().or(two.ties());
        if (all.isArbitrary || !one.isDetermined() || !two.isDetermined()) {
            return new Unknown(why, reach, ties, site(where));
        }
        long arguments = one.arguments() | two.arguments() | all.deciders;
        if (arguments < 0) {
            // The highest bit stands for several.
            return new Unknown(why, reach, ties, site(where));
        }
        List<Value> inputs = new ArrayList<>();
        for (int i = 0; i < Long.SIZE - 1; i++) {
            if ((arguments & Value.bit(i)) != 0) {
                inputs.add(new Argument(i));
            }
        }
        return Computed.of(where, inputs, why, reach);
    }

    private static Value unlessSame(Value one, Value merged) {
        return merged.equals(one) ? one : merged;
    }

    /** The value of {@code x == null ? substitute : value} if the value comes from {@code x}; else null. */
    private static Value chosen(Value substitute, Frame whenNull, Value value, Frame otherwise) {
        Value origin = substitute == null || value == null ? null : value.origin();
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
