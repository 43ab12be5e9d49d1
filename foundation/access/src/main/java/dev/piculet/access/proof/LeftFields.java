package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Unknown;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/** Tells which fields keep what a constructor leaves there, though others are set over what they were made of. */
final class LeftFields {
    private final Constructor<?> constructor;

    private final Effects effects;

    private final SharedContents contents;

    private final IntPredicate isSame;

    /** @param isSame whether the argument of a number is the one of which the written instance was made */
    LeftFields(Constructor<?> constructor, Effects effects, IntPredicate isSame) {
        this.constructor = constructor;
        this.effects = effects;
        this.isSame = isSame;
        contents = new SharedContents(constructor, effects);
    }

    /** Returns the first of some fields with something else than the written instance held; null if there is none. */
    Field otherwise(List<Field> kept, List<Field> setAgain) {
        for (Field field : kept) {
            Value value = value(field);
            if (value != null && (isOfOther(field, value) || isOfReplaced(field, value, setAgain))) {
                return field;
            }
        }
        return null;
    }

    private Value value(Field field) {
        return effects.fields().get(ClassFiles.key(field));
    }

    /** Whether a value is made of an argument that is another one, as far as it tells. */
    private boolean isOfOther(Field field, Value value) {
        long others = others();
        if (value instanceof Unknown unknown) {
            // Nothing tells of what numbers and texts were made.
            return others != 0 && (KnownMethods.isImmutable(field.getType()) || (unknown.reach() & others) != 0);
        }
        boolean isMade = value instanceof Argument || value instanceof Computed || value instanceof Copied;
        return isMade && ((Frame.reachWithoutFields(value) | value.arguments()) & others) != 0;
    }

    private long others() {
        long others = 0;
        for (int i = 0; i < constructor.getParameterCount(); i++) {
            others |= isSame.test(i) ? 0 : Value.bit(i + 1);
        }
        return others;
    }

    /** Whether a value is, shows or holds the object that the constructor has made for a field that gets another one. */
    private boolean isOfReplaced(Field field, Value value, List<Field> setAgain) {
        Value shown = shown(field, value);
        Set<Value> held = effects.holdings().reached(value);
        for (Field other : setAgain) {
            Value replaced = value(other);
            Value object =
                    replaced == null || KnownMethods.isImmutable(other.getType()) ? null : shown(other, replaced);
            boolean isMade = object instanceof Fresh
                    || object instanceof Copied
                    || object instanceof Made made && !made.isShared()
                    || object instanceof Unknown unknown && unknown.mayBeShared();
            if (isMade && (object.equals(shown) || held.contains(object))) {
                return true;
            }
        }
        return false;
    }

    /** The object behind a view. */
    private Value shown(Field field, Value value) {
        Value behind = contents.contents(value, SharedContents.holdsElements(field.getType()));
        return behind == null ? value : behind;
    }
}
