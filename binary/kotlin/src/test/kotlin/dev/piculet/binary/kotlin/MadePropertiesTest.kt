package dev.piculet.binary.kotlin

import dev.piculet.binary.io.MalformedInputException
import dev.piculet.binary.io.UnsupportedClassException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.TreeMap
import kotlin.properties.Delegates

/**
 * The constructor fills properties of the body itself: collections are filled in place, computed values are compared.
 */
class MadePropertiesTest {
    data class Person(
        val first: String,
        val last: String,
        val age: Int = 0,
    ) {
        val full = "$first $last"
        val isAdult = age >= 18
        val friends = mutableListOf<Person>()
        val notes: MutableMap<String, String> = mutableMapOf()
        val ages = TreeMap<String, Int>()
        val empty = emptyList<String>()

        fun everything() = listOf(this, full, isAdult, friends, notes, ages, empty)
    }

    class Copies(
        list: List<String>,
        mutable: Collection<Int>,
        set: Set<String>,
        map: Map<String, Int>,
    ) {
        val list = list.toList()
        val mutable = mutable.toMutableList()
        val set = set.toSet()
        val map = map.toMap()

        fun everything() = listOf(list, mutable, set, map)

        override fun equals(other: Any?) = other is Copies && other.everything() == everything()

        override fun hashCode() = everything().hashCode()
    }

    /** The map is another one: of the pairs of a list. */
    class Converted(
        pairs: List<Pair<String, Int>>,
    ) {
        val pairs = pairs.toMap()
    }

    @Test
    fun `copies by the standard library come back in the same classes`() {
        for (size in 0..3) {
            val texts = List(size) { "t$it" }
            val copies = Copies(texts, texts.indices.toList(), texts.toSet(), texts.associateWith { it.length })
            val twins = twins<Copies>()
            val bytes = twins.write(copies)
            for (read in listOf(twins.read(bytes), twins.readDirectly(bytes))) {
                assertEquals(copies, read)
                assertEquals(copies.everything().map { it.javaClass }, read.everything().map { it.javaClass })
            }
        }
        val message = assertThrows(UnsupportedClassException::class.java) { twins<Converted>() }.message!!
        assertTrue("final field 'pairs' gets the result of MapsKt.toMap" in message, message)
    }

    private fun person(): Person {
        val person = Person("Ada", "Lovelace", 36)
        person.friends += Person("Charles", "Babbage")
        person.friends[0].friends += Person("中", "文")
        person.notes["z"] = "last"
        person.notes["a"] = "first"
        person.ages["Ada"] = 36
        return person
    }

    @Test
    fun `collections that the constructor makes come back with their contents`() {
        for (references in listOf(false, true)) {
            val twins = twins<Person> { if (references) references() }
            val person = person()
            val bytes = twins.write(person)
            for (read in listOf(twins.read(bytes), twins.readDirectly(bytes))) {
                assertEquals(person.everything(), read.everything())
                assertEquals(person.friends[0].everything(), read.friends[0].everything())
                assertEquals(listOf("z", "a"), read.notes.keys.toList())
                assertSame(ArrayList::class.java, read.friends.javaClass)
                assertSame(LinkedHashMap::class.java, read.notes.javaClass)
            }
        }
    }

    class Steps {
        var name: String by Delegates.vetoable("") { _, old, new -> new.length == old.length + 1 }
        var number: Int by Delegates.vetoable(0) { _, old, new -> new == old + 1 }
    }

    private fun steps(count: Int): Steps {
        val steps = Steps()
        repeat(count) {
            steps.name += "a"
            steps.number++
        }
        return steps
    }

    @Test
    fun `what a delegate refuses or changes is an error`() {
        val twins = twins<Steps>()
        val bytes = twins.write(steps(1))
        for (read in listOf(twins.interpreted.deserialize(bytes), twins.readDirectly(bytes))) {
            assertEquals("a", read.name)
            assertEquals(1, read.number)
        }
        val message = twins.readFailure<MalformedInputException>(twins.write(steps(2)))
        val expected =
            "The delegate of property 'number' of ${Steps::class.java.name} refuses or changes what is in the data"
        assertTrue(message.startsWith(expected), message)
    }

    @Test
    fun `a different computed value is an error`() {
        val twins = twins<Person>()
        val bytes = twins.write(Person("Ada", "Lovelace"))
        bytes[String(bytes, Charsets.ISO_8859_1).indexOf("Ada Lovelace")] = 'O'.code.toByte()
        val message = twins.readFailure<MalformedInputException>(bytes)
        assertTrue("is \"Oda Lovelace\" in the data, and its constructor makes \"Ada Lovelace\"" in message, message)
    }
}
