package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.ConstructorProof;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.access.proof.LazyValues;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What properties and interfaces of a Kotlin class delegate to, and nobody writes: a constructor has to leave the same there. */
final class UnwrittenDelegates {
    private final ClassModel model;

    private final List<Field> ofInterfaces;

    private final List<PropertyModel> lazy;

    private final List<PropertyModel> readOnly;

    private UnwrittenDelegates(ClassModel model, List<Field> ofInterfaces, List<PropertyModel> delegating) {
        this.model = model;
        this.ofInterfaces = ofInterfaces;
        this.lazy = LazyProperties.among(delegating);
        this.readOnly = ReadOnlyDelegates.among(delegating);
    }

    /**
     * Returns what a class and its superclasses hold so; null if that is nothing.
     *
     * @param model of the class, or of a subclass
     */
    static UnwrittenDelegates of(Class<?> type, ClassModel model) {
        List<Field> ofInterfaces = ClassDelegates.of(type);
        List<PropertyModel> delegating = new ArrayList<>();
        for (PropertyModel property : model.properties()) {
            if (property.delegate().isPresent() && property.declaringClass().isAssignableFrom(type)) {
                delegating.add(property);
            }
        }
        boolean isNothing = ofInterfaces.isEmpty() && delegating.isEmpty();
        return isNothing ? null : new UnwrittenDelegates(model, ofInterfaces, delegating);
    }

    /** Whether lazy values are all that there is: then no constructor's code need be followed, which the first use would pay. */
    boolean isLazyAlone() {
        return ofInterfaces.isEmpty() && readOnly.isEmpty();
    }

    /** Returns why lazy values may be others in a copy, as the end of a sentence; null if nothing is found. */
    String obstacleOfLazy() {
        return LazyProperties.obstacle(lazy, model);
    }

    /**
     * Returns why a constructor may leave something else than the written instance held, as the end of a sentence; null if it does
     * not.
     *
     * @param arguments the property for each parameter
     */
    String obstacle(CreatorModel constructor, List<Optional<PropertyModel>> arguments, ConstructorProofs proofs) {
        if (!(constructor.member() instanceof Constructor<?> member)) {
            return obstacleOfLazy();
        }
        ConstructorProof proof = proofs.of(member);
        return obstacle(field ->
                proof.restoresUnwritten(field, i -> arguments.isEmpty() ? null : finalField(arguments.get(i))));
    }

    private static Field finalField(Optional<PropertyModel> property) {
        return property.isPresent() && FieldRules.isFinal(property.get())
                ? property.get().field().get()
                : null;
    }

    /** Returns the same of a constructor that is proved to leave again in some fields what they held. */
    String obstacle(Predicate<Field> isRestored) {
        for (Field field : ofInterfaces) {
            if (!isRestored.test(field)) {
                return AccessErrors.madeByCompiler(field) + ", and is not proved to be what a 'val' holds";
            }
        }
        Class<?> owner = null;
        LazyValues code = null;
        for (PropertyModel property : readOnly) {
            Field delegate = property.delegate().get();
            if (isRestored.test(delegate)) {
                continue;
            }
            // The properties of a class stand together, so its file is read once.
            if (property.declaringClass() != owner) {
                owner = property.declaringClass();
                code = new LazyValues(owner, model.type(), LazyProperties.mutable(model));
            }
            if (!code.isFunctionAlone(delegate)) {
                return "property '" + property.name()
                        + "' delegates to an object that is not written, and is not proved to be"
                        + " what a 'val' holds; @delegate:Transient has it made anew";
            }
        }
        return obstacleOfLazy();
    }
}
