package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonTypeInfo
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import kotlin.time.Duration

/** jackson-module-kotlin and Piculet's module in one mapper, in either order: it does what Piculet's does alone. */
@Tag("jdk")
abstract class BesideOriginalContract(
    private val original: Subject,
    private val piculet: Subject,
) {
    data class Made(
        val name: String,
    ) {
        private val isByOriginal = isOriginalCalling()

        fun isMadeByOriginal() = isByOriginal
    }

    @JvmInline
    value class Key(
        val text: String,
    ) {
        init {
            check(!isOriginalCalling()) { "made by the original" }
        }
    }

    data class Defaults(
        val name: String = "d",
        val tags: List<String>,
    )

    object Single {
        override fun toString() = if (this === Single) "the one" else "another"
    }

    data class Ranged(
        val range: ClosedRange<Int>,
    )

    /** The mix-in of the original hides a name that ranges had once. */
    class Stepped(
        override val start: Int,
        override val endInclusive: Int,
        val increment: Int,
    ) : ClosedRange<Int>

    class Switched {
        var isOn: Boolean = false
            set(value) {
                field = value
                calls++
            }
        private var calls = 0

        override fun toString() = "$isOn $calls"
    }

    @JvmInline
    value class Positive(
        val number: Int,
    ) {
        init {
            require(number > 0) { "$number is not positive" }
        }
    }

    @JvmInline
    value class Wrapper(
        val positive: Positive,
    )

    data class Page<T>(
        val items: List<T>,
    )

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    sealed interface Shape

    @JvmInline
    value class Circle(
        val radius: Int,
    ) : Shape

    @JvmInline
    value class Boxed<T>(
        val value: T,
    )

    class Holder(
        val boxed: Boxed<Shape>,
        val names: Map<UInt, Int>,
    )

    /** A difference between the two: a part of Jackson that modules add to, and a use of it. */
    private val differences: Map<String, (JsonMapper) -> Any?> =
        mapOf(
            "instantiators" to { mapper: JsonMapper -> mapper.quoted<Made>("{'name':'a'}").isMadeByOriginal() },
            "abstract types" to { mapper: JsonMapper -> mapper.quoted<Ranged>("{'range':{'start':1,'end':2}}") },
            "mix-ins" to { mapper: JsonMapper -> mapper.write(Stepped(1, 9, increment = 2)) },
            "names" to { mapper: JsonMapper -> mapper.quoted<Switched>("{'isOn':true}") },
            "deserializers" to { mapper: JsonMapper -> mapper.quoted<Wrapper>("-1") },
            "serializers and key serializers" to
                { mapper: JsonMapper -> mapper.write(Holder(Boxed(Circle(1)), mapOf(UInt.MAX_VALUE to 1))) },
            "key deserializers" to { mapper: JsonMapper -> mapper.quoted<Map<Key, Int>>("{'a':1}") },
            "null in what is generic" to { mapper: JsonMapper -> mapper.quoted<Page<String>>("{'items':[null]}") },
        )

    /** The features that are on in one module, and off in the other. */
    private val features: List<Pair<Feature, (JsonMapper) -> Any?>> =
        listOf(
            Feature.NullIsSameAsDefault to { mapper: JsonMapper -> mapper.quoted<Defaults>("{'name':null,'tags':[]}") },
            Feature.NullToEmptyCollection to { mapper: JsonMapper -> mapper.quoted<Defaults>("{'tags':null}") },
            Feature.SingletonSupport to { mapper: JsonMapper -> mapper.quoted<Single>("{}") },
            Feature.KotlinPropertyNameAsImplicitName to { mapper: JsonMapper -> mapper.write(Named(1)) },
            Feature.UseJavaDurationConversion to { mapper: JsonMapper -> mapper.write(Duration.ZERO) },
            Feature.UseJavaDurationConversion to { mapper: JsonMapper -> mapper.quoted<Duration>("'PT1S'") },
        )

    class Named(
        @get:JvmName("getOther") val own: Int,
    )

    private val strict = mapOf(Feature.StrictNullChecks to true)

    private fun alone(features: Map<Feature, Boolean>) = builder().addModule(piculet.module(features)).build()

    /** A modifier that Jackson 2 was given stays in the mapper: it gives the one instance, whatever was read. */
    private fun isLeftByJackson2(
        feature: Feature,
        isOn: Boolean,
    ) = MAJOR == 2 && feature == Feature.SingletonSupport && !isOn

    /** A mapper of the modules in this order, by each way to register them. */
    private fun mappers(modules: List<JacksonModule>): Map<String, JsonMapper> =
        mapOf(
            "explicit" to builder().apply { modules.forEach { addModule(it) } }.build(),
            "at once" to builder().addModules(modules).build(),
            "rebuilt" to rebuild(builder().addModules(modules).build()).build(),
        )

    private fun orders(
        ofOriginal: Map<Feature, Boolean>,
        ofPiculet: Map<Feature, Boolean>,
    ): Map<String, JsonMapper> {
        val first = mappers(listOf(original.module(ofOriginal), piculet.module(ofPiculet)))
        val last = mappers(listOf(piculet.module(ofPiculet), original.module(ofOriginal)))
        return first.mapKeys { "original first, " + it.key } + last.mapKeys { "original last, " + it.key }
    }

    @Test
    fun `whatever the two do differently is done by Piculet`() {
        val originals = builder().addModule(original.module(strict)).build()
        val piculets = alone(strict)
        for ((part, use) in differences) {
            val expected = outcome { use(piculets) }
            assertNotEquals(outcome { use(originals) }, expected, "$part: no difference to see")
            for ((how, mapper) in orders(strict, strict)) {
                assertEquals(expected, outcome { use(mapper) }, "$part, $how")
            }
        }
    }

    @Test
    fun `features are those of Piculet's module`() {
        for ((feature, use) in features) {
            for (isOn in listOf(true, false)) {
                val expected = outcome { use(alone(mapOf(feature to isOn))) }
                val other = outcome { use(alone(mapOf(feature to !isOn))) }
                assertNotEquals(other, expected, "$feature: no difference to see")
                for ((how, mapper) in orders(mapOf(feature to !isOn), mapOf(feature to isOn))) {
                    val isLeft = isLeftByJackson2(feature, isOn) && how.startsWith("original first")
                    assertEquals(if (isLeft) other else expected, outcome { use(mapper) }, "$feature $isOn, $how")
                }
            }
        }
    }

    @Test
    fun `a mapper that looks for modules uses Piculet's, in either order of the class path`() {
        val names = listOf(original, piculet).map { it.module(mapOf()).javaClass.name }
        for (order in listOf(names, names.reversed())) {
            val mapper = withServices(order) { builder().findAndAddModules().build() }
            assertTrue(!mapper.quoted<Made>("{'name':'a'}").isMadeByOriginal(), "$order")
            assertEquals("{'4294967295':1}", mapper.write(mapOf(UInt.MAX_VALUE to 1)), "$order")
        }
    }

    private fun warning(): String {
        val group = byMajor("com.fasterxml.jackson.module", "tools.jackson.module")
        return "WARNING Both jackson-module-kotlin and Piculet's module for Kotlin are on the class path. Mappers " +
            "that are given both use Piculet's. Exclude $group:jackson-module-kotlin from the build."
    }

    @Test
    fun `that there are two is said by either order, once`() {
        val first = "original piculet"
        val last = "piculet original"
        assertEquals(listOf(warning()), FirstMappers.reports(first))
        assertEquals(listOf(warning()), FirstMappers.reports(last))
        assertEquals(listOf(warning()), FirstMappers.reports(first, last, first, last))
    }

    @Test
    fun `a single module gives a warning only if another may follow`() {
        assertEquals(listOf<String>(), FirstMappers.reports("original"))
        assertEquals(listOf<String>(), FirstMappers.reports("piculet", seen = FirstMappers.Seen.BY_NONE))
        // Mappers of Jackson 2 do not tell which modules will follow.
        assertEquals(byMajor(listOf(warning()), listOf()), FirstMappers.reports("piculet"))
    }

    @Test
    fun `it is said where Piculet's class loader does not see the original`() {
        val seen = FirstMappers.Seen.BY_THE_APPLICATION
        assertEquals(listOf(warning()), FirstMappers.reports("original piculet", seen = seen))
        assertEquals(listOf<String>(), FirstMappers.reports("piculet", seen = seen))
    }

    @Test
    fun `a user's own module overrides what is registered before it`() {
        val own = SimpleModule("own").addDeserializer(Made::class.java, MadeOtherwise())
        for (modules in listOf(listOf(original, piculet), listOf(piculet, original))) {
            val (first, second) = modules.map { it.module(mapOf()) }
            for (all in listOf(listOf(first, second, own), listOf(first, own, second))) {
                val mapper = builder().addModules(all).build()
                assertEquals("otherwise", mapper.quoted<Made>("{'name':'a'}").name)
            }
        }
    }

    class MadeOtherwise : StdDeserializer<Made>(Made::class.java) {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Made {
            parser.skipChildren()
            return Made("otherwise")
        }
    }

    private companion object {
        val originalPackage = byMajor("com.fasterxml.jackson.module.kotlin.", "tools.jackson.module.kotlin.")

        fun isOriginalCalling(): Boolean = Throwable().stackTrace.any { it.className.startsWith(originalPackage) }
    }
}
