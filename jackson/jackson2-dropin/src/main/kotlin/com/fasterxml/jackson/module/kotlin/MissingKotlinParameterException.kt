package com.fasterxml.jackson.module.kotlin

import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.PropertyName
import java.io.Closeable
import kotlin.reflect.KParameter
import kotlin.reflect.KType

/**
 * The input has null, or nothing, for a parameter of a creator that takes neither, as jackson-module-kotlin up to 2.20 calls
 * it. Thrown beside Jackson up to 2.19, as there; later only for catch clauses to compile.
 */
@Deprecated("Catch KotlinInvalidNullException, or Jackson's InvalidNullException.")
class MissingKotlinParameterException : KotlinInvalidNullException {
    /** The parameter. Only its name is known, unless the constructor got more. */
    @Transient
    val parameter: KParameter

    internal constructor(
        kotlinPropertyName: String,
        targetType: Class<*>,
        context: DeserializationContext?,
        message: String?,
        propertyName: PropertyName?,
    ) : super(kotlinPropertyName, targetType, context, message, propertyName) {
        parameter = NamedParameter(kotlinPropertyName)
    }

    /** Makes the exception of no class, as tests of exception handlers do. */
    constructor(
        parameter: KParameter,
        processor: JsonParser? = null,
        msg: String,
    ) : super(parameter.name.toString(), Any::class.java, null, msg, null) {
        this.parameter = parameter
        _processor = processor
        _location = processor?.currentLocation()
    }

    /** As the other one, for whatever is a [JsonParser]. */
    constructor(
        parameter: KParameter,
        processor: Closeable?,
        msg: String,
    ) : this(parameter, processor as? JsonParser, msg)
}

/** A parameter with a name and nothing else: without kotlin-reflect, no more is known. */
private class NamedParameter(
    override val name: String,
) : KParameter {
    override val kind: KParameter.Kind get() = KParameter.Kind.VALUE
    override val index: Int get() = unknown("index")
    override val type: KType get() = unknown("type")
    override val isOptional: Boolean get() = unknown("default")
    override val isVararg: Boolean get() = unknown("arity")
    override val annotations: List<Annotation> get() = unknown("annotations")

    override fun toString(): String = "parameter $name"

    private fun unknown(what: String): Nothing =
        throw UnsupportedOperationException(
            "The $what of parameter $name is not known without kotlin-reflect. Use its name, or the exception's path.",
        )
}
