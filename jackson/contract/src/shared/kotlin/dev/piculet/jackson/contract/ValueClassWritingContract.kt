package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.annotation.JsonSerialize
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.std.StdSerializer

/** Value classes that are written. */
abstract class ValueClassWritingContract(
    subject: Subject,
) : Contract(subject) {
    @Test
    fun `a value class is written as its underlying value`() {
        assertEquals("'a'", mapper.write(TextValue("a")))
        assertEquals("1", mapper.write(NumberValue(1)))
        assertEquals("2", mapper.write(LongValue(2)))
        assertEquals("['a']", mapper.write(ListValue(listOf("a"))))
        assertEquals("'a'", mapper.write(NestedValue(TextValue("a"))))
        assertEquals("null", mapper.write(NullableTextValue(null)))
        assertEquals("'a'", mapper.write(GenericValue("a")))
    }

    data class Properties(
        val text: TextValue = TextValue("a"),
        val number: NumberValue = NumberValue(1),
        val nullable: TextValue? = TextValue("b"),
        val absent: NumberValue? = null,
        val wrapsNullable: NullableTextValue = NullableTextValue("c"),
        val generic: GenericValue<Int> = GenericValue(3),
        val list: List<NumberValue> = listOf(NumberValue(4)),
        val map: Map<NumberValue, TextValue> = mapOf(NumberValue(5) to TextValue("d")),
        val any: Any = NumberValue(6),
    )

    @Test
    fun `properties of value classes are written as their underlying values, by their names in Kotlin`() {
        assertEquals(
            "{'text':'a','number':1,'nullable':'b','absent':null,'wrapsNullable':'c','generic':3," +
                "'list':[4],'map':{'5':'d'},'any':6}",
            mapper.write(Properties()),
        )
    }

    data class WrapsNull(
        val text: NullableTextValue,
        val nullable: NullableTextValue?,
        val number: NullableNumberValue,
    )

    @Test
    fun `null that is wrapped is written as null`() {
        val value = WrapsNull(NullableTextValue(null), null, NullableNumberValue(null))
        assertEquals("{'text':null,'nullable':null,'number':null}", mapper.write(value))
    }

    @Test
    fun `null that is wrapped is left out like other nulls`() {
        val value = WrapsNull(NullableTextValue(null), null, NullableNumberValue(null))
        assertEquals(
            "{'text':null,'number':null}",
            mapper { inclusion(JsonInclude.Include.NON_NULL) }.write(value),
        )
        assertEquals(
            "{'text':null,'number':null}",
            mapper { inclusion(JsonInclude.Include.NON_EMPTY) }.write(value),
        )
    }

    @Test
    fun `defaults and empty values are left out`() {
        val value = Properties(TextValue(""), NumberValue(0), null, list = listOf(), map = mapOf())
        assertEquals(
            expected(
                oracle =
                    byMajor(
                        "{'text':'','number':0,'wrapsNullable':'c','generic':3,'any':6}",
                        "{'number':0,'wrapsNullable':'c','generic':3,'any':6}",
                    ),
                piculet = "{'number':0,'wrapsNullable':'c','generic':3,'any':6}",
                because = "Jackson 2 is treated like Jackson 3",
            ),
            mapper { inclusion(JsonInclude.Include.NON_EMPTY) }.write(value),
        )
        assertEquals(
            "{'wrapsNullable':'c','generic':3,'any':6}",
            mapper { inclusion(JsonInclude.Include.NON_DEFAULT) }.write(value),
        )
    }

    data class JsonValues(
        val value: JsonValueValue = JsonValueValue("four"),
        val nullable: JsonValueValue? = JsonValueValue("fours"),
        val list: List<JsonValueValue> = listOf(JsonValueValue("a")),
        val map: Map<String, JsonValueValue> = mapOf("k" to JsonValueValue("ab")),
    )

    @Test
    fun `a function with JsonValue decides the output`() {
        assertEquals("4", mapper.write(JsonValueValue("four")))
        assertEquals("{'value':4,'nullable':5,'list':[1],'map':{'k':2}}", mapper.write(JsonValues()))
    }

    @JvmInline
    value class JsonValueGetter(
        @get:JsonValue val text: String,
    )

    data class HoldsJsonValueGetter(
        val value: JsonValueGetter = JsonValueGetter("a"),
    )

    @Test
    fun `a getter with JsonValue decides the output`() {
        assertEquals("{'value':'a'}", mapper.write(HoldsJsonValueGetter()))
    }

    @Test
    fun `keys of maps are written as their underlying values`() {
        assertEquals("{'1':2}", mapper.write(mapOf(NumberValue(1) to 2)))
        assertEquals("{'a':2}", mapper.write(mapOf(TextValue("a") to 2)))
        assertEquals("{'a':2}", mapper.write(mapOf(NestedValue(TextValue("a")) to 2)))
        assertEquals(
            byMajor(
                "JsonMappingException at $.NullableTextValue(text=null): Null key for a Map not " +
                    "allowed in JSON (use a converting NullKeySerializer?)",
                "DatabindException at $.NullableTextValue(text=null): Null key for a Map not allowed " +
                    "in JSON (use a converting NullKeySerializer?)",
            ),
            failureOf { mapper.write(mapOf(NullableTextValue(null) to 2)) },
        )
    }

    class TextSerializer : StdSerializer<TextValue>(TextValue::class.java) {
        override fun serialize(
            value: TextValue,
            generator: JsonGenerator,
            context: SerializationContext,
        ) {
            generator.writeString("custom ${value.text}")
        }
    }

    data class TextProperties(
        val text: TextValue = TextValue("a"),
        val nullable: TextValue? = TextValue("b"),
        val list: List<TextValue> = listOf(TextValue("c")),
        val map: Map<String, TextValue> = mapOf("k" to TextValue("d")),
    )

    @Test
    fun `a serializer of the user is used everywhere`() {
        val custom = mapper { addModule(SimpleModule().addSerializer(TextValue::class.java, TextSerializer())) }
        assertEquals("'custom a'", custom.write(TextValue("a")))
        assertEquals(
            "{'text':'custom a','nullable':'custom b','list':['custom c'],'map':{'k':'custom d'}}",
            custom.write(TextProperties()),
        )
    }

    data class AnnotatedProperty(
        @get:JsonSerialize(using = TextSerializer::class) val text: TextValue,
        @get:JsonProperty("n") val number: NumberValue,
    )

    @Test
    fun `annotations of a getter hold`() {
        assertEquals("{'text':'custom a','n':1}", mapper.write(AnnotatedProperty(TextValue("a"), NumberValue(1))))
    }

    interface Contact {
        val number: NumberValue
    }

    class Phone(
        override val number: NumberValue,
    ) : Contact

    @Test
    fun `a property of an interface may be a value class`() {
        assertEquals("{'number':1}", mapper.write(Phone(NumberValue(1))))
    }

    interface Located {
        fun getPlace(): TextValue

        fun getHeight(): NumberValue = NumberValue(7)
    }

    class Functions : Located {
        fun getText(): TextValue = TextValue("a")

        fun getNullable(): TextValue? = TextValue("b")

        fun getAbsent(): NumberValue? = null

        fun getWrapsNull(): NullableTextValue = NullableTextValue(null)

        @JvmName("getRenamed")
        fun original(): NumberValue = NumberValue(1)

        override fun getPlace(): TextValue = TextValue("p")
    }

    @Test
    fun `functions like getters may give value classes`() {
        val custom =
            mapper {
                addModule(SimpleModule().addSerializer(TextValue::class.java, TextSerializer()))
                enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            }
        assertEquals(
            "{'absent':null,'height':7,'nullable':'custom b','place':'custom p','renamed':1," +
                "'text':'custom a','wrapsNull':null}",
            custom.write(Functions()),
        )
    }

    class HoldsResult {
        val property: Result<String> = Result.success("a")

        fun getFunction(): Result<List<NumberValue>> = Result.success(listOf(NumberValue(1)))
    }

    @Test
    fun `visitors of the format are told the value class beside what it is written as`() {
        assertEquals("INT NumberValue", SeenFormat.of(NumberValue::class.java, mapper))
    }

    @Test
    fun `a Result is written as its content`() {
        val sorted = mapper { enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY) }
        assertEquals("{'function':[1],'property':'a'}", sorted.write(HoldsResult()))
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    sealed class Animal {
        abstract val age: Int

        data class Cat(
            override val age: Int,
            val lives: Int,
        ) : Animal()
    }

    @JvmInline
    value class Pet(
        val animal: Animal,
    )

    open class Plant(
        val age: Int,
    )

    class Tree(
        age: Int,
        val rings: Int,
    ) : Plant(age)

    @JvmInline
    value class Potted(
        val plant: Plant,
    )

    data class Home(
        val pet: Pet,
        val pets: List<Pet>,
        val plant: Potted,
        val plants: List<Potted>,
    )

    @Test
    fun `an instance of a subclass is written with what its class has, and with its type`() {
        val pet = Pet(Animal.Cat(1, 9))
        val plant = Potted(Tree(2, 2))
        val because = "what is written can be read again"
        val cat = "{'@type':'Cat','age':1,'lives':9}"
        val tree = "{'age':2,'rings':2}"
        assertEquals(expected("{'age':1}", cat, because), mapper.write(pet))
        assertEquals(expected("[{'age':1}]", "[$cat]", because), mapper.write(listOf(pet)))
        assertEquals(expected("{'age':2}", tree, because), mapper.write(plant))
        assertEquals(expected("[{'age':2}]", "[$tree]", because), mapper.write(listOf(plant)))
        assertEquals(
            expected(
                oracle =
                    "{'pet':{'@type':'Cat','age':1},'pets':[{'age':1}],'plant':{'age':2},'plants':[{'age':2}]}",
                piculet = "{'pet':$cat,'pets':[$cat],'plant':$tree,'plants':[$tree]}",
                because = because,
            ),
            mapper.write(Home(pet, listOf(pet), plant, listOf(plant))),
        )
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    sealed interface Shape {
        data class Circle(
            val radius: Int,
        ) : Shape
    }

    data class HoldsShapes(
        val shapes: GenericValue<List<Shape>> = GenericValue(listOf(Shape.Circle(1))),
    )

    @Test
    fun `a generic value class keeps the type arguments that are declared`() {
        val json = "{'shapes':[{'@type':'Circle','radius':1}]}"
        assertEquals(
            expected(
                oracle = "{'shapes':[{'radius':1}]}",
                piculet = json,
                because = "what is written can be read again",
            ),
            mapper.write(HoldsShapes()),
        )
        assertEquals(
            expected(
                oracle = "HoldsShapes(shapes=GenericValue(value=[{@type=Circle, radius=1}]))",
                piculet = "HoldsShapes(shapes=GenericValue(value=[Circle(radius=1)]))",
                because = "the type arguments are declared",
            ),
            mapper.quoted<HoldsShapes>(json).toString(),
        )
    }
}
