package dev.piculet.jackson.generator;

import dev.piculet.model.CreatorModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The plan of generated code that reads instances of a class straight from bytes.
 *
 * @param creator makes the instances
 * @param properties one for each of the creator's parameters, in their order; if it has none, those that are set
 * @param expected the numbers of all properties in the expected order of the input
 * @param skipsUnknown whether other names are passed over; they are odd otherwise
 */
public record DirectPlan(
        CreatorModel creator, List<DirectProperty> properties, List<Integer> expected, boolean skipsUnknown) {
    public DirectPlan {
        properties = List.copyOf(properties);
        expected = List.copyOf(expected);
    }

    /**
     * Returns a plan that expects the order of names that were read: a property that was not among them comes behind the one
     * declared before it.
     */
    public static DirectPlan of(
            CreatorModel creator, List<DirectProperty> properties, Collection<String> seenNames, boolean skipsUnknown) {
        List<String> names = new ArrayList<>();
        for (DirectProperty property : properties) {
            names.add(property.name());
        }
        return new DirectPlan(creator, properties, ReaderPlan.inOrderOf(seenNames, names), skipsUnknown);
    }

    /** Whether the instance is made before anything is read, and each value set at once. */
    boolean createsFirst() {
        return creator.parameters().isEmpty();
    }

    /** The class whose instances are read. */
    public Class<?> type() {
        return creator.member().getDeclaringClass();
    }

    /** The type that takes the value of a property. */
    Class<?> target(int index) {
        return createsFirst()
                ? properties.get(index).mutatedType()
                : creator.member().getParameterTypes()[index];
    }
}
