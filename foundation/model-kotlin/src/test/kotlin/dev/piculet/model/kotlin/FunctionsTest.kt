package dev.piculet.model.kotlin

import dev.piculet.model.FunctionModel
import dev.piculet.model.Nullability
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Test
import java.util.Optional

class FunctionsTest {
    @JvmInline
    value class Metres(
        val count: Int,
    )

    @JvmInline
    value class Box<T>(
        val content: T,
    )

    interface Named {
        fun getName(): String

        fun getHeight(): Metres = Metres(1)
    }

    @Suppress("UNUSED_PARAMETER")
    abstract class Bird<T : Any>(
        var property: String,
    ) : Named {
        fun getNest(): Metres? = null

        fun find(
            name: String?,
            vararg others: List<String?>,
        ): T? = null

        fun getFirst(): T = throw NoSuchElementException()

        fun <S : T> asked(other: S): Box<List<Metres>> = Box(listOf())

        fun setWing(wing: Metres) = Unit

        @JvmName("renamed")
        fun original(): String = ""

        override fun getName(): String = ""

        private fun hidden(): Int = 1

        fun String.extended(): Int = length

        suspend fun suspended(): Int = 1

        companion object {
            @JvmStatic
            fun ofNobody(): Int = 1
        }
    }

    data class Plain(
        val number: Int,
    )

    object Keeper {
        @JvmStatic
        fun kept(
            name: String?,
            metres: Metres,
        ): Keeper = this

        fun find(): Int = 1
    }

    private val models = ClassModels.create()

    private fun functions(type: Class<*>): Map<String, FunctionModel> =
        models.functions(type).associateBy { it.member().name.substringBefore('-') }

    @Test
    fun `functions of instances are listed in declared order, by their methods`() {
        val listed = models.functions(Bird::class.java).map { it.toString().replace(Regex("-[^(]*"), "-") }
        val expected =
            listOf(
                "getNest-(): FunctionsTest.Metres?",
                "find(name: String?, vararg others: List<String?>[]): T?",
                "getFirst(): T & Any",
                "asked-(other: S & Any): FunctionsTest.Box<List<FunctionsTest.Metres>>",
                "setWing-(wing: FunctionsTest.Metres): void",
                "renamed(): String",
                "getName(): String",
                "hidden(): int",
            )
        assertEquals(expected, listed)
    }

    @Test
    fun `functions of an object are listed, static ones too`() {
        val listed = models.functions(Keeper::class.java).map { it.toString().replace(Regex("-[^(]*"), "-") }
        val expected =
            listOf(
                "kept-(name: String?, metres: FunctionsTest.Metres): FunctionsTest.Keeper",
                "find(): int",
            )
        assertEquals(expected, listed)
    }

    @Test
    fun `value classes are told, unwrapped or not`() {
        val bird = functions(Bird::class.java)
        assertEquals(false, bird.getValue("getNest").result().isUnboxed)
        assertEquals(true, bird.getValue("asked").result().isUnboxed)
        val wing = bird.getValue("setWing").parameters().single().type()
        assertEquals(Optional.of(Metres::class.java), wing.valueClass())
        assertEquals(Int::class.javaPrimitiveType, wing.rawClass())
    }

    @Test
    fun `a type variable is not null where its bound leaves no room for null`() {
        assertEquals(Nullability.NON_NULL, functions(Bird::class.java).getValue("getFirst").result().nullability())
        assertEquals(Nullability.NULLABLE, functions(Bird::class.java).getValue("find").result().nullability())
    }

    @Test
    fun `functions of interfaces are listed, with a body or without`() {
        val named = functions(Named::class.java)
        assertEquals(setOf("getName", "getHeight"), named.keys)
        assertEquals(true, named.getValue("getHeight").result().isUnboxed)
    }

    @Test
    fun `functions that the compiler adds to a data class are listed, and accessors are not`() {
        assertEquals(setOf("component1", "copy", "equals", "hashCode", "toString"), functions(Plain::class.java).keys)
    }

    @Test
    fun `classes without functions, and files, have none`() {
        assertEquals(
            listOf<FunctionModel>(),
            models.functions(Metres::class.java).filter {
                it.member().name == "getCount"
            },
        )
        assertEquals(
            listOf<FunctionModel>(),
            models
                .functions(Class.forName("dev.piculet.model.kotlin.MetadataReadingKt")),
        )
        assertEquals(listOf<FunctionModel>(), models.functions(String::class.java))
    }

    @Test
    fun `functions are read once`() {
        assertSame(models.functions(Bird::class.java), models.functions(Bird::class.java))
    }
}
