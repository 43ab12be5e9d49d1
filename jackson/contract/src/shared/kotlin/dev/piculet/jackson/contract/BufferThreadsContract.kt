package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import tools.jackson.core.util.BufferRecycler
import tools.jackson.core.util.JsonRecyclerPools
import tools.jackson.core.util.RecyclerPool
import tools.jackson.databind.json.JsonMapper
import java.io.ByteArrayInputStream
import java.util.Random
import java.util.concurrent.Callable
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit

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
        val expected: String,
    )

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

    private fun read(
        mapper: JsonMapper,
        type: Class<*>,
        json: ByteArray,
        isStream: Boolean,
    ): String =
        try {
            val value: Any = if (isStream) {
                mapper.readValue(ByteArrayInputStream(json), type)
            } else {
                mapper.readValue(json, type)
            }
            value.toString()
        } catch (failure: Exception) {
            failure.javaClass.name
        }

    private val documents by lazy {
        val alone = mapper(reading, null)
        List(300) { number ->
            val random = Random(number.toLong())
            val type = BufferClasses.all[number % BufferClasses.all.size]
            val json = JsonCases(random).document(type)
            Document(type, json, read(alone, type, json, isStream = false))
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
                            document to read(mapper, document.type, document.json, random.nextBoolean())
                        }
                    },
                )
            }
        for (result in results) {
            for ((document, read) in result.get(2, TimeUnit.MINUTES)) {
                assertEquals(document.expected, read) { document.json.decodeToString() }
            }
        }
        executor.shutdown()
    }

    private companion object {
        const val THREADS = 1_000
        const val PLATFORM_THREADS = 64
        const val DOCUMENTS = 40
    }
}
