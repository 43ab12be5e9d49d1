package dev.piculet.jackson3.kotlin

import tools.jackson.databind.cfg.MapperConfig
import tools.jackson.databind.introspect.AnnotatedClass
import tools.jackson.databind.introspect.NopAnnotationIntrospector
import tools.jackson.databind.introspect.PotentialCreator
import java.util.Optional

/** Asks for answers that each major of Jackson asks for in its own way. */
internal abstract class Introspector : NopAnnotationIntrospector() {
    /** Returns which of the constructors is used unless an annotation says another; null if Jackson shall choose. */
    open fun preferredCreator(
        valueClass: AnnotatedClass,
        constructors: List<PotentialCreator>,
    ): PotentialCreator? = null

    final override fun findPreferredCreator(
        config: MapperConfig<*>,
        valueClass: AnnotatedClass,
        declaredConstructors: List<PotentialCreator>,
        declaredFactories: List<PotentialCreator>,
        zeroParamsConstructor: Optional<PotentialCreator>,
    ): PotentialCreator? = preferredCreator(valueClass, declaredConstructors)
}
