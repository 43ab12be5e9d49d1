package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.model.CompilerFields;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Decides about collections whose exact class has no number. A subclass that adds nothing counts as its superclass. Of other
 * classes, those of the JDK and lists keep their elements. Any other is refused: it may compare, order or limit its elements in
 * its own way. Thread-safe.
 */
final class Strangers {
    private static final OfClass SEQUENCES = new OfClass(/* maps= */ false);
    private static final OfClass MAPS = new OfClass(/* maps= */ true);

    private static final int REFUSED = -1;

    /** Names the part of a collection that would be lost silently. */
    private enum Loss {
        STATE,
        BEHAVIOUR,
        UNKNOWN,
        IDENTITY,
        WEAKNESS
    }

    private final int code;
    private final Loss loss;
    private final String member;
    private final Class<?> known;

    /**
     * @param code the number of the collections that are written instead; 0 if only the elements tell
     * @param member what a subclass adds or overrides
     * @param known the superclass that has a number
     */
    private Strangers(int code, Loss loss, String member, Class<?> known) {
        this.code = code;
        this.loss = loss;
        this.member = member;
        this.known = known;
    }

    /**
     * Returns the number for sequences of a class without one: 0 if it is for its interfaces to say.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if something would be lost
     */
    static int sequence(Class<?> type) {
        return code(SEQUENCES, type);
    }

    /**
     * Returns the number for maps of a class without one: 0 if it is for its interfaces to say.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if something would be lost
     */
    static int map(Class<?> type) {
        return code(MAPS, type);
    }

    private static int code(OfClass known, Class<?> type) {
        int code = known.get(type);
        if (code == REFUSED) {
            throw known.find(type).refusal(type);
        }
        return code;
    }

    private BinaryException refusal(Class<?> type) {
        return switch (loss) {
            case STATE -> FormErrors.stateOfSubclass(type, member, known);
            case BEHAVIOUR -> FormErrors.behaviourOfSubclass(type, member, known);
            case UNKNOWN -> FormErrors.unknownCollection(type);
            case IDENTITY -> FormErrors.comparesIdentity(type);
            case WEAKNESS -> FormErrors.holdsWeakly(type);
        };
    }

    /**
     * Finds out once for each class, and keeps no class from being unloaded. What hangs on a class of the JDK for good is a number:
     * anything of ours would keep our own loader.
     */
    private static final class OfClass extends ClassValue<Integer> {
        private final boolean maps;

        OfClass(boolean maps) {
            this.maps = maps;
        }

        @Override
        protected Integer computeValue(Class<?> type) {
            Strangers found = find(type);
            return found.loss == null ? found.code : REFUSED;
        }

        Strangers find(Class<?> type) {
            for (Class<?> known = type; known != null; known = known.getSuperclass()) {
                Loss loss = lossBy(known.getName());
                if (loss != null) {
                    return new Strangers(0, loss, null, known);
                }
                int code = code(known.getName());
                if (code != 0) {
                    return isOfTheJdk(type) ? new Strangers(code, null, null, known) : subclass(type, known, code);
                }
            }
            boolean isCollection = maps || Collection.class.isAssignableFrom(type);
            boolean isList = List.class.isAssignableFrom(type) && !Set.class.isAssignableFrom(type);
            boolean elementsTell = !isCollection || isOfTheJdk(type) || isList;
            return new Strangers(0, elementsTell ? null : Loss.UNKNOWN, null, null);
        }

        private int code(String className) {
            int code = maps ? DictionaryNames.code(className) : SequenceNames.code(className);
            if (code != 0) {
                return code;
            }
            return maps ? ThirdParties.map(className) : ThirdParties.sequence(className);
        }
    }

    /** Sets that compare elements by identity or hold them weakly, and maps that hold keys weakly. */
    private static Loss lossBy(String className) {
        if (className.equals("java.util.IdentityHashMap$KeySet")) {
            return Loss.IDENTITY;
        }
        boolean weak = className.equals("java.util.WeakHashMap") || className.equals("java.util.WeakHashMap$KeySet");
        return weak ? Loss.WEAKNESS : null;
    }

    /** Whether a class is a collection of the JDK without state besides its elements. */
    private static boolean isOfTheJdk(Class<?> type) {
        String name = type.getPackageName();
        return name.equals("java.util") || name.equals("java.util.concurrent");
    }

    private static Strangers subclass(Class<?> type, Class<?> known, int code) {
        if (ThirdParties.isComplete(known.getName())) {
            return new Strangers(code, null, null, known);
        }
        try {
            for (Class<?> each = type; each != known; each = each.getSuperclass()) {
                String field = fieldOf(each);
                if (field != null) {
                    return new Strangers(0, Loss.STATE, field, known);
                }
                String method = overridingMethod(each, known);
                if (method != null) {
                    return new Strangers(0, Loss.BEHAVIOUR, method, known);
                }
            }
            return new Strangers(code, null, null, known);
        } catch (LinkageError e) {
            // It refers to a missing class, so its effect is unknown.
            return new Strangers(0, Loss.UNKNOWN, null, known);
        }
    }

    /**
     * Returns the name of a field; null if there is none. The compiler's own fields do not count: only overriding
     * methods use them.
     */
    private static String fieldOf(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !CompilerFields.isOne(field)) {
                return field.getName();
            }
        }
        return null;
    }

    /** Returns the name of a method that overrides one of a superclass; null if there is none. */
    private static String overridingMethod(Class<?> type, Class<?> known) {
        for (Method method : type.getDeclaredMethods()) {
            int modifiers = method.getModifiers();
            if (!Modifier.isStatic(modifiers) && !Modifier.isPrivate(modifiers) && isDeclared(method, known)) {
                return method.getName();
            }
        }
        return null;
    }

    /** Whether a class has a method that another of the same name and parameters overrides. */
    private static boolean isDeclared(Method method, Class<?> type) {
        try {
            type.getMethod(method.getName(), method.getParameterTypes());
            return true;
        } catch (NoSuchMethodException e) {
            return isProtected(method, type);
        }
    }

    private static boolean isProtected(Method method, Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            try {
                Method declared = each.getDeclaredMethod(method.getName(), method.getParameterTypes());
                return Modifier.isProtected(declared.getModifiers());
            } catch (NoSuchMethodException e) {
                // The superclass may have it.
            }
        }
        return false;
    }
}
