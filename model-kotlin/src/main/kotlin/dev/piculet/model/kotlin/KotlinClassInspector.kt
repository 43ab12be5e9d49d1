package dev.piculet.model.kotlin

import dev.piculet.model.ClassInspector
import dev.piculet.model.ClassKind
import dev.piculet.model.ClassModel
import dev.piculet.model.ClassModels
import dev.piculet.model.TypeModel
import java.lang.reflect.Field
import java.lang.reflect.Type
import kotlin.metadata.KmClass
import kotlin.metadata.kind
import kotlin.metadata.ClassKind as KotlinClassKind

/**
 * Fills the model of a Kotlin class from the metadata that its compiler leaves in it. What has no metadata of a class, such
 * as a file's functions, and what cannot be read is seen as Java's reflection sees it. Found by `ServiceLoader`.
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
    ): ClassModel =
        when (val content = readMetadata(metadata)) {
            is MetadataContent.OfClass -> inspect(type, content.kmClass, models)
            MetadataContent.OfLambda -> ClassModel.builder(type, ClassKind.HIDDEN).kotlin(true).build(models)
            MetadataContent.Other -> models.ofJava(type)
        }

    private fun inspect(
        type: Class<*>,
        kmClass: KmClass,
        models: ClassModels,
    ): ClassModel {
        val members = JvmMembers(type)
        val types = KotlinTypes(KotlinClassNames(type.classLoader), type, kmClass.typeParameters)
        val constructors = KotlinConstructors(members, types).of(kmClass)
        val factories = companionOf(members, kmClass)?.let { KotlinFactories(members, types, it).of(kmClass) }
        return ClassModel
            .builder(type, ClassKind.of(type))
            .kotlin(true)
            .supertypes(supertypes(type, kmClass, types))
            .properties(KotlinProperties(members, types).of(kmClass))
            .creators(constructors + factories.orEmpty())
            .valueClass(valueClass(members, types, kmClass))
            .singleton(singleton(type, kmClass.kind))
            .permittedSubclasses(permittedSubclasses(kmClass, types.names))
            .build(models)
    }

    private fun supertypes(
        type: Class<*>,
        kmClass: KmClass,
        types: KotlinTypes,
    ): List<TypeModel> {
        val superclass: Type? = type.genericSuperclass.takeIf { type.superclass != Any::class.java }
        return (listOfNotNull(superclass) + type.genericInterfaces).map { supertype ->
            val model = TypeModel.of(supertype)
            val kmType = kmClass.supertypes.find { types.names.load(it.classifier) == model.rawClass() }
            if (kmType == null) model else types.overlay(model, kmType)
        }
    }

    private fun singleton(
        type: Class<*>,
        kind: KotlinClassKind,
    ): Field? =
        when (kind) {
            KotlinClassKind.OBJECT -> JvmMembers(type).staticField("INSTANCE")
            KotlinClassKind.COMPANION_OBJECT -> type.declaringClass?.let { JvmMembers(it).staticField(type.simpleName) }
            else -> null
        }

    private fun permittedSubclasses(
        kmClass: KmClass,
        names: KotlinClassNames,
    ): List<Class<*>> {
        // The compiler lists them by name, and nested classes in declared order.
        val nested = kmClass.nestedClasses.mapIndexed { index, name -> "${kmClass.name}.$name" to index }.toMap()
        return kmClass.sealedSubclasses
            .sortedBy { nested[it] ?: nested.size }
            .mapNotNull(names::load)
    }
}
