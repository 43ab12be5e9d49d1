package dev.piculet.model;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Describes a class: how instances are created and what they hold. Immutable.
 *
 * @param type the class
 * @param kind what sort of class it is
 * @param isKotlin whether Kotlin's compiler made it, readable or not
 * @param isData whether it is a Kotlin data class, whose primary constructor's parameters are all properties
 * @param typeParameters names of its type parameters
 * @param supertypes its superclass, {@code Object} left out, then its interfaces, in its own type parameters
 * @param properties the superclass's first, then its own in declared order, then those that only interfaces declare;
 *     never static fields, nor those that a compiler made for itself
 * @param creators constructors, the primary one first, then factories. None for an enum. Kotlin's stand in declared
 *     order; Java's, whose order reflection does not keep, by number and types of parameters, factories by name first
 * @param valueClass what a Kotlin value class wraps
 * @param singleton static field with the one instance of a Kotlin {@code object}
 * @param permittedSubclasses direct subclasses of a sealed class; none for other classes. In declared order; those of a
 *     Kotlin class that are not nested in it come last, by name, since their order is not recorded
 */
public record ClassModel(
        Class<?> type,
        ClassKind kind,
        boolean isKotlin,
        boolean isData,
        List<String> typeParameters,
        List<TypeModel> supertypes,
        List<PropertyModel> properties,
        List<CreatorModel> creators,
        Optional<ValueClassModel> valueClass,
        Optional<Field> singleton,
        List<Class<?>> permittedSubclasses) {
    public ClassModel {
        Objects.requireNonNull(type);
        Objects.requireNonNull(kind);
        typeParameters = List.copyOf(typeParameters);
        supertypes = List.copyOf(supertypes);
        properties = List.copyOf(properties);
        creators = List.copyOf(creators);
        Objects.requireNonNull(valueClass);
        Objects.requireNonNull(singleton);
        permittedSubclasses = List.copyOf(permittedSubclasses);
    }

    /** Returns a record's canonical or a Kotlin class's primary constructor; empty where the class has neither. */
    public Optional<CreatorModel> primaryCreator() {
        for (CreatorModel creator : creators) {
            if (creator.isPrimary()) {
                return Optional.of(creator);
            }
        }
        return Optional.empty();
    }

    /** Returns the property of this name; of several, the one that is declared lowest in the hierarchy. */
    public Optional<PropertyModel> property(String name) {
        PropertyModel found = null;
        for (PropertyModel property : properties) {
            if (property.name().equals(name)) {
                found = property;
            }
        }
        return Optional.ofNullable(found);
    }

    /** Returns this model with another kind and other properties. */
    public ClassModel with(ClassKind kind, List<PropertyModel> properties) {
        return with(kind, properties, creators);
    }

    /** Returns this model with another kind, other properties and other creators. */
    public ClassModel with(ClassKind kind, List<PropertyModel> properties, List<CreatorModel> creators) {
        return new ClassModel(
                type,
                kind,
                isKotlin,
                isData,
                typeParameters,
                supertypes,
                properties,
                creators,
                valueClass,
                singleton,
                permittedSubclasses);
    }

    /** Returns this model as text for people, several lines, the same in every run. */
    public String describe() {
        return ClassModelPrinter.print(this);
    }
}
