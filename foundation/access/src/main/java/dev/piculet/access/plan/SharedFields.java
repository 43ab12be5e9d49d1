package dev.piculet.access.plan;

import dev.piculet.model.Nullability;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.Variance;
import java.lang.reflect.Field;
import java.util.ArrayList;
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

    private static Field field(PropertyModel property, String name) {
        try {
            return property.declaringClass().getDeclaredField(name);
        } catch (NoSuchFieldException e) {
            throw new AssertionError(e);
        }
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
            boolean isPair = first.declaringClass() == second.declaringClass()
                    && first.type().equals(second.type())
                    && others.remove(first)
                    && others.remove(second);
            if (!isPair) {
                return List.of();
            }
            String name = first.name() + AND + second.name();
            paired.add(PropertyModel.builder(first.declaringClass(), name, array(first.type()))
                    .build());
        }
        if (!paired.isEmpty()) {
            paired.addAll(others);
        }
        return paired;
    }

    private static PropertyModel property(List<PropertyModel> stored, Field field) {
        for (PropertyModel property : stored) {
            if (property.field().isPresent() && property.field().get().equals(field)) {
                return property;
            }
        }
        throw new AssertionError(field);
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
