package dev.piculet.jackson.kotlin

import dev.piculet.jackson.generator.ValueKind
import dev.piculet.model.ValueClassModel
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.lang.reflect.Method
import java.lang.reflect.ParameterizedType

class ValueClassesTest {
    @Retention(AnnotationRetention.RUNTIME)
    annotation class Chosen

    @JvmInline
    internal value class Label private constructor(
        val text: String,
    ) {
        init {
            require(text.isNotEmpty()) { "no text" }
        }

        @Chosen
        fun length(): Int = text.length

        companion object {
            @Chosen
            @JvmStatic
            fun numbered(id: Id): Label = Label("n" + id.text)
        }
    }

    @JvmInline
    internal value class Wrong(
        val text: String,
    ) {
        companion object {
            @Chosen
            @JvmStatic
            fun of(
                first: String,
                second: String,
            ): Wrong = Wrong(first + second)
        }
    }

    @JvmInline
    internal value class Dashed(
        val text: String,
    ) {
        companion object {
            @Chosen
            @JvmStatic
            fun `of-two`(
                first: String,
                second: String,
            ): Dashed = Dashed(first + second)
        }
    }

    @JvmInline
    internal value class Maybe(
        val number: Int?,
    )

    @JvmInline
    internal value class Outer(
        val label: Label?,
    )

    private val models = KotlinModels.create()

    private fun model(type: Class<*>): ValueClassModel = models.model(type).valueClass().get()

    private fun isChosen(method: Method): Boolean =
        method.isAnnotationPresent(Chosen::class.java) && method.name.substringBefore('-') in setOf("numbered", "of")

    private fun isLength(method: Method): Boolean = method.name.startsWith("length-")

    @Test
    fun `the primary constructor makes instances, whatever its visibility, and its checks run`() {
        val creator = ValueClassCreator.primary(model(Label::class.java), models).get()
        assertEquals("Label(text=a)", creator.create("a").toString())
        assertTrue(creator.isPlain)
        assertFalse(creator.takesNull())
        val thrown = assertThrows(IllegalArgumentException::class.java) { creator.create("") }
        assertEquals("no text", thrown.message)
    }

    @Test
    fun `an annotated creator is preferred, and gets unwrapped arguments`() {
        val creator = ValueClassCreator.preferred(model(Label::class.java), models, ::isChosen).get()
        assertEquals("Label(text=n7)", creator.create(Id("7")).toString())
        assertEquals(Id::class.java, creator.parameterType())
        assertFalse(creator.isPlain)
        val primary = ValueClassCreator.preferred(model(Label::class.java), models) { false }.get()
        assertEquals(String::class.java, primary.parameterType())
    }

    @Test
    fun `an annotated creator takes one parameter`() {
        for ((type, name) in mapOf(Wrong::class.java to "of", Dashed::class.java to "of-two")) {
            val thrown =
                assertThrows(IllegalArgumentException::class.java) {
                    ValueClassCreator.preferred(model(type), models, ::isChosen)
                }
            val expected =
                "The creator of a value class takes one parameter, and $name takes 2. " +
                    "Leave it one, or register a deserializer."
            assertEquals(expected, thrown.message)
        }
    }

    @Test
    fun `null is wrapped where it can be`() {
        val creator = ValueClassCreator.primary(model(Maybe::class.java), models).get()
        assertTrue(creator.takesNull())
        assertEquals("Maybe(number=null)", creator.create(null).toString())
    }

    @Test
    fun `the underlying value is written, or the result of an annotated function`() {
        val label = ValueClassCreator.primary(model(Label::class.java), models).get().create("ab")
        val plain = ValueClassContent.of(model(Label::class.java), models) { false }
        assertEquals("ab", plain.of(label))
        assertEquals(String::class.java, plain.type())
        assertTrue(plain.isPlain)
        val annotated = ValueClassContent.of(model(Label::class.java), models, ::isLength)
        assertEquals(2, annotated.of(label))
        assertEquals(Int::class.javaPrimitiveType, annotated.type())
        assertFalse(annotated.isPlain)
    }

    @Test
    fun `a value class that is wrapped is written as one, and null as null`() {
        val label = ValueClassCreator.primary(model(Label::class.java), models).get().create("ab") as Label
        val content = ValueClassContent.of(model(Outer::class.java), models) { false }
        assertEquals(label, content.of(Outer(label)))
        assertNull(content.of(Outer(null)))
        assertEquals(Label::class.java, content.type())
        assertFalse(content.isPlain)
    }

    @Test
    fun `a value class that is wrapped may be passed over`() {
        val outer = ValueClassCreator.primary(model(Outer::class.java), models).get()
        val creator = outer.pastInner()
        assertEquals(String::class.java, creator.parameterType())
        assertEquals("Outer(label=Label(text=))", creator.create("").toString())
        assertEquals(Outer(null), creator.create(null))
        assertFalse(creator.isPrimary || creator.isPlain)
        val content = ValueClassContent.of(model(Outer::class.java), models) { false }.pastInner()
        assertEquals("", content.of(creator.create("")))
        assertNull(content.of(Outer(null)))
        assertEquals(String::class.java, content.type())
        assertFalse(content.isPlain)
        val label = ValueClassCreator.primary(model(Label::class.java), models).get()
        assertSame(label, label.pastInner())
        val plain = ValueClassContent.of(model(Label::class.java), models) { false }
        assertSame(plain, plain.pastInner())
    }

    @Test
    fun `generated code unwraps strings and primitives that the parser knows`() {
        assertEquals(ValueKind.STRING, ValueKind.ofHeld(model(Label::class.java)))
        assertEquals(ValueKind.OBJECT, ValueKind.ofHeld(model(Maybe::class.java)))
        assertEquals(ValueKind.OBJECT, ValueKind.ofHeld(model(Outer::class.java)))
        val kinds = listOf(Int::class, Long::class, Double::class, Boolean::class, Short::class)
        assertEquals(
            listOf("INT", "LONG", "DOUBLE", "BOOLEAN", "PROPERTY"),
            kinds.map { ValueKind.ofPrimitive(it.javaPrimitiveType).name },
        )
    }

    internal class Getters<T>(
        val maybe: Maybe,
        val outer: Outer,
        val box: Box<T>,
        val number: Int,
    )

    @Test
    fun whatAGetterHasUnwrappedIsWrappedAgain() {
        fun wrapper(
            name: String,
            unbox: Class<out Annotation> = Chosen::class.java,
        ): GetterWrapper? {
            val getter = Getters::class.java.declaredMethods.first { it.name.substringBefore('-') == name }
            val type = ValueClassRules.unwrapped(getter, models).orElse(null) ?: return null
            return GetterWrapper.of(getter, type, models, unbox).orElse(null)
        }
        val maybe = wrapper("getMaybe")!!
        assertEquals(Maybe(1), maybe.wrap(1))
        assertEquals(Maybe(null), maybe.wrap(null))
        assertTrue(maybe.takesNull())
        assertEquals(Int::class.javaObjectType, maybe.input())
        assertEquals(Maybe::class.java, maybe.output())
        val box = wrapper("getBox")!!.output() as ParameterizedType
        assertEquals(Box::class.java to "T", box.rawType to box.actualTypeArguments.single().typeName)
        assertNull(wrapper("getNumber"))
        assertNull(wrapper("getMaybe", JvmInline::class.java))
    }
}
