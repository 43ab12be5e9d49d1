package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Part;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells of collections, maps and arrays that several fields of a new instance hold. Written and read field by field, each
 * would hold one of its own, and what is added to one would be missing in the other.
 */
final class SharedContents {
    private final Constructor<?> constructor;

    private final Effects effects;

    SharedContents(Constructor<?> constructor, Effects effects) {
        this.constructor = constructor;
        this.effects = effects;
    }

    /** Returns the field whose object may be referenced from elsewhere; null if none is known. */
    String obstacle(List<Field> fields) {
        Map<Value, Field> holders = new HashMap<>();
        for (Field field : fields) {
            if (KnownMethods.isImmutable(field.getType())) {
                continue;
            }
            Value value = effects.fields().get(ClassFiles.key(field));
            Value contents = contents(value);
            if (isHeldBeside(value, contents)) {
                return "other code holds the " + what(field) + " in field '" + field.getName() + "', too";
            }
            Field helper = contents == null ? null : helper(contents, fields);
            if (helper != null) {
                return "the object in field '" + helper.getName() + "' gets the " + what(field) + " in field '"
                        + field.getName() + "', too";
            }
            Field whole = holdsElements(field.getType()) ? whole(value, field, fields) : null;
            if (whole != null) {
                return "field '" + field.getName() + "' may hold what field '" + whole.getName()
                        + "' holds, or a part of it";
            }
            Field other = contents == null ? null : holders.putIfAbsent(contents, field);
            if (other != null) {
                return "fields '" + other.getName() + "' and '" + field.getName() + "' hold the same " + what(other);
            }
        }
        return null;
    }

    /**
     * Returns for each field that holds the very object of one before the one before; null if a field's object may be referenced in
     * another way: by a view, or from elsewhere.
     */
    Map<Field, Field> same(List<Field> fields) {
        Map<Field, Field> same = new LinkedHashMap<>();
        Map<Value, Field> holders = new HashMap<>();
        for (Field field : fields) {
            Value value = effects.fields().get(ClassFiles.key(field));
            Value contents = KnownMethods.isImmutable(field.getType()) ? null : contents(value);
            boolean isHeld = isHeldBeside(value, contents)
                    || contents != null && helper(contents, fields) != null
                    || holdsElements(field.getType()) && whole(value, field, fields) != null;
            if (isHeld) {
                return null;
            }
            Field other = contents == null ? null : holders.putIfAbsent(contents, field);
            if (other != null && !value.equals(effects.fields().get(ClassFiles.key(other)))) {
                return null;
            }
            if (other != null) {
                same.put(field, other);
            }
        }
        return same;
    }

    /** Whether something else than fields that are known to may hold a collection that was made, or a copy. */
    private boolean isHeldBeside(Value value, Value contents) {
        return value instanceof Fresh && effects.leaked().contains(value)
                || contents instanceof Copied && effects.leaked().contains(contents);
    }

    /** The field with a new object that got a parameter, or a copy of it, and keeps or changes it; null if there is none. */
    private Field helper(Value contents, List<Field> fields) {
        long kept = Frame.reachWithoutFields(contents) & effects.touched();
        for (Field field : fields) {
            // What got the instance itself asks that.
            boolean isHelper = effects.fields().get(ClassFiles.key(field)) instanceof Unknown unknown
                    && unknown.ties().holdsThem()
                    && (unknown.reach() & kept) != 0
                    && mayGet(unknown, contents)
                    && (unknown.reach() & Value.bit(0)) == 0;
            if (isHelper && !KnownMethods.isImmutable(field.getType())) {
                return field;
            }
        }
        return null;
    }

    /** Of what a builder holds, an object gets no more than is passed. */
    private static boolean mayGet(Unknown object, Value contents) {
        Value of = contents instanceof Copied copied ? copied.of() : contents;
        return !(of instanceof Part part) || object.ties().fields().contains(part.field());
    }

    /** The field that holds what the value of another one is got from: a getter's result, or a view; null if there is none. */
    private Field whole(Value value, Field part, List<Field> fields) {
        Value seen = value instanceof Copied copied ? behind(copied) : value;
        boolean mayBePart = seen instanceof Computed
                || seen instanceof Unknown && seen.ties().isPart();
        if (!mayBePart) {
            return null;
        }
        long reach = seen instanceof Unknown unknown ? unknown.reach() : seen.arguments();
        for (Field field : fields) {
            boolean isOwn = (reach & Value.bit(0)) != 0 && seen.ties().fields().contains(field.getName());
            Value held = effects.fields().get(ClassFiles.key(field));
            isOwn |= held instanceof Part source && seen.ties().fields().contains(source.field());
            boolean isWhole = held instanceof Argument argument
                    && (reach & Value.bit(argument.index())) != 0
                    && (seen instanceof Unknown || ConstructorProofs.mayHoldOne(part.getType(), field.getType()));
            if ((isOwn || isWhole) && !KnownMethods.isImmutable(field.getType()) && !field.equals(part)) {
                return field;
            }
        }
        return null;
    }

    private static String what(Field field) {
        return field.getType().getSimpleName();
    }

    /** The copy that a value is or shows; null if it is something else. */
    static Copied copy(Value value) {
        Value shown = value instanceof View view ? view.of() : value;
        return shown instanceof Copied copied && behind(copied) instanceof Copied copy ? copy : null;
    }

    /** The collection behind a view; null if nothing can be added to it, or references keep its identity. */
    private Value contents(Value value) {
        Value shown = value instanceof View view ? view.of() : value;
        Value seen = shown instanceof Copied copied ? behind(copied) : shown;
        if (seen instanceof Argument argument) {
            return argument.index() > 0 && holdsElements(constructor.getParameterTypes()[argument.index() - 1])
                    ? seen
                    : null;
        }
        if (seen instanceof Part part) {
            Field source = ClassFiles.field(constructor.getParameterTypes()[part.builder() - 1], part.field());
            return source != null && holdsElements(source.getType()) ? seen : null;
        }
        // Of what unknown code has returned, no two need be one.
        boolean isCopy = seen instanceof Copied copied && !(copied.of() instanceof Unknown);
        return seen instanceof Fresh || isCopy ? seen : null;
    }

    /** What a copy is that no view is around; what it is made of if it is nothing but a view. */
    private static Value behind(Copied copied) {
        List<String> ways = Copies.ways(copied.how());
        int first = 0;
        while (first < ways.size() && KnownCollections.isView(ways.get(first))) {
            first++;
        }
        return first == ways.size()
                ? copied.of()
                : new Copied(copied.of(), String.join(", ", ways.subList(first, ways.size())), copied.site());
    }

    /** Whether values of a type may be collections, maps or arrays, by the type. What else is iterable is an object with fields. */
    static boolean holdsElements(Class<?> type) {
        return type.isArray()
                || type == Iterable.class
                || Collection.class.isAssignableFrom(type)
                || Map.class.isAssignableFrom(type);
    }
}
