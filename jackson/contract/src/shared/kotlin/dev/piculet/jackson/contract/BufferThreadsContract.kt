package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import tools.jackson.core.JsonParser
import tools.jackson.core.util.BufferRecycler
import tools.jackson.core.util.JsonRecyclerPools
import tools.jackson.core.util.RecyclerPool
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.annotation.JsonDeserialize
import tools.jackson.databind.json.JsonMapper
import java.io.ByteArrayInputStream
import java.util.Collections
import java.util.IdentityHashMap
import java.util.Random
import java.util.concurrent.Callable
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicReference

/**
 * Buffers that parsers share are given back once and never used behind that: many threads at once read the same as one
 * alone.
 */
abstract class BufferThreadsContract(
    private val taking: Subject,
    private val reading: Subject,
) {
    private class Document(
        val type: Class<*>,
        val json: ByteArray,
        reading: JsonMapper,
    ) {
        private val ofBytes = read(reading, isText = false, isWhole = true)
        private val ofText = read(reading, isText = true, isWhole = true)

        fun expected(isText: Boolean) = if (isText) ofText else ofBytes

        fun read(
            mapper: JsonMapper,
            isText: Boolean,
            isWhole: Boolean,
        ): String =
            try {
                val value: Any =
                    when {
                        isText && isWhole -> mapper.readValue(json.decodeToString(), type)
                        isText -> mapper.readValue(json.decodeToString().reader(), type)
                        isWhole -> mapper.readValue(json, type)
                        else -> mapper.readValue(ByteArrayInputStream(json), type)
                    }
                value.toString()
            } catch (failure: Exception) {
                failure.javaClass.name
            }
    }

    private fun mapper(
        subject: Subject,
        pool: RecyclerPool<BufferRecycler>?,
    ): JsonMapper {
        val factory = FactoryBuilder()
        pool?.let { factory.recyclerPool(it) }
        return JsonMapper
            .builder(factory.build())
            .apply { setDefaults(this) }
            .addModule(subject.module(mapOf()))
            .build()
    }

    private val documents by lazy {
        val alone = mapper(reading, null)
        List(300) { number ->
            val random = Random(number.toLong())
            val type = BufferClasses.all[number % BufferClasses.all.size]
            Document(type, JsonCases(random).document(type), alone)
        }
    }

    /** Virtual threads where the JDK has them. */
    private fun threads(): ExecutorService =
        try {
            Executors::class.java.getMethod("newVirtualThreadPerTaskExecutor").invoke(null) as ExecutorService
        } catch (_: NoSuchMethodException) {
            Executors.newFixedThreadPool(PLATFORM_THREADS)
        }

    private fun pool(name: String): RecyclerPool<BufferRecycler> =
        when (name) {
            "bounded" -> JsonRecyclerPools.newBoundedPool(4)
            "deque" -> JsonRecyclerPools.newConcurrentDequePool()
            else -> JsonRecyclerPools.threadLocalPool()
        }

    @ParameterizedTest
    @ValueSource(strings = ["bounded", "deque", "thread"])
    fun `a thousand threads share buffers`(name: String) {
        val mapper = mapper(taking, pool(name))
        val executor = threads()
        val results =
            List(THREADS) { thread ->
                executor.submit(
                    Callable {
                        val random = Random(thread.toLong())
                        List(DOCUMENTS) { documents[random.nextInt(documents.size)] }.map { document ->
                            val isText = random.nextBoolean()
                            Triple(document, isText, document.read(mapper, isText, isWhole = random.nextBoolean()))
                        }
                    },
                )
            }
        for (result in results) {
            for ((document, isText, read) in result.get(2, TimeUnit.MINUTES)) {
                assertEquals(document.expected(isText), read) { document.json.decodeToString() }
            }
        }
        executor.shutdown()
    }

    /** Notes which buffers are in use. */
    private class NotingRecycler : BufferRecycler() {
        val used: MutableSet<ByteArray> = Collections.newSetFromMap(IdentityHashMap())

        override fun allocByteBuffer(
            index: Int,
            size: Int,
        ): ByteArray = super.allocByteBuffer(index, size).also { assertTrue(used.add(it)) }

        override fun releaseByteBuffer(
            index: Int,
            buffer: ByteArray,
        ) {
            assertTrue(used.remove(buffer))
            super.releaseByteBuffer(index, buffer)
        }
    }

    private class NotingPool : RecyclerPool<BufferRecycler> {
        val all = mutableListOf<NotingRecycler>()

        override fun acquirePooled() = NotingRecycler().also { all += it }

        override fun releasePooled(pooled: BufferRecycler) = Unit
    }

    @Test
    fun `each buffer is given back once`() {
        val pool = NotingPool()
        val mapper = mapper(taking, pool)
        for (document in documents) {
            for ((isText, isWhole) in listOf(true to true, true to false, false to true, false to false)) {
                assertEquals(document.expected(isText), document.read(mapper, isText, isWhole))
                assertEquals(listOf<ByteArray>(), pool.all.flatMap { it.used }) { document.json.decodeToString() }
            }
        }
    }

    /** Has JSON of its own class in a string. */
    data class Quoting(
        val number: Int,
        @JsonDeserialize(using = QuotedDeserializer::class) val quoted: Quoting? = null,
        val last: String = "none",
    )

    class QuotedDeserializer : ValueDeserializer<Quoting>() {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Quoting = current.get().readValue(parser.getString(), Quoting::class.java)
    }

    @Test
    fun `another parser may be used while one stands in an object`() {
        current.set(mapper(taking, null))
        val value = Quoting(1, Quoting(2, Quoting(3, last = "\u0436"), last = "m"), last = "\u00e9 and more")
        val json = current.get().writeValueAsString(Quoting(4, last = "\"e\""))
        assertEquals(Quoting(4, last = "\"e\""), current.get().readValue(json, Quoting::class.java))
        assertEquals(value, current.get().readValue(quotingJson(value), Quoting::class.java))
    }

    private fun quotingJson(value: Quoting): String {
        val quoted = value.quoted?.let { current.get().writeValueAsString(quotingJson(it)) } ?: "null"
        return "{\"number\":${value.number},\"quoted\":$quoted,\"last\":\"${value.last}\"}"
    }

    private companion object {
        const val THREADS = 1_000
        const val PLATFORM_THREADS = 64
        const val DOCUMENTS = 40

        /** What [QuotedDeserializer] reads with. */
        val current = AtomicReference<JsonMapper>()
    }
}
