package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JacksonInject
import com.fasterxml.jackson.annotation.JsonAnyGetter
import com.fasterxml.jackson.annotation.JsonAnySetter
import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonFilter
import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonIgnoreProperties
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonPropertyOrder
import com.fasterxml.jackson.annotation.JsonUnwrapped
import com.fasterxml.jackson.annotation.JsonValue
import com.fasterxml.jackson.annotation.JsonView
import com.fasterxml.jackson.annotation.OptBoolean
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.annotation.JsonDeserialize
import tools.jackson.databind.annotation.JsonPOJOBuilder
import tools.jackson.databind.annotation.JsonSerialize
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.ser.std.SimpleBeanPropertyFilter
import tools.jackson.databind.ser.std.SimpleFilterProvider
import tools.jackson.databind.util.StdConverter
import java.time.LocalDate

/** Annotations of Jackson on Kotlin classes. */
abstract class JacksonAnnotationContract(
    subject: Subject,
) : Contract(subject) {
    interface Public

    interface Internal : Public

    data class Viewed(
        @JsonView(Public::class) val name: String,
        @JsonView(Internal::class) val salary: Int = 7,
        val always: String? = "a",
    )

    @Test
    fun `views choose what is written and read`() {
        val value = Viewed("n", 1)
        val writer = mapper.writerWithView(Public::class.java)
        assertEquals(
            byMajor(
                "{'name':'n','always':'a'}",
                "{'name':'n'}",
            ),
            writer.writeValueAsString(value).replace('"', '\''),
        )
        val json = "{\"name\":\"n\",\"salary\":1,\"always\":\"b\"}"
        assertEquals(
            byMajor(
                "Viewed(name=n, salary=7, always=b)",
                "Viewed(name=n, salary=7, always=a)",
            ),
            outcome { mapper.readerWithView(Public::class.java).forType(Viewed::class.java).readValue<Viewed>(json) },
        )
        assertEquals(
            byMajor(
                "Viewed(name=n, salary=1, always=b)",
                "Viewed(name=n, salary=1, always=a)",
            ),
            outcome { mapper.readerWithView(Internal::class.java).forType(Viewed::class.java).readValue<Viewed>(json) },
        )
    }

    @JsonFilter("f")
    data class Filtered(
        val kept: String,
        val dropped: String,
    )

    @Test
    fun `filters choose what is written`() {
        val filters = SimpleFilterProvider().addFilter("f", SimpleBeanPropertyFilter.serializeAllExcept("dropped"))
        assertEquals("{'kept':'k'}", mapper { filterProvider(filters) }.write(Filtered("k", "d")))
    }

    data class Inner(
        val street: String,
        val city: String = "London",
    )

    data class Unwrapping(
        val name: String,
        @JsonUnwrapped val inner: Inner,
    )

    data class UnwrappingWithPrefix(
        val name: String = "n",
        @field:JsonUnwrapped(prefix = "home_") val home: Inner,
    )

    class UnwrappingLater(
        val name: String,
    ) {
        @JsonUnwrapped
        var inner: Inner? = null
    }

    @Test
    fun `unwrapped properties`() {
        assertEquals("{'name':'n','street':'s','city':'c'}", mapper.write(Unwrapping("n", Inner("s", "c"))))
        assertEquals(
            "{'name':'n','home_street':'s','home_city':'c'}",
            mapper.write(UnwrappingWithPrefix("n", Inner("s", "c"))),
        )
        assertEquals(
            "Unwrapping(name=n, inner=Inner(street=s, city=London))",
            outcome { mapper.quoted<Unwrapping>("{'name':'n','street':'s'}") },
        )
        assertEquals(
            "UnwrappingWithPrefix(name=n, home=Inner(street=s, city=c))",
            outcome { mapper.quoted<UnwrappingWithPrefix>("{'home_street':'s','home_city':'c'}") },
        )
        val later = mapper.quoted<UnwrappingLater>("{'street':'s','name':'n'}")
        assertEquals("n Inner(street=s, city=London)", "${later.name} ${later.inner}")
    }

    data class AnyByParameter(
        val name: String,
        @JsonAnySetter @get:JsonAnyGetter val others: Map<String, Int>,
    )

    class AnyByFunction(
        val name: String = "d",
    ) {
        private val map = sortedMapOf<String, Any?>()

        @JsonAnySetter
        fun put(
            name: String,
            value: Any?,
        ) {
            map[name] = value
        }

        @JsonAnyGetter
        fun others(): Map<String, Any?> = map
    }

    @Test
    fun `properties without a name of their own`() {
        val json = "{'name':'n','a':1,'b':2}"
        assertEquals(AnyByParameter("n", mapOf("a" to 1, "b" to 2)), mapper.quoted<AnyByParameter>(json))
        assertEquals(json, mapper.write(AnyByParameter("n", mapOf("a" to 1, "b" to 2))))
        assertEquals(mapOf<String, Int>(), mapper.quoted<AnyByParameter>("{'name':'n'}").others)
        assertEquals(mapOf("a" to 1, "b" to 2), mapper.quoted<AnyByFunction>(json).others())
        assertEquals(json, mapper.write(mapper.quoted<AnyByFunction>(json)))
    }

    data class Injected(
        @JacksonInject("who") val who: String = "default",
        @JacksonInject(value = "only", useInput = OptBoolean.FALSE) val only: String = "default",
        val name: String = "d",
    )

    data class InjectedByType(
        @JacksonInject val number: Long,
        val name: String,
    )

    private val injecting =
        mapper {
            val values = InjectedValues()
            values.addValue("who", "injected").addValue("only", "injected").addValue(java.lang.Long::class.java, 5L)
            injectableValues(values)
        }

    @Test
    fun `values are injected, and win against defaults`() {
        assertEquals("Injected(who=injected, only=injected, name=d)", outcome { injecting.quoted<Injected>("{}") })
        assertEquals(
            "Injected(who=json, only=injected, name=n)",
            outcome { injecting.quoted<Injected>("{'who':'json','only':'json','name':'n'}") },
        )
        assertEquals(
            byMajor(
                "MissingInjectableValueExcepion at $: No injectable value with id 'long' found (for " +
                    "property 'number')",
                "MissingInjectableValueException at $: No injectable value with id 'long' found (for " +
                    "property 'number')",
            ),
            outcome { injecting.quoted<InjectedByType>("{'name':'n'}") },
        )
        assertEquals(
            byMajor(
                "MissingInjectableValueExcepion at $: No injectable value with id 'long' found (for " +
                    "property 'number')",
                "MissingInjectableValueException at $: No injectable value with id 'long' found (for " +
                    "property 'number')",
            ),
            failureOf { mapper.quoted<InjectedByType>("{'name':'n'}") },
        )
    }

    data class Formatted(
        @JsonFormat(pattern = "dd.MM.yyyy") val date: LocalDate,
        @param:JsonFormat(with = [JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY]) val list: List<Int> = listOf(),
        @get:JsonFormat(shape = JsonFormat.Shape.STRING) val number: Int = 1,
    )

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder("a", "b", "c")
    data class AsArray(
        val a: Int,
        val b: String = "b",
        val c: String?,
    )

    @Test
    fun `formats`() {
        assertEquals("{'date':'02.01.2026','list':[],'number':'1'}", mapper.write(Formatted(LocalDate.of(2026, 1, 2))))
        val json = "{'date':'02.01.2026','list':3,'number':'4'}"
        assertEquals(Formatted(LocalDate.of(2026, 1, 2), listOf(3), 4), mapper.quoted<Formatted>(json))
    }

    @Test
    fun `objects as arrays`() {
        assertEquals("[1,'x',null]", mapper.write(AsArray(1, "x", null)))
        assertEquals(AsArray(1, "x", "y"), mapper.quoted<AsArray>("[1,'x','y']"))
        assertEquals("AsArray(a=1, b=b, c=null)", outcome { mapper.quoted<AsArray>("[1]") })
        assertEquals(
            "KotlinInvalidNullException at $.c.b: Instantiation of [simple type, class " +
                "JacksonAnnotationContract.AsArray] value failed for JSON property b due to missing " +
                "(therefore NULL) value for creator parameter b which is a non-nullable type",
            outcome { mapper.quoted<AsArray>("[1,null,null]") },
        )
        assertEquals(
            "MismatchedInputException at $.a: Missing required creator property 'a' (index 0)",
            outcome { mapper.quoted<AsArray>("[]") },
        )
        assertEquals("AsArray(a=1, b=x, c=y)", outcome { mapper.quoted<AsArray>("[1,'x','y','z']") })
    }

    data class Included(
        @JsonInclude(JsonInclude.Include.NON_NULL) val nonNull: String? = null,
        @get:JsonInclude(JsonInclude.Include.NON_EMPTY) val nonEmpty: List<Int> = listOf(),
        @get:JsonInclude(JsonInclude.Include.NON_DEFAULT) val nonDefault: Int = 0,
        val always: String? = null,
    )

    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    data class NonDefault(
        val a: Int = 7,
        val b: String = "b",
        val c: List<Int> = listOf(1),
        val d: String? = null,
    )

    @Test
    fun `inclusion`() {
        assertEquals("{'always':null}", mapper.write(Included()))
        assertEquals(
            "{'nonNull':'a','nonEmpty':[1],'nonDefault':2,'always':'b'}",
            mapper.write(Included("a", listOf(1), 2, "b")),
        )
        assertEquals("{}", mapper { inclusion(JsonInclude.Include.NON_NULL) }.write(Included()))
        assertEquals("{}", mapper.write(NonDefault()))
        assertEquals("{'a':1,'d':'d'}", mapper.write(NonDefault(1, d = "d")))
    }

    @JsonIgnoreProperties("hidden", ignoreUnknown = true)
    data class IgnoringByClass(
        val shown: String,
        val hidden: String = "h",
    )

    @JsonIgnoreProperties(ignoreUnknown = false)
    data class Strict(
        val a: Int,
    )

    @Test
    fun `ignored and unknown properties`() {
        val strict = mapper { enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) }
        assertEquals("{'shown':'s'}", mapper.write(IgnoringByClass("s")))
        assertEquals(IgnoringByClass("s"), strict.quoted<IgnoringByClass>("{'shown':'s','hidden':'x','unknown':1}"))
        assertEquals(
            byMajor(
                "UnrecognizedPropertyException at $.b: Unrecognized field \"b\" (class " +
                    "JacksonAnnotationContract.Strict), not marked as ignorable",
                "UnrecognizedPropertyException at $.b: Unrecognized property \"b\" (class " +
                    "JacksonAnnotationContract.Strict), not marked as ignorable",
            ),
            failureOf { strict.quoted<Strict>("{'a':1,'b':{'c':[]}}") },
        )
        assertEquals(
            byMajor(
                "UnrecognizedPropertyException at $.b: Unrecognized field \"b\" (class " +
                    "JacksonAnnotationContract.Strict), not marked as ignorable",
                "UnrecognizedPropertyException at $.b: Unrecognized property \"b\" (class " +
                    "JacksonAnnotationContract.Strict), not marked as ignorable",
            ),
            failureOf { strict.quoted<Strict>("{'b':1,'a':1}") },
        )
        assertEquals(Strict(1), mapper.quoted<Strict>("{'b':{'a':2},'a':1}"))
    }

    data class JsonValueHolder(
        @JsonValue val text: String,
    )

    data class Single
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        constructor(
            @JsonValue val text: String,
        )

    @Test
    fun `a class that is one value`() {
        assertEquals("'t'", mapper.write(JsonValueHolder("t")))
        assertEquals(Single("t"), mapper.quoted<Single>("'t'"))
        assertEquals("'t'", mapper.write(Single("t")))
        assertEquals("JsonValueHolder(text=t)", outcome { mapper.quoted<JsonValueHolder>("'t'") })
    }

    class UpperCase : StdConverter<String, String>() {
        override fun convert(value: String): String = value.uppercase()
    }

    class ShoutDeserializer : StdDeserializer<String>(String::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): String = parser.valueAsString + "!"
    }

    data class Customized(
        @param:JsonDeserialize(converter = UpperCase::class) val converted: String,
        @param:JsonDeserialize(using = ShoutDeserializer::class) val shouted: String = "d",
        @get:JsonSerialize(converter = UpperCase::class) val written: String = "w",
        @param:JsonDeserialize(contentUsing = ShoutDeserializer::class) val list: List<String> = listOf(),
    )

    @Test
    fun `converters and deserializers of a parameter`() {
        assertEquals(
            Customized("A", "b!", "c", listOf("d!")),
            mapper.quoted<Customized>("{'converted':'a','shouted':'b','written':'c','list':['d']}"),
        )
        assertEquals("{'converted':'c','shouted':'d','written':'W','list':[]}", mapper.write(Customized("c")))
    }

    @JsonDeserialize(builder = Built.Builder::class)
    class Built private constructor(
        val text: String,
    ) {
        class Builder {
            private var text = "d"

            fun withText(value: String) = apply { text = value }

            fun build() = Built(text)
        }
    }

    @JsonPOJOBuilder(withPrefix = "", buildMethodName = "make")
    class ConstructedBuilder(
        val a: Int,
        val b: Int = 7,
    ) {
        fun make() = BuiltByConstructor(a + b)
    }

    @JsonDeserialize(builder = ConstructedBuilder::class)
    class BuiltByConstructor(
        val sum: Int,
    )

    @Test
    fun `builders`() {
        assertEquals("t", mapper.quoted<Built>("{'text':'t'}").text)
        assertEquals("d", mapper.quoted<Built>("{}").text)
        assertEquals("8", outcome { mapper.quoted<BuiltByConstructor>("{'a':1}").sum })
    }

    data class Target(
        val a: Int,
        val b: String = "b",
    )

    abstract class TargetMixIn(
        @param:JsonProperty("x") val a: Int,
        @get:JsonProperty("y") val b: String,
    )

    @Test
    fun `mix-ins`() {
        val mixed = mapper { addMixIn(Target::class.java, TargetMixIn::class.java) }
        assertEquals("{'x':1,'y':'b'}", outcome { mixed.write(Target(1)) })
        assertEquals("Target(a=1, b=z)", outcome { mixed.quoted<Target>("{'x':1,'y':'z'}") })
    }
}
