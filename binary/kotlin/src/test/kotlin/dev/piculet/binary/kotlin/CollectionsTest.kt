package dev.piculet.binary.kotlin

import dev.piculet.binary.io.UnsupportedValueException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.util.LinkedList

/** Results of Kotlin's library functions are read as collections that behave alike (docs/spec/collection-forms.md). */
class CollectionsTest {
    data class Lists(
        val list: List<String>,
        val mutable: MutableList<String>,
        val any: Collection<String>,
    )

    class Arrays(
        val any: Array<out Any?>,
        val numbers: Array<out Number>,
        val texts: Array<String>,
    )

    private inline fun <reified T : Any> assertReadAs(
        expected: String,
        value: T,
        size: Int,
    ): T {
        val back = twins<T>().assertKept(value, size)
        assertEquals(expected, back.javaClass.name)
        return back
    }

    @Test
    fun `lists are read as lists of the same kind`() {
        // Any form but the plain one costs a byte that names it, and one for the count.
        assertReadAs<List<Int>>("java.util.ArrayList", mutableListOf(1), 4 + 1 + 1 + 2)
        assertReadAs<List<Int>>("java.util.ArrayList", ArrayList(listOf(1, 2)), 4 + 1 + 1 + 4)
        assertReadAs<List<Int>>("java.util.Arrays\$ArrayList", listOf(1, 2), 4 + 1 + 2 + 1 + 4)
        assertReadAs<List<Int>>("java.util.Collections\$SingletonList", listOf(1), 4 + 1 + 2 + 1 + 2)
        assertReadAs<List<Int>>("java.util.Collections\$EmptyList", emptyList(), 4 + 1 + 2)
        assertReadAs<List<Int>>("java.util.LinkedList", LinkedList(listOf(1)), 4 + 1 + 2 + 1 + 2)
        assertReadAs<List<Int>>("java.util.ArrayList", List(2) { it }, 4 + 1 + 1 + 4)
    }

    @Test
    fun `arrays are read as arrays of their own class`() {
        val twins = twins<Arrays>()
        val value = Arrays(arrayOf<String?>("a", null), arrayOf<Int>(1, 2), arrayOf("b"))
        for (serializer in listOf(twins.interpreted, twins.generated)) {
            val back = serializer.deserialize(serializer.serialize(value))
            assertEquals(Array<String>::class.java, back.any.javaClass)
            assertEquals(listOf("a", null), back.any.toList())
            assertEquals(Array<Int>::class.java, back.numbers.javaClass)
            assertEquals(listOf("b"), back.texts.toList())
        }
    }

    @Test
    fun `built lists can't be changed after they are read either`() {
        val back =
            assertReadAs<List<Int>>(
                "java.util.Collections\$UnmodifiableRandomAccessList",
                buildList {
                    add(1)
                    add(2)
                },
                4 + 1 + 2 + 1 + 4,
            )
        assertThrows(UnsupportedOperationException::class.java) { (back as MutableList<Int>).add(3) }
    }

    @Test
    fun `sets are read as sets of the same kind`() {
        assertReadAs<Set<Int>>("java.util.LinkedHashSet", mutableSetOf(1, 2), 4 + 1 + 2 + 1 + 4)
        assertReadAs<Set<Int>>("java.util.LinkedHashSet", setOf(2, 1), 4 + 1 + 2 + 1 + 4)
        assertReadAs<Set<Int>>("java.util.Collections\$SingletonSet", setOf(1), 4 + 1 + 2 + 1 + 2)
        assertReadAs<Set<Int>>("java.util.Collections\$EmptySet", emptySet(), 4 + 1 + 2)
        assertReadAs<Set<Int>>("java.util.HashSet", hashSetOf(1), 4 + 1 + 1 + 2)
        assertReadAs<Set<Int>>("java.util.TreeSet", sortedSetOf(2, 1), 4 + 1 + 2 + 1 + 4)
        val built =
            buildSet {
                add(2)
                add(1)
            }
        assertReadAs<Set<Int>>("java.util.Collections\$UnmodifiableSet", built, 4 + 1 + 2 + 1 + 4)
        assertEquals(listOf(2, 1), twins<Set<Int>>().interpreted.copy(built).toList())
    }

    @Test
    fun `maps are read as maps of the same kind`() {
        assertReadAs<Map<Int, Int>>("java.util.LinkedHashMap", mapOf(2 to 1, 1 to 2), 4 + 1 + 2 + 2 + 8)
        assertReadAs<Map<Int, Int>>("java.util.LinkedHashMap", mutableMapOf(1 to 2), 4 + 1 + 2 + 1 + 4)
        assertReadAs<Map<Int, Int>>("java.util.Collections\$SingletonMap", mapOf(1 to 2), 4 + 1 + 2 + 1 + 4)
        assertReadAs<Map<Int, Int>>("java.util.Collections\$EmptyMap", emptyMap(), 4 + 1 + 2)
        assertReadAs<Map<Int, Int>>("java.util.HashMap", hashMapOf(1 to 2), 4 + 1 + 1 + 4)
        assertReadAs<Map<Int, Int>>("java.util.TreeMap", sortedMapOf(2 to 1), 4 + 1 + 2 + 1 + 4)
        assertReadAs<Map<Int, Int>>("java.util.Collections\$UnmodifiableMap", buildMap { put(1, 2) }, 4 + 1 + 2 + 1 + 4)
    }

    @Test
    fun `declared types of properties are Kotlin's own`() {
        val value = Lists(listOf("a", "b"), mutableListOf("c"), setOf("d", "e"))
        val back = twins<Lists>().read(twins<Lists>().write(value.copy(any = listOf("d"))))
        assertEquals(value.copy(any = listOf("d")), back)
        back.mutable.add("x")
        val any = twins<Lists>().interpreted.copy(value).any
        assertEquals("java.util.LinkedHashSet", any.javaClass.name)
    }

    @Test
    fun `a deque of Kotlin's is read as a plain list`() {
        val deque = ArrayDeque(listOf(1, 2))
        assertEquals("java.util.ArrayList", twins<List<Int>>().interpreted.copy(deque).javaClass.name)
        assertEquals(listOf(1, 2), twins<List<Int>>().read(twins<List<Int>>().write(deque)))
    }

    @Test
    fun `views are written with their contents`() {
        val view = mutableListOf(1, 2, 3).asReversed()
        assertEquals(listOf(3, 2, 1), twins<List<Int>>().read(twins<List<Int>>().write(view)))
    }

    @Test
    fun `a map whose default would be lost is refused`() {
        val withDefault = mapOf(1 to 2).withDefault { 0 }
        val e = assertThrows(UnsupportedValueException::class.java) { twins<Map<Int, Int>>().write(withDefault) }
        assertEquals(
            "How an instance of kotlin.collections.MapWithDefaultImpl compares, orders or limits its elements is not " +
                "known, and would be lost at $.\n  Allow its class with OptionsBuilder.allow, where each value has a " +
                "header and its fields restore it.\n  Copy it into a collection of the JDK before it is written, or " +
                "declare its own class and give OptionsBuilder.codec a codec for it.",
            e.message,
        )
    }

    class Names : ArrayList<String>()

    class Prices : LinkedHashMap<String, Int>()

    class Tags : HashSet<Long>()

    @Test
    fun `subclasses of collections come back as themselves where they are declared`() {
        val names = Names().apply { add("a") }
        assertReadAs<Names>(Names::class.java.name, names, 4 + 1 + 2)
        assertReadAs<Prices>(Prices::class.java.name, Prices().apply { put("p", 1) }, 4 + 1 + 1 + 2 + 2)
        assertReadAs<Tags>(Tags::class.java.name, Tags().apply { add(7) }, 4 + 1 + 1 + 4)
    }
}
