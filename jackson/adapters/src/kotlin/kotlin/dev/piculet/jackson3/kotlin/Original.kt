package dev.piculet.jackson3.kotlin

import tools.jackson.databind.AnnotationIntrospector
import tools.jackson.databind.introspect.AnnotationIntrospectorPair
import java.lang.System.Logger.Level

/** jackson-module-kotlin, whose place this module takes in mappers that are given both. */
internal object Original {
    private const val PACKAGE = "tools.jackson.module.kotlin"

    /** Its class, as mappers name it. */
    const val NAME: String = "$PACKAGE.KotlinModule"

    private var isReported = false

    /** Tells whether a module, or what a module has added to a mapper, is the original's. The drop-in's module is not. */
    fun owns(part: Any): Boolean = part !is KotlinModule && isOfPackage(part.javaClass)

    /** Tells whether a class is in the original's package, where the drop-in's are as well. */
    fun isOfPackage(type: Class<*>): Boolean = type.packageName == PACKAGE

    /** Returns introspectors without those of the original. */
    fun without(introspector: AnnotationIntrospector): AnnotationIntrospector {
        val all = introspector.allIntrospectors()
        if (all.none(::owns)) return introspector
        return all.filterNot(::owns).reduce { first, next -> AnnotationIntrospectorPair(first, next) }
    }

    /** Says that there are two modules; once, however many mappers are made. */
    @Synchronized
    fun report() {
        if (!isReported) {
            isReported = true
            System.getLogger("dev.piculet.jackson3.kotlin").log(
                Level.WARNING,
                "Both jackson-module-kotlin and Piculet's module for Kotlin are on the class path. Mappers that are " +
                    "given both use Piculet's. Exclude tools.jackson.module:jackson-module-kotlin from the build.",
            )
        }
    }
}
