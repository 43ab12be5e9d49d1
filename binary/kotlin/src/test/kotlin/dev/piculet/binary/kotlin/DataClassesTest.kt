package dev.piculet.binary.kotlin

import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.io.SchemaMismatchException
import dev.piculet.binary.io.UnsupportedClassException
import dev.piculet.binary.io.UnsupportedValueException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import java.util.Optional

/** Data classes and their relatives keep their properties. Old data gets defaults for missing ones. */
@Tag("jdk")
class DataClassesTest {
    data class Point(
        val x: Int,
        val y: Int,
    )

    data class Account(
        val id: Long,
        val name: String,
        val active: Boolean,
        val ratio: Double,
        val initial: Char,
    )

    @Test
    fun `properties of all kinds are kept`() {
        // A control word of 2 bits; two numbers of 2 bytes, or of 4 where they need them.
        twins<Point>().assertKept(Point(1, -2), 4 + 1 + 2 + 2)
        twins<Point>().assertKept(Point(Int.MIN_VALUE, 1), 4 + 1 + 4 + 2)
        // The boolean is a bit of the control word.
        twins<Account>().assertKept(Account(7, "Ann", true, 0.5, 'x'), 4 + 1 + 8 + 2 + 4 + 4)
    }

    data class Former(
        val name: String,
    )

    data class WithDefaults(
        val name: String,
        val count: Int = 3,
        val tags: List<String> = listOf("x", "y"),
        val label: String = "$name-$count",
        val note: String? = "none",
    )

    @Test
    fun `properties missing in old data get their default argument, which may depend on others`() {
        val former = twins<Former>()
        val twins = twins<WithDefaults> { reads(former.interpreted.schema()) }
        val old = former.write(Former("a"))
        assertEquals(WithDefaults("a", 3, listOf("x", "y"), "a-3", "none"), twins.readOlder(old))
        twins.assertKept(WithDefaults("a", 1, emptyList(), "l", null), 4 + 1 + 2 + 2 + 2 + 1 + 2)
    }

    data class WithNullable(
        val name: String,
        val note: String?,
    )

    @Test
    fun `a nullable parameter without a default is null where old data lacks it`() {
        val former = twins<Former>()
        val twins = twins<WithNullable> { reads(former.interpreted.schema()) }
        val old = former.write(Former("a"))
        assertEquals(WithNullable("a", null), twins.readOlder(old))
    }

    data class Required(
        val name: String,
        val count: Int,
    )

    data class Holder(
        val required: Required,
    )

    data class FormerHolder(
        val required: Former,
    )

    @Test
    fun `a parameter without a default is named when old data lacks it`() {
        val former = typedSerializer<FormerHolder>().schema()
        val e = assertThrows(SchemaMismatchException::class.java) { typedSerializer<Holder> { reads(former) } }
        assertEquals(
            "Field 'count: int' of dev.piculet.binary.kotlin.DataClassesTest\$Former is not in the data" +
                " at $.required.\n  Give 'count' a default to read old data.",
            e.message,
        )
    }

    data class FormerWide(
        val count: Int,
        val name: String?,
        val gone: List<String>,
    )

    data class Wide(
        val title: String?,
        val count: Long?,
    )

    @Test
    fun `properties are renamed, widened and dropped`() {
        val former = twins<FormerWide>()
        val twins =
            twins<Wide> {
                reads(former.interpreted.schema())
                alias(Wide::class.java, "title", "name")
            }
        val old = former.write(FormerWide(-5, "n", listOf("g")))
        assertEquals(Wide("n", -5), twins.readOlder(old))
    }

    @JvmInline
    value class Nick(
        val text: String,
    )

    @JvmInline
    value class Comment(
        val text: String?,
    )

    data class FormerNullables(
        val name: String?,
        val count: Int?,
        val nick: String?,
        val comment: String?,
        val point: Point?,
    )

    data class Optionals(
        val name: Optional<String>,
        val count: Optional<Int>,
        val nick: Optional<Nick>,
        val comment: Optional<Comment>,
        val point: Optional<Point>,
    )

    @Test
    fun `nullable properties become optionals, null an empty one unless a value class holds it`() {
        val former = twins<FormerNullables>()
        val twins = twins<Optionals> { reads(former.interpreted.schema()) }
        assertEquals(
            Optionals(
                Optional.of("a"),
                Optional.of(1),
                Optional.of(Nick("n")),
                Optional.of(Comment("c")),
                Optional.of(Point(1, 2)),
            ),
            twins.readOlder(former.write(FormerNullables("a", 1, "n", "c", Point(1, 2)))),
        )
        assertEquals(
            Optionals(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Comment(null)),
                Optional.empty(),
            ),
            twins.readOlder(former.write(FormerNullables(null, null, null, null, null))),
        )
    }

    @ConsistentCopyVisibility
    data class Secret private constructor(
        val text: String,
    ) {
        companion object {
            fun of(text: String) = Secret(text)
        }
    }

    @Test
    fun `private constructors are called`() {
        twins<Secret>().assertKept(Secret.of("s"), 4 + 1 + 1)
    }

    class Body(
        val width: Int,
    ) {
        val area = width * width
        var visits = 0
        lateinit var owner: String

        override fun equals(other: Any?) =
            other is Body && width == other.width && visits == other.visits && owner == other.owner

        override fun hashCode() = width
    }

    @Test
    fun `vars of the body are kept, lateinit ones too, and vals that are computed are computed again`() {
        val body = Body(3)
        body.visits = 2
        body.owner = "o"
        assertEquals(9, twins<Body>().assertKept(body, 4 + 1 + 3 * 2 + 2).area)
    }

    class Visited(
        val width: Int,
    ) {
        @Transient
        val area = width * width
        var visits = 0
        lateinit var owner: String

        val double get() = width * 2

        override fun equals(other: Any?) =
            other is Visited && listOf(width, area, visits, owner) == other.run { listOf(width, area, visits, owner) }

        override fun hashCode() = width
    }

    @Test
    fun `vars of the body are set again, and transient vals computed again`() {
        val value =
            Visited(5).apply {
                visits = 9
                owner = "o"
            }
        val back = twins<Visited>().assertKept(value, 4 + 1 + 2 + 2 + 2)
        assertEquals(25, back.area)
    }

    @Test
    fun `a lateinit var that is not set is refused with its name`() {
        assertEquals(
            "Null is not allowed for String at $.owner.\n  Set a value, or declare the type nullable.",
            twins<Visited>().writeFailure<UnsupportedValueException>(Visited(1)),
        )
    }

    class Lazy(
        val seed: Int,
    ) {
        var number = 0

        @delegate:Transient
        val doubled by lazy {
            computations++
            seed * 2
        }

        override fun equals(other: Any?) = other is Lazy && seed == other.seed && doubled == other.doubled

        override fun hashCode() = seed

        companion object {
            var computations = 0
        }
    }

    @Test
    fun `lazy values are not stored, and computed again`() {
        val before = Lazy.computations
        val bytes = twins<Lazy>().write(Lazy(4))
        val read = twins<Lazy>().interpreted.deserialize(bytes)
        assertEquals(before, Lazy.computations)
        assertEquals(8, read.doubled)
        assertEquals(before + 1, Lazy.computations)
        assertEquals(read, twins<Lazy>().read(bytes))
        assertEquals(4 + 1 + 2 + 2, bytes.size)
    }

    class Observed {
        var changes = 0
        var title: String by kotlin.properties.Delegates.observable("start") { _, _, _ -> changes++ }

        override fun equals(other: Any?) = other is Observed && title == other.title

        override fun hashCode() = title.hashCode()
    }

    @Test
    fun `delegated vars are read and set through their delegate`() {
        val back = twins<Observed>().assertKept(Observed().apply { title = "new" }, 4 + 1 + 2 + 4)
        assertEquals("new", back.title)
    }

    @Test
    fun `delegated vars may have had another name`() {
        val builder = TypedSerializer.builder(Observed::class.java).alias(Observed::class.java, "title", "name")
        assertEquals("new", builder.build().copy(Observed().apply { title = "new" }).title)
        assertThrows(IllegalArgumentException::class.java) {
            builder.alias(Observed::class.java, "title\$delegate", "name")
        }
    }

    data class Box<T>(
        val value: T,
        val more: List<T>,
    )

    @Test
    fun `type arguments of data classes are resolved`() {
        twins<Box<Point>>().assertKept(Box(Point(1, 2), listOf(Point(3, 4))), 4 + 1 + (1 + 4) + (1 + 1 + 1 + 5))
        twins<Box<String?>>().assertKept(Box(null, listOf("a", null)), 4 + 1 + 1 + (2 + 2 + 1))
        twins<Map<String, Box<Int>>>().assertKept(mapOf("k" to Box(1, mutableListOf(2))), 4 + 1 + 2 + 1 + 1 + 1 + 2 + 4)
    }

    enum class Operation {
        PLUS {
            override fun apply(
                a: Int,
                b: Int,
            ) = a + b
        },
        TIMES {
            override fun apply(
                a: Int,
                b: Int,
            ) = a * b
        }, ;

        abstract fun apply(
            a: Int,
            b: Int,
        ): Int
    }

    @Test
    fun `constants with bodies are kept as they are`() {
        twins<List<Operation>>().assertKept(Operation.entries.toMutableList(), 4 + 1 + 2)
        twins<Pair<Operation, Operation?>>().assertKept(Operation.TIMES to null, 4 + 1)
    }

    open class Parent(
        open val id: Int,
        val name: String,
    )

    class Child(
        override val id: Int,
        name: String,
        val extra: String,
    ) : Parent(id, name) {
        override fun equals(other: Any?) =
            other is Child && listOf(id, name, extra) == other.run { listOf(id, name, extra) }

        override fun hashCode() = id
    }

    @Test
    fun `inherited and overridden properties are kept`() {
        val back = twins<Child>().read(twins<Child>().write(Child(3, "n", "e")))
        assertEquals(Child(3, "n", "e"), back)
    }
}
