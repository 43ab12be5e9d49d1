package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import tools.jackson.core.util.BufferRecycler
import tools.jackson.core.util.JsonRecyclerPools
import tools.jackson.core.util.RecyclerPool
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.cfg.CoercionAction
import tools.jackson.databind.cfg.CoercionInputShape
import tools.jackson.databind.json.JsonMapper

/** One thing that a user says to a mapper or its factory, of a type or by an annotation. */
internal class Setting(
    val name: String,
    val features: Map<Feature, Boolean> = mapOf(),
    val factory: FactoryBuilder.() -> Unit = {},
    val configure: MapperBuilder.() -> Unit = {},
) {
    override fun toString() = name
}

/** Returns a builder with the defaults that the contract is written for, a module, and settings. */
internal fun builder(
    module: JacksonModule,
    settings: List<Setting>,
    pool: RecyclerPool<BufferRecycler> = JsonRecyclerPools.nonRecyclingPool(),
): MapperBuilder {
    val factory = FactoryBuilder().recyclerPool(pool)
    settings.forEach { it.factory(factory) }
    val builder = JsonMapper.builder(factory.build())
    setDefaults(builder)
    builder.addModule(module)
    settings.forEach { it.configure(builder) }
    return builder
}

internal object Settings {
    private val types =
        listOf(
            Int::class.javaPrimitiveType!!,
            Long::class.javaPrimitiveType!!,
            Boolean::class.javaPrimitiveType!!,
            Int::class.javaObjectType,
            UInt::class.java,
            NumberValue::class.java,
            TextValue::class.java,
            String::class.java,
            List::class.java,
            IntArray::class.java,
            MatrixClasses.Kind::class.java,
            MatrixClasses.Point::class.java,
        )

    private fun ofNulls(nulls: Nulls): List<Setting> {
        val value = JsonSetter.Value.forValueNulls(nulls)
        return listOf(
            Setting("nulls $nulls by annotation") { addModule(Annotating(setter = value)) },
            Setting("nulls $nulls by mapper") { nulls(nulls) },
            Setting("nulls $nulls by type") { types.forEach { nulls(nulls, it) } },
        )
    }

    private fun ofContentNulls(nulls: Nulls): List<Setting> {
        val value = JsonSetter.Value.forContentNulls(nulls)
        return listOf(
            Setting("content nulls $nulls by annotation") { addModule(Annotating(setter = value)) },
            Setting("content nulls $nulls by mapper") { contentNulls(nulls) },
        )
    }

    private fun ofFeature(
        feature: DeserializationFeature,
        isOn: Boolean,
    ) = Setting("$feature $isOn") { configure(feature, isOn) }

    private fun ofFeature(
        feature: MapperFeature,
        isOn: Boolean,
    ) = Setting("$feature $isOn") { configure(feature, isOn) }

    private fun ofFeature(feature: Feature) =
        listOf(true, false).map { Setting("$feature $it", features = mapOf(feature to it)) }

    private fun ofCoercion(
        shape: CoercionInputShape,
        action: CoercionAction,
    ) = Setting("coercion $shape $action") { withCoercionConfigDefaults { it.setCoercion(shape, action) } }

    /** Every setting, in groups. A mapper has at most one of each group. */
    val groups: List<List<Setting>> =
        listOf(
            Nulls.entries.filter { it != Nulls.DEFAULT }.flatMap(::ofNulls),
            Nulls.entries.filter { it != Nulls.DEFAULT }.flatMap(::ofContentNulls),
            listOf(ofFeature(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES, false)),
            listOf(ofFeature(DeserializationFeature.ACCEPT_EMPTY_STRING_AS_NULL_OBJECT, true)),
            listOf(ofFeature(DeserializationFeature.ACCEPT_EMPTY_ARRAY_AS_NULL_OBJECT, true)),
            listOf(ofFeature(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY, true)),
            listOf(ofFeature(DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS, true)),
            listOf(ofFeature(DeserializationFeature.ACCEPT_FLOAT_AS_INT, false)),
            listOf(ofFeature(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES, true)),
            listOf(ofFeature(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES, true)),
            listOf(ofFeature(MapperFeature.ALLOW_COERCION_OF_SCALARS, false)),
            listOf(ofFeature(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES, true)),
            listOf(ofFeature(MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS, false)),
            CoercionInputShape.entries.flatMap { shape -> CoercionAction.entries.map { ofCoercion(shape, it) } },
            ofFeature(Feature.StrictNullChecks),
            ofFeature(Feature.NullToEmptyCollection),
            ofFeature(Feature.NullToEmptyMap),
            ofFeature(Feature.NullIsSameAsDefault),
            listOf(JsonFormat.Shape.STRING, JsonFormat.Shape.NUMBER, JsonFormat.Shape.ARRAY).map { shape ->
                Setting("format $shape") { addModule(Annotating(format = JsonFormat.Value.forShape(shape))) }
            },
            listOf(true, false).map { Setting("required $it") { addModule(Annotating(required = it)) } },
            JsonInclude.Include.entries
                .filter { it != JsonInclude.Include.USE_DEFAULTS && it != JsonInclude.Include.CUSTOM }
                .map { Setting("inclusion $it") { inclusion(it) } },
        )
}
