package dev.piculet.access

import dev.piculet.access.error.UnsupportedClassException
import dev.piculet.access.plan.BareInstances
import dev.piculet.access.plan.CreationPlan
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import kotlin.properties.Delegates
import kotlin.reflect.KClass

class KotlinCreationPlanTest {
    @Test
    fun `data classes use their primary constructor`() {
        assertPlan("WithDefaults(name, count, total, ratio, active, letter, tags)", WithDefaults::class)
        assertPlan("Order(user, count, optionalCount, maybe, optionalMaybe, boxed)", Order::class)
        assertPlan("Secret(text, number)", Secret::class)
        assertPlan("Numbers(first, rest)", Numbers::class)
        assertPlan("UserId(text)", UserId::class)
    }

    @Test
    fun `an object is its singleton`() {
        val plan = plan(Single::class)
        assertEquals("INSTANCE", plan.singleton().orElseThrow().name)
        assertTrue(plan.creator().isEmpty)
        assertEquals("dev.piculet.access.Single.INSTANCE", plan.toString())
    }

    @Test
    fun `variables of the body are set afterwards`() {
        assertPlan("WithBody(first), then second, third", WithBody::class)
    }

    @Test
    fun `parameters without a stored property keep their default`() {
        assertPlan("Skipping(kept, default, default)", Skipping::class)
    }

    @Test
    fun `a secondary constructor is taken when the primary one does not fit`() {
        assertPlan("Parsed(number, scale), then number", Parsed::class)
    }

    @Test
    fun `a property that delegates is set when it can be, and else computes its value`() {
        assertPlan("Delegating(first), then watched", Delegating::class)
    }

    @Test
    fun `an overridden property is created with the one that overrides it`() {
        assertPlan("Overriding(id, name)", Overriding::class)
    }

    @Test
    fun `values computed from other properties are compared`() {
        assertPlan("Derived(number), compares twice", Derived::class)
        assertPlan("FullName(first, last), compares full, initial, kind", FullName::class)
    }

    @Test
    fun `collections that a constructor makes are filled`() {
        assertPlan("Collecting(), fills list, set, map, sorted", Collecting::class)
        assertPlan("Tagged(name, note), fills tags", Tagged::class)
    }

    @Test
    fun `classes that a constructor can't restore are refused`() {
        assertRefused(
            Stale::class,
            "Cannot create dev.piculet.access.Stale from its fields: no constructor fits." +
                "\n  dev.piculet.access.Stale(int): final field 'twice' gets a value that is computed from field" +
                " 'number', which can change." +
                "\n  Declare each property in the primary constructor, make it a 'var', mark it @Transient, or" +
                " give the class a codec.",
        )
        assertRefused(
            Forgetting::class,
            "Cannot create dev.piculet.access.Forgetting from its fields: no constructor fits." +
                "\n  dev.piculet.access.Forgetting(java.lang.String, int):" +
                " final field 'size' gets a value that is computed." +
                "\n  Declare each property in the primary constructor, make it a 'var', mark it @Transient, or" +
                " give the class a codec.",
        )
        assertRefused(Shape::class, "Cannot create dev.piculet.access.Shape: it is abstract. Name its subclasses.")
        assertRefused(
            Outer.Inner::class,
            "Cannot create dev.piculet.access.Outer\$Inner: it is an inner class and its outer instance is missing." +
                " Make it static (in Kotlin: take 'inner' away), or move it to the top level.",
        )
    }

    @Test
    fun `a property that is hidden from Java is restored`() {
        assertPlan("Hiding(user), then token", Hiding::class)
    }

    @Test
    fun `a field that no property knows of is not lost without a word`() {
        val model = ClassModels.ofJavaAlone().of(Hiding::class.java)
        val refusal = assertThrows(UnsupportedClassException::class.java) {
            CreationPlan.of(model, BareInstances.ALWAYS)
        }
        assertEquals(
            "Cannot create dev.piculet.access.Hiding: field 'token' of dev.piculet.access.Hiding is made by the" +
                " compiler and not written. Give the class a codec.",
            refusal.message,
        )
    }

    private fun plan(type: KClass<*>): CreationPlan = CreationPlan
        .of(ClassModels.create().of(type.java), BareInstances.NEVER)

    private fun assertPlan(
        expected: String,
        type: KClass<*>,
    ) = assertEquals("dev.piculet.access.$expected", plan(type).toString())

    private fun assertRefused(
        type: KClass<*>,
        message: String,
    ) {
        val refusal = assertThrows(UnsupportedClassException::class.java) { plan(type) }
        assertEquals(message, refusal.message)
        assertEquals(type.java.name, refusal.className())
    }
}

private object Single

private class Hiding(
    var user: String,
) {
    @JvmSynthetic
    var token: String? = null
}

private class WithBody(
    val first: Int,
) {
    var second = 2
    lateinit var third: String
    val computed get() = first + second
}

private class Skipping(
    val kept: Int,
    @Transient val cache: Int = 3,
    capacity: Int = 16,
) {
    @Transient
    val map = HashMap<String, Int>(capacity)
}

private class Parsed(
    text: String,
) {
    var number = text.toInt()
    private var scale = 0

    private constructor(number: Int, scale: Int) : this(number.toString()) {
        this.scale = scale
    }
}

private class Delegating(
    val first: Int,
) {
    val lazily by lazy { first * 2 }
    var watched by Delegates.observable(1) { _, _, _ -> }
}

private open class Overridden(
    open val id: Int,
)

private class Overriding(
    override val id: Int,
    val name: String,
) : Overridden(id)

private class Derived(
    val number: Int,
) {
    val twice = number * 2
}

private class Stale(
    var number: Int,
) {
    val twice = number * 2
}

private data class FullName(
    val first: String,
    val last: String = first.uppercase(),
) {
    val full = "$first $last"
    val initial = if (first.isEmpty()) "" else first.substring(0, 1)
    val kind = "name"
}

private class Collecting {
    val list = mutableListOf<String>()
    val set = mutableSetOf<String>()
    val map: MutableMap<String, Int> = mutableMapOf()
    val sorted = java.util.TreeMap<String, Int>()
}

private data class Tagged(
    val name: String,
    val note: String? = null,
) {
    val tags: MutableSet<String> = hashSetOf()
}

private class Forgetting(
    val name: String,
    seed: Int,
) {
    val size = name.length + seed
}

private class Outer {
    inner class Inner
}
