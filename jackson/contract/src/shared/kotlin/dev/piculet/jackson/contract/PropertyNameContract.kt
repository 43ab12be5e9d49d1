package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonAlias
import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.annotation.JsonProperty
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JsonNode
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy
import tools.jackson.databind.annotation.JsonNaming

/** Names of properties in JSON. */
abstract class PropertyNameContract(
    subject: Subject,
) : Contract(subject) {
    private val byKotlinName = mapper(Feature.KotlinPropertyNameAsImplicitName to true)

    data class Flags(
        val isOn: Boolean,
        val isNullable: Boolean?,
        val isText: String,
        val on: Boolean,
    )

    @Test
    fun `properties that begin with is keep their name`() {
        val value = Flags(true, null, "t", false)
        val json = "{'isOn':true,'isNullable':null,'isText':'t','on':false}"
        for (mapper in listOf(mapper, byKotlinName)) {
            assertEquals(json, mapper.write(value))
            assertEquals(value, mapper.quoted<Flags>(json))
        }
    }

    class Overriding : JavaOverridden() {
        override fun isEnabled(): Boolean = true

        override fun getName(): String = "own"
    }

    @Test
    fun `functions that override properties of Java are no properties of Kotlin`() {
        val json = "{'isEnabled':true,'name':'own','place':'none'}"
        for (mapper in listOf(mapper, byKotlinName)) {
            assertEquals(mapper.quoted<JsonNode>(json), mapper.read<JsonNode>(mapper.writeValueAsString(Overriding())))
        }
    }

    class MutableFlags {
        var isOn: Boolean = false
            set(value) {
                field = value
                calls++
            }

        @JsonIgnore
        var calls = 0
    }

    @Test
    fun `the setter of a property that begins with is is called`() {
        val read = mapper.quoted<MutableFlags>("{'isOn':true}")
        val expected =
            expected(
                oracle = "true 0",
                piculet = "true 1",
                because = "a setter belongs to the property; writing past it breaks what the class promises",
            )
        assertEquals(expected, "${read.isOn} ${read.calls}")
        assertEquals("{'isOn':false}", mapper.write(MutableFlags()))
    }

    data class Mangled(
        val text: TextValue,
        val number: NumberValue?,
    )

    class MangledInternal(
        internal val secret: String,
        val open: String,
    )

    @Test
    fun `the compiler's suffix of a getter's name is dropped`() {
        assertEquals("{'text':'a','number':1}", mapper.write(Mangled(TextValue("a"), NumberValue(1))))
        assertEquals("{'text':'a','number':1}", byKotlinName.write(Mangled(TextValue("a"), NumberValue(1))))
    }

    @Test
    fun `internal properties`() {
        assertEquals(
            byMajor(
                "{'open':'o','secret\$piculet_jackson_contract2':'s'}",
                "{'open':'o','secret\$piculet_jackson_contract3':'s'}",
            ),
            mapper.write(MangledInternal("s", "o")),
        )
        assertEquals("{'secret':'s','open':'o'}", byKotlinName.write(MangledInternal("s", "o")))
        assertEquals("s", mapper.quoted<MangledInternal>("{'secret':'s','open':'o'}").secret)
    }

    class JvmNames(
        @get:JvmName("getOther") val name: String,
        @get:JvmName("strange") val odd: String,
    )

    @Test
    fun `JvmName renames unless KotlinPropertyNameAsImplicitName is on`() {
        assertEquals("{'other':'n'}", mapper.write(JvmNames("n", "o")))
        assertEquals("{'name':'n','odd':'o'}", byKotlinName.write(JvmNames("n", "o")))
        assertEquals("n", mapper.quoted<JvmNames>("{'name':'n','odd':'o'}").name)
    }

    @Suppress("PropertyName", "ktlint:standard:property-naming")
    data class Odd(
        val URL: String,
        val aBc: String,
        val xX: String,
        val x: String,
        val `with blank`: String,
        val größe: String,
    )

    @Test
    fun `odd names are read as they are declared`() {
        val json = "{'URL':'1','aBc':'2','xX':'3','x':'4','with blank':'5','größe':'6'}"
        val value = Odd("1", "2", "3", "4", "5", "6")
        assertEquals(value, mapper.quoted<Odd>(json))
        // Getters that belong to no parameter have no order.
        assertEquals(
            mapper.quoted<JsonNode>(
                byMajor("{'url':'1','abc':'2','xx':'3','x':'4','with blank':'5','größe':'6'}", json),
            ),
            mapper.valueToTree<JsonNode>(value),
        )
        assertEquals(json, byKotlinName.write(value))
    }

    data class Snake(
        val firstName: String,
        val isActive: Boolean = true,
        val someURL: String = "u",
        val idOf: TextValue = TextValue("i"),
    )

    @Test
    fun `naming strategies hold for parameters and getters`() {
        val snake = mapper { propertyNamingStrategy(NamingStrategies.SNAKE_CASE) }
        val json = "{'first_name':'a','is_active':true,'some_url':'u','id_of':'i'}"
        assertEquals(json, snake.write(Snake("a")))
        assertEquals(Snake("a"), snake.quoted<Snake>(json))
        assertEquals(
            "KotlinInvalidNullException at $.first_name: Instantiation of [simple type, class " +
                "PropertyNameContract.Snake] value failed for JSON property first_name due to missing " +
                "(therefore NULL) value for creator parameter firstName which is a non-nullable type",
            failureOf { snake.quoted<Snake>("{}") },
        )
        val kebab = mapper { propertyNamingStrategy(NamingStrategies.KEBAB_CASE) }
        assertEquals(Snake("a", false), kebab.quoted<Snake>("{'first-name':'a','is-active':false}"))
    }

    @JsonNaming(SnakeCaseStrategy::class)
    data class AnnotatedSnake(
        val firstName: String,
        @param:JsonProperty("explicitName") val lastName: String = "l",
    )

    @Test
    fun `the naming strategy of a class holds, and explicit names win`() {
        assertEquals(AnnotatedSnake("a", "b"), mapper.quoted<AnnotatedSnake>("{'first_name':'a','explicitName':'b'}"))
        assertEquals("{'first_name':'a','explicitName':'l'}", mapper.write(AnnotatedSnake("a")))
    }

    data class Explicit(
        @JsonProperty("n") val name: String,
        @param:JsonProperty("a") @get:JsonProperty("a") val age: Int,
        @field:JsonProperty("f") val field: String = "d",
    )

    @Test
    fun `JsonProperty renames, wherever it stands`() {
        assertEquals(Explicit("x", 1, "y"), mapper.quoted<Explicit>("{'n':'x','a':1,'f':'y'}"))
        assertEquals("{'n':'x','a':1,'f':'d'}", mapper.write(Explicit("x", 1)))
    }

    data class Aliases(
        @JsonAlias("n", "nom") val name: String,
        @param:JsonAlias("years") val age: Int = 7,
    )

    @Test
    fun `aliases are read`() {
        assertEquals(Aliases("a", 1), mapper.quoted<Aliases>("{'nom':'a','years':1}"))
        assertEquals("{'name':'a','age':7}", mapper.write(Aliases("a")))
    }

    data class Ignoring(
        val kept: String,
        @JsonIgnore val ignored: String = "d",
        @get:JsonIgnore val writeOnly: String = "w",
        @param:JsonProperty(access = JsonProperty.Access.WRITE_ONLY) val password: String = "p",
        @get:JsonProperty(access = JsonProperty.Access.READ_ONLY) val readOnly: String = "r",
    )

    @Test
    fun `ignored properties are neither read nor written`() {
        assertEquals("{'kept':'k','readOnly':'r'}", mapper.write(Ignoring("k")))
        val json = "{'kept':'k','ignored':'x','writeOnly':'x','password':'x','readOnly':'x'}"
        assertEquals(
            "Ignoring(kept=k, ignored=d, writeOnly=w, password=x, readOnly=r)",
            mapper.quoted<Ignoring>(json).toString(),
        )
    }

    class Functions {
        fun getComputed() = 1

        fun isReady() = true

        fun isText() = "t"

        fun getWith(argument: Int) = argument

        fun plain() = 2
    }

    @Test
    fun `functions that look like getters are written`() {
        // Reflection gives functions in no particular order.
        val expected = mapper.readTree("""{"isText":"t","computed":1,"isReady":true}""")
        assertEquals(expected, mapper.readTree(mapper.writeValueAsString(Functions())))
        assertEquals(expected, mapper.readTree(byKotlinName.writeValueAsString(Functions())))
    }

    class ValueFunctions {
        fun getText(): TextValue = TextValue("t")

        fun isNumber(): NumberValue = NumberValue(1)
    }

    @Test
    fun `functions like getters that give value classes have the names of their source`() {
        for (mapper in listOf(mapper, byKotlinName)) {
            val names = mapper.describeForWriting(ValueFunctions::class.java).findProperties().map { it.name }.sorted()
            assertEquals(
                expected(
                    oracle = listOf(mangled(ValueFunctions::class.java, "isNumber"), "text"),
                    piculet = listOf("isNumber", "text"),
                    because = "what the compiler adds to a name is left out",
                ),
                names,
            )
        }
    }

    /** Returns the compiler's suffix of a function's name. */
    private fun mangled(
        type: Class<*>,
        function: String,
    ): String = type.declaredMethods.map { it.name }.first { it.startsWith("$function-") }.substringAfter('-')

    data class DefaultConstructorAnnotation(
        @param:JsonProperty("p") val parameterOnly: String,
        @get:JsonProperty("g") val getterOnly: String,
    )

    @Test
    fun `a name on one side only renames the whole property`() {
        val value = DefaultConstructorAnnotation("1", "2")
        assertEquals("{'p':'1','g':'2'}", mapper.write(value))
        assertEquals(value, mapper.quoted<DefaultConstructorAnnotation>("{'p':'1','g':'2'}"))
    }

    class OddlyCalled {
        @Suppress("ktlint:standard:property-naming")
        var `dash-ed`: Int = 1
        internal var issue: Int = 2
        internal var `is`: Int = 3
        private val mangled = "$" + javaClass.methods.first { it.name.startsWith("setIssue") }.name.substringAfter('$')

        fun issueInJson() = "issue$mangled"

        fun isInJson() = "is$mangled"

        override fun toString() = "$`dash-ed` $issue $`is`"
    }

    @Test
    fun `a setter's name is changed only where the compiler has changed it`() {
        val odd = OddlyCalled()
        val json = "{'dash-ed':4,'${odd.issueInJson()}':5,'${odd.isInJson()}':6}"
        assertEquals("4 5 6", mapper.quoted<OddlyCalled>(json).toString())
        val tolerant = mapper { disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) }
        assertEquals("1 2 3", tolerant.quoted<OddlyCalled>("{'dash':4,'issue':5,'is':6}").toString())
    }

    @Test
    fun `properties are written in declared order`() {
        assertEquals("{'firstName':'z','isActive':true,'someURL':'u','idOf':'i'}", mapper.write(Snake("z")))
    }

    @Test
    fun `properties are written in alphabetic order on demand`() {
        val sorted =
            mapper {
                enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
            }
        assertEquals("{'firstName':'z','idOf':'i','isActive':true,'someURL':'u'}", sorted.write(Snake("z")))
    }

    @Test
    fun `names are read regardless of case on demand`() {
        val lenient = mapper { enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES) }
        assertEquals(Snake("a", false), lenient.quoted<Snake>("{'FIRSTNAME':'a','ISACTIVE':false}"))
    }
}
