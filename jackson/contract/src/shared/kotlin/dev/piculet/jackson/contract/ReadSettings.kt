package dev.piculet.jackson.contract

import tools.jackson.core.StreamReadConstraints
import tools.jackson.core.StreamReadFeature
import tools.jackson.core.json.JsonReadFeature
import tools.jackson.core.util.BufferRecycler
import tools.jackson.core.util.JsonRecyclerPools
import tools.jackson.core.util.RecyclerPool
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.deser.DeserializationProblemHandler
import tools.jackson.databind.json.JsonMapper

/** Settings of a mapper that change how JSON is read. */
internal class ReadSettings(
    private val name: String,
    private val constraints: StreamReadConstraints = StreamReadConstraints.defaults(),
    private val factory: FactoryBuilder.() -> Unit = {},
    private val configure: MapperBuilder.() -> Unit = {},
) {
    /** @param pool of buffers: those that were used before may be longer, and cut documents into other pieces */
    fun mapper(
        subject: Subject,
        pool: RecyclerPool<BufferRecycler> = JsonRecyclerPools.nonRecyclingPool(),
    ): JsonMapper =
        builder(pool)
            .addModule(subject.module(mapOf()))
            .apply(configure)
            .build()

    /** Returns a builder with the defaults that the contract is written for. */
    private fun builder(pool: RecyclerPool<BufferRecycler>): MapperBuilder {
        val factory = FactoryBuilder().streamReadConstraints(constraints).recyclerPool(pool)
        this.factory(factory)
        return JsonMapper.builder(factory.build()).apply { setDefaults(this) }
    }

    override fun toString() = name

    /** Takes every string that is no constant for one. */
    private object GreenHandler : DeserializationProblemHandler() {
        override fun handleWeirdStringValue(
            context: DeserializationContext?,
            type: Class<*>?,
            text: String?,
            message: String?,
        ): Any = if (type == BufferClasses.Color::class.java) BufferClasses.Color.GREEN else NOT_HANDLED
    }

    companion object {
        fun limits(set: StreamReadConstraints.Builder.() -> Unit): StreamReadConstraints =
            StreamReadConstraints.builder().apply(set).build()

        /** The first has no settings at all. */
        fun all(): List<ReadSettings> =
            listOf(ReadSettings("defaults")) +
                JsonReadFeature.entries.map { ReadSettings("$it", factory = { enable(it) }) } +
                ReadSettings("all JSON features", factory = { JsonReadFeature.entries.forEach { enable(it) } }) +
                StreamReadFeature.entries.map { ReadSettings("$it", factory = { enable(it) }) } +
                listOf(
                    ReadSettings("names of 64", constraints = limits { maxNameLength(64) }),
                    ReadSettings("numbers of 64", constraints = limits { maxNumberLength(64) }),
                    ReadSettings("names of 4", constraints = limits { maxNameLength(4) }),
                    ReadSettings("numbers of 4", constraints = limits { maxNumberLength(4) }),
                    ReadSettings("strings of 4", constraints = limits { maxStringLength(4) }),
                    ReadSettings("3 levels", constraints = limits { maxNestingDepth(3) }),
                    ReadSettings("9 tokens", constraints = limits { maxTokenCount(9) }),
                    ReadSettings("60 bytes", constraints = limits { maxDocumentLength(60) }),
                ) +
                listOf(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                    DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS,
                    DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS,
                ).map { ReadSettings("$it") { enable(it) } } +
                listOf(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.ACCEPT_FLOAT_AS_INT,
                    DeserializationFeature.WRAP_EXCEPTIONS,
                ).map { ReadSettings("no $it") { disable(it) } } +
                listOf(
                    ReadSettings("enums by toString") { enable(enumsByToString) },
                    ReadSettings("enums by name") { disable(enumsByToString) },
                    ReadSettings("unknown enums are default") { enable(unknownEnumsAreDefault) },
                    ReadSettings("enums in any case") { enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS) },
                    ReadSettings("milliseconds") { truncateTimes(this) },
                    ReadSettings("a problem handler") { addHandler(GreenHandler) },
                )
    }
}
