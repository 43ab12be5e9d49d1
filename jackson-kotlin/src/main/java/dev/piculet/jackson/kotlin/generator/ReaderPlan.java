package dev.piculet.jackson.kotlin.generator;

import dev.piculet.model.CreatorModel;
import java.util.ArrayList;
import java.util.List;

/**
 * What a generated reader shall do.
 *
 * @param creator makes the instances
 * @param arguments one property for each of the creator's parameters, in their order
 * @param others properties that are set once the instance is there
 */
public record ReaderPlan(CreatorModel creator, List<ReadProperty> arguments, List<ReadProperty> others) {
    public ReaderPlan {
        arguments = List.copyOf(arguments);
        others = List.copyOf(others);
    }

    /** The class whose instances are read; of a factory, the class that has it. */
    public Class<?> type() {
        return creator.member().getDeclaringClass();
    }

    /** Every property: a generated reader counts them in this order. */
    public List<ReadProperty> all() {
        List<ReadProperty> all = new ArrayList<>(arguments);
        all.addAll(others);
        return all;
    }
}
