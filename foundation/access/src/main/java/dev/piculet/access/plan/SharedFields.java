package dev.piculet.access.plan;

import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.model.Nullability;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.Variance;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Properties of classes whose constructors leave one collection, map or array in two fields. In the place of both fields stands one
 * property: an array of what the first one holds, and of what the second one holds if that is another object. So the copy has
 * one object in both where the original has.
 */
public final class SharedFields {
    /** Stands between the names of both fields, in no name of a field itself. */
    private static final char AND = '&';

    private SharedFields() {}

    /** Whether a property stands for two fields. */
    public static boolean isOne(PropertyModel property) {
        return property.field().isEmpty()
                && property.delegate().isEmpty()
                && property.getter().isEmpty()
                && property.name().indexOf(AND) > 0;
    }

    /** Returns the first of the fields that a property stands for. */
    public static Field first(PropertyModel property) {
        return field(property, property.name().substring(0, property.name().indexOf(AND)));
    }

    /** Returns the second of the fields that a property stands for. */
    public static Field second(PropertyModel property) {
        return field(property, property.name().substring(property.name().indexOf(AND) + 1));
    }

    /**
     * Whether a property and one of another name, of the same class at another time, have a field in common, since either stands for
     * two fields.
     */
    public static boolean isInPart(PropertyModel property, String other) {
        boolean standsForTwo = isOne(property) || other.indexOf(AND) >= 0;
        return standsForTwo && !Collections.disjoint(fields(property.name()), fields(other));
    }

    private static List<String> fields(String name) {
        return List.of(name.split("" + AND));
    }

    private static Field field(PropertyModel property, String name) {
        return field(property.declaringClass(), name);
    }

    /** Returns the lowest field of a name. */
    private static Field field(Class<?> type, String name) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    return field;
                }
            }
        }
        throw new AssertionError(name);
    }

    /**
     * Returns properties with one for each pair of fields, first; none if not all of them are pairs.
     *
     * @param shared for each field that may hold the very object of another one that other field; null if there are others
     */
    static List<PropertyModel> paired(List<PropertyModel> stored, Map<Field, Field> shared) {
        List<PropertyModel> paired = new ArrayList<>();
        List<PropertyModel> others = new ArrayList<>(stored);
        for (Map.Entry<Field, Field> each :
                shared == null ? Map.<Field, Field>of().entrySet() : shared.entrySet()) {
            PropertyModel first = property(stored, each.getValue());
            PropertyModel second = property(stored, each.getKey());
            Class<?> lower = first.declaringClass().isAssignableFrom(second.declaringClass())
                    ? second.declaringClass()
                    : first.declaringClass();
            TypeModel type = general(first.type(), second.type());
            boolean isPair = type != null
                    && field(lower, first.name()).equals(each.getValue())
                    && field(lower, second.name()).equals(each.getKey())
                    && others.remove(first)
                    && others.remove(second);
            if (!isPair) {
                return List.of();
            }
            paired.add(PropertyModel.builder(lower, first.name() + AND + second.name(), array(type))
                    .build());
        }
        if (!paired.isEmpty()) {
            paired.addAll(others);
        }
        return paired;
    }

    /** Why fields that are written hold the same; null if none do: what the constructor makes anew may show what another field holds. */
    static String obstacle(List<PropertyModel> stored, List<PropertyModel> remade, ConstructorProofs proofs) {
        List<PropertyModel> written = new ArrayList<>(stored);
        written.removeAll(remade);
        return proofs.obstacleToSeparation(BareCreation.fields(written));
    }

    /**
     * Whether one of the fields that are set again may have held the very collection, map or array of another one, by their types.
     *
     * @param areObjects whether an object in one of them may hold it, too
     */
    static boolean mayBeAmong(List<PropertyModel> stored, List<PropertyModel> setAgain, boolean areObjects) {
        for (PropertyModel each : setAgain) {
            for (PropertyModel other : stored) {
                boolean areFields = other != each
                        && each.field().isPresent()
                        && other.field().isPresent();
                if (areFields
                        && mayShare(
                                each.field().get().getType(),
                                other.field().get().getType(),
                                areObjects)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean mayShare(Class<?> one, Class<?> other, boolean areObjects) {
        return ConstructorProofs.mayHoldOne(one, other)
                || areObjects && ConstructorProofs.mayHoldWhatAnotherHolds(one, other);
    }

    private static PropertyModel property(List<PropertyModel> stored, Field field) {
        for (PropertyModel property : stored) {
            if (property.field().isPresent() && property.field().get().equals(field)) {
                return property;
            }
        }
        throw new AssertionError(field);
    }

    /** Returns the type that holds the values of both; null if neither does. */
    private static TypeModel general(TypeModel first, TypeModel second) {
        if (first.equals(second)) {
            return first;
        }
        if (first.rawClass() == Object.class || second.rawClass() == Object.class) {
            return first.rawClass() == Object.class ? first : second;
        }
        return null;
    }

    private static TypeModel array(TypeModel component) {
        return new TypeModel(
                component.rawClass().arrayType(),
                List.of(component),
                Nullability.NON_NULL,
                Optional.empty(),
                Optional.empty(),
                Variance.INVARIANT);
    }
}
