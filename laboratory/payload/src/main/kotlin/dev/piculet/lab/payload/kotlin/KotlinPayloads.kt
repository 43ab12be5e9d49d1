package dev.piculet.lab.payload.kotlin

import dev.piculet.lab.contender.Form
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.PayloadOption
import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.payload.text.JsonText
import java.time.Instant
import java.time.LocalDate
import java.util.function.LongFunction
import kotlin.random.Random

/**
 * The payloads of suite `kotlin` (write-ups 000 and 001): classes of 1, 5 and 20 properties, read from a text that has
 * every property (`constructor-5`), or as many unknown ones (`constructor-5-missing`), so that every default is used.
 *
 * `mixed` and `order` are objects of real services, of 15 and 50 properties. `constructor-20-shuffled`, `-unknown` and
 * `-pretty` are `constructor-20` with its names in another order, with unknown names between them, and with line breaks;
 * `non-ascii-20` has names that UTF-8 needs more bytes for. `list`, `array` and `map` have one element, as in 001, and `list-of-5` and
 * the like five, as in 000. All are texts, but those whose ids end with `-bytes`, which
 * are UTF-8. `order-10kB` and the like are `order` with more lines.
 */
object KotlinPayloads {
    const val SUITE: String = "kotlin"

    private val sizes = listOf(5, 1, 20)

    private class Shape(
        val name: String,
        val operations: List<Operation>,
        val create: (Int, List<Int>?) -> Any,
    )

    private val alsoAsBytes = listOf("constructor-5", "constructor-20", "value-20", "mixed", "order")

    private val all = Operation.OF_OBJECTS
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

    /** Returns the payloads by id, in the order that a tight budget keeps them. */
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
            put("mixed", LongFunction { seed -> mixed(seed) })
            put("order", LongFunction { seed -> order(seed) })
            for ((name, arrange) in arrangements) {
                val id = "constructor-20-$name"
                put(id, LongFunction { seed -> arranged(id, seed, arrange) })
            }
            put("non-ascii-20", LongFunction { seed -> nonAscii(seed) })
            for (id in alsoAsBytes) {
                val text = getValue(id)
                put(id + Form.BYTES.ending(), LongFunction { seed -> text.apply(seed).inForm(Form.BYTES) })
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
        val numbers = numbers(size, Random(seed))
        return payload("${shape.name}-$size", shape.create(size, numbers))
            .operations(shape.operations.first(), *shape.operations.drop(1).toTypedArray())
            .input(text(members(numbers)))
            .build()
    }

    private fun missing(
        shape: Shape,
        size: Int,
    ): Payload =
        payload("${shape.name}-$size-missing", shape.create(size, null))
            .operations(Operation.DESERIALIZE)
            .input(text(List(size) { "unknown${twoDigits(it)}" to it }))
            .build()

    private fun mixed(seed: Long): Payload {
        val product = product(Random(seed))
        return payload("mixed", product)
            .classes(
                Product::class.java,
                Colour::class.java,
                Maker::class.java,
                Part::class.java,
                LocalDate::class.java,
                Instant::class.java,
            ).input(JsonText.of(ReferenceTree.of(product)))
            .build()
    }

    private fun order(seed: Long): Payload = order("order", purchaseOrder(Random(seed)))

    /** Returns `order` with as many lines as bring its content to about so many bytes. */
    @JvmStatic
    fun orderOfSize(
        id: String,
        bytes: Long,
        seed: Long,
    ): Payload = order(id, purchaseOrderOfSize(bytes, Random(seed)))

    private fun order(
        id: String,
        order: PurchaseOrder,
    ): Payload =
        payload(id, order)
            .classes(
                PurchaseOrder::class.java,
                OrderStatus::class.java,
                OrderChannel::class.java,
                OrderLine::class.java,
                Payment::class.java,
                PaymentMethod::class.java,
                LocalDate::class.java,
                Instant::class.java,
            ).input(JsonText.of(ReferenceTree.of(order)))
            .build()

    private val arrangements =
        listOf<Pair<String, (List<Pair<String, Any>>, Random) -> String>>(
            "shuffled" to { members, random -> text(members.shuffled(random)) },
            "unknown" to { members, _ -> text(members.chunked(STRANGERS_EVERY).flatMapIndexed(::withStranger)) },
            "pretty" to { members, _ -> prettyText(members) },
        )

    private fun arranged(
        id: String,
        seed: Long,
        arrange: (List<Pair<String, Any>>, Random) -> String,
    ): Payload {
        val random = Random(seed)
        val numbers = numbers(TWENTY, random)
        return payload(id, constructor(TWENTY, numbers))
            .operations(Operation.DESERIALIZE)
            .input(arrange(members(numbers), random))
            .build()
    }

    private val strangers = listOf("7", "\"text\"", "null", "[1,2,{\"p00\":3}]", "{\"p01\":{\"p02\":[4]}}")

    private fun withStranger(
        index: Int,
        members: List<Pair<String, Any>>,
    ) = listOf("unknown${twoDigits(index)}" to strangers[index % strangers.size]) + members

    private fun nonAscii(seed: Long): Payload {
        val value = nonAscii(numbers(TWENTY, Random(seed)))
        return payload("non-ascii-20", value).input(JsonText.of(ReferenceTree.of(value))).build()
    }

    private val collections =
        listOf(
            Triple("list", ListHolder(listOf(1)), """{"value":[1]}"""),
            Triple("array", ArrayHolder(arrayOf(1)), """{"value":[1]}"""),
            Triple("map", MapHolder(mapOf("foo" to 1)), """{"value":{"foo":1}}"""),
            Triple("list-of-5", ListHolder(listOf(1, 2, 3, 4, 5)), """{"value":[1,2,3,4,5]}"""),
            Triple("array-of-5", ArrayHolder(arrayOf(1, 2, 3, 4, 5)), """{"value":[1,2,3,4,5]}"""),
            Triple(
                "map-of-5",
                MapHolder(mapOf("foo" to 1, "bar" to 2, "baz" to 3, "qux" to 4, "quux" to 5)),
                """{"value":{"foo":1,"bar":2,"baz":3,"qux":4,"quux":5}}""",
            ),
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

    private fun numbers(
        size: Int,
        random: Random,
    ) = List(size) { random.nextInt() }

    private fun members(numbers: List<Int>) = numbers.mapIndexed { i, number -> "p${twoDigits(i)}" to number }

    /** In ASCII, which a format does not write in every locale. */
    private fun twoDigits(index: Int) = "$index".padStart(2, '0')

    private fun text(members: List<Pair<String, Any>>) =
        members.joinToString(",", "{", "}") { (name, json) -> "\"$name\":$json" }

    private fun prettyText(members: List<Pair<String, Any>>) =
        members.joinToString(",\n", "{\n", "\n}\n") { (name, json) -> "  \"$name\" : $json" }

    private const val TWENTY = 20

    /** One unknown name before every four that are known. */
    private const val STRANGERS_EVERY = 4
}
