package dev.piculet.model.kotlin

import dev.piculet.model.ClassKind
import dev.piculet.model.ClassModel
import dev.piculet.model.FunctionModel
import dev.piculet.model.TypeModel
import dev.piculet.model.inspect.ClassInspector
import dev.piculet.model.inspect.ClassModelBuilder
import dev.piculet.model.inspect.ClassModels
import dev.piculet.model.kotlin.metadata.ClassMetadata
import dev.piculet.model.kotlin.metadata.TypeMetadata
import java.lang.reflect.Field
import java.util.Collections

/**
 * Fills the model of a Kotlin class from the metadata that its compiler leaves in it. Classes without metadata of a
 * class, such as those of a file's functions, and unreadable ones are modelled as Java's reflection sees them. Found by
 * `ServiceLoader`.
 */
public class KotlinClassInspector : ClassInspector {
    override fun supports(type: Class<*>): Boolean = type.isAnnotationPresent(Metadata::class.java)

    override fun inspect(
        type: Class<*>,
        models: ClassModels,
    ): ClassModel = inspect(type, type.getAnnotation(Metadata::class.java), models)

    internal fun inspect(
        type: Class<*>,
        metadata: Metadata,
        models: ClassModels,
    ): ClassModel {
        if (isLambda(metadata)) {
            return ClassModelBuilder.of(type, ClassKind.HIDDEN).kotlin(true).build(models)
        }
        val content = readClass(metadata) ?: return models.ofJava(type)
        return inspect(type, content, models)
    }

    private fun inspect(
        type: Class<*>,
        metadata: ClassMetadata,
        models: ClassModels,
    ): ClassModel {
        val members = JvmMembers(type)
        val types = KotlinTypes(KotlinClassNames(type.classLoader), type, metadata.typeParameters)
        val creators = ArrayList(KotlinConstructors(members, types).of(metadata))
        if (metadata.companionObject != null) {
            creators.addAll(factories(members, types, metadata))
        }
        return ClassModelBuilder
            .of(type, ClassKind.of(type))
            .kotlin(true)
            .data(metadata.isData)
            .supertypes(supertypes(type, metadata, types))
            .properties(KotlinProperties(members, types).of(metadata))
            .creators(creators)
            .valueClass(metadata.underlyingProperty?.let { valueClass(members, types, metadata, it) })
            .singleton(singleton(type, metadata.kind))
            .permittedSubclasses(permittedSubclasses(metadata, types.names))
            .build(models)
    }

    override fun functions(type: Class<*>): List<FunctionModel> {
        val metadata = type.getAnnotation(Metadata::class.java)
        val written = readFunctions(metadata)
        if (written.isEmpty()) {
            return Collections.emptyList()
        }
        // Not said of the functions themselves, and few classes have any.
        val around = if (type.typeParameters.isEmpty()) null else readClass(metadata)
        val names = KotlinClassNames(type.classLoader)
        return KotlinFunctions(JvmMembers(type), names, around?.typeParameters ?: Collections.emptyList()).of(written)
    }

    private fun supertypes(
        type: Class<*>,
        metadata: ClassMetadata,
        types: KotlinTypes,
    ): List<TypeModel> {
        val supertypes = ArrayList<TypeModel>()
        val superclass = type.genericSuperclass
        if (superclass != null && superclass != Any::class.java) {
            supertypes.add(supertype(TypeModel.of(superclass), metadata.supertypes, types))
        }
        for (supertype in type.genericInterfaces) {
            supertypes.add(supertype(TypeModel.of(supertype), metadata.supertypes, types))
        }
        return supertypes
    }

    private fun supertype(
        model: TypeModel,
        written: List<TypeMetadata>,
        types: KotlinTypes,
    ): TypeModel {
        val kotlinType = written.find { it.className != null && types.names.load(it.className) == model.rawClass() }
        return if (kotlinType == null) model else types.overlay(model, kotlinType)
    }

    private fun singleton(
        type: Class<*>,
        kind: Int,
    ): Field? =
        when (kind) {
            ClassMetadata.OBJECT -> staticField(type, "INSTANCE")
            ClassMetadata.COMPANION_OBJECT -> type.declaringClass?.let { staticField(it, type.simpleName) }
            else -> null
        }

    private fun permittedSubclasses(
        metadata: ClassMetadata,
        names: KotlinClassNames,
    ): List<Class<*>> {
        if (metadata.sealedSubclasses.isEmpty()) {
            return Collections.emptyList()
        }
        // The compiler lists them by name, and nested classes in declared order.
        val written = LinkedHashSet(metadata.sealedSubclasses)
        val inOrder = LinkedHashSet<String>()
        for (nested in metadata.nestedClasses) {
            val name = "${metadata.name}.$nested"
            if (name in written) inOrder.add(name)
        }
        inOrder.addAll(written)
        return inOrder.mapNotNull(names::load)
    }
}
