package dev.piculet.model.inspect;

import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import dev.piculet.model.KotlinAnnotations;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/** Fills the model from Java's reflection. */
final class JavaClassInspector {
    private JavaClassInspector() {}

    static ClassModel inspect(Class<?> type, ClassModels models) {
        ClassKind kind = ClassKind.of(type);
        if (kind == ClassKind.PRIMITIVE || kind == ClassKind.ARRAY) {
            return ClassModelBuilder.of(type, kind).build(models);
        }
        return ClassModelBuilder.of(type, kind)
                .kotlin(KotlinAnnotations.isKotlin(type))
                .supertypes(supertypes(type))
                .properties(JavaProperties.of(type))
                .creators(JavaCreators.of(type, kind))
                .permittedSubclasses(permittedSubclasses(type))
                .build(models);
    }

    private static List<TypeModel> supertypes(Class<?> type) {
        List<TypeModel> supertypes = new ArrayList<>();
        Type superclass = type.getGenericSuperclass();
        if (superclass != null && superclass != Object.class) {
            supertypes.add(TypeModel.of(superclass));
        }
        for (Type superinterface : type.getGenericInterfaces()) {
            supertypes.add(TypeModel.of(superinterface));
        }
        return supertypes;
    }

    private static List<Class<?>> permittedSubclasses(Class<?> type) {
        return type.isSealed() ? List.of(type.getPermittedSubclasses()) : List.of();
    }
}
