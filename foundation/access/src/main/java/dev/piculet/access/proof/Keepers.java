package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Part;
import dev.piculet.access.proof.Value.Unknown;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells which objects in fields of a new instance got a collection, map or array, and keep or change it. */
final class Keepers {
    private final SharedContents all;

    private final Effects effects;

    /** The value of each field that may hold such an object. */
    private final Map<Field, Value> values = new HashMap<>();

    /** For each of these values, what it leads to. */
    private final Map<Value, Set<Value>> reached = new HashMap<>();

    private final List<Field> fields;

    Keepers(SharedContents all, Effects effects, List<Field> fields) {
        this.all = all;
        this.effects = effects;
        this.fields = fields;
        for (Field field : fields) {
            Value value = effects.fields().get(ClassFiles.key(field));
            if (value != null && mayHoldObjects(field.getType())) {
                values.put(field, value);
            }
        }
    }

    private static boolean mayHoldObjects(Class<?> type) {
        boolean holdsNumbers = type.isArray() && type.getComponentType().isPrimitive();
        return !holdsNumbers && !KnownMethods.isImmutable(type);
    }

    /** Returns a field with an object that got what another field holds, or a copy of it; null if there is none. */
    Field of(Value contents) {
        for (Field field : fields) {
            if (mayKeep(field, contents)) {
                return field;
            }
        }
        return null;
    }

    /**
     * Whether code outside may hold a collection or map in a field that the constructor has made: a static field leads to it, or what the
     * constructor got. An array is handed to others to be filled.
     *
     * @param contents what the field holds or shows; null if it is not known to hold anything
     */
    boolean areOutside(Field field, Value contents) {
        boolean isNew = contents instanceof Unknown && !contents.ties().isPart();
        boolean isMade = contents instanceof Made || contents instanceof Copied || isNew;
        for (Value outside : isMade && !field.getType().isArray() ? all.outside() : List.<Value>of()) {
            for (Value each : reached(outside)) {
                if (contents.equals(all.contents(each, /* holdsElements= */ true))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns two fields with objects that got the same, as the subject of a sentence with what that is; null if there are none. */
    String two() {
        for (Value contents : candidates()) {
            Field first = null;
            for (Field field : fields) {
                if (!mayKeep(field, contents)) {
                    continue;
                }
                if (first != null && !isOneObject(values.get(first), values.get(field))) {
                    return "the objects in fields '" + first.getName() + "' and '" + field.getName() + "' get the same "
                            + all.what(contents);
                }
                first = first == null ? field : first;
            }
        }
        return null;
    }

    /** Whether both are the same, or one holds the other: references keep the identity of objects. */
    private boolean isOneObject(Value one, Value other) {
        return one.equals(other)
                || reached(one).contains(other)
                || reached(other).contains(one);
    }

    /** What two of the objects may have got. */
    private Set<Value> candidates() {
        Set<Value> candidates = new LinkedHashSet<>(all.arguments());
        for (Value value : values.values()) {
            for (Value each : reached(value)) {
                Value contents = all.contents(each, /* holdsElements= */ false);
                if (contents != null) {
                    candidates.add(contents);
                }
            }
        }
        return candidates;
    }

    /** Not where the field holds it itself, or a view of it. */
    private boolean mayKeep(Field field, Value contents) {
        Value value = values.get(field);
        if (value == null || contents.equals(all.contents(value, SharedContents.holdsElements(field.getType())))) {
            return false;
        }
        if (isMadeOf(value, contents)) {
            return true;
        }
        for (Value each : reached(value)) {
            boolean isNew = each instanceof Unknown && !each.ties().isPart();
            if (contents.equals(all.contents(each, /* holdsElements= */ true)) || isNew && isMadeOf(each, contents)) {
                return true;
            }
        }
        return false;
    }

    private Set<Value> reached(Value value) {
        Set<Value> known = reached.get(value);
        if (known == null) {
            known = effects.holdings().reached(value);
            reached.put(value, known);
        }
        return known;
    }

    /**
     * Whether it may be a new object that code which is not known has made of what it got: of a parameter, or a part or copy of it. What
     * got the instance itself asks that. A copy of what unknown code has returned is in nothing that did not get the copy itself, which
     * holdings tell.
     */
    private boolean isMadeOf(Value value, Value contents) {
        long kept = Frame.reachWithoutFields(contents) & effects.touched();
        boolean isGot =
                contents instanceof Unknown || contents instanceof Copied copied && copied.of() instanceof Unknown;
        return !isGot
                && value instanceof Unknown unknown
                && unknown.ties().holdsThem()
                && (unknown.reach() & kept) != 0
                && (unknown.reach() & Value.bit(0)) == 0
                && mayGet(unknown, contents);
    }

    /** Of what a builder holds, an object gets no more than is passed. */
    private static boolean mayGet(Unknown object, Value contents) {
        Value of = contents instanceof Copied copied ? copied.of() : contents;
        return !(of instanceof Part part) || object.ties().fields().contains(part.field());
    }
}
