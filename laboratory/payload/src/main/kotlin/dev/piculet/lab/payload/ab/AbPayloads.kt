package dev.piculet.lab.payload.ab

import dev.piculet.lab.contender.Form
import dev.piculet.lab.contender.Payload
import java.lang.reflect.ParameterizedType
import java.lang.reflect.Type
import java.time.LocalDate
import java.util.function.LongFunction
import kotlin.random.Random

/**
 * The payloads of suite `ab` (write-up 002): randomly generated [TestData].
 *
 * `testdata-N` writes each of N objects to a document of its own, as the write-up's loop does; `testdata-N-file` writes
 * one list of N objects to a file, which its `testdata` file is.
 */
object AbPayloads {
    const val SUITE: String = "ab"

    private val counts = listOf(100, 1, 10_000, 1_000)
    private const val ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

    /** Returns the payloads by id, in the order that a tight budget keeps them. */
    @JvmStatic
    fun byId(): Map<String, LongFunction<Payload>> =
        buildMap {
            counts.forEach { count -> put("testdata-$count", LongFunction { seed -> documents(count, seed) }) }
            counts.forEach { count -> put("testdata-$count-file", LongFunction { seed -> file(count, seed) }) }
        }

    private fun documents(
        count: Int,
        seed: Long,
    ): Payload =
        Payload
            .ofEach(SUITE, "testdata-$count", TestData::class.java, testData(count, seed))
            .classes(TestData::class.java, CustomData::class.java, LocalDate::class.java)
            .form(Form.TEXT)
            .build()

    private fun file(
        count: Int,
        seed: Long,
    ): Payload =
        Payload
            .of(SUITE, "testdata-$count-file", ListOf(TestData::class.java), testData(count, seed))
            .classes(TestData::class.java, CustomData::class.java, LocalDate::class.java)
            .form(Form.FILE)
            .build()

    /** Returns the text of the write-up's file `testdata`, whose objects these are. No library under test writes it. */
    @JvmStatic
    fun fileOf(values: List<TestData>): String = values.joinToString(",", "[", "]", transform = ::textOf)

    private fun textOf(value: TestData): String {
        val texts = value.listString.joinToString(",") { "\"$it\"" }
        val custom = value.listCustomData
        return """{"name":"${value.name}","date":"${value.date}","integer":${value.integer},""" +
            """"double":${value.double},"listString":[$texts],""" +
            """"listCustomData":{"name":"${custom.name}","integer":${custom.integer}}}"""
    }

    /** Generates objects; the first N of a seed are the same whatever the count. */
    internal fun testData(
        count: Int,
        seed: Long,
    ): List<TestData> {
        val random = Random(seed)
        return List(count) {
            TestData(
                name = random.text(),
                date = LocalDate.ofEpochDay(random.nextLong(0, 30_000)),
                integer = random.nextInt(),
                double = random.nextDouble(-1e6, 1e6),
                listString = List(random.nextInt(1, 6)) { random.text() },
                listCustomData = CustomData(random.text(), random.nextInt()),
            )
        }
    }

    private fun Random.text() = String(CharArray(nextInt(5, 21)) { ALPHABET[nextInt(ALPHABET.length)] })

    /** The type `List<element>`. Equality is as the JDK's own, so libraries may cache by it. */
    private data class ListOf(
        val element: Class<*>,
    ) : ParameterizedType {
        override fun getActualTypeArguments(): Array<Type> = arrayOf(element)

        override fun getRawType(): Type = List::class.java

        override fun getOwnerType(): Type? = null
    }
}
