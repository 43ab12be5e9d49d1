package dev.piculet.jackson.generator

import dev.piculet.jackson.generator.ReaderFixture.Adapter
import dev.piculet.jackson.generator.StandIns.Failure
import dev.piculet.jackson.generator.StandIns.Mark
import dev.piculet.jackson.generator.StandIns.Name
import dev.piculet.model.CreatorModel
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.util.Random

/** What generated readers do, whether they take values from the parser's buffer or read tokens alone. */
abstract class ReadersContract(
    private val hasWindow: Boolean,
) {
    private fun fixture(
        type: Class<*>,
        nullIsDefault: Boolean = false,
        createsEarly: Boolean = false,
        aliases: Map<String, List<String>> = mapOf(),
        others: Map<String, (Any, Any?) -> Unit> = mapOf(),
        seen: List<String> = listOf(),
    ) = ReaderFixture(type, Adapter(nullIsDefault, createsEarly, hasWindow), aliases, others, seen)

    private val plain = fixture(Plain::class.java)
    private val values: Array<Pair<String, Any?>> =
        arrayOf(
            "number" to 1,
            "total" to 2L,
            "ratio" to 0.5,
            "active" to true,
            "name" to "n",
            "tags" to listOf("a"),
        )
    private val instance = Plain(1, 2L, 0.5, true, "n", listOf("a"))

    private fun failure(read: () -> Any?): Failure = assertThrows<Failure> { read() }

    @Test
    fun namesComeInDeclaredOrder() {
        assertEquals(instance, plain.read(*values))
        assertEquals(0, plain.asked)
    }

    @Test
    fun namesComeInAnyOrder() {
        for (first in values.indices) {
            val rotated = values.drop(first) + values.take(first)
            assertEquals(instance, plain.read(*rotated.toTypedArray()))
            assertEquals(instance, plain.read(*rotated.reversed().toTypedArray()))
        }
    }

    @Test
    fun namesAreExpectedInTheOrderInWhichTheyWereSeen() {
        val reversed = values.reversedArray()
        assertEquals(instance, plain.read(*reversed))
        assertEquals(if (hasWindow) 0 else 6, plain.lookedUp)
        val learned = fixture(Plain::class.java, seen = listOf("more") + reversed.map { it.first })
        assertEquals(instance, learned.read(*reversed))
        assertEquals(0, learned.lookedUp)
        assertEquals(instance, learned.read(*values))
    }

    @Test
    fun whatWasNotSeenIsExpectedBehindWhatIsDeclaredBeforeIt() {
        fun order(vararg seen: String) = fixture(Plain::class.java, seen = seen.toList()).plan.expected()
        assertEquals(listOf(0, 1, 2, 3, 4, 5), order())
        assertEquals(listOf(0, 1, 2, 4, 5, 3), order("name", "active"))
        assertEquals(listOf(4, 5, 0, 2, 3, 1), order("name", "number", "number", "other", "ratio", "total"))
    }

    @Test
    fun oneUnexpectedNameIsLookedUpAndNoOther() {
        for (place in 0..values.size) {
            val more = values.take(place) + ("more" to 3) + values.drop(place)
            assertEquals(instance, plain.read(*more.toTypedArray()))
            assertEquals(if (place == values.size) 1 else 2, plain.lookedUp)
        }
        val defaults = fixture(Defaults::class.java)
        assertEquals(Defaults("n", text = "t", note = "o"), defaults.read("name" to "n", "text" to "t", "note" to "o"))
        assertEquals(if (hasWindow) 0 else 1, defaults.lookedUp)
    }

    @Test
    fun unknownNamesArePassedToTheReaderWhereverTheyStand() {
        for (place in 0..values.size) {
            val more = values.take(place) + ("more" to 3) + values.drop(place)
            assertEquals(instance, plain.read(*more.toTypedArray()))
            assertEquals(listOf("more"), plain.unknown)
        }
    }

    @Test
    fun lastOfEqualNamesCounts() {
        assertEquals(instance.copy(number = 5, name = "m"), plain.read(*values, "name" to "m", "number" to 5))
    }

    @Test
    fun readingStartsAtTheFirstNameAsWell() {
        assertEquals(instance, plain.readTokens(*plain.tokens(values), Mark.END))
        val reversed = values.reversedArray()
        assertEquals(instance, plain.readTokens(*plain.tokens(reversed), Mark.END))
    }

    @Test
    fun missingAndNullAreAskedFor() {
        assertEquals("nothing for name", failure { plain.read(*values.copyOf(4).requireNoNulls()) }.cause?.message)
        val nulls = values.map { (name, value) -> name to value.takeIf { name != "tags" } }
        assertEquals("null for tags", failure { plain.read(*nulls.toTypedArray()) }.cause?.message)
        assertEquals("nothing for number", failure { plain.read() }.cause?.message)
        assertEquals("nothing for number", failure { plain.readTokens(Mark.END) }.cause?.message)
    }

    @Test
    fun failuresSayWhereTheyComeFrom() {
        val broken = IllegalStateException("broken")
        for (index in values.indices) {
            val before = plain.tokens(values.copyOf(index).requireNoNulls())
            val atValue = failure { plain.readTokens(Mark.START, *before, Name(values[index].first), broken) }
            assertEquals(index, atValue.at)
            assertEquals(broken, atValue.cause)
            val atName = failure { plain.readTokens(Mark.START, *before, broken) }
            assertEquals(ReaderGenerator.NOWHERE, atName.at)
            val byName = failure { plain.readTokens(Mark.START, Name("more"), 1, Name(values[index].first), broken) }
            assertEquals(index, byName.at)
        }
        val incomplete = failure { plain.read() }
        assertEquals(ReaderGenerator.SETTING, incomplete.at)
    }

    @Test
    fun failuresOfCreatorsComeFromThem() {
        val secret = fixture(Secret::class.java)
        val failure = failure { secret.read("word" to "a", "times" to -1) }
        assertEquals(ReaderGenerator.CREATOR, failure.at)
        assertEquals(IllegalArgumentException::class, failure.cause!!::class)
    }

    @Test
    fun defaultsReplaceWhatIsMissing() {
        val fixture = fixture(Defaults::class.java)
        assertEquals(Defaults("n"), fixture.read("name" to "n"))
        assertEquals(Defaults("n", text = "t"), fixture.read("text" to "t", "name" to "n"))
        assertEquals(Defaults("n", note = null), fixture.read("name" to "n", "note" to null))
        assertEquals(0, fixture.asked)
        assertEquals("null for text", failure { fixture.read("name" to "n", "text" to null) }.cause?.message)
    }

    @Test
    fun defaultsReplaceNullWhereTheReaderSaysSo() {
        val defaults = fixture(Defaults::class.java, nullIsDefault = true)
        assertEquals(Defaults("n"), defaults.read("name" to "n", "text" to null, "note" to null))
        val order = fixture(Order::class.java, nullIsDefault = true)
        val required = arrayOf("user" to "u", "count" to 1, "maybe" to "m", "nested" to Nested(Maybe("n")))
        val expected = Order(UserId("u"), Count(1), null, Maybe("m"), null, Nested(Maybe("n")))
        assertEquals(expected, order.read(*required, "defaultCount" to null, "defaultMaybe" to null))
        assertEquals(expected, order.read(*required, "defaultCount" to 5, "defaultCount" to null))
        val five = expected.copy(defaultCount = Count(5))
        assertEquals(five, order.read(*required, "defaultCount" to null, "defaultCount" to 5))
    }

    @Test
    fun typeVariablesAndNullableTypesTakeNull() {
        val fixture = fixture(References::class.java)
        val nulls = arrayOf("given" to "g", "optional" to null, "any" to null, "list" to null)
        assertEquals(References("g", null, null, null), fixture.read(*nulls))
        assertEquals(References("g", null, null, null), fixture.read("given" to "g"))
    }

    @Test
    fun valueClassesAreCheckedAndWrapped() {
        val fixture = fixture(Order::class.java)
        val given =
            arrayOf(
                "user" to "u",
                "count" to 1,
                "optionalCount" to 2,
                "maybe" to "m",
                "optionalMaybe" to "o",
                "nested" to Nested(Maybe("n")),
            )
        val order = Order(UserId("u"), Count(1), Count(2), Maybe("m"), Maybe("o"), Nested(Maybe("n")))
        assertEquals(order, fixture.read(*given))
        val wrapped = arrayOf("user" to UserId("v"), "count" to Count(3), "optionalCount" to Count(4))
        val rewrapped = order.copy(user = UserId("v"), count = Count(3), optionalCount = Count(4))
        assertEquals(rewrapped, fixture.read(*given, *wrapped))
        val refused = failure { fixture.read("user" to "") }
        assertEquals("A user id must not be empty.", refused.cause?.message)
        assertEquals(0, refused.at)
    }

    @Test
    fun whatValueClassesHoldIsReadAndWrapped() {
        val fixture = fixture(Holder::class.java)
        val given = arrayOf("ratio" to 0.5f, "tags" to listOf("a"), "around" to Maybe(null))
        val holder = Holder(Ratio(0.5f), Tags(listOf("a")), Around(Maybe(null)), null)
        assertEquals(holder, fixture.read(*given))
        assertEquals(holder, fixture.read(*given, "optional" to null))
        val full = holder.copy(optional = Ratio(2f), more = Tags(listOf()))
        assertEquals(full, fixture.read(*given, "optional" to 2f, "more" to listOf<String>()))
        val refused = failure { fixture.read(*given, "optional" to -1f) }
        assertEquals("A ratio must not be negative.", refused.cause?.message)
        assertEquals(3, refused.at)
        assertEquals("null for tags", failure { fixture.read(*given, "tags" to null) }.cause?.message)
        assertEquals("null for ratio", failure { fixture.read(*given, "ratio" to null) }.cause?.message)
    }

    @Test
    fun valueClassesThatHoldNullAreNotTakenForNull() {
        val fixture = fixture(Order::class.java)
        val given = arrayOf("user" to "u", "count" to 1, "maybe" to Maybe(null), "nested" to Nested(Maybe(null)))
        val order = Order(UserId("u"), Count(1), null, Maybe(null), null, Nested(Maybe(null)))
        assertEquals(order.copy(defaultMaybe = Maybe(null)), fixture.read(*given, "defaultMaybe" to Maybe(null)))
        assertEquals("null for maybe", failure { fixture.read(*given, "maybe" to null) }.cause?.message)
        assertEquals("null for nested", failure { fixture.read(*given, "nested" to null) }.cause?.message)
    }

    @Test
    fun nullIsAskedForOnceEverythingIsRead() {
        val fixture = fixture(Order::class.java)
        val broken = failure { fixture.read("count" to null, "user" to IllegalStateException("later")) }
        assertEquals("later", broken.cause?.message)
        val refused = failure { fixture.read("user" to "u", "count" to null) }
        assertEquals("null for count", refused.cause?.message)
        assertEquals(ReaderGenerator.SETTING, refused.at)
    }

    @Test
    fun nothingIsAnArgumentWhereAnyNumberIs() {
        val rest = fixture(Rest::class.java)
        assertEquals("n []", rest.read("name" to "n").toString())
        assertEquals("n [1, 2]", rest.read("name" to "n", "values" to intArrayOf(1, 2)).toString())
        assertEquals("null for values", failure { rest.read("name" to "n", "values" to null) }.cause?.message)
    }

    @Test
    fun factoriesAndPrivateConstructorsAreCalled() {
        val adapter = Adapter(hasWindow = hasWindow)
        val made = ReaderFixture(Made::class.java, adapter) { it.kind() == CreatorModel.Kind.FACTORY }
        assertEquals(Made("UserId(text=u) 1"), made.read("first" to "u"))
        assertEquals(Made("UserId(text=u) 3"), made.read("second" to 3, "first" to "u"))
        assertEquals("wow", fixture(Secret::class.java).read("times" to 1, "word" to "wow").toString())
        assertEquals("wowwow", fixture(Secret::class.java).read("word" to "wow").toString())
    }

    @Test
    fun whatTheCreatorDoesNotTakeIsSetIfItIsThere() {
        val set = { bean: Any, value: Any? -> (bean as Settings).level = value }
        val fixture = fixture(Settings::class.java, others = mapOf("level" to set))
        assertEquals("n at 3", fixture.read("name" to "n", "level" to 3).toString())
        assertEquals("n at 3", fixture.read("level" to 3, "name" to "n").toString())
        assertEquals("n at null", fixture.read("name" to "n").toString())
        val failing = fixture(Settings::class.java, others = mapOf("level" to { _, _ -> error("no") }))
        assertEquals(ReaderGenerator.SETTING, failure { failing.read("name" to "n", "level" to 3) }.at)
        assertEquals("n at null", failing.read("name" to "n").toString())
    }

    @Test
    fun constructorsWithoutParametersAreCalled() {
        val fixture = fixture(Empty::class.java)
        assertEquals("Empty", fixture.read().toString())
        assertEquals("Empty", fixture.read("a" to 1, "b" to 2).toString())
        assertEquals(listOf("a", "b"), fixture.unknown)
        assertEquals("Empty", fixture.readTokens(Name("a"), 1, Mark.END).toString())
        assertEquals(listOf("a"), fixture.unknown)
        val set = { bean: Any, value: Any? -> (bean as OnlySet).level = value }
        val only = fixture(OnlySet::class.java, others = mapOf("level" to set))
        assertEquals(4, (only.read("level" to 4) as OnlySet).level)
    }

    @Test
    fun classesThatOneMethodCannotReadAreReadByParts() {
        val fixture = fixture(Wide200::class.java)
        val values = List(200) { "p$it" to it.toString() }
        val read = fixture.read(*values.toTypedArray())
        assertEquals(values.map { it.second }.toString(), read.toString())
        assertEquals(0, fixture.lookedUp)
        val shuffled = (values + ("more" to 1)).shuffled(Random(200)).toTypedArray<Pair<String, Any?>>()
        assertEquals(read.toString(), fixture.read(*shuffled).toString())
        assertEquals(listOf("more"), fixture.unknown)
        val broken = failure { fixture.read(*values.take(150).toTypedArray(), "p170" to IllegalStateException("no")) }
        assertEquals(170, broken.at)
        assertEquals("nothing for p150", failure { fixture.read(*values.take(150).toTypedArray()) }.cause?.message)
        assertEquals("nothing for p0", failure { fixture.readTokens(Mark.END) }.cause?.message)
    }

    @Test
    fun propertiesOfWideClassesAreSetAfterwards() {
        val names = List(40) { "other$it" }
        val set = names.associateWith { name ->
            { bean: Any, value: Any? -> (bean as Settings).given += "$name=$value" }
        }
        val fixture = fixture(Settings::class.java, others = set)
        val bean = fixture.read("other39" to 1, "name" to "n", "other0" to 2, "other33" to null) as Settings
        assertEquals(listOf("other0=2", "other33=null", "other39=1").sorted(), bean.given.sorted())
    }

    @Test
    fun whatWasReadLastIsSetFirst() {
        for (count in listOf(3, 40)) {
            val set = List(count) { "other$it" }.associateWith { name ->
                { bean: Any, value: Any? -> (bean as Settings).given += "$name=$value" }
            }
            val fixture = fixture(Settings::class.java, others = set, seen = listOf("other2", "other0"))
            val orders =
                listOf("2 0 1", "0 1 2", "1 0 2", "2 2", "0 2 2 1", "2 0 0 1 2").map { it.split(" ") }
            for (order in orders) {
                val values = order.mapIndexed { at, number -> "other$number" to at }
                val read = fixture.read(*values.toTypedArray(), "name" to "n") as Settings
                assertEquals(values.reversed().map { (name, value) -> "$name=$value" }, read.given)
                assertEquals(read.given, (fixture.read("name" to "n", *values.toTypedArray()) as Settings).given)
            }
        }
    }

    @Test
    fun whatFollowsAllArgumentsIsLeftWhereJacksonCreatesEarly() {
        val set = { bean: Any, value: Any? -> (bean as Settings).level = value }
        val settings = fixture(Settings::class.java, createsEarly = true, others = mapOf("level" to set))
        assertEquals("n at 3", settings.read("level" to 3, "name" to "n").toString())
        assertEquals(listOf<String>(), settings.rest)
        assertEquals("n at null", settings.read("name" to "n", "more" to 1, "level" to 3, "name" to "m").toString())
        assertEquals(listOf("more", "level", "name"), settings.rest)
        val plain = fixture(Plain::class.java, createsEarly = true)
        val rest = values.drop(1).toTypedArray()
        assertEquals(instance.copy(number = 7), plain.read("number" to 8, "number" to 7, *rest))
        assertEquals(listOf<String>(), plain.rest)
        assertEquals(instance, plain.read(*values, "number" to 8))
        assertEquals(instance, plain.read(*values.reversedArray(), "number" to 8, "unknown" to 9))
        assertEquals(listOf("number", "number", "unknown"), plain.rest)
        val wide = fixture(Wide200::class.java, createsEarly = true)
        val many = Array(200) { "p$it" to it.toString() }
        assertEquals(many.map { it.second }.toString(), wide.read(*many, "p7" to "x", "more" to "y").toString())
        assertEquals(listOf("p7", "more"), wide.rest)
        val nulls = fixture(Defaults::class.java, nullIsDefault = true, createsEarly = true)
        val all = arrayOf("name" to "n", "count" to null, "text" to null, "note" to null)
        assertEquals(Defaults("n"), nulls.read(*all, "count" to 2))
        assertEquals(listOf("count"), nulls.rest)
    }

    @Test
    fun aliasesStandForTheirNamesUnlessThoseAreOfOthers() {
        val aliases = mapOf("number" to listOf("n", "name", "x"), "total" to listOf("x", "t"))
        val fixture = fixture(Plain::class.java, aliases = aliases)
        val renamed = arrayOf<Pair<String, Any?>>("x" to 1, "t" to 2L) + values.drop(2)
        assertEquals(instance, fixture.read(*renamed))
        assertEquals(instance.copy(number = 9), fixture.read(*values, "n" to 9))
    }

    @Test
    fun otherPrimitivesAreReadByTheirProperties() {
        val fixture = fixture(Small::class.java)
        val given = arrayOf("byte" to 1.toByte(), "short" to 2.toShort(), "char" to 'c', "float" to 0.5f)
        assertEquals("1 2 c 0.5", fixture.read(*given).toString())
        assertEquals("null for char", failure { fixture.read(*given, "char" to null) }.cause?.message)
    }

    @Test
    fun namesMayBeWhateverKotlinAllows() {
        val fixture = fixture(Strange::class.java)
        val given = arrayOf("class" to 1, "Aa" to 2, "BB" to 3, "grün" to 4, "with 'quotes'" to 5)
        assertEquals(Strange(1, 2, 3, 4, 5), fixture.read(*given))
        assertEquals(Strange(1, 2, 3, 4, 5), fixture.read(*given.reversedArray()))
    }
}
