package dev.piculet.model.inspect;

import dev.piculet.model.ClassModel;
import dev.piculet.model.FunctionModel;
import java.util.List;

/**
 * Reads classes of one language other than Java. Found by {@link java.util.ServiceLoader}; asked only about classes that
 * carry an annotation, as the compilers of other languages leave one. Called by several threads at a time.
 */
public interface ClassInspector {
    /** Tells whether {@link #inspect} knows more about the class than Java's reflection does. Called first, and often. */
    boolean supports(Class<?> type);

    /**
     * Returns the model of a class that is supported, or {@link ClassModels#ofJava} of it where the class cannot be read.
     *
     * @param models where the models of superclasses come from
     */
    ClassModel inspect(Class<?> type, ClassModels models);

    /**
     * Returns the functions that a class which is supported declares for its instances, static ones of a Kotlin {@code object}
     * among them, in declared order, without accessors of properties; none where it cannot be read.
     */
    default List<FunctionModel> functions(Class<?> type) {
        return List.of();
    }
}
