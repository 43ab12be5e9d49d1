package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonTypeName
import com.fasterxml.jackson.annotation.JsonValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.DefaultTyping
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator
import tools.jackson.databind.module.SimpleModule
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/**
 * Value classes that wrap others.
 *
 * @param asOriginal whether the feature is off by which the inner ones keep their rules
 */
abstract class InnerValueClassContract(
    subject: Subject,
    private val asOriginal: Boolean = false,
) : Contract(subject) {
    private fun <T> inner(
        oracle: T,
        piculet: T,
    ): T = if (asOriginal) oracle else expected(oracle, piculet, because = "a value class keeps its rules everywhere")

    @JvmInline
    value class OfInt(
        val value: UInt,
    )

    @JvmInline
    value class OfLong(
        val value: ULong,
    )

    @JvmInline
    value class OfShort(
        val value: UShort,
    )

    @JvmInline
    value class OfByte(
        val value: UByte,
    )

    data class Counters(
        val int: OfInt,
        val long: OfLong,
        val short: OfShort,
        val byte: OfByte,
        val list: List<OfInt>,
        val keys: Map<OfInt, OfLong>,
    )

    private inline fun <reified T> assertComesBack(
        value: T,
        json: String,
        mapper: JsonMapper = this.mapper,
    ) {
        repeat(3) {
            assertEquals(json, mapper.write(value))
            assertEquals(json, String(mapper.writeValueAsBytes(value)).replace('"', '\''))
            assertEquals(value, mapper.quoted<T>(json))
        }
    }

    @Test
    fun `the largest unsigned numbers are negative ones to the original`() {
        val most = OfInt(UInt.MAX_VALUE)
        val counters =
            Counters(
                most,
                OfLong(ULong.MAX_VALUE),
                OfShort(UShort.MAX_VALUE),
                OfByte(UByte.MAX_VALUE),
                listOf(most),
                mapOf(most to OfLong(ULong.MAX_VALUE)),
            )
        assertComesBack(
            counters,
            inner(
                oracle = "{'int':-1,'long':-1,'short':-1,'byte':-1,'list':[-1],'keys':{'-1':-1}}",
                piculet =
                    "{'int':4294967295,'long':18446744073709551615,'short':65535,'byte':255," +
                        "'list':[4294967295],'keys':{'4294967295':18446744073709551615}}",
            ),
        )
        assertEquals(
            inner(
                oracle =
                    "InputCoercionException at $: Numeric value (4294967295) out of range of " +
                        byMajor("int", "`int`") + " (-2147483648 - 2147483647)",
                piculet = "OfInt(value=4294967295)",
            ),
            outcome { mapper.quoted<OfInt>("4294967295") },
        )
        assertEquals(
            inner(
                oracle = "OfInt(value=4294967295)",
                piculet = "InputCoercionException at $: Numeric value (-1) out of range of UInt (0 - 4294967295).",
            ),
            outcome { mapper.quoted<OfInt>("-1") },
        )
    }

    @Test
    fun `small numbers are the same`() {
        val one = OfInt(1u)
        val counters = Counters(one, OfLong(2u), OfShort(3u), OfByte(4u), listOf(), mapOf(one to OfLong(5u)))
        assertComesBack(
            counters,
            "{'int':1,'long':2,'short':3,'byte':4,'list':[],'keys':{'1':5}}",
        )
    }

    @JvmInline
    value class Percent(
        val value: Int,
    ) {
        @get:JsonValue
        val text: String get() = "$value%"

        companion object {
            @JvmStatic
            @JsonCreator
            fun of(text: String): Percent = Percent(text.removeSuffix("%").toInt())
        }
    }

    @JvmInline
    value class Rate(
        val percent: Percent,
    )

    data class Rates(
        val rate: Rate,
        val byName: Map<String, Rate>,
    )

    @Test
    fun `annotated functions of the inner one are left out by the original`() {
        assertComesBack(Rate(Percent(5)), inner(oracle = "5", piculet = "'5%'"))
        assertComesBack(
            Rates(Rate(Percent(1)), mapOf("a" to Rate(Percent(3)))),
            inner(
                oracle = "{'rate':1,'byName':{'a':3}}",
                piculet = "{'rate':'1%','byName':{'a':'3%'}}",
            ),
        )
    }

    data class Nullables(
        val int: OfInt?,
        val rate: Rate?,
    )

    @Test
    fun `a nullable one is what others are`() {
        val values = Nullables(OfInt(UInt.MAX_VALUE), Rate(Percent(2)))
        val json = inner(oracle = "{'int':-1,'rate':2}", piculet = "{'int':4294967295,'rate':'2%'}")
        val nulls = Nullables(null, null)
        assertEquals(json, mapper.write(values))
        assertEquals("{'int':null,'rate':null}", mapper.write(nulls))
        // The original's call of the constructor fails: "argument type mismatch".
        if (!subject.isOracle) {
            assertComesBack(values, json)
            assertComesBack(nulls, "{'int':null,'rate':null}")
        }
    }

    @JvmInline
    value class MaybeChecked(
        val inner: CheckedValue?,
    )

    data class HoldsMaybe(
        val held: MaybeChecked,
    )

    @Test
    fun `checks of the inner one are left out by the original`() {
        assertComesBack(HoldsMaybe(MaybeChecked(CheckedValue("a"))), "{'held':'a'}")
        assertComesBack(HoldsMaybe(MaybeChecked(null)), "{'held':null}")
        assertEquals(
            inner(
                oracle = "HoldsMaybe(held=MaybeChecked(inner=CheckedValue(text=)))",
                piculet = "DatabindException at $.held: text is empty <- IllegalArgumentException: text is empty",
            ),
            outcome { mapper.quoted<HoldsMaybe>("{'held':''}") },
        )
    }

    @Test
    fun `a serializer of the user for the inner one is left out by the original`() {
        val serializer = ValueClassWritingContract.TextSerializer()
        val custom = mapper { addModule(SimpleModule().addSerializer(TextValue::class.java, serializer)) }
        assertEquals(
            inner(oracle = "'a'", piculet = "'custom a'"),
            custom.write(NestedValue(TextValue("a"))),
        )
    }

    @JvmInline
    value class Timeout(
        val duration: Duration,
    )

    data class HoldsTimeout(
        val timeout: Timeout,
    )

    @Test
    fun `a conversion of the inner one is left out by the original`() {
        val durations = mapper(Feature.UseJavaDurationConversion to true)
        assertComesBack(
            HoldsTimeout(Timeout(7.seconds)),
            inner(oracle = "{'timeout':14000000000}", piculet = "{'timeout':'PT7S'}"),
            durations,
        )
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    sealed interface Animal {
        @JsonTypeName("cat")
        data class Cat(
            val lives: Int,
        ) : Animal
    }

    @JvmInline
    value class Pet(
        val animal: Animal,
    )

    @JvmInline
    value class Guest(
        val pet: Pet,
    )

    data class House(
        val guest: Guest,
        val nullable: Guest?,
        val all: List<Guest>,
    )

    @Test
    fun `a type id is that of what is wrapped twice`() {
        val house = House(Guest(Pet(Animal.Cat(1))), Guest(Pet(Animal.Cat(2))), listOf(Guest(Pet(Animal.Cat(3)))))
        assertEquals(
            expected(
                oracle = "{'guest':{'type':'cat'},'nullable':{'type':'cat'},'all':[{}]}",
                piculet =
                    "{'guest':{'type':'cat','lives':1},'nullable':{'type':'cat','lives':2}," +
                        "'all':[{'type':'cat','lives':3}]}",
                because = "written JSON can be read again",
            ),
            mapper.write(house),
        )
        if (!subject.isOracle) assertComesBack(house, mapper.write(house))
    }

    data class Room(
        val number: Int,
    )

    @JvmInline
    value class Rented(
        val room: Room,
    )

    @JvmInline
    value class RentedAgain(
        val rented: Rented,
    )

    data class Told(
        @get:JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
        @get:JsonSubTypes(JsonSubTypes.Type(Room::class, name = "room"))
        val once: Rented,
        @get:JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
        @get:JsonSubTypes(JsonSubTypes.Type(Room::class, name = "room"))
        val twice: RentedAgain,
    )

    @Test
    fun `a property tells of a type id for what is wrapped`() {
        val json = "{'once':{'kind':'room','number':1},'twice':{'kind':'room','number':2}}"
        assertComesBack(Told(Rented(Room(1)), RentedAgain(Rented(Room(2)))), json)
    }

    @JvmInline
    value class Anything(
        val value: Any,
    )

    @JvmInline
    value class AnythingAgain(
        val anything: Anything,
    )

    @JvmInline
    value class Texts(
        val list: List<String>,
    )

    @JvmInline
    value class TextsAgain(
        val texts: Texts,
    )

    @JvmInline
    value class GenericAgain(
        val generic: GenericValue<Int>,
    )

    data class Things(
        val once: Anything,
        val twice: AnythingAgain,
        val texts: TextsAgain,
        val generic: GenericAgain,
        val list: List<TextsAgain>,
        val any: Any,
    )

    @Test
    fun `default typing writes what it reads`() {
        // The original writes and reads the wrapped values alone.
        if (subject.isOracle) return
        val typed =
            mapper {
                val validator = BasicPolymorphicTypeValidator.builder().allowIfSubType(Any::class.java).build()
                activateDefaultTyping(validator, DefaultTyping.NON_FINAL)
            }
        for (any in listOf(TextValue("a"), Texts(arrayListOf("b")), TextsAgain(Texts(arrayListOf("c"))), Room(4))) {
            val texts = TextsAgain(Texts(arrayListOf("d")))
            val twice = AnythingAgain(Anything(any))
            val things = Things(Anything(any), twice, texts, GenericAgain(GenericValue(5)), arrayListOf(texts), any)
            repeat(3) { assertEquals(things, typed.read<Things>(typed.writeValueAsString(things))) }
        }
    }
}
