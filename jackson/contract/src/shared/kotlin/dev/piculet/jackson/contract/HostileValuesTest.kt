package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JacksonException
import tools.jackson.core.StreamWriteConstraints
import tools.jackson.databind.JsonNode
import tools.jackson.databind.json.JsonMapper
import java.util.TreeMap
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.atomic.AtomicBoolean
import kotlin.concurrent.thread

/** Objects that are not what they seem are written as by the ordinary mapper, and spoil nothing for others. */
class HostileValuesTest {
    private val ordinary: JsonMapper = builder().addModule(JavaPiculet(0).module(mapOf())).build()

    private val direct = PiculetJsonMapper.of(builder().addModule(JavaPiculet(0).module(mapOf())).build())

    private fun bean(change: DirectlyWritten.Bean.() -> Unit = {}) = DirectlyWritten.Bean().apply(change)

    /** What a call writes after another one, whatever that did. */
    private val usual = bean { all = List(9) { bean { text = "text $it" } } }

    private val expectedUsual = ordinary.writeValueAsString(usual)

    private fun written(
        mapper: JsonMapper,
        value: Any,
    ): List<String> {
        if (mapper === direct) DirectState.writeAgain(direct, value.javaClass)
        val bytes = told { mapper.writeValueAsBytes(value).decodeToString() }
        if (mapper === direct) DirectState.writeAgain(direct, value.javaClass)
        return listOf(bytes, told { mapper.writeValueAsString(value) }).map(::withoutJvmsWords)
    }

    private fun assertSame(value: Any): List<String> {
        val expected = written(ordinary, value)
        assertEquals(expected, written(direct, value))
        DirectState.writeAgain(direct, usual.javaClass)
        assertEquals(expectedUsual, direct.writeValueAsString(usual))
        return expected
    }

    @Test
    fun `values in each other, and around each other`() =
        CallingThread.withDeepStack {
            val most = StreamWriteConstraints.defaults().maxNestingDepth
            for (depth in listOf(100, most - 1, most + 1, 10_000)) {
                for (around in listOf<(Any?) -> Any>({ listOf(it) }, { mapOf("k" to it) }, { bean { any = it } })) {
                    var inner: Any? = null
                    repeat(depth) { inner = around(inner) }
                    val results = assertSame(bean { any = inner })
                    assertEquals(depth > most, results.all { "nesting depth" in it }) { results[0].take(300) }
                }
            }
            val list = mutableListOf<Any>()
            list += mapOf("list" to list)
            assertSame(bean { any = list })
            val one = bean()
            one.all = listOf(bean { all = listOf(one) })
            assertSame(one)
        }

    @Test
    fun `a small stack spoils no output`() {
        for (depth in 50..400 step 50) {
            var inner: DirectlyWritten.Bean? = null
            repeat(depth) { inner = bean { other = inner } }
            // In the same place of outputs as the others of this thread, at some time.
            val write = Runnable { runCatching { direct.writeValueAsBytes(inner) } }
            val threads = List(4) { Thread(null, write, "small", 1L shl 17) }
            threads.forEach { it.uncaughtExceptionHandler = Thread.UncaughtExceptionHandler { _, _ -> } }
            threads.forEach { it.start() }
            threads.forEach { it.join() }
            assertSame(usual)
        }
    }

    @Test
    fun `texts that have no UTF-8`() {
        val surrogates = listOf("\ud800", "\udc00", "\ud83d\ude00", "\udc00\ud800")
        for (part in surrogates + listOf("\u0000", "\u001f", "\u007f", "\u2028", "\ufffe")) {
            for (text in listOf(part, "a$part", part + "a", "abcdefgh$part", "\u00e9$part\u00e9", part.repeat(5_000))) {
                assertSame(bean { this.text = text })
                assertSame(bean { any = mapOf(text to text) })
                assertSame(bean { any = listOf(text, bean { any = text }) })
            }
        }
    }

    @Test
    fun `a long text takes not much more memory than in Jackson`() {
        for (letter in listOf("a", "\u00e9", "\u20ac", "\"", "\ud83d\ude00")) {
            val value = bean { text = letter.repeat(LONG) }
            val (expected, actual) =
                listOf(ordinary, direct).map { mapper ->
                    CallingThread.allocated(times = 2) {
                        if (mapper === direct) DirectState.writeAgain(direct, value.javaClass)
                        mapper.writeValueAsBytes(value)
                    }
                }
            assertTrue(actual < expected * 3 / 2 + LONG) { "$letter: $actual instead of $expected" }
        }
    }

    /** Says that it has more elements than there are, or fewer. */
    private class Lying(
        private val told: Int,
        private val real: Int,
    ) : AbstractList<String>() {
        override val size get() = told

        override fun get(index: Int): String = if (index < real) "$index" else throw IndexOutOfBoundsException("$index")

        override fun iterator(): Iterator<String> = List(real) { "$it" }.iterator()
    }

    private class Repeating<T> : ArrayList<T>() {
        override fun get(index: Int): T = super.get(0)
    }

    private class Doubling : LinkedHashMap<String, Any?>() {
        override fun get(key: String): Any? = super.get(key)?.let { "$it $it" }
    }

    @Test
    fun `collections of others`() {
        val lists =
            listOf(
                Lying(3, 2), Lying(2, 3), Lying(-1, 1), Lying(0, 1),
                Repeating<String>().apply {
                    addAll(listOf("a", "b"))
                },
            )
        lists.forEach { list -> assertSame(bean { any = list }) }
        assertSame(
            bean {
                all = Repeating<DirectlyWritten.Bean>().apply { addAll(listOf(bean(), bean { number = 1 })) }
            },
        )
        val map = Doubling().apply { put("a", 1) }
        listOf(map, TreeMap(map), ConcurrentHashMap<String, Any>().apply { put("a", map) }, mapOf(1 to 2, null to 3))
            .forEach { assertSame(bean { any = it }) }
        @Suppress("UNCHECKED_CAST")
        assertSame(bean { all = listOf("a", 1) as List<DirectlyWritten.Bean> })
    }

    interface Named {
        val name: String
    }

    enum class Bodied {
        PLAIN,
        OTHER {
            override fun toString() = "other"
        },
    }

    @Test
    fun `proxies, anonymous classes and constants with bodies`() {
        var calls = 0
        val named = java.lang.reflect.Proxy.newProxyInstance(javaClass.classLoader, arrayOf(Named::class.java)) {
            _,
            method,
            _,
            ->
            if (method.name == "getName") "name ${calls++ * 0}" else null
        }
        val anonymous = object : Named {
            override val name get() = "anonymous ${calls++ * 0}"
        }
        for (value in listOf(named, anonymous, Bodied.OTHER, Bodied.PLAIN, arrayOf(Bodied.OTHER))) {
            val before = calls
            assertSame(bean { any = listOf(value, mapOf("k" to value)) })
            // Two values in bytes and a string, by two mappers.
            assertTrue(calls - before == 0 || calls - before == 8) { "${calls - before} calls" }
        }
    }

    /** Who looks at a list while it is cleared may see null in it. */
    private fun isWhole(
        node: JsonNode,
        name: String,
    ): Boolean = node.get(name).all { it.isNull || it.asText().toInt() in 0..<SOME }

    /** Returns whether the value was written. */
    private fun isWritten(value: DirectlyWritten.Bean): Boolean {
        DirectState.writeAgain(direct, value.javaClass)
        val bytes =
            try {
                direct.writeValueAsBytes(value)
            } catch (_: JacksonException) {
                return false
            }
        assertTrue(isWhole(ordinary.readTree(bytes), "any")) { bytes.decodeToString() }
        return true
    }

    @Test
    fun `what another thread changes meanwhile is written whole, or fails`() {
        val list = ArrayList<String>()
        val map = HashMap<String, String>()
        val linked = LinkedHashMap<String, String>()
        val isOver = AtomicBoolean()
        val changing =
            thread {
                var count = 0
                while (!isOver.get()) {
                    val text = "${count++ % SOME}"
                    if (count % 3 == 0) list.clear() else list += text
                    listOf(map, linked).forEach {
                        if (count % 2 == 0) it.remove(text) else it["${count % SOME}"] = text
                    }
                    if (list.size > SOME) list.clear()
                }
            }
        try {
            var whole = 0
            repeat(CALLS) {
                for (value in listOf(list, map, linked)) {
                    if (isWritten(bean { any = value })) whole++
                    assertEquals(expectedUsual, direct.writeValueAsBytes(usual).decodeToString())
                }
            }
            assertTrue(whole > 0)
        } finally {
            isOver.set(true)
            changing.join()
        }
    }

    private companion object {
        const val SOME = 50

        const val LONG = 3_000_000

        const val CALLS = 2_000
    }
}
