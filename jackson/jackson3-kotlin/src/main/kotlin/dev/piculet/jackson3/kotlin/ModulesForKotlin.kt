package dev.piculet.jackson3.kotlin

import tools.jackson.databind.BeanDescription
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.JacksonModule.SetupContext
import tools.jackson.databind.JavaType
import tools.jackson.databind.cfg.DeserializerFactoryConfig
import tools.jackson.databind.cfg.MapperBuilder
import tools.jackson.databind.cfg.MapperConfig
import tools.jackson.databind.deser.BeanDeserializerFactory
import tools.jackson.databind.introspect.AnnotatedClass
import tools.jackson.databind.introspect.ClassIntrospector
import java.util.Collections
import java.util.function.Consumer

// Handles several modules for Kotlin in one mapper. Jackson 3 keeps the last one of each id, and sets all of them up
// when the mapper is built: each can see the others, and can't prevent later ones.

/** Returns the modules that must be in a mapper before this one. */
@Suppress("UNUSED_PARAMETER", "UnusedParameter")
internal fun modulesBefore(module: KotlinModule): List<JacksonModule> = Collections.emptyList()

/** Tells whether another of Piculet's modules serves the mapper: the last one that was added by code. */
internal fun SetupContext.isServedByOtherThan(module: KotlinModule): Boolean {
    var serving: KotlinModule? = null
    for (other in modules()) {
        if (other is KotlinModule && (serving == null || serving.isFound || !other.isFound)) serving = other
    }
    return serving != null && serving !== module
}

/** Keeps the original, which may be set up before this module or after it, from being asked. */
internal fun SetupContext.passOverOriginal() {
    if (modules().none(Original::owns)) return
    Original.report()
    val builder = owner as MapperBuilder<*, *>
    builder.serializerFactory(SerializersWithoutOriginal(builder.serializerFactory()))
    builder.classIntrospector(RemovalOfOriginal(builder, builder.classIntrospector()))
}

private fun SetupContext.modules(): List<JacksonModule> {
    val modules = Modules()
    (owner as? MapperBuilder<*, *>)?.withModules(modules)
    return modules.all
}

/** No lambda, since it is asked at the first use. */
private class Modules : Consumer<JacksonModule> {
    val all = ArrayList<JacksonModule>()

    override fun accept(module: JacksonModule) {
        all.add(module)
    }
}

/**
 * Removes what the original has added to a builder. A mapper asks for its class introspector as soon as all modules are
 * set up, and before it takes anything else from the builder.
 */
private class RemovalOfOriginal(
    private val builder: MapperBuilder<*, *>,
    private val classes: ClassIntrospector,
) : ClassIntrospector() {
    override fun forMapper(): ClassIntrospector {
        builder.classIntrospector(classes)
        builder.annotationIntrospector(Original.without(builder.annotationIntrospector()))
        (builder.serializerFactory() as? SerializersWithoutOriginal)?.let { builder.serializerFactory(it.factory) }
        (builder.deserializerFactory() as? BeanDeserializerFactory)?.let {
            builder.deserializerFactory(it.withConfig(withoutOriginal(it.factoryConfig)))
        }
        val mixIn: Class<*>? = builder.mixInHandler().findMixInClassFor(ClosedRange::class.java)
        if (mixIn != null && Original.isOfPackage(mixIn)) {
            builder.addMixIn(ClosedRange::class.java, ClosedRangeMixIn::class.java)
        }
        return classes.forMapper()
    }

    // Each goes in front of the others.
    private fun withoutOriginal(all: DeserializerFactoryConfig): DeserializerFactoryConfig {
        var config = DeserializerFactoryConfig()
        kept(all.deserializers()).forEach { config = config.withAdditionalDeserializers(it) }
        kept(all.keyDeserializers()).forEach { config = config.withAdditionalKeyDeserializers(it) }
        kept(all.deserializerModifiers()).forEach { config = config.withDeserializerModifier(it) }
        kept(all.valueInstantiators()).forEach { config = config.withValueInstantiators(it) }
        return config
    }

    private fun <T : Any> kept(all: Iterable<T>): List<T> = all.filterNot(Original::owns).asReversed()

    override fun forOperation(config: MapperConfig<*>): ClassIntrospector = classes.forOperation(config)

    override fun introspectClassAnnotations(type: JavaType): AnnotatedClass = classes.introspectClassAnnotations(type)

    override fun introspectDirectClassAnnotations(type: JavaType): AnnotatedClass =
        classes.introspectDirectClassAnnotations(type)

    override fun introspectForSerialization(
        type: JavaType,
        annotations: AnnotatedClass,
    ): BeanDescription = classes.introspectForSerialization(type, annotations)

    override fun introspectForDeserialization(
        type: JavaType,
        annotations: AnnotatedClass,
    ): BeanDescription = classes.introspectForDeserialization(type, annotations)

    override fun introspectForDeserializationWithBuilder(
        builderType: JavaType,
        description: BeanDescription,
    ): BeanDescription = classes.introspectForDeserializationWithBuilder(builderType, description)

    override fun introspectForCreation(
        type: JavaType,
        annotations: AnnotatedClass,
    ): BeanDescription = classes.introspectForCreation(type, annotations)
}
