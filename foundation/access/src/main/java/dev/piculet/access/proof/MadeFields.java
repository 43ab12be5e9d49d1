package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Argument;
import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.View;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Finds the values that constructors make for final fields without a parameter. Each constructor either calls another
 * one of its class first, or is a root. Facts about all roots hold for every instance, since final fields are stored
 * once.
 */
final class MadeFields {
    private final ConstructorProofs all;

    private final Effects effects;

    private final Field field;

    private final Value value;

    /** @param effects of the constructor that is to make the field's value */
    MadeFields(ConstructorProofs all, Effects effects, Field field) {
        this.all = all;
        this.effects = effects;
        this.field = field;
        this.value = effects.fields().get(ClassFiles.key(field));
    }

    /** Returns why the field is not proved to hold an empty collection that nothing else holds; null if it is. */
    String obstacleToFilling() {
        if (!(value instanceof Fresh fresh)) {
            return "";
        }
        String name = ClassFiles.key(field);
        if (effects.leaked().contains(value) || isHeldBeside(name)) {
            return ", which other code or another field gets, too";
        }
        if (effects.filled().contains(value)) {
            return ", which the constructor fills";
        }
        if ((effects.touched() & Value.bit(0)) != 0) {
            return ", which " + effects.toucher() + " may fill";
        }
        for (Constructor<?> constructor : all.roots()) {
            Effects other = all.effects(constructor);
            boolean isSame = other != null
                    && (!other.returns()
                            || other.fields().get(name) instanceof Fresh same
                                    && same.type().equals(fresh.type()));
            if (!isSame) {
                return ", and another constructor stores something else";
            }
        }
        return null;
    }

    /** A view in another final field is made again by the constructor, and shows what is put in. */
    private boolean isHeldBeside(String name) {
        for (Map.Entry<String, Value> other : effects.fields().entrySet()) {
            Value held = other.getValue() instanceof Copied copied ? copied.of() : other.getValue();
            boolean isSeen = held instanceof View view && value.equals(view.of());
            boolean isHeld = isSeen ? !all.isViewOf(other.getKey(), name) : value.equals(held);
            if (isHeld && !other.getKey().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns why the field is not proved to hold what is computed from other fields alone; null if it is.
     *
     * @param sources for the number of a parameter, the final field that holds it; null if there is none
     */
    String obstacleToComparing(IntFunction<Field> sources) {
        boolean isEmpty = value instanceof Made made && made.isShared();
        if (!isEmpty && (value == null || !value.isDetermined())) {
            return "";
        }
        if (!isEmpty && !Value.NULL.equals(value) && !KnownMethods.isValue(field.getType())) {
            return value instanceof Argument ? "" : ", and a " + field.getType().getSimpleName() + " can be changed";
        }
        long arguments = value.arguments();
        for (int i = 0; i < Long.SIZE; i++) {
            if ((arguments & Value.bit(i)) != 0 && (i == 0 || i == Long.SIZE - 1 || sources.apply(i - 1) == null)) {
                return from(i);
            }
        }
        for (Constructor<?> constructor : all.roots()) {
            if (!isSame(all.effects(constructor), sources)) {
                return ", and another constructor stores something else";
            }
        }
        return null;
    }

    private String from(int argument) {
        for (Map.Entry<String, Value> source : effects.fields().entrySet()) {
            if (source.getValue().equals(new Argument(argument)) && value instanceof Computed) {
                String name = ClassFiles.fieldName(source.getKey());
                return " from field '" + name + "', which can change";
            }
        }
        return "";
    }

    /** Whether a constructor leaves in the field what the value is of the other fields that it leaves. */
    private boolean isSame(Effects other, IntFunction<Field> sources) {
        if (other == null) {
            return false;
        }
        if (!other.returns() || other == effects) {
            return true;
        }
        Value expected = value.with(i -> {
            Value held = other.fields().get(ClassFiles.key(sources.apply(i - 1)));
            return held == null ? new Value.Unknown("", 0) : held;
        });
        boolean isKnown = expected.isDetermined() || expected instanceof Made;
        return isKnown && expected.equals(other.fields().get(ClassFiles.key(field)));
    }
}
