package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Constant;
import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.Made;
import dev.piculet.access.proof.Value.Unknown;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** What is proved of one constructor. Parameters are numbered from 0. */
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
     * second pass through the constructor leaves as it is. Returns -1 if none is proved; {@link #obstacle} says why.
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
            return "can't be followed, because the class file is not there or can't be read";
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
        if (value instanceof Copied copied && !(isFinal && all.isAlwaysCopied(field, copied.how()))) {
            return "gets a copy of " + what(parameter)
                    + (isFinal ? ", and another constructor does not" : ", and can be stored again");
        }
        return null;
    }

    private static String obstacle(Value value) {
        if (value instanceof Unknown unknown) {
            return unknown.why();
        }
        if (value instanceof Constant constant) {
            boolean isText = constant.value() instanceof String;
            return "is always " + (isText ? '"' + constant.value().toString() + '"' : constant.value());
        }
        if (value instanceof Made made) {
            return "is always " + made.what().replace('/', '.');
        }
        return value == null ? "is stored by no parameter" : "gets a copy of something else than a parameter";
    }

    /**
     * Returns a constructor of the class that leaves null in a field whose parameter this one refuses to be null; null if
     * there is none.
     */
    public Constructor<?> leavingRefusedNull(Field field) {
        int parameter = parameterOf(field);
        if (parameter < 0 || field.getType().isPrimitive() || (effects.nonNulls() & Value.bit(parameter + 1)) == 0) {
            return null;
        }
        return all.leavingNull(field);
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
        return type.isPrimitive() || type.isEnum() || KnownMethods.isImmutable(type.descriptorString());
    }

    private boolean isTouched(int argument) {
        return (effects.touched() & Value.bit(argument)) != 0;
    }

    private static String what(int parameter) {
        return "parameter number " + (parameter + 1);
    }
}
