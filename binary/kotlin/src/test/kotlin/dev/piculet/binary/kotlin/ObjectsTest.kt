package dev.piculet.binary.kotlin

import dev.piculet.binary.io.MalformedInputException
import dev.piculet.binary.io.UnsupportedClassException
import dev.piculet.binary.io.UnsupportedValueException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** A Kotlin object stays the only instance, and sealed classes and interfaces know their subclasses. */
class ObjectsTest {
    object Plain

    data object Data

    data class Holder(
        val plain: Plain,
        val data: Data,
        val optional: Data?,
    )

    @Test
    fun `objects take no room and stay the same`() {
        val back = twins<Holder>().assertKept(Holder(Plain, Data, Data), 4 + 1)
        assertSame(Plain, back.plain)
        assertSame(Data, back.data)
        twins<Holder>().assertKept(Holder(Plain, Data, null), 4 + 1)
        assertSame(Plain, twins<Plain>().assertKept(Plain, 4))
    }

    object WithState {
        var visits = 0
    }

    @Test
    fun `an object's own state is not overwritten`() {
        WithState.visits = 1
        val bytes = twins<WithState>().write(WithState)
        WithState.visits = 2
        twins<WithState>().read(bytes)
        assertEquals(2, WithState.visits)
    }

    sealed class Command(
        val name: String,
        val run: (List<String>) -> Unit,
    ) {
        var calls = 0

        object Help : Command("help", { println(it) })

        data object Quit : Command("quit", { })
    }

    @Test
    fun `what an object has of its superclass is not written`() {
        val twins = twins<List<Command>>()
        Command.Help.calls = 1
        // A byte for the count, and one for the class of each.
        val back = twins.assertKept(mutableListOf(Command.Help, Command.Quit), 4 + 1 + 2)
        assertSame(Command.Help, back[0])
        assertSame(Command.Quit, back[1])
        val bytes = twins.write(mutableListOf(Command.Help))
        Command.Help.calls = 2
        twins.read(bytes)
        assertEquals(2, Command.Help.calls)
    }

    open class Named(
        val name: String,
    )

    class Greeter(
        name: String,
        val times: Int,
    ) : Named(name)

    object Greeting : Named("hello")

    @Test
    fun `what older data has of an object is skipped`() {
        val older = typedSerializer<Greeter>()
        val bytes = older.serialize(Greeter("hi", 3))
        val twins = twins<Greeting> { alias(Greeting::class.java, Greeter::class.java.name).reads(older.schema()) }
        assertSame(Greeting, twins.readOlder(bytes))
    }

    sealed class Resource<out T>(
        val data: T?,
        val message: String?,
    ) {
        class Success<T>(
            data: T,
        ) : Resource<T>(data, null)

        class Failure(
            message: String,
        ) : Resource<Nothing>(null, message)

        data object Loading : Resource<Nothing>(null, null)
    }

    @Test
    fun `a subclass may be of nothing`() {
        for (serializer in twins<List<Resource<String>>>().let { listOf(it.generated, it.interpreted) }) {
            val written = listOf(Resource.Success("a"), Resource.Failure("none"), Resource.Loading)
            val (success, failure, loading) = serializer.deserialize(serializer.serialize(written))
            assertEquals("a", success.data)
            assertEquals("none", (failure as Resource.Failure).message)
            assertNull(failure.data)
            assertSame(Resource.Loading, loading)
        }
        twins<Pair<String, Nothing?>>().assertKept("a" to null, 4 + 2 + 1)
    }

    sealed class Shape {
        data class Circle(
            val radius: Double,
        ) : Shape()

        data class Square(
            val side: Int = 1,
        ) : Shape()

        data object Empty : Shape()
    }

    sealed interface Event {
        val id: Int
    }

    data class Opened(
        override val id: Int,
        val by: String,
    ) : Event

    data class Closed(
        override val id: Int,
    ) : Event

    @Test
    fun `subclasses of sealed classes are kept`() {
        val shapes = mutableListOf(Shape.Circle(1.5), Shape.Square(2), Shape.Empty)
        // A byte for the class of each; then 8 for the radius, and a control word before the side.
        val back = twins<List<Shape>>().assertKept(shapes, 4 + 1 + 3 + 8 + 3)
        assertSame(Shape.Empty, back[2])
        twins<Shape>().assertKept(Shape.Circle(2.0), 4 + 1 + 8)
    }

    @Test
    fun `subclasses of sealed interfaces are kept`() {
        twins<Map<String, Event?>>().assertKept(hashMapOf("a" to Opened(1, "b"), "c" to null), 4 + 1 + 3 + 3 + 5)
        twins<Pair<Event, Event>>().assertKept(Opened(1, "b") to Closed(2), 4 + 1 + 4 + 4)
    }

    sealed interface Tree {
        data class Node(
            val left: Tree,
            val right: Tree,
        ) : Tree

        data class Leaf(
            val number: Int,
        ) : Tree
    }

    @Test
    fun `sealed types may be recursive`() {
        val tree = Tree.Node(Tree.Leaf(1), Tree.Node(Tree.Leaf(2), Tree.Leaf(3)))
        twins<Tree>().assertKept(tree, 4 + 1 + 1 + 3 + 1 + 3 + 3)
    }

    @Test
    fun `an alternative that is not there is malformed input`() {
        val twins = twins<Shape>()
        val bytes = twins.write(Shape.Empty)
        bytes[4] = 9
        assertEquals(
            "Type dev.piculet.binary.kotlin.ObjectsTest\$Shape has no alternative number 8, only 3," +
                " at $ (offset 5 of 5).\n  The bytes were cut off or changed, or are not of this schema.",
            twins.readFailure<MalformedInputException>(bytes),
        )
    }

    interface Open

    data class First(
        val number: Int,
    ) : Open

    data class Second(
        val text: String,
    ) : Open

    @Test
    fun `open interfaces need their classes named`() {
        val none = twins<List<Open>>()
        assertEquals(
            "An instance of dev.piculet.binary.kotlin.ObjectsTest\$First is not allowed at $[0].\n" +
                "  Name the class with OptionsBuilder.allow, or its package with OptionsBuilder.allowPackage.",
            none.writeFailure<UnsupportedValueException>(mutableListOf(First(1))),
        )
        val twins = twins<List<Open>> { subtypes(Open::class.java, First::class.java) }
        twins.assertKept(mutableListOf(First(1)), 4 + 1 + 1 + 3)
        assertEquals(
            "An instance of dev.piculet.binary.kotlin.ObjectsTest\$Second can't be written as" +
                " dev.piculet.binary.kotlin.ObjectsTest\$Open at \$[1].\n" +
                "  Declare it with OptionsBuilder.subtypes. Declared are:" +
                " dev.piculet.binary.kotlin.ObjectsTest\$First.",
            twins.writeFailure<UnsupportedValueException>(mutableListOf(First(1), Second("s"))),
        )
    }

    open class Animal(
        var name: String,
    )

    class Dog(
        name: String,
        var tricks: Int,
    ) : Animal(name)

    @Test
    fun `an undeclared subclass is refused, not cut to a declared one`() {
        assertEquals(
            "An instance of dev.piculet.binary.kotlin.ObjectsTest\$Dog can't be written as" +
                " dev.piculet.binary.kotlin.ObjectsTest\$Animal at \$.\n" +
                "  What the subclass adds would be lost." +
                " Declare it with OptionsBuilder.subtypes(Animal.class, Dog.class)," +
                " or, where each value has a header, allow it with OptionsBuilder.allow.",
            twins<Animal>().writeFailure<UnsupportedValueException>(Dog("d", 1)),
        )
    }
}
