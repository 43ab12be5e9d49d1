package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.PiculetModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import tools.jackson.core.type.TypeReference
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.json.JsonMapper
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.ObjectInputStream
import java.io.ObjectOutputStream
import java.lang.ref.WeakReference
import java.lang.reflect.ParameterizedType
import java.lang.reflect.Type
import java.util.Random
import java.util.concurrent.Callable
import java.util.concurrent.Executors

/** A mapper that reads straight from bytes is like the one of which it was made, and says what it reads so. */
class DirectMapperTest {
    private val module: PiculetModule = JavaPiculet(0).module(mapOf())

    private fun mapper(): JsonMapper = builder().addModule(module).build()

    private val point = "{\"x\":1,\"y\":2,\"z\":0.5,\"set\":true,\"name\":\"n\"}"

    private fun waysOfDocuments(): Map<String, String> =
        module
            .diagnostics()
            .map { it.split(", reading documents: ") }
            .filter { it.size == 2 }
            .associate { (type, way) -> type.substringAfterLast('$') to way }

    @Test
    fun `it says which classes are read straight from bytes`() {
        val mapper = PiculetJsonMapper.of(mapper())
        val classes =
            listOf(
                DirectJava.Point::class.java,
                DirectJava.Person::class.java,
                DirectJava.Bean::class.java,
                DirectJava.Counted::class.java,
                JavaClasses.Kinds::class.java,
            )
        classes.forEach { runCatching { mapper.readValue("{}".toByteArray(), it) } }
        val expected =
            mapOf(
                "Point" to "straight from bytes, by generated code",
                "Person" to "straight from bytes, by generated code",
                "Bean" to "straight from bytes, by generated code",
                "Counted" to "by a parser: its creator may do more than to make an instance",
                "Kinds" to "straight from bytes, by generated code",
            )
        assertEquals(expected, waysOfDocuments())
    }

    @Test
    fun `it needs no parser and no generator for many kinds of properties`() {
        val mapper = PiculetJsonMapper.of(mapper())
        DirectKinds.READ.forEach { runCatching { mapper.readValue("{}".toByteArray(), it) } }
        DirectKinds.WRITTEN.forEach { mapper.writeValueAsBytes(JavaValues.of(Random(1), it)) }
        val others = module.diagnostics().filter { " documents: " in it && ": straight" !in it }
        assertEquals(listOf<String>(), others)
    }

    @Test
    fun `it starts after as many calls as other code`() {
        val late = JavaPiculet(3).module(mapOf())
        val mapper = PiculetJsonMapper.of(builder().addModule(late).build())
        repeat(3) { mapper.readValue(point, DirectJava.Point::class.java) }
        val way = late.diagnostics().single { "reading documents" in it }.substringAfter(": ")
        assertEquals("by a parser until it is called more often", way)
    }

    @Test
    fun `a constructor that is noticed runs once`() {
        val mapper = PiculetJsonMapper.of(mapper())
        DirectJava.Counted.made = 0
        assertEquals(DirectJava.Counted(1), mapper.readValue("{\"a\":1}", DirectJava.Counted::class.java))
        // One of them is the expected one.
        assertEquals(2, DirectJava.Counted.made)
    }

    @Test
    fun `a factory that is noticed runs as often as with Jackson`() {
        val mapper = PiculetJsonMapper.of(mapper())
        DirectKinds.Counting.calls = 0
        mapper.readValue("{\"counting\":\"ONE\"}", DirectKinds.Counted::class.java)
        assertEquals(1, DirectKinds.Counting.calls)
        assertEquals(
            mapOf("Counted" to "by a parser: its property counting is not read straight from bytes"),
            waysOfDocuments(),
        )
    }

    @Test
    fun `content that is noticed is asked for as often as by Jackson`() {
        val ids = listOf(DirectKinds.CountedId("id"), DirectKinds.CountedId(null))
        val told =
            listOf(builder().build(), mapper(), PiculetJsonMapper.of(mapper())).map { mapper ->
                DirectKinds.CountedId.calls = 0
                listOf(DirectKinds.Counts(ids), DirectKinds.CountedIds()).flatMap { value ->
                    List(2) { mapper.writeValueAsString(value) + mapper.writeValueAsBytes(value).decodeToString() }
                } + "${DirectKinds.CountedId.calls} calls"
            }
        assertEquals(listOf(told[0], told[0]), told.drop(1))
        assertEquals("816 calls", told[0].last())
    }

    @Test
    fun `a filter of values is asked as often as by Jackson`() {
        val asked =
            listOf(builder().build(), mapper(), PiculetJsonMapper.of(mapper())).map { mapper ->
                DirectlyWritten.Sieve.ASKED.clear()
                repeat(2) { mapper.writeValueAsBytes(DirectlyWritten.Sieved()) }
                DirectlyWritten.Sieve.ASKED.toList()
            }
        assertEquals(listOf(asked[0], asked[0]), asked.drop(1))
    }

    @Test
    fun `what keeps a class from being written is told as often as by Jackson`() {
        val told =
            listOf(builder().build(), mapper(), PiculetJsonMapper.of(mapper())).map { mapper ->
                List(3) { told { mapper.writeValueAsString(DirectKinds.Shapeless()) } }
            }
        assertEquals(listOf(told[0], told[0]), told.drop(1))
    }

    @Test
    fun `values of more classes than Jackson keeps serializers of need no generator in the end`() {
        val pool = CountingPool()
        val factory = FactoryBuilder().recyclerPool(pool).build()
        val module = JavaPiculet(1).module(mapOf())
        val mapper = PiculetJsonMapper.of(JsonMapper.builder(factory).addModule(module).build())
        val end = System.nanoTime() + 20_000_000_000
        var generators: Int
        do {
            val before = pool.count.get()
            DirectKinds.manyClasses().forEach { mapper.writeValueAsBytes(DirectKinds.Any(it)) }
            generators = pool.count.get() - before
        } while (generators > 0 && System.nanoTime() < end)
        assertEquals(0, generators) { module.diagnostics().joinToString("\n") }
    }

    @Test
    fun `a converter runs as often as with Jackson`() {
        val mapper = PiculetJsonMapper.of(mapper())
        DirectKinds.NextDay.calls = 0
        val read = mapper.readValue("{\"day\":\"2024-02-28\"}", DirectKinds.Converted::class.java)
        assertEquals("{\"day\":\"2024-03-01\"}", mapper.writeValueAsString(read))
        assertEquals(2, DirectKinds.NextDay.calls)
        val ways = module.diagnostics().filter { " documents: " in it && ": straight" in it }
        assertEquals(listOf<String>(), ways)
    }

    @Test
    fun `lists and other types are read like by any mapper`() {
        val mapper = PiculetJsonMapper.of(mapper())
        val expected = DirectJava.Point(1, 2, 0.5, true, "n")
        val list = object : TypeReference<List<DirectJava.Point>>() {}
        assertEquals(listOf(expected), mapper.readValue("[$point]".toByteArray(), list))
        val way = module.diagnostics().single { "documents of many" in it }.substringAfter(": ")
        assertEquals("straight from bytes, by generated code", way)
        assertEquals(expected, mapper.readValue(point, object : TypeReference<DirectJava.Point>() {}))
        assertEquals(7, mapper.readValue("7".toByteArray(), Int::class.java))
        assertEquals(mapOf("a" to 1), mapper.readValue("{\"a\":1}", Map::class.java))
    }

    /** Tells what it has to, and equals itself alone: a recipe that is everywhere. */
    private class ListOf(
        private val element: Class<*>,
    ) : ParameterizedType {
        override fun getActualTypeArguments(): Array<Type> = arrayOf(element)

        override fun getRawType(): Type = List::class.java

        override fun getOwnerType(): Type? = null
    }

    private fun readByOtherType(mapper: JsonMapper): WeakReference<Type> {
        val other: Type = ListOf(DirectJava.Point::class.java)
        val reference =
            object : TypeReference<List<DirectJava.Point>>() {
                override fun getType(): Type = other
            }
        val expected = listOf(DirectJava.Point(1, 2, 0.5, true, "n"))
        assertEquals(expected, mapper.readValue("[$point]".toByteArray(), reference))
        return WeakReference(other)
    }

    @Test
    fun `types that equal no others are read like those that they mean, and are not kept`() {
        val mapper = PiculetJsonMapper.of(mapper())
        val types = List(3) { readByOtherType(mapper) }
        val way = module.diagnostics().single { "documents of many" in it }.substringAfter(": ")
        assertEquals("straight from bytes, by generated code", way)
        repeat(100) {
            if (types.any { it.get() != null }) {
                System.gc()
                Thread.sleep(20)
            }
        }
        assertEquals(listOf(null, null, null), types.map { it.get() })
        assertEquals(7, mapper.readValue("7".toByteArray(), Int::class.java))
    }

    @Test
    fun `a mapper made of it has its settings, and is such a mapper`() {
        val mapper = PiculetJsonMapper.of(mapper())
        val strict = mapper.rebuild().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build()
        assertEquals(PiculetJsonMapper::class.java, strict.javaClass)
        val json = "{\"other\":1,\"x\":2}"
        val lenient = strict.rebuild().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build()
        assertThrows(Exception::class.java) { strict.readValue(json, DirectJava.Bean::class.java) }
        assertEquals("0 null 0.0 (null) null null", lenient.readValue(json, DirectJava.Bean::class.java).toString())
    }

    @Test
    fun `it may be serialized`() {
        val bytes = ByteArrayOutputStream()
        ObjectOutputStream(bytes).use { it.writeObject(PiculetJsonMapper.of(JsonMapper())) }
        val copy = ObjectInputStream(ByteArrayInputStream(bytes.toByteArray())).use { it.readObject() }
        assertEquals(PiculetJsonMapper::class.java, copy.javaClass)
        val read = (copy as JsonMapper).readValue(point, DirectJava.Point::class.java)
        assertEquals(DirectJava.Point(1, 2, 0.5, true, "n"), read)
    }

    @Test
    fun `a mapper of a class of its own is refused`() {
        class OwnMapper : JsonMapper()
        val failure = assertThrows(IllegalArgumentException::class.java) { PiculetJsonMapper.of(OwnMapper()) }
        val expected =
            "The mapper is of class ${OwnMapper::class.java.name}, which may behave in its own way. " +
                "Give a JsonMapper, such as JsonMapper.builder() makes."
        assertEquals(expected, failure.message)
    }

    @Test
    fun `threads may share it`() {
        val mapper = PiculetJsonMapper.of(builder().addModule(JavaPiculet(20).module(mapOf())).build())
        val threads = Executors.newFixedThreadPool(THREADS)
        try {
            val results =
                threads.invokeAll(
                    List(THREADS) { thread ->
                        Callable {
                            (0..<CALLS).all {
                                val json = "{\"inner\":{\"number\":$it,\"all\":[{\"text\":\"$thread\"}]}}"
                                val bean = mapper.readValue(json.toByteArray(), DirectJava.Bean::class.java)
                                val read = mapper.readValue(point, DirectJava.Point::class.java)
                                bean.inner.number == it && bean.inner.all.single().text == "$thread" && read.x == 1
                            }
                        }
                    },
                )
            assertEquals(List(THREADS) { true }, results.map { it.get() })
        } finally {
            threads.shutdownNow()
        }
    }

    private companion object {
        const val THREADS = 8
        const val CALLS = 500
    }
}
