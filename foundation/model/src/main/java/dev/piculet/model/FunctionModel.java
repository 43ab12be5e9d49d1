package dev.piculet.model;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;

/**
 * Describes a function that a class declares for its instances, and that is no accessor of a property.
 *
 * @param member the instance method, whatever its visibility; of an {@code object} it may be static
 * @param result what it gives: where {@link TypeModel#isUnboxed()}, the underlying value of the value class
 * @param parameters one for each of the method's parameters
 */
public record FunctionModel(Method member, TypeModel result, List<ParameterModel> parameters) {
    public FunctionModel {
        Objects.requireNonNull(member);
        Objects.requireNonNull(result);
        parameters = List.copyOf(parameters);
    }

    /** Returns this function as text for people, by the name of its method: {@code find(name: String): Bird?}. */
    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(", ", member.getName() + "(", "): " + result);
        for (ParameterModel parameter : parameters) {
            text.add(parameter.toString());
        }
        return text.toString();
    }
}
