package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonTypeName
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotSame
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assumptions.assumeFalse
import org.junit.jupiter.api.Test
import tools.jackson.databind.DefaultTyping
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator

/** Kotlin objects. */
abstract class SingletonContract(
    subject: Subject,
) : Contract(subject) {
    private val on = mapper(Feature.SingletonSupport to true)
    private val off = mapper(Feature.SingletonSupport to false)

    object Plain {
        var value = "first"
    }

    data object Named

    class HasCompanion(
        val a: Int,
    ) {
        companion object {
            var kept = 1
        }
    }

    data class Holder(
        val plain: Plain,
        val named: Named?,
    )

    @Test
    fun `an object stays the only one`() {
        assertSame(Plain, on.quoted<Plain>("{}"))
        assertSame(Named, on.quoted<Named>("{}"))
        val holder = on.quoted<Holder>("{'plain':{},'named':{}}")
        assertSame(Plain, holder.plain)
        assertSame(Named, holder.named)
    }

    @Test
    fun `an object becomes two if the feature is off`() {
        assertNotSame(Named, off.quoted<Named>("{}"))
    }

    @Test
    fun `the feature is on by default in Jackson 3 only`() {
        if (MAJOR == 3) {
            assertSame(Named, mapper.quoted<Named>("{}"))
        } else {
            assertNotSame(
                Named,
                mapper
                    .quoted<Named>("{}"),
            )
        }
    }

    @Test
    fun `properties of an object are set`() {
        Plain.value = "first"
        assertSame(Plain, on.quoted<Plain>("{'value':'second'}"))
        assertEquals("second", Plain.value)
        assertEquals("{'value':'second'}", on.write(Plain))
    }

    @Test
    fun `a companion does not make a singleton of its class`() {
        assertEquals(5, on.quoted<HasCompanion>("{'a':5}").a)
        assertSame(HasCompanion, on.quoted<HasCompanion.Companion>("{}"))
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    sealed interface Command {
        @JsonTypeName("stop")
        data object Stop : Command

        @JsonTypeName("go")
        data class Go(
            val speed: Int,
        ) : Command
    }

    @Test
    fun `an object may be a subtype`() {
        assertSame(Command.Stop, on.quoted<Command>("{'type':'stop'}"))
        assertEquals(Command.Go(1), on.quoted<Command>("{'type':'go','speed':1}"))
        assertEquals("{'type':'stop'}", on.write(Command.Stop))
        assertEquals(
            listOf(Command.Stop, Command.Go(2)),
            on
                .quoted<List<Command>>("[{'type':'stop'},{'type':'go','speed':2}]"),
        )
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
    @JsonSubTypes(JsonSubTypes.Type(value = InArray.Only::class, name = "only"))
    interface InArray {
        object Only : InArray {
            var seen = 0
        }
    }

    @Test
    fun `an object may be a subtype in a wrapper`() {
        assertSame(InArray.Only, on.quoted<InArray>("['only',{}]"))
    }

    data class DefaultTyped(
        val value: Any,
    )

    @Test
    fun `an object is found by default typing`() {
        val typed =
            mapper(Feature.SingletonSupport to true) {
                val validator = BasicPolymorphicTypeValidator.builder().allowIfSubType(Any::class.java).build()
                activateDefaultTyping(validator, DefaultTyping.NON_FINAL)
            }
        val outcome =
            outcome { (typed.read<DefaultTyped>(typed.writeValueAsString(DefaultTyped(Opened))).value === Opened) }
        assertEquals("true", outcome)
    }

    object Opened {
        var value = 1
    }

    object Made {
        var values = mapOf<String, String>()

        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        fun of(all: Map<String, String>): Made = apply { values = all }
    }

    @Test
    fun `the creator of an object is called`() {
        assertSame(Made, on.quoted<Made>("{'a':'b'}"))
        assertEquals(mapOf("a" to "b"), Made.values)
    }

    object Config {
        var address = ""

        @JvmStatic
        @JsonCreator
        fun of(
            host: String,
            port: Int,
            path: String?,
        ): Config = apply { address = "$host:$port/$path" }
    }

    @Test
    fun `the creator of an object takes its parameters by their names`() {
        // With kotlin-reflect that has no parameter for the object, the original fails: `instanceParameter!!`.
        assumeFalse(subject.isOracle)
        for ((json, address) in listOf(
            "{'host':'h','port':1,'path':'p'}" to "h:1/p",
            "{'port':2,'host':'i'}" to "i:2/null",
        )) {
            for (mapper in listOf(on, off)) {
                Config.address = ""
                assertSame(Config, mapper.quoted<Config>(json))
                assertEquals(address, Config.address)
            }
        }
        for (mapper in listOf(on, off)) {
            assertEquals(
                "MismatchedInputException at $.host: Missing required creator property 'host' (index 0)",
                failureOf { mapper.quoted<Config>("{'port':1}") },
            )
        }
    }

    object Server {
        var address = ""

        @JvmStatic
        @JsonCreator
        fun of(
            host: String,
            port: Int = 80,
            path: String? = "home",
            vararg tags: String,
        ): Server = apply { address = "$host:$port/$path ${tags.size}" }
    }

    @Test
    fun `the creator of an object has to be given what has a default`() {
        assumeFalse(subject.isOracle)
        val all = listOf("'host':'h'", "'port':1", "'path':null", "'tags':['a']")
        for (mapper in listOf(on, off)) {
            assertSame(Server, mapper.quoted<Server>("{${all.joinToString()}}"))
            assertEquals("h:1/null 1", Server.address)
            for (left in all) {
                val name = left.substringBefore(':').replace("'", "")
                assertEquals(
                    "MismatchedInputException at $.$name: " +
                        "Missing required creator property '$name' (index ${all.indexOf(left)})",
                    failureOf { mapper.quoted<Server>("{${(all - left).joinToString()}}") },
                )
            }
        }
    }

    abstract class Plugin {
        var isEnabled = true
        var made = 0

        init {
            count++
            made = count
        }

        companion object {
            var count = 0
        }
    }

    object Log : Plugin()

    @Test
    fun `properties that an object inherits are set`() {
        Log.isEnabled = true
        val made = Plugin.count
        assertSame(Log, on.quoted<Log>("{'isEnabled':false}"))
        val because = "there is one instance"
        assertEquals(expected(true, false, because), Log.isEnabled)
        assertEquals(expected(made + 1, made, because), Plugin.count)
    }

    object Failure : IllegalStateException("failure")

    @Test
    fun `an object may be an exception`() {
        repeat(2) { assertSame(Failure, on.quoted<Failure>("{'message':'other','cause':null}")) }
        assertEquals("failure", Failure.message)
    }

    @Test
    fun `an object is read from an object alone`() {
        for (json in listOf("'x'", "1", "[]", "[{}]")) {
            assertTrue(outcome { on.quoted<Log>(json) }.startsWith("MismatchedInputException at $"), json)
        }
    }
}
