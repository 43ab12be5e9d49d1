package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Part;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
        if (isUntold(fields)) {
            return "its code gives more objects to others than are followed";
        }
        Map<Value, Field> holders = new HashMap<>();
        Keepers keepers = new Keepers(this, effects, fields);
        for (Field field : fields) {
            if (KnownMethods.isImmutable(field.getType())) {
                continue;
            }
            Value value = effects.fields().get(ClassFiles.key(field));
            Value contents = contents(value, holdsElements(field.getType()));
            if (isHeldBeside(value, contents)) {
                return heldBeside(field);
            }
            Field helper = contents == null ? null : keepers.of(contents);
            if (helper != null) {
                return "the object in field '" + helper.getName() + "' gets the " + what(field) + " in field '"
                        + field.getName() + "', too";
            }
            if (keepers.areOutside(field, contents)) {
                return heldBeside(field);
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
        return keepers.two();
    }

    /**
     * Returns for each field that holds the very object of one before the one before; null if a field's object may be referenced in
     * another way: by a view, or from elsewhere.
     */
    Map<Field, Field> same(List<Field> fields) {
        Map<Field, Field> same = new LinkedHashMap<>();
        Map<Value, Field> holders = new HashMap<>();
        Keepers keepers = new Keepers(this, effects, fields);
        if (isUntold(fields) || keepers.two() != null) {
            return null;
        }
        for (Field field : fields) {
            Value value = effects.fields().get(ClassFiles.key(field));
            boolean isFixed = KnownMethods.isImmutable(field.getType());
            Value contents = isFixed ? null : contents(value, holdsElements(field.getType()));
            boolean isHeld = isHeldBeside(value, contents)
                    || contents != null && keepers.of(contents) != null
                    || keepers.areOutside(field, contents)
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

    /** Whether two fields may hold one object that nobody noted. */
    private boolean isUntold(List<Field> fields) {
        if (!effects.holdings().isFull()) {
            return false;
        }
        for (Field one : fields) {
            for (Field other : fields) {
                if (one != other && ConstructorProofs.mayHoldWhatAnotherHolds(one.getType(), other.getType())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether something else than fields that are known to may hold a collection that was made, or a copy. */
    private boolean isHeldBeside(Value value, Value contents) {
        return value instanceof Fresh && effects.leaked().contains(value)
                || contents instanceof Copied && effects.leaked().contains(contents);
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
        Set<Value> wholes = effects.holdings().wholes(seen);
        for (Field field : fields) {
            boolean isOwn = Giving.isOfField(seen, field.getName());
            for (Value each : wholes) {
                isOwn |= Giving.isOfField(each, field.getName());
            }
            Value held = effects.fields().get(ClassFiles.key(field));
            isOwn |= held instanceof Part source && seen.ties().fields().contains(source.field());
            boolean isWhole = held instanceof Argument argument
                    && (reach & Value.bit(argument.index())) != 0
                    && (seen instanceof Unknown || ConstructorProofs.mayHoldOne(part.getType(), field.getType()));
            isWhole |= wholes.contains(held);
            if ((isOwn || isWhole) && !KnownMethods.isImmutable(field.getType()) && !field.equals(part)) {
                return field;
            }
        }
        return null;
    }

    private static String heldBeside(Field field) {
        return "other code holds the " + what(field) + " in field '" + field.getName() + "', too";
    }

    private static String what(Field field) {
        return field.getType().getSimpleName();
    }

    /** What a parameter, what a builder holds, or what a constructor has made is, for messages. */
    String what(Value contents) {
        if (contents instanceof Argument argument) {
            return constructor.getParameterTypes()[argument.index() - 1].getSimpleName();
        }
        if (contents instanceof Part part) {
            return what(source(part));
        }
        String made = contents instanceof Fresh fresh ? fresh.type() : contents instanceof Made any ? any.what() : null;
        return made == null ? "collection" : made.substring(made.lastIndexOf('/') + 1);
    }

    private Field source(Part part) {
        return ClassFiles.field(constructor.getParameterTypes()[part.builder() - 1], part.field());
    }

    /** What objects stand for that are not the instance's own: those of others, and the parameters. */
    List<Value> outside() {
        List<Value> outside = new ArrayList<>();
        outside.add(Holdings.OUTSIDE);
        for (int i = 0; i < constructor.getParameterCount(); i++) {
            if (!KnownMethods.isImmutable(constructor.getParameterTypes()[i])) {
                outside.add(new Argument(i + 1));
            }
        }
        return outside;
    }

    /** The parameters that are collections, maps or arrays. */
    List<Value> arguments() {
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < constructor.getParameterCount(); i++) {
            if (holdsElements(constructor.getParameterTypes()[i])) {
                arguments.add(new Argument(i + 1));
            }
        }
        return arguments;
    }

    /** The copy that a value is or shows; null if it is something else. */
    static Copied copy(Value value) {
        Value shown = value instanceof View view ? view.of() : value;
        return shown instanceof Copied copied && behind(copied) instanceof Copied copy ? copy : null;
    }

    /**
     * The collection behind a view; null if nothing can be added to it, or references keep its identity.
     *
     * @param holdsElements whether the value is a collection, a map or an array, if it does not tell that itself
     */
    Value contents(Value value, boolean holdsElements) {
        Value seen = value instanceof Copied copied ? behind(copied) : value;
        if (seen instanceof View view) {
            // Also where a method has put another view around one that it got.
            return contents(view.of(), holdsElements);
        }
        if (seen instanceof Argument argument) {
            return argument.index() > 0 && holdsElements(constructor.getParameterTypes()[argument.index() - 1])
                    ? seen
                    : null;
        }
        if (seen instanceof Part part) {
            Field source = source(part);
            return source != null && holdsElements(source.getType()) ? seen : null;
        }
        // The instruction that made it tells it from all others, also a copy of what unknown code has returned.
        boolean isMade = seen instanceof Made made && !made.isShared() && (holdsElements || isCollection(made));
        boolean isGot = holdsElements && seen instanceof Unknown unknown && unknown.mayBeShared();
        return seen instanceof Fresh || seen instanceof Copied || isMade || isGot ? seen : null;
    }

    /** Whether what was made is a collection or map of the JDK, by its class. */
    private static boolean isCollection(Made made) {
        String name = made.what().substring("new ".length()).replace('/', '.');
        try {
            return name.startsWith("java.util.") && holdsElements(Class.forName(name, /* initialize= */ false, null));
        } catch (ClassNotFoundException e) {
            return false;
        }
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
