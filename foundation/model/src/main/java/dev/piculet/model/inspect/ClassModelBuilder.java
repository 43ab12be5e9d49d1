package dev.piculet.model.inspect;

import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import java.lang.reflect.Field;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Collects what an inspector reads from a class. Not for use by several threads. */
public final class ClassModelBuilder {
    private final Class<?> type;

    private final ClassKind kind;

    private boolean isKotlin;

    private boolean isData;

    private List<TypeModel> supertypes = List.of();

    private List<PropertyModel> properties = List.of();

    private List<CreatorModel> creators = List.of();

    private ValueClassModel valueClass;

    private Field singleton;

    private List<Class<?>> permittedSubclasses = List.of();

    private ClassModelBuilder(Class<?> type, ClassKind kind) {
        this.type = Objects.requireNonNull(type);
        this.kind = Objects.requireNonNull(kind);
    }

    /** Returns a builder of a model. Parts that are not set are empty. */
    public static ClassModelBuilder of(Class<?> type, ClassKind kind) {
        return new ClassModelBuilder(type, kind);
    }

    /** Sets whether Kotlin's compiler made the class. */
    public ClassModelBuilder kotlin(boolean newKotlin) {
        isKotlin = newKotlin;
        return this;
    }

    /** Sets whether it is a Kotlin data class. */
    public ClassModelBuilder data(boolean newData) {
        isData = newData;
        return this;
    }

    /** Sets superclass and interfaces, in the class's own type parameters. */
    public ClassModelBuilder supertypes(List<TypeModel> newSupertypes) {
        supertypes = newSupertypes;
        return this;
    }

    /** Sets the properties that the class itself declares. */
    public ClassModelBuilder properties(List<PropertyModel> newProperties) {
        properties = newProperties;
        return this;
    }

    /** Sets the ways to create an instance, the primary one first. */
    public ClassModelBuilder creators(List<CreatorModel> newCreators) {
        creators = newCreators;
        return this;
    }

    /** Sets what a value class wraps; null for other classes. */
    public ClassModelBuilder valueClass(ValueClassModel newValueClass) {
        valueClass = newValueClass;
        return this;
    }

    /** Sets the static field with the only instance; null where there may be several. */
    public ClassModelBuilder singleton(Field newSingleton) {
        singleton = newSingleton;
        return this;
    }

    /** Sets the direct subclasses of a sealed class. */
    public ClassModelBuilder permittedSubclasses(List<Class<?>> newPermittedSubclasses) {
        permittedSubclasses = newPermittedSubclasses;
        return this;
    }

    /** Returns the model, with the properties that {@code models} know of the supertypes added. */
    public ClassModel build(ClassModels models) {
        List<String> typeParameters = new ArrayList<>();
        for (TypeVariable<?> parameter : type.getTypeParameters()) {
            typeParameters.add(parameter.getName());
        }
        return new ClassModel(
                type,
                kind,
                isKotlin,
                isData,
                typeParameters,
                supertypes,
                supertypes.isEmpty() ? properties : InheritedProperties.merge(properties, supertypes, models),
                creators,
                Optional.ofNullable(valueClass),
                Optional.ofNullable(singleton),
                permittedSubclasses);
    }
}
