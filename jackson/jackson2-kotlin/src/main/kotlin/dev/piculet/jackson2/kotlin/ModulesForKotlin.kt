package dev.piculet.jackson2.kotlin

import com.fasterxml.jackson.core.ObjectCodec
import com.fasterxml.jackson.core.Version
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.Module.SetupContext
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.deser.BasicDeserializerFactory
import java.util.Collections

// Handles several modules for Kotlin in one mapper. Jackson 2 sets a module up when it is registered, and ignores one
// with a known id: earlier modules stay, and later ones are unknown.

/** The class that goes by the original's name: the original's, or the drop-in's. */
private object Namesake {
    /** Null if there is neither. */
    val type: Class<*>? =
        try {
            Class.forName(Original.NAME, false, KotlinModule::class.java.classLoader)
        } catch (ignored: ClassNotFoundException) {
            null
        }

    val isDropIn: Boolean = type != null && KotlinModule::class.java.isAssignableFrom(type)
}

/**
 * Returns the modules that must be in a mapper before this one. For a module that was just found, that is the
 * drop-in's, if there is one, which then serves the mapper. For every other it is a module with the original's id, so
 * that the original is ignored from then on.
 */
internal fun modulesBefore(module: KotlinModule): List<Module> =
    when {
        module.typeId == Original.NAME -> Collections.emptyList()
        module.isFound && Namesake.isDropIn ->
            Collections.singletonList(Namesake.type!!.getConstructor().newInstance() as Module)
        else -> Collections.singletonList(StandIn(module.version()))
    }

private class StandIn(
    private val version: Version,
) : Module() {
    override fun getModuleName(): String = Original.NAME

    override fun getTypeId(): Any = Original.NAME

    override fun version(): Version = version

    override fun setupModule(context: SetupContext) = Unit
}

/** Tells whether another of Piculet's modules serves the mapper: the first one. */
@Suppress("UNUSED_PARAMETER", "UnusedParameter")
internal fun SetupContext.isServedByOtherThan(module: KotlinModule): Boolean =
    mapper()?.introspectors()?.any { it is KotlinTypesIntrospector } == true

/** Puts the original, if it is there before this module, behind it. One that comes later is passed over by its id. */
internal fun SetupContext.passOverOriginal() {
    val mapper = mapper() ?: return
    val isThere = mapper.introspectors().any(Original::owns)
    if (isThere || (Namesake.type != null && !Namesake.isDropIn)) Original.report()
    if (!isThere) return
    mapper.setAnnotationIntrospectors(
        Original.without(mapper.serializationConfig.annotationIntrospector),
        Original.without(mapper.deserializationConfig.annotationIntrospector),
    )
    // The original refuses instantiators of others, so it is asked first, and this module replaces its answer.
    val factory = mapper.deserializationContext.factory as? BasicDeserializerFactory
    factory?.factoryConfig?.valueInstantiators()?.filter(Original::owns)?.forEach { addValueInstantiators(it) }
}

private fun SetupContext.mapper(): ObjectMapper? = getOwner<ObjectCodec>() as? ObjectMapper

private fun ObjectMapper.introspectors() = deserializationConfig.annotationIntrospector.allIntrospectors()
