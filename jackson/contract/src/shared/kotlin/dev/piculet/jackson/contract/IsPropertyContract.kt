package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.annotation.JsonIgnoreProperties
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonUnwrapped
import com.fasterxml.jackson.annotation.JsonView
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy
import tools.jackson.databind.annotation.JsonNaming

/** Properties `isX`, whose setters Kotlin calls `setX`: by which names they are read. */
abstract class IsPropertyContract(
    subject: Subject,
) : Contract(subject) {
    private val strict = mapper { enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) }

    private val byKotlinName = mapper(Feature.KotlinPropertyNameAsImplicitName to true) {
        enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
    }

    private fun assertUnknown(action: () -> Any?) {
        val failure = failureOf(action)
        assertTrue(failure.startsWith("UnrecognizedPropertyException at ")) { failure }
    }

    class Lamp {
        var isOn: Boolean = false
        var isHot: Boolean? = null
        var isWatts: Int = 0
        var isName: String? = null
        lateinit var isKind: String

        override fun toString() = "$isOn $isHot $isWatts $isName"
    }

    data class Switch(
        var isOn: Boolean = false,
        var isHot: Boolean? = null,
        var isWatts: Int = 0,
        var isName: String? = null,
    ) {
        override fun toString() = "$isOn $isHot $isWatts $isName"
    }

    @Test
    fun `a property is read by its own name and by that of its setter`() {
        val own = "{'isOn':true,'isHot':false,'isWatts':7,'isName':'n'}"
        val ofSetters = "{'on':true,'hot':false,'watts':7,'name':'n'}"
        for (json in listOf(own, ofSetters)) {
            assertEquals("true false 7 n", strict.quoted<Lamp>(json).toString())
            assertEquals("true false 7 n", strict.quoted<Switch>(json).toString())
        }
        assertEquals("k", strict.quoted<Lamp>("{'kind':'k'}").isKind)
        assertEquals("{'isOn':false,'isHot':null,'isWatts':0,'isName':null}", mapper.write(Switch()))
        val lamp = strict.quoted<Lamp>("{'isKind':'k'}")
        assertEquals("{'isOn':false,'isHot':null,'isWatts':0,'isName':null,'isKind':'k'}", mapper.write(lamp))
    }

    @Test
    fun `of both names the later one counts, and that of the setter after a creator's parameter`() {
        assertEquals(false, strict.quoted<Lamp>("{'isOn':true,'on':false}").isOn)
        assertEquals(true, strict.quoted<Lamp>("{'on':false,'isOn':true}").isOn)
        assertEquals(false, strict.quoted<Switch>("{'isOn':true,'on':false}").isOn)
        assertEquals(false, strict.quoted<Switch>("{'on':false,'isOn':true}").isOn)
    }

    @Test
    fun `an instance is updated by either name`() {
        for (json in listOf("{'isOn':true}", "{'on':true}")) {
            assertEquals(true, updated(Lamp(), json).isOn)
            assertEquals(true, updated(Switch(), json).isOn)
        }
    }

    private fun <T : Any> updated(
        value: T,
        json: String,
    ): T = strict.readerForUpdating(value).readValue(json.replace('\'', '"'))

    class Needed(
        var isName: String,
    )

    @Test
    fun `a creator's parameter is needed by its own name`() {
        assertEquals("n", strict.quoted<Needed>("{'isName':'m','name':'n'}").isName)
        assertEquals(
            "KotlinInvalidNullException at $.isName: Instantiation of [simple type, class IsPropertyContract.Needed] " +
                "value failed for JSON property isName due to missing (therefore NULL) value for creator parameter " +
                "isName which is a non-nullable type",
            failureOf { strict.quoted<Needed>("{'name':'n'}") },
        )
    }

    data class Final(
        val isOn: Boolean = false,
    )

    class Guarded {
        var isOn: Boolean = false
            private set
    }

    @Test
    fun `without a setter there is no second name`() {
        assertEquals(Final(true), strict.quoted<Final>("{'isOn':true}"))
        assertEquals(true, strict.quoted<Guarded>("{'isOn':true}").isOn)
        assertUnknown { strict.quoted<Final>("{'on':true}") }
        assertUnknown { strict.quoted<Guarded>("{'on':true}") }
    }

    class Private {
        var isOn: Boolean = false
            private set(value) {
                field = value
            }
    }

    open class Base {
        open var isOn: Boolean = false
    }

    class Derived : Base() {
        override var isOn: Boolean = false
        var isDeep: Boolean = false
    }

    class Computed {
        private var on = false

        var isOn: Boolean
            get() = on
            set(value) {
                on = value
            }
    }

    @Test
    fun `setters that are private, inherited or without a field are called by the second name`() {
        assertEquals(true, strict.quoted<Private>("{'on':true}").isOn)
        assertEquals(true, strict.quoted<Computed>("{'on':true}").isOn)
        val derived = strict.quoted<Derived>("{'on':true,'deep':true}")
        assertEquals("true true", "${derived.isOn} ${derived.isDeep}")
    }

    class Old {
        var isVeryOld: Boolean = false
    }

    @JsonNaming(SnakeCaseStrategy::class)
    class Annotated(
        var isVeryOld: Boolean = false,
    )

    @Test
    fun `naming strategies hold for the second name`() {
        val snake = mapper {
            enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            propertyNamingStrategy(NamingStrategies.SNAKE_CASE)
        }
        assertEquals(true, snake.quoted<Old>("{'very_old':true}").isVeryOld)
        assertEquals(true, snake.quoted<Old>("{'is_very_old':true}").isVeryOld)
        assertUnknown { snake.quoted<Old>("{'veryOld':true}") }
        assertEquals(true, strict.quoted<Annotated>("{'very_old':true}").isVeryOld)
        assertUnknown { strict.quoted<Annotated>("{'veryOld':true}") }
    }

    @JsonIgnoreProperties("on")
    class IgnoringSecond {
        var isOn: Boolean = false
    }

    class Ignored {
        @JsonIgnore
        var isOn: Boolean = false
        var other: Int = 0
    }

    class ReadOnly {
        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        var isOn: Boolean = false
    }

    @Test
    fun `a second name may be ignored, and goes with a property that is ignored`() {
        assertEquals(false, strict.quoted<IgnoringSecond>("{'on':true}").isOn)
        assertEquals(true, strict.quoted<IgnoringSecond>("{'isOn':true}").isOn)
        val because = "an annotation states the user's wish"
        assertEquals(expected("true", "false", because), mapper.lenient<Ignored>("{'on':true}").isOn.toString())
        assertEquals(expected("true", "false", because), mapper.lenient<ReadOnly>("{'on':true}").isOn.toString())
    }

    private inline fun <reified T> ObjectMapper.lenient(json: String): T =
        readerFor(T::class.java)
            .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .readValue(json.replace('\'', '"'))

    class Renamed {
        @JsonProperty("lit")
        var isOn: Boolean = false

        @set:JsonProperty("heat")
        var isHot: Boolean = false

        override fun toString() = "$isOn $isHot"
    }

    @Test
    fun `a name that an annotation gives takes the place of the one that it is written at`() {
        assertEquals("true true", strict.quoted<Renamed>("{'lit':true,'heat':true}").toString())
        assertEquals("true true", strict.quoted<Renamed>("{'on':true,'isHot':true}").toString())
        assertUnknown { strict.quoted<Renamed>("{'hot':true}") }
        assertUnknown { strict.quoted<Renamed>("{'isOn':true}") }
        assertEquals(
            mapper.readTree("""{"lit":false,"isHot":false}"""),
            mapper
                .readTree(mapper.writeValueAsString(Renamed())),
        )
    }

    class SetterIgnored {
        @set:JsonIgnore
        var isOn: Boolean = false
    }

    @Test
    fun `an ignored setter leaves its property written, and read into the field`() {
        assertEquals("{'isOn':false}", mapper.write(SetterIgnored()))
        assertEquals(true, strict.quoted<SetterIgnored>("{'isOn':true}").isOn)
        assertEquals(false, strict.quoted<SetterIgnored>("{'on':true}").isOn)
    }

    class Both(
        val on: String,
    ) {
        var isOn: Boolean = false
    }

    @Test
    fun `the name of another property stays that one's`() {
        val both = strict.quoted<Both>("{'on':'t','isOn':true}")
        assertEquals("t true", "${both.on} ${both.isOn}")
        assertEquals("{'on':'t','isOn':true}", mapper.write(both))
    }

    class Admin

    class Viewed {
        @JsonView(Admin::class)
        var isOn: Boolean = false
    }

    class Inner {
        var a: Int = 0
    }

    class Unwrapping {
        @JsonUnwrapped
        var isInner: Inner? = null
    }

    @JsonSubTypes(JsonSubTypes.Type(Cat::class, name = "cat"))
    interface Pet

    data class Cat(
        val name: String = "c",
    ) : Pet

    class Owner {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
        var isPet: Pet? = null
    }

    @Test
    fun `annotations that tell how a property is read hold for one that has a second name`() {
        val viewing = strict.readerWithView(Any::class.java).forType(Viewed::class.java)
        val seen = viewing.readValue<Viewed>("""{"on":true}""")
        // Jackson 3 has what names no view in none.
        val ofOriginal = byMajor("true", "false")
        assertEquals(
            expected(ofOriginal, "false", because = "an annotation states the user's wish"),
            seen.isOn
                .toString(),
        )
        assertEquals(3, strict.quoted<Unwrapping>("{'a':3}").isInner?.a)
        assertEquals(Cat("x"), strict.quoted<Owner>("{'kind':'cat','isPet':{'name':'x'}}").isPet)
    }

    @Suppress("ktlint:standard:property-naming")
    data class Dashed(
        val `is-active`: Boolean,
        val `isVery-new`: String?,
    )

    @Suppress("ktlint:standard:function-naming", "unused")
    class DashedFunctions {
        fun `is-ready`() = true

        fun `isText-of`() = "t"
    }

    private fun ObjectMapper.tree(value: Any) = readTree(writeValueAsString(value))

    @Test
    fun `a name with a dash of its own is written from there on`() {
        val value = Dashed(true, "n")
        assertEquals(mapper.readTree("""{"active":true,"new":"n"}"""), mapper.tree(value))
        assertEquals(mapper.readTree("""{"is-active":true,"isVery-new":"n"}"""), byKotlinName.tree(value))
        assertEquals(value, mapper.quoted<Dashed>("{'is-active':true,'isVery-new':'n'}"))
        for (each in listOf(mapper, byKotlinName)) {
            assertEquals(each.readTree("""{"ready":true,"of":"t"}"""), each.tree(DashedFunctions()))
        }
    }

    @Suppress("ktlint:standard:property-naming")
    class DashedLamp {
        @JsonIgnore
        var calls = 0

        var `is-on`: Boolean = false
            set(value) {
                field = value
                calls++
            }

        override fun toString() = "${`is-on`} $calls"
    }

    @Test
    fun `a property with a dash of its own is read by the name that it is written at`() {
        assertEquals("{'on':false}", mapper.write(DashedLamp()))
        assertEquals(
            expected(oracle = "false 0", piculet = "true 1", because = "written JSON can be read again"),
            mapper.quoted<DashedLamp>("{'on':true}").toString(),
        )
        assertEquals("{'is-on':false}", byKotlinName.write(DashedLamp()))
        assertEquals(
            expected(
                oracle = "true 0",
                piculet = "true 1",
                because = "a setter belongs to the property; writing past it breaks what the class promises",
            ),
            byKotlinName.quoted<DashedLamp>("{'is-on':true}").toString(),
        )
    }

    @Suppress("ktlint:standard:property-naming")
    class DashedCount {
        var `isVery-new`: Int = 0
    }

    @Test
    fun `a property with a dash of its own is read by the name of its setter, if Jackson takes it for one`() {
        for (each in listOf(strict, byKotlinName)) {
            assertEquals(7, each.quoted<DashedCount>("{'very-new':7}").`isVery-new`)
            if (MAJOR == 2) {
                assertEquals("true 1", each.quoted<DashedLamp>("{'-on':true}").toString())
            } else {
                assertUnknown { each.quoted<DashedLamp>("{'-on':true}") }
            }
        }
    }

    @Suppress("ktlint:standard:property-naming", "ktlint:standard:function-naming", "unused")
    class DashedValue {
        var `is-number`: NumberValue = NumberValue(1)

        fun `is-text`(): TextValue = TextValue("t")
    }

    @Test
    fun `the compiler's suffix is cut off a name with a dash of its own`() {
        val properties = mapper.describeForWriting(DashedValue::class.java).findProperties()
        val methods = DashedValue::class.java.declaredMethods.map { it.name }.filter { it.startsWith("is-") }
        assertEquals(
            expected(
                oracle = methods.map { it.substringAfter('-') }.sorted(),
                piculet = listOf("number", "text"),
                because = "what the compiler adds to a name is left out",
            ),
            properties.filter { it.hasGetter() }.map { it.name }.sorted(),
        )
        val read = outcome { mapper.lenient<DashedValue>("{'number':2}").`is-number`.number }
        assertEquals(expected("1", "2", because = "what the compiler adds to a name is left out"), read)
    }

    class Twins {
        var isOn: Boolean = false
        var on: String = ""
            set(value) {
                field = value + value
            }
    }

    @Test
    fun `setters of one name belong each to its own property`() {
        val read = outcome { strict.quoted<Twins>("{'isOn':true,'on':'t'}").let { "${it.isOn} ${it.on}" } }
        assertEquals(
            expected(
                oracle = "InvalidFormatException at $.on",
                piculet = "true tt",
                because = "a setter belongs to the property",
            ),
            read.substringBefore(": "),
        )
    }

    abstract class Inheriting {
        var set = ""

        fun setIsOn(value: Boolean) {
            set += "on $value "
        }
    }

    class WithFunctions : Inheriting() {
        var isOn: Boolean = false
        var isName: String? = null

        private fun setIsName(value: String?) {
            set += "name $value"
        }
    }

    class WithFunction(
        var isOn: Boolean = false,
    ) {
        fun setIsOn(value: Boolean) {
            isOn = !value
        }
    }

    @Test
    fun `a function that is the setter by Java's rules is called`() {
        assertEquals("on true name n", strict.quoted<WithFunctions>("{'isOn':true,'isName':'n'}").set)
        val read = strict.quoted<WithFunctions>("{'on':true,'name':'n'}")
        assertEquals("true n", "${read.isOn} ${read.isName}${read.set}")
        assertEquals(true, strict.quoted<WithFunction>("{'isOn':true}").isOn)
        assertEquals(false, updated(WithFunction(true), "{'isOn':true}").isOn)
        assertEquals(true, strict.quoted<WithFunction>("{'on':true}").isOn)
    }

    class ReadBeside {
        var isOn: Boolean = false
        val on: Boolean get() = isOn
    }

    @Test
    fun `the name of the setter is read beside a property of that name that is only written`() {
        for (json in listOf("{'isOn':true}", "{'on':true}")) {
            assertEquals(true, strict.quoted<ReadBeside>(json).isOn)
        }
    }
}
