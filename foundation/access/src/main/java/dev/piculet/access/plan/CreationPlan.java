package dev.piculet.access.plan;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How an object is created again from the values of its stored properties: those that have a field and are not
 * transient, and those that delegate and have a setter. Every stored property is given to the creator, set or filled
 * afterwards, or known to be what the creator computes; none is lost. The one exception is a final property that a
 * subclass overrides with one of its own: the constructor that gets the subclass's value sets both.
 *
 * <p>A Kotlin {@code object} has a singleton and nothing else. Every other class has a creator.
 *
 * @param type the class to create
 * @param singleton static field that holds the only instance
 * @param creator what creates the instance
 * @param arguments for each parameter of the creator, the property that feeds it; empty where the creator's own default
 *     is used
 * @param setAfterwards properties that are set once the instance is there; none of them is final
 * @param filled final properties in which every creator leaves an empty collection or map of the JDK, always of the same
 *     class, that nothing else holds: what they had is put in there
 * @param compared final properties of immutable types that every creator computes from other final ones, or that are always
 *     the same: what they had is to be compared, and equals unless it comes from another version of the class
 */
public record CreationPlan(
        Class<?> type,
        Optional<Field> singleton,
        Optional<CreatorModel> creator,
        List<Optional<PropertyModel>> arguments,
        List<PropertyModel> setAfterwards,
        List<PropertyModel> filled,
        List<PropertyModel> compared) {
    /** Checks that there is exactly one way to the instance. */
    public CreationPlan {
        Objects.requireNonNull(type);
        if (singleton.isPresent() == creator.isPresent()) {
            throw new IllegalArgumentException("A plan for " + type.getName() + " needs a singleton or a creator.");
        }
        arguments = List.copyOf(arguments);
        setAfterwards = List.copyOf(setAfterwards);
        filled = List.copyOf(filled);
        compared = List.copyOf(compared);
    }

    /**
     * Returns the plan for a class: the canonical constructor of a record or the primary one of a Kotlin class; else a
     * constructor without parameters; else one whose parameters are fields, by name and type, or by type alone when the
     * class file has no names and no two fields are of one type. Private ones are as good as public ones.
     *
     * @throws UnsupportedClassException when no constructor fits, with the reason for each; and for classes that cannot
     *     be created from values: enums, interfaces, abstract and inner classes, lambdas, threads and the like
     */
    public static CreationPlan of(ClassModel model) {
        return CreationPlanner.plan(model);
    }

    /** Returns the plan as text: the creator, what feeds each of its parameters, what is done afterwards. */
    @Override
    public String toString() {
        if (singleton.isPresent()) {
            return type.getName() + "." + singleton.get().getName();
        }
        StringBuilder text = new StringBuilder(type.getName()).append('(');
        String separator = "";
        for (Optional<PropertyModel> argument : arguments) {
            text.append(separator).append(argument.isPresent() ? argument.get().name() : "default");
            separator = ", ";
        }
        text.append(')');
        append(text, ", then ", setAfterwards);
        append(text, ", fills ", filled);
        append(text, ", compares ", compared);
        return text.toString();
    }

    private static void append(StringBuilder text, String what, List<PropertyModel> properties) {
        String separator = what;
        for (PropertyModel property : properties) {
            text.append(separator).append(property.name());
            separator = ", ";
        }
    }
}
