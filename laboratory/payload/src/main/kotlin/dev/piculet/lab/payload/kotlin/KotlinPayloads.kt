package dev.piculet.lab.payload.kotlin

import dev.piculet.lab.contender.Form
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.PayloadOption
import java.util.function.LongFunction
import kotlin.random.Random

/**
 * The payloads of suite `kotlin` (write-ups 000 and 001): classes of 1, 5 and 20 properties, read from a text that has
 * every property (`constructor-5`), or as many unknown ones (`constructor-5-missing`), so that every default is used.
 */
object KotlinPayloads {
    const val SUITE: String = "kotlin"

    private val sizes = listOf(5, 1, 20)

    private class Shape(
        val name: String,
        val operations: List<Operation>,
        val create: (Int, List<Int>?) -> Any,
    )

    private val all = Operation.entries
    private val reading = listOf(Operation.DESERIALIZE)

    private val shapes =
        listOf(
            Shape("constructor", all, ::constructor),
            Shape("factory", reading, ::factory),
            Shape("value", all, ::valueClassConstructor),
            Shape("value-factory", reading, ::valueClassFactory),
            Shape("wrapper", all, ::wrapperConstructor),
            Shape("wrapper-factory", reading, ::wrapperFactory),
        )

    /** Returns the payloads by id, in the order in which a tight budget keeps them. */
    @JvmStatic
    fun byId(): Map<String, LongFunction<Payload>> =
        buildMap {
            for (size in sizes) {
                for (shape in shapes) {
                    val id = "${shape.name}-$size"
                    put(id, LongFunction { seed -> present(shape, size, seed) })
                    put("$id-missing", LongFunction { missing(shape, size) })
                }
            }
            for ((name, value, input) in collections) {
                put(name, LongFunction { collection(name, value, input).build() })
                val strict = "$name-strict"
                put(strict, LongFunction { strictly(collection(strict, value, input)) })
            }
        }

    private fun present(
        shape: Shape,
        size: Int,
        seed: Long,
    ): Payload {
        val random = Random(seed)
        val numbers = List(size) { random.nextInt() }
        return payload("${shape.name}-$size", shape.create(size, numbers))
            .operations(shape.operations.first(), *shape.operations.drop(1).toTypedArray())
            .input(text(numbers.withIndex().map { (i, number) -> property(i) to number }))
            .build()
    }

    private fun missing(
        shape: Shape,
        size: Int,
    ): Payload =
        payload("${shape.name}-$size-missing", shape.create(size, null))
            .operations(Operation.DESERIALIZE)
            .input(text(List(size) { "unknown%02d".format(it) to it }))
            .build()

    private val collections =
        listOf(
            Triple("list", ListHolder(listOf(1)), """{"value":[1]}"""),
            Triple("array", ArrayHolder(arrayOf(1)), """{"value":[1]}"""),
            Triple("map", MapHolder(mapOf("foo" to 1)), """{"value":{"foo":1}}"""),
        )

    private fun collection(
        id: String,
        value: Any,
        input: String,
    ) = payload(id, value).operations(Operation.DESERIALIZE).input(input)

    private fun strictly(payload: Payload.Builder) = payload.option(PayloadOption.STRICT_NULL_CHECKS).build()

    private fun payload(
        id: String,
        value: Any,
    ) = Payload.of(SUITE, id, value.javaClass, value).classes(value.javaClass).form(Form.TEXT)

    private fun property(index: Int) = "p%02d".format(index)

    private fun text(members: List<Pair<String, Int>>) =
        members.joinToString(",", "{", "}") { (name, number) -> "\"$name\":$number" }
}
