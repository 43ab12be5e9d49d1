package dev.piculet.binary.layout;

import dev.piculet.model.ClassModel;
import dev.piculet.model.JavaTypes;
import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import dev.piculet.model.Variance;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds the type arguments of a subclass that follow from those of the declared type: {@code Ok<Order>} stands where
 * {@code Result<Order>} is declared, if {@code Ok<T>} implements {@code Result<T>}. Used once; not thread-safe.
 */
final class SubclassArguments {
    /**
     * The most parts of a declared type: its class, its arguments, theirs and so on. A class may declare itself with ever larger
     * arguments, without end. From a type that has more parts nothing follows: the subclass's variables stay variables.
     */
    private static final int MOST_PARTS = 12;

    private final ClassModel subclass;
    private final TypeArguments arguments;

    /** What is found, by the names of the subclass's type parameters. */
    private final Map<String, TypeModel> found = new HashMap<>();

    private SubclassArguments(ClassModel subclass, TypeArguments arguments) {
        this.subclass = subclass;
        this.arguments = arguments;
    }

    /** Returns the type of a subclass's instances in the place of a declared type. What does not follow from that one stays a variable. */
    static TypeModel typeOf(Class<?> subclass, TypeModel declared, Models models) {
        boolean tells = !declared.arguments().isEmpty()
                && subclass.getTypeParameters().length > 0
                && parts(declared, MOST_PARTS) <= MOST_PARTS;
        return tells
                ? new SubclassArguments(models.of(subclass), new TypeArguments(models)).typeIn(declared)
                : TypeModel.of(subclass);
    }

    /** Counts the parts of a type, and stops once there are more than {@code most}. */
    private static int parts(TypeModel type, int most) {
        int parts = 1;
        for (TypeModel argument : type.arguments()) {
            if (parts > most) {
                break;
            }
            parts += parts(argument, most - parts);
        }
        return parts;
    }

    private TypeModel typeIn(TypeModel declared) {
        TypeModel own = JavaTypes.ownType(subclass.type());
        compareArguments(own, declared);
        return found.isEmpty()
                ? TypeModel.of(subclass.type())
                : own.substitute(found).withNullability(Nullability.UNKNOWN);
    }

    /** @param own a type in the subclass's type parameters, whose values are values of {@code given} */
    private void compare(TypeModel own, TypeModel given) {
        boolean isBound = given.variance() == Variance.IN || given.variance() == Variance.STAR;
        if (isBound || own.variance() == Variance.IN) {
            return;
        }
        if (own.variable().isPresent()) {
            add(own, given);
        } else if (own.isArray() && given.isArray()) {
            compare(own.component(), given.component());
        } else {
            compareArguments(own, given);
        }
    }

    private void compareArguments(TypeModel own, TypeModel given) {
        TypeModel supertype = supertype(own, given.rawClass());
        int count = supertype == null ? 0 : supertype.arguments().size();
        if (count == given.arguments().size()) {
            for (int i = 0; i < count; i++) {
                compare(supertype.arguments().get(i), given.arguments().get(i));
            }
        }
    }

    /**
     * Returns the supertype that is of a class, with the arguments that a type gives it; null if there is none, or if one on the way is
     * raw: the arguments that it passes on are variables of its own.
     */
    private TypeModel supertype(TypeModel type, Class<?> wanted) {
        Class<?> raw = type.rawClass();
        if (raw == wanted) {
            return type;
        }
        boolean isRaw = type.arguments().size() != raw.getTypeParameters().length;
        boolean hasNone = raw.isArray() || isRaw || !wanted.isAssignableFrom(raw);
        TypeModel next = hasNone ? null : arguments.supertypeTo(wanted, type);
        return next == null ? null : supertype(next, wanted);
    }

    /** Adds the argument of a variable if it says more than the variable's bound, which its places have anyway. */
    private void add(TypeModel variable, TypeModel given) {
        TypeModel argument = given.withVariance(Variance.INVARIANT);
        if (mayBeNull(variable, given)) {
            argument = argument.withNullability(Nullability.UNKNOWN);
        }
        String name = variable.variable().orElseThrow();
        TypeModel known = found.get(name);
        // Of two that hold for the same values, the narrower one says more.
        boolean isNews = known == null || isNarrower(argument.rawClass(), known.rawClass());
        if (isNews && saysMore(argument, variable)) {
            found.put(name, argument);
        }
    }

    private static boolean saysMore(TypeModel argument, TypeModel variable) {
        // There are no values of Void, and Kotlin's Nothing: that says nothing of those that an instance holds.
        boolean isNarrower = isNarrower(argument.rawClass(), variable.rawClass()) && argument.rawClass() != Void.class;
        boolean isMore = !argument.arguments().isEmpty() || argument.nullability() == Nullability.NON_NULL;
        return isNarrower || argument.rawClass() == variable.rawClass() && isMore;
    }

    /** Java code stores null in a field of type T, whatever Kotlin code says of T; and T may hold it where the supertype has T & Any. */
    private boolean mayBeNull(TypeModel variable, TypeModel given) {
        return given.nullability() == Nullability.NON_NULL
                && (!subclass.isKotlin() || variable.nullability() == Nullability.NON_NULL);
    }

    private static boolean isNarrower(Class<?> type, Class<?> other) {
        return type != other && other.isAssignableFrom(type);
    }
}
