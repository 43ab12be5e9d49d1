package dev.piculet.jackson.kotlin;

import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which creator of a Kotlin class takes properties when no annotation says so. */
public final class CreatorRules {
    private CreatorRules() {}

    /**
     * Returns the primary constructor, or the only one of a class without a primary one, if it can take properties: it
     * has parameters, and all have names.
     */
    public static Optional<CreatorModel> preferred(ClassModel model) {
        if (!model.isKotlin() || model.type().isEnum()) {
            return Optional.empty();
        }
        CreatorModel constructor = primaryOrOnly(model);
        boolean fits = constructor != null && !constructor.parameters().isEmpty() && allNamed(constructor);
        return fits ? Optional.of(constructor) : Optional.empty();
    }

    /**
     * Tells whether a preferred constructor rather takes a single string for the whole value, which databind calls
     * delegating: its only parameter is no property of the class. An annotation that makes it one counts more.
     */
    public static boolean takesWholeString(ClassModel model, CreatorModel constructor) {
        if (constructor.parameters().size() != 1) {
            return false;
        }
        ParameterModel parameter = constructor.parameters().get(0);
        return parameter.type().rawClass() == String.class
                && !parameter.type().isUnboxed()
                && !hasProperty(model, parameter.name().orElseThrow());
    }

    /** Tells whether code of a class sees a property of a name: what a superclass keeps private does not count. */
    private static boolean hasProperty(ClassModel model, String name) {
        if (Throwable.class.isAssignableFrom(model.type()) && (name.equals("message") || name.equals("cause"))) {
            // Kotlin calls getters of Java's class so.
            return true;
        }
        for (PropertyModel property : model.properties()) {
            if (property.name().equals(name) && isSeen(property, model.type())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSeen(PropertyModel property, Class<?> type) {
        Optional<? extends Member> read = property.getter().isPresent() ? property.getter() : property.field();
        return property.declaringClass() == type
                || read.isPresent() && !Modifier.isPrivate(read.get().getModifiers());
    }

    /**
     * Returns the annotations that the compiler has put on the parameters of the constructor for callers, as it does
     * where parameters are of value classes; empty where the creator has its own.
     */
    public static List<List<Annotation>> markerAnnotations(CreatorModel creator) {
        List<List<Annotation>> ofParameters = new ArrayList<>();
        if (creator.markerConstructor().isPresent()) {
            for (Annotation[] annotations : creator.markerConstructor().get().getParameterAnnotations()) {
                ofParameters.add(List.of(annotations));
            }
        }
        int own = creator.parameters().size();
        return ofParameters.size() > own ? ofParameters.subList(0, own) : ofParameters;
    }

    /**
     * Refuses to call a creator that the source does not let everybody call, where access may not be changed.
     *
     * @throws IllegalAccessException with the remedy
     */
    public static void checkAccess(CreatorModel creator, boolean mayChangeAccess) throws IllegalAccessException {
        if (!mayChangeAccess && !creator.isPublic()) {
            throw new IllegalAccessException(notPublicMessage(creator));
        }
    }

    private static String notPublicMessage(CreatorModel creator) {
        Executable member = creator.member();
        String name = member instanceof Constructor<?> ? "constructor" : member.getName();
        return "The " + name + " of " + member.getDeclaringClass().getName() + " is not public, and may not be called."
                + " Make it public, or enable MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS.";
    }

    private static CreatorModel primaryOrOnly(ClassModel model) {
        CreatorModel only = null;
        int constructors = 0;
        for (CreatorModel creator : model.creators()) {
            if (creator.isPrimary()) {
                return creator;
            }
            if (creator.kind() == CreatorModel.Kind.CONSTRUCTOR) {
                only = creator;
                constructors++;
            }
        }
        return constructors == 1 ? only : null;
    }

    private static boolean allNamed(CreatorModel constructor) {
        for (ParameterModel parameter : constructor.parameters()) {
            if (parameter.name().isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
