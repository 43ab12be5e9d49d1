package dev.piculet.jackson.bean

import dev.piculet.jackson.bytes.StringDecoder
import dev.piculet.jackson.bytes.WrittenName
import dev.piculet.jackson.generator.JacksonTypes
import dev.piculet.jackson.generator.OutputTypes
import dev.piculet.jackson.generator.ReadProperty
import dev.piculet.jackson.generator.ValueKind
import dev.piculet.jackson.generator.WriteContent
import dev.piculet.jackson.generator.WriteProperty
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.ValueClassContent
import dev.piculet.jackson.kotlin.ValueClassCreator
import dev.piculet.model.CreatorModel
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.lang.invoke.MethodHandles
import java.lang.reflect.Member
import java.util.Optional

/** Generated code handles a property by the facts that an adapter sees. */
class SourcesTest {
    @JvmInline
    internal value class Ring(
        val number: Int,
    )

    @JvmInline
    internal value class Name(
        val text: String,
    )

    internal class Bird<T : String>(
        val grams: Int,
        val name: String,
        val any: T,
        val ring: Ring,
        val boxed: Ring?,
        val called: Name,
    ) {
        @JvmField
        var open: Long = 0

        @JvmField
        var size: Int? = null

        val note: Note = Note("")
    }

    internal class Note(
        val text: String,
    )

    internal class Outer {
        inner class Inner(
            val number: Int = 1,
        )
    }

    private class Wrapping(
        private val creator: ValueClassCreator,
        private val isStandard: Boolean,
        private val held: Any?,
    ) : WrappingReader<Any?> {
        override fun creator(): ValueClassCreator = creator

        override fun held(): Any? = held

        override fun isHeldStandard(): Boolean = isStandard
    }

    private class Unwrapping(
        private val content: ValueClassContent,
        private val isStandard: Boolean,
    ) : UnwrappingWriter<Any> {
        override fun content(): ValueClassContent = content

        override fun held(): Any = "held"

        override fun isHeldStandard(): Boolean = isStandard
    }

    private val models = KotlinModels.create()
    private val none = Any::class.java
    private val types =
        JacksonTypes(
            none, none, none, none, none, none, none, none, none, none, none, none, false, false,
            Optional
                .empty(),
        )
    private val source = ReaderSource(models, types, MethodHandles.lookup())
    private val writers = WriterSource(types, MethodHandles.lookup(), Optional.empty())

    private fun creatorOf(type: Class<*>): CreatorModel = models.model(type).primaryCreator().get()

    private fun facts(
        name: String,
        type: Class<*>,
        by: Any?,
        isDirect: Boolean,
        obstacle: Obstacle? = null,
        takesNull: Boolean = false,
    ): ReadFacts {
        val reason = Optional.ofNullable(obstacle)
        val none = Optional.empty<StringDecoder>()
        return ReadFacts(
            name, listOf(), reason, type, "property", Optional.empty(),
            by, isDirect, none, name, false, takesNull, false, false,
        )
    }

    /** Returns how the reader of [Bird] reads a parameter for such a property. */
    private fun read(facts: ReadFacts): ReadProperty {
        val all = creatorOf(Bird::class.java).parameters().map {
            val name = it.name().get()
            if (name == facts.name()) facts else facts(name, none, null, false)
        }
        val plan = source.plan(creatorOf(Bird::class.java), all)
        return plan.arguments().single { it.name() == facts.name() }
    }

    private fun wrapping(
        type: Class<*>,
        isStandard: Boolean,
        held: Any? = "held",
    ) = Wrapping(ValueClassCreator.primary(models.valueClass(type).get(), models).get(), isStandard, held)

    @Test
    fun `the parser reads types of Jackson's own deserializers`() {
        assertEquals(ValueKind.INT, read(facts("grams", Int::class.java, "by", true)).kind())
        assertEquals(ValueKind.STRING, read(facts("name", String::class.java, "by", true)).kind())
        assertEquals(null, read(facts("name", String::class.java, "by", true)).deserializer())
    }

    @Test
    fun `other deserializers read objects, and properties primitives`() {
        assertEquals(ValueKind.PROPERTY, read(facts("grams", Int::class.java, "by", false)).kind())
        val byOther = read(facts("name", String::class.java, "by", false))
        assertEquals(listOf(ValueKind.OBJECT, "by"), listOf(byOther.kind(), byOther.deserializer()))
        assertEquals(ValueKind.PROPERTY, read(facts("name", String::class.java, null, false)).kind())
        assertEquals(ValueKind.PROPERTY, read(facts("any", String::class.java, null, false)).kind())
    }

    @Test
    fun `an underlying value is read directly if there is no other work, else by its deserializer`() {
        val direct = read(facts("ring", Ring::class.java, wrapping(Ring::class.java, true), false))
        assertEquals(listOf(ValueKind.INT, null), listOf(direct.kind(), direct.deserializer()))
        assertEquals(Ring::class.java, direct.valueClass().get().type())
        val held = read(facts("boxed", Ring::class.java, wrapping(Ring::class.java, false), false))
        assertEquals(listOf(ValueKind.HELD, "held"), listOf(held.kind(), held.deserializer()))
        val unresolved = read(facts("boxed", Ring::class.java, wrapping(Ring::class.java, false, null), false))
        assertEquals(ValueKind.OBJECT, unresolved.kind())
    }

    @Test
    fun `the first property in the way is named with its reason`() {
        val injected = facts("name", String::class.java, "by", true, Obstacle.INJECTED)
        val refused = assertThrows(NotGenerated::class.java) { read(injected) }
        assertEquals("its property name is injected", refused.message)
    }

    @Test
    fun `properties that no creator takes are read by themselves`() {
        val others = listOf(facts("open", Long::class.java, "by", true))
        val taken = creatorOf(Bird::class.java).parameters().map { facts(it.name().get(), none, null, false) }
        val plan = source.plan(creatorOf(Bird::class.java), taken + others)
        assertEquals(listOf("open" to ValueKind.PROPERTY), plan.others().map { it.name() to it.kind() })
    }

    @Test
    fun `inner classes are refused`() {
        val creator = creatorOf(Outer.Inner::class.java)
        val refused =
            assertThrows(NotGenerated::class.java) { source.generate(creator, listOf(), listOf(), Optional.empty()) }
        assertEquals("it is an inner class", refused.message)
    }

    private fun member(name: String): Member =
        Bird::class.java.declaredMethods.find { it.name.substringBefore('-') == name }
            ?: Bird::class.java.getField(name)

    private fun writeFacts(
        member: Member,
        by: Any?,
        direct: Class<*>? = null,
        unwrapping: UnwrappingWriter<*>? = null,
        content: Member? = null,
        isPlain: Boolean = true,
    ) = WriteFacts(member, "property", isPlain, by, unwrapping, content, direct, false, "name", null)

    private fun written(
        member: Member,
        by: Any?,
        direct: Class<*>? = null,
        unwrapping: UnwrappingWriter<*>? = null,
        content: Member? = null,
        isPlain: Boolean = true,
    ) = writers.planned(writeFacts(member, by, direct, unwrapping, content, isPlain))

    @Test
    fun `the generator writes types of Jackson's own serializers`() {
        assertEquals(ValueKind.INT, written(member("getGrams"), "by", Int::class.java).kind())
        assertEquals(ValueKind.LONG, written(member("open"), "by", Long::class.java).kind())
        assertEquals(ValueKind.STRING, written(member("getName"), "by", String::class.java).kind())
        assertEquals(ValueKind.OBJECT, written(member("getGrams"), "by", String::class.java).kind())
    }

    @Test
    fun `the generator writes numbers that may be null, and null where it is told so`() {
        fun size(isPlain: Boolean): WriteProperty {
            val type = Int::class.java
            return writers.planned(
                WriteFacts(member("size"), "property", isPlain, "by", null, null, type, true, "name", null),
            )
        }
        assertEquals(ValueKind.INT to true, size(isPlain = true).let { it.kind() to it.writesNull() })
        assertEquals(false, size(isPlain = false).writesNull())
        assertEquals(ValueKind.OBJECT, written(member("size"), "by", Long::class.java).kind())
    }

    @Test
    fun `the generator's buffer is used by classes with properties that are written there`() {
        val names = { name: Any -> if (name == "name") WrittenName.of("name".toByteArray()) else null }
        val output = Optional.of(OutputTypes(none, names, none))
        val buffering = WriterSource(types, MethodHandles.lookup(), output)
        val number = writeFacts(member("getGrams"), "by", Int::class.java)
        val other = writeFacts(member("getName"), "by")
        assertEquals(listOf(true, false), listOf(listOf(other, number), listOf(other)).map(buffering::writesBuffer))
        assertEquals(false, writers.writesBuffer(listOf(number)))
    }

    @Test
    fun `other serializers write objects, and properties write all that is not plain`() {
        val other = written(member("getName"), "by")
        assertEquals(listOf(ValueKind.OBJECT, "by"), listOf(other.kind(), other.serializer()))
        assertEquals(ValueKind.OBJECT, written(member("getName"), null).kind())
        assertEquals(ValueKind.PROPERTY, written(member("getGrams"), null).kind())
        val notPlain = written(member("getName"), "by", String::class.java, isPlain = false)
        assertEquals(listOf(ValueKind.PROPERTY, null), listOf(notPlain.kind(), notPlain.serializer()))
    }

    @Test
    fun `an underlying value is written whether a getter has unwrapped it or not`() {
        val ring = ValueClassContent.of(models.valueClass(Ring::class.java).get(), models) { false }
        val unwrapped = written(member("getRing"), "by", unwrapping = Unwrapping(ring, true))
        assertEquals(listOf(ValueKind.INT, Optional.empty<Any>()), listOf(unwrapped.kind(), unwrapped.content()))
        val wrapped = written(member("getBoxed"), "by", unwrapping = Unwrapping(ring, false))
        assertEquals(listOf(ValueKind.OBJECT, "held"), listOf(wrapped.kind(), wrapped.serializer()))
        assertEquals(WriteContent.of(models.valueClass(Ring::class.java).get()), wrapped.content().get())
    }

    @Test
    fun `a value's replacement is written, unless the property has another class`() {
        val text = Note::class.java.getMethod("getText")
        val inPlace = written(member("getNote"), "by", content = text)
        assertEquals(listOf(ValueKind.STRING, null), listOf(inPlace.kind(), inPlace.serializer()))
        assertEquals(WriteContent(text, true), inPlace.content().get())
        val elsewhere = written(member("getName"), "by", content = text)
        assertEquals(listOf(ValueKind.OBJECT, Optional.empty<Any>()), listOf(elsewhere.kind(), elsewhere.content()))
    }

    @Test
    fun `a string that a value class holds is written directly only where it is unwrapped`() {
        val name = ValueClassContent.of(models.valueClass(Name::class.java).get(), models) { false }
        assertEquals(
            ValueKind.STRING,
            written(member("getCalled"), "by", unwrapping = Unwrapping(name, true)).kind(),
        )
        val boxed = Name::class.java.declaredMethods.first { it.returnType == Name::class.java }
        assertEquals(ValueKind.OBJECT, written(boxed, "by", unwrapping = Unwrapping(name, true)).kind())
    }

    @Test
    fun `a creator's exception for a deserializer's null is thrown unchanged`() {
        val failing = wrapping(Name::class.java, true)
        assertThrows(NullPointerException::class.java) { failing.ofNull() }
    }
}
