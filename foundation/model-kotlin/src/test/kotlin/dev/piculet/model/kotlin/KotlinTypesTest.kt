package dev.piculet.model.kotlin

import dev.piculet.model.ClassModel
import dev.piculet.model.Nullability
import dev.piculet.model.TypeModel
import dev.piculet.model.Variance
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

private typealias Labels = List<String?>

@Suppress("unused")
class KotlinTypesTest {
    class Types<T, N : Any, C : Comparable<C>, L : List<String?>, S : L>(
        val deep: Map<String, List<Pair<Int?, Array<String?>>>?>?,
        val variable: T,
        val nullableVariable: T?,
        val definite: T & Any,
        val bounded: N,
        val recursive: C,
        val list: L,
        val below: S?,
        val out: List<Number?>,
        val mutable: MutableList<out Number>,
        val into: MutableList<in String>,
        val star: MutableList<*>,
        val comparable: Comparable<String?>,
        val comparableVariable: Comparable<T>,
        val function: (Int, String?) -> Unit,
        val suspending: suspend (Int) -> String?,
        val extension: String.() -> Int?,
        val labels: Labels,
        val labelsByName: Map<String, Labels?>,
        val nothing: Nothing?,
        val unit: Unit,
        val any: List<Any?>,
        val starArray: Array<*>,
        val outArray: Array<out Number?>,
        val intArrays: List<IntArray>,
        val entry: Map.Entry<String, Int?>,
        val char: Char,
        val maybeChar: Char?,
        vararg val rest: String?,
    ) {
        val platform = System.getProperty("no.such.property")
        val platformList = java.util.Arrays.asList(System.getProperty("no.such.property"))
    }

    class Enclosing<T> {
        inner class Inner(
            val item: T,
            val items: List<T?>,
        )
    }

    private val model: ClassModel = model<Types<*, *, *, *, *>>()

    @Test
    fun `types are those of the source at every depth`() {
        assertEquals(EXPECTED.trimIndent(), model.properties.joinToString("\n") { "${it.name}: ${it.type}" })
        val parameters = model.primaryCreator().orElseThrow().parameters
        assertEquals(
            model.properties.filter { !it.name.startsWith("platform") }.map { "${it.name}: ${it.type}" },
            parameters.map { it.toString().removePrefix("vararg ") },
        )
    }

    @Test
    fun `raw classes are the JVM's`() {
        assertEquals(Comparable::class.java, type("recursive").rawClass)
        assertEquals(Char::class.javaPrimitiveType, type("char").rawClass)
        assertEquals(Char::class.javaObjectType, type("maybeChar").rawClass)
        assertEquals(Char::class.javaObjectType, type("maybeChar").rawClass)
        assertEquals(Array<String>::class.java, type("rest").rawClass)
        assertEquals(Any::class.java, type("into").arguments[0].rawClass)
        assertEquals(Number::class.java, type("out").arguments[0].rawClass)
    }

    @Test
    fun `nullability of a variable is that of its bound`() {
        assertEquals(Nullability.UNKNOWN, type("variable").nullability)
        assertEquals(Nullability.NULLABLE, type("nullableVariable").nullability)
        assertEquals(Nullability.NON_NULL, type("definite").nullability)
        assertEquals(Nullability.NON_NULL, type("bounded").nullability)
        assertEquals(Nullability.NON_NULL, type("list").nullability)
        assertEquals("[String?]", type("list").arguments.toString())
    }

    @Test
    fun `type that Java gave and nobody wrote has unknown nullability`() {
        assertEquals(Nullability.UNKNOWN, type("platform").nullability)
        assertEquals(Nullability.UNKNOWN, type("platformList").arguments[0].nullability)
    }

    @Test
    fun `projections are kept and declarations' wildcards are not`() {
        assertEquals(Variance.INVARIANT, type("out").arguments[0].variance)
        assertEquals(Variance.OUT, type("mutable").arguments[0].variance)
        assertEquals(Variance.IN, type("into").arguments[0].variance)
        assertEquals(Variance.STAR, type("star").arguments[0].variance)
    }

    @Test
    fun `inner class knows the variables of the class around it`() {
        val inner = model<Enclosing<*>.Inner>()
        assertEquals("T", inner.property("item").orElseThrow().type.toString())
        assertEquals("List<T?>", inner.property("items").orElseThrow().type.toString())
    }

    private fun type(property: String): TypeModel = model.property(property).orElseThrow().type

    private companion object {
        private const val EXPECTED = """
            deep: Map<String, List<Pair<Integer?, String?[]>>?>?
            variable: T
            nullableVariable: T?
            definite: T & Any
            bounded: N & Any
            recursive: C & Any
            list: L & Any
            below: S?
            out: List<Number?>
            mutable: List<? extends Number>
            into: List<?>
            star: List<?>
            comparable: Comparable<String?>
            comparableVariable: Comparable<T>
            function: Function2<Integer, String?, Unit>
            suspending: Function2<Integer, Continuation<String?>, Object?>
            extension: Function1<String, Integer?>
            labels: List<String?>
            labelsByName: Map<String, List<String?>?>
            nothing: Void?
            unit: Unit
            any: List<Object?>
            starArray: Object[]
            outArray: Number?[]
            intArrays: List<int[]>
            entry: Map.Entry<String, Integer?>
            char: char
            maybeChar: Character?
            rest: String?[]
            platform: String
            platformList: List<String>"""
    }
}
