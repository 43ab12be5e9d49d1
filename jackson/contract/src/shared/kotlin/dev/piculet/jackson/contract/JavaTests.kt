package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.module.SimpleModule
import java.util.Random

// The contract on classes of Java, whose oracle is Jackson without any module of ours.

/** Jackson itself. */
internal object PlainJackson : Subject {
    override val name = "Jackson $MAJOR"

    override val isOracle = false

    override fun isOnByDefault(feature: Feature): Boolean = false

    override fun module(features: Map<Feature, Boolean>): JacksonModule = SimpleModule("nothing")
}

/** Piculet's module for Java, which generates code at the first call, or never. */
internal class JavaPiculet(
    private val generateAfter: Int,
    private val usesBuffers: Boolean = true,
) : Subject {
    override val name = "Piculet's module for Java, generating after $generateAfter calls, buffers $usesBuffers"

    override val isOracle = false

    override fun isOnByDefault(feature: Feature): Boolean = false

    override fun module(features: Map<Feature, Boolean>): PiculetModule =
        PiculetModule
            .builder()
            .generateAfter(generateAfter)
            .readBuffer(usesBuffers)
            .writeBuffer(usesBuffers)
            .build()
}

/** Random instances of classes of Java. */
internal object JavaValues {
    private val mapper by lazy { builder().addModule(PlainJackson.module(mapOf())).build() }

    private val some = mutableMapOf<Class<*>, List<Any>>()

    fun of(
        random: Random,
        type: Class<*>,
    ): Any {
        val values = some.getOrPut(type) { List(SOME) { read(Random(it.toLong()), type) } }
        return values[random.nextInt(SOME)]
    }

    private fun read(
        random: Random,
        type: Class<*>,
    ): Any =
        generateSequence {
            runCatching { mapper.readValue(JsonCases(random).document(type), type) }.getOrNull() ?: this
        }.first { it !== this }

    private const val SOME = 60
}

private val readClasses: List<Class<*>> = JavaClasses.ALL + JavaBeans.ALL + JavaBuilders.ALL

private val writtenClasses = readClasses - JavaFailures.Fragile::class.java

private val readingJavaTokens = JavaPiculet(0, usesBuffers = false)

class JavaBufferTest :
    BufferContract(
        JavaPiculet(0),
        readingJavaTokens,
        readClasses + DirectJava.DIRECT + DirectKinds.READ,
        whole = DirectJava.DIRECT + DirectKinds.READ,
    )

class JavaReadingTest : BufferContract(JavaPiculet(0), PlainJackson, readClasses, isOfOneParser = false)

class JavaDirectTest :
    DirectContract(
        JavaPiculet(0),
        readingJavaTokens,
        DirectJava.DIRECT + readClasses,
        direct = DirectJava.DIRECT,
    )

class JavaDirectKindsTest :
    DirectContract(
        JavaPiculet(0),
        readingJavaTokens,
        DirectKinds.READ,
        direct = DirectKinds.READ,
    )

class JavaOutputTest : OutputContract(JavaPiculet(0), PlainJackson, writtenClasses, JavaValues::of)

class GeneratedJavaModuleTest : JavaModuleContract(JavaPiculet(0)) {
    private fun waysOf(types: Collection<Class<*>>): Map<String, String> {
        val module = JavaPiculet(0).module(mapOf())
        val mapper = builder().addModule(module).build()
        types.forEach { type -> runCatching { mapper.readValue("{}", type) } }
        return module
            .diagnostics()
            .map { it.split(", reading: ") }
            .filter { it.size == 2 }
            .associate { (type, way) -> type.substringAfterLast('.') to way.removePrefix("Jackson's own code: ") }
    }

    @Test
    fun `code is generated for records, creators, setters, fields and builders`() {
        val generated = classes - JavaClasses.Animal::class.java
        val code = "from the parser's buffer, by generated code"
        val expected = generated.associate { it.name.substringAfterLast('.') to code }
        val ways = waysOf(classes)
        assertEquals(expected, ways.filterKeys { it in expected })
    }

    private companion object {
        const val SHARED = "several of its properties have an alias in common, or one has another's name"
    }

    @Test
    fun `for other classes there is a reason`() {
        val expected =
            mapOf(
                "Unwrapping" to "it has unwrapped properties",
                "Identified" to "it has an object id",
                "Injected" to "it is given values that are not in the input",
                "External" to "it has an external type id",
                "Delegating" to "its creator takes no properties",
                "SharedAlias" to SHARED,
                "AliasedName" to byMajor("from the parser's buffer, by generated code", SHARED),
                "Factory" to "a factory without properties makes it",
                "Empty" to "it has no properties",
                "MadeBuilder" to "its builder makes it in a way of its own",
                "ItsBuilder" to "its builder makes it in a way of its own",
            ).mapKeys { "JavaOthers\$${it.key}" }
        val ways = waysOf(JavaOthers.SAMPLES.keys)
        assertEquals(expected, ways.filterKeys { it in expected })
    }
}

class InterpretedJavaModuleTest : JavaModuleContract(JavaPiculet(Int.MAX_VALUE))
