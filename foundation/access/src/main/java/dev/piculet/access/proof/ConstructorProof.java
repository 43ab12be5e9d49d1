package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Computed;
import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Fresh;
import dev.piculet.access.proof.Value.Kept;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Steps;
import dev.piculet.access.proof.Value.Unknown;
import dev.piculet.access.proof.Value.View;
import dev.piculet.access.text.ShownText;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/** The proved facts about one constructor. Parameters are numbered from 0. */
public final class ConstructorProof {
    private final ConstructorProofs all;

    private final Constructor<?> constructor;

    /** Null if its code could not be followed to an end. */
    private final Effects effects;

    ConstructorProof(ConstructorProofs all, Constructor<?> constructor, Effects effects) {
        this.all = all;
        this.constructor = constructor;
        this.effects = effects;
    }

    /** Tells whether the code of the constructor could be followed. */
    public boolean isReadable() {
        return effects != null;
    }

    /**
     * Returns the parameter that a field of the new instance holds: as it came, or in a final field as a copy that a
     * second pass through the constructor does not change. Returns -1 if none is proved; {@link #obstacle} says why.
     */
    public int parameterOf(Field field) {
        if (effects == null) {
            return -1;
        }
        int parameter = ConstructorProofs.parameter(value(field));
        return parameter >= 0 && obstacle(field) == null ? parameter : -1;
    }

    /** Returns why no parameter is proved to be what the field holds: completes "field x"; null if one is. */
    public String obstacle(Field field) {
        if (effects == null) {
            return "can't be followed, because the class file is not there, can't be read or is that of another class,"
                    + " or the code is too long";
        }
        Value value = value(field);
        int parameter = ConstructorProofs.parameter(value);
        if (parameter < 0) {
            return obstacle(value);
        }
        boolean isFinal = Modifier.isFinal(field.getModifiers());
        if (!isFinal && isTouched(0)) {
            return "may be stored again by " + effects.toucher();
        }
        if (mayBeChanged(parameter)) {
            return "gets " + what(parameter) + ", which " + effects.toucher() + " may change";
        }
        if (value instanceof Copied copied && !(isFinal && all.isAlwaysCopied(field, copied.how(), constructor))) {
            return "gets a copy of " + what(parameter)
                    + (isFinal ? ", and another constructor does not" : ", and can be stored again");
        }
        if (value instanceof Copied copied && !Copies.areRepeatable(copied.how())) {
            return "gets a copy of " + what(parameter) + ", which copied once more may lose elements or their order";
        }
        if (value instanceof Copied copied && !Copies.takeEmpty(copied.how(), field)) {
            return "gets a copy of " + what(parameter)
                    + " by EnumSet.copyOf, which can't copy an empty collection that is no EnumSet";
        }
        if (value instanceof Copied copied && !Copies.keepNothingFixed(copied.how())) {
            return "gets a copy of " + what(parameter) + " that can be changed, and for null an empty one that can't";
        }
        return null;
    }

    /** Tells whether a final field holds a new, empty collection of the JDK that nothing else holds. */
    public boolean makesEmpty(Field field) {
        return effects != null && new MadeFields(all, effects, field).obstacleToFilling() == null;
    }

    /**
     * Returns why it is not proved that a final field holds what every constructor computes from the same other fields, or a
     * constant: completes the {@link #obstacle}, and is empty if that says all. Null if it is proved.
     *
     * @param sources for the number of a parameter, the final field that gets it; null if there is none
     */
    public String obstacleToComputing(Field field, IntFunction<Field> sources) {
        if (effects == null) {
            return "";
        }
        MadeFields made = new MadeFields(all, effects, field);
        String obstacle = made.obstacleToComparing(i -> isImmutable(i) ? exactly(i, sources.apply(i)) : null);
        return "".equals(obstacle) ? made.obstacleToFilling() : obstacle;
    }

    /** The field, unless it has got something else for null. */
    private Field exactly(int parameter, Field source) {
        return source != null && new Value.Argument(parameter + 1).equals(value(source)) ? source : null;
    }

    /**
     * Tells whether every constructor makes what a final field holds, and what it holds follows from the other fields: a lock of the
     * instance's own, which is nothing but itself, the instance itself, or a view of a collection that {@link #makesEmpty}.
     */
    public boolean makesAnew(Field field) {
        return all.makesLock(field)
                || all.isSelf(field)
                || effects != null && value(field) instanceof View view && isOfFilled(field, view);
    }

    /** Tells whether every constructor leaves a hash code in a final field that is another one in the next JVM. */
    public boolean makesIdentityHash(Field field) {
        return effects != null && all.isIdentityHash(field);
    }

    /**
     * Tells whether a final field that is not written holds the same again once this constructor has run: what another final field
     * holds, a constant, or what is computed from final fields.
     *
     * @param sources for the number of a parameter, the final field that gets it; null if there is none
     */
    public boolean restoresUnwritten(Field field, IntFunction<Field> sources) {
        Value value = effects == null ? null : value(field);
        if (value instanceof Value.Argument argument) {
            Field source = argument.index() == 0 ? null : sources.apply(argument.index() - 1);
            return source != null && holdOne(field, source);
        }
        boolean isConstant =
                value instanceof Constant || value instanceof Kept || value instanceof Made made && made.isShared();
        return isConstant && all.isAlways(value, field) || value != null && obstacleToComputing(field, sources) == null;
    }

    /**
     * Tells whether every constructor leaves in both final fields one copy of a parameter, or the same kinds of views of it, so that
     * what one holds follows from the other.
     */
    public boolean holdOneCopy(Field one, Field other) {
        return Modifier.isFinal(one.getModifiers())
                && Modifier.isFinal(other.getModifiers())
                && all.holdOneCopy(ClassFiles.key(one), ClassFiles.key(other));
    }

    /** Tells whether a final field holds a copy or a view, so that it may be one of what another field holds. */
    public boolean mayBeView(Field field) {
        Value value = effects == null || !Modifier.isFinal(field.getModifiers()) ? null : value(field);
        return value instanceof Copied || value instanceof View;
    }

    /**
     * Tells whether every constructor leaves in a field that {@linkplain #mayBeView may be} a view the same kinds of views of what it
     * leaves in another final field, a parameter or a new collection.
     */
    public boolean isViewOf(Field view, Field whole) {
        return Modifier.isFinal(whole.getModifiers()) && all.isViewOf(ClassFiles.key(view), ClassFiles.key(whole));
    }

    /** Tells whether every constructor leaves in both fields the same parameter, or what it computes once. */
    public boolean holdOne(Field one, Field other) {
        return all.holdOne(ClassFiles.key(one), ClassFiles.key(other), /* known= */ null);
    }

    /**
     * Returns the first of some fields that are not written in which this constructor may leave something else than in the written
     * instance: it shows or holds what a field gets that is set again, or is made of an argument that is another one. Null if none is
     * known.
     *
     * @param setAgain fields that are set once the constructor has run
     * @param isSame whether the argument of a number is what it was
     */
    public Field leftOtherwise(List<Field> unwritten, List<Field> setAgain, IntPredicate isSame) {
        return effects == null ? null : new LeftFields(constructor, effects, isSame).otherwise(unwritten, setAgain);
    }

    private boolean isOfFilled(Field field, View view) {
        for (Map.Entry<String, Value> other : effects.fields().entrySet()) {
            Field collection = view.of().equals(other.getValue()) ? all.field(other.getKey()) : null;
            boolean isFilled = collection != null
                    && Modifier.isFinal(collection.getModifiers())
                    && !Modifier.isTransient(collection.getModifiers())
                    && makesEmpty(collection);
            if (isFilled && all.isViewOf(ClassFiles.key(field), other.getKey())) {
                return true;
            }
        }
        return false;
    }

    private static String obstacle(Value value) {
        if (value instanceof Unknown unknown) {
            return unknown.why();
        }
        if (value instanceof Kept kept) {
            return kept.why();
        }
        if (value instanceof Constant constant) {
            return "is always "
                    + (constant.value() instanceof String text ? '"' + ShownText.of(text) + '"' : constant.value());
        }
        if (value instanceof Made made) {
            return "is always " + made.what().replace('/', '.');
        }
        if (value instanceof Fresh fresh) {
            return "is always new " + fresh.type().replace('/', '.');
        }
        if (value instanceof Computed computed) {
            return computed.why();
        }
        if (value instanceof Steps) {
            return "gets an iterator";
        }
        return value == null ? "is stored by no parameter" : "gets a copy of something else than a parameter";
    }

    /**
     * Returns a constructor of the class that leaves null in a field whose value is given to a parameter that this one refuses
     * to be null; null if there is none.
     */
    public Constructor<?> leavingRefusedNull(int parameter, Field field) {
        return effects != null && !takesNull(parameter) && !field.getType().isPrimitive()
                ? all.leavingNull(field)
                : null;
    }

    /** Tells whether the constructor returns if a parameter is null, as far as its code shows. */
    public boolean takesNull(int parameter) {
        return effects != null && (effects.nonNulls() & Value.bit(parameter + 1)) == 0;
    }

    private Value value(Field field) {
        return effects.fields().get(ClassFiles.key(field));
    }

    /** Tells whether the constructor may change the object that a parameter is; never true of immutable types. */
    public boolean mayChange(int parameter) {
        return effects == null ? !isImmutable(parameter) : mayBeChanged(parameter);
    }

    private boolean mayBeChanged(int parameter) {
        // Code that got the instance may have got all that it holds.
        return !isImmutable(parameter) && (isTouched(parameter + 1) || isTouched(0));
    }

    private boolean isImmutable(int parameter) {
        Class<?> type = constructor.getParameterTypes()[parameter];
        return KnownMethods.isImmutable(type);
    }

    private boolean isTouched(int argument) {
        return (effects.touched() & Value.bit(argument)) != 0;
    }

    private static String what(int parameter) {
        return "parameter number " + (parameter + 1);
    }
}
