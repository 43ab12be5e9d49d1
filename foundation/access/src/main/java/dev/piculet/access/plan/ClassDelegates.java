package dev.piculet.access.plan;

import dev.piculet.access.proof.ConstructorProof;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.KotlinAnnotations;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a Kotlin class delegates an interface to ({@code class A(x: List<Int>) : List<Int> by x}). The compiler keeps it in a field that
 * is no property and is not written, unless it is what a {@code val} holds.
 */
final class ClassDelegates {
    /** What names of such fields begin with, in the order of the interfaces. */
    private static final String PREFIX = "$$delegate_";

    private ClassDelegates() {}

    /**
     * Returns why a constructor leaves something else in such a field than the written instance held, as the end of a sentence; null
     * if it does not.
     *
     * @param arguments the property for each parameter
     */
    static String obstacle(
            Class<?> type,
            CreatorModel constructor,
            List<Optional<PropertyModel>> arguments,
            Supplier<ConstructorProofs> proofs) {
        // What these hold is written as elements.
        boolean holdsElements = Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
        if (holdsElements || !(constructor.member() instanceof Constructor<?> member)) {
            return null;
        }
        ConstructorProof proof = null;
        for (Class<?> each = type; each != null && KotlinAnnotations.isKotlin(each); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!field.getName().startsWith(PREFIX)) {
                    continue;
                }
                proof = proof == null ? proofs.get().of(member) : proof;
                if (!proof.restoresUnwritten(field, i -> finalField(arguments.get(i)))) {
                    return "field '" + field.getName() + "' of " + each.getName()
                            + " is made by the compiler and not written, and is not proved to be what a 'val' holds";
                }
            }
        }
        return null;
    }

    private static Field finalField(Optional<PropertyModel> property) {
        return property.isPresent() && FieldRules.isFinal(property.get())
                ? property.get().field().get()
                : null;
    }
}
