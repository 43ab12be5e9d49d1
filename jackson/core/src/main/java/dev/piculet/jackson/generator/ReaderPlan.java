package dev.piculet.jackson.generator;

import dev.piculet.model.CreatorModel;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The plan of a generated reader.
 *
 * @param creator makes the instances
 * @param arguments one property for each of the creator's parameters, in their order
 * @param others properties that are set once the instance is there: at once if there are no arguments
 * @param expected the numbers of all properties, arguments first, in the expected order of the input
 * @param build makes the result of an instance that is a builder: what its setters give back is the builder from then on;
 *     empty if instances are the result
 */
public record ReaderPlan(
        CreatorModel creator,
        List<ReadProperty> arguments,
        List<ReadProperty> others,
        List<Integer> expected,
        Optional<Method> build) {
    public ReaderPlan {
        arguments = List.copyOf(arguments);
        others = List.copyOf(others);
        expected = List.copyOf(expected);
        Objects.requireNonNull(build);
    }

    /** Creates a plan that expects properties in declared order. */
    public ReaderPlan(CreatorModel creator, List<ReadProperty> arguments, List<ReadProperty> others) {
        this(
                creator,
                arguments,
                others,
                inOrderOf(List.of(), namesOf(concatenated(arguments, others))),
                Optional.empty());
    }

    /**
     * Returns a plan that expects the order of names that were read: a property that was not among them comes behind the
     * one declared before it.
     */
    public ReaderPlan expecting(Collection<String> names) {
        return new ReaderPlan(creator, arguments, others, inOrderOf(names, namesOf(all())), build);
    }

    /** Returns a plan whose instances are builders. */
    public ReaderPlan building(Method build) {
        return new ReaderPlan(creator, arguments, others, expected, Optional.of(build));
    }

    /** The class whose instances are read; of a factory, the class that has it. */
    public Class<?> type() {
        return creator.member().getDeclaringClass();
    }

    /** Whether the instance is made before anything is read, as nothing is needed for it, and each value set at once. */
    public boolean createsFirst() {
        return arguments.isEmpty() && !others.isEmpty();
    }

    /** The type that takes the value of a property. */
    Class<?> target(int index) {
        if (index < arguments.size()) {
            return creator.member().getParameterTypes()[index];
        }
        Optional<Member> mutator = others.get(index - arguments.size()).mutator();
        if (mutator.isEmpty() || !createsFirst()) {
            return Object.class;
        }
        return mutator.get() instanceof Field field ? field.getType() : ((Method) mutator.get()).getParameterTypes()[0];
    }

    /** Every property: a generated reader counts them in this order. */
    public List<ReadProperty> all() {
        return concatenated(arguments, others);
    }

    private static List<ReadProperty> concatenated(List<ReadProperty> arguments, List<ReadProperty> others) {
        List<ReadProperty> all = new ArrayList<>(arguments);
        all.addAll(others);
        return all;
    }

    private static List<String> namesOf(List<ReadProperty> properties) {
        List<String> names = new ArrayList<>();
        for (ReadProperty property : properties) {
            names.add(property.name());
        }
        return names;
    }

    /**
     * Returns the numbers of all names in the order of those that were seen; one that was not among them comes behind the one
     * before it.
     */
    static List<Integer> inOrderOf(Collection<String> names, List<String> all) {
        Map<String, Integer> numbers = new HashMap<>();
        for (int i = all.size() - 1; i >= 0; i--) {
            numbers.put(all.get(i), i);
        }
        Set<Integer> seen = new LinkedHashSet<>();
        for (String name : names) {
            if (numbers.containsKey(name)) {
                seen.add(numbers.get(name));
            }
        }
        List<Integer> order = new ArrayList<>(seen);
        for (int i = 0; i < all.size(); i++) {
            if (!seen.contains(i)) {
                order.add(order.indexOf(i - 1) + 1, i);
            }
        }
        return order;
    }
}
