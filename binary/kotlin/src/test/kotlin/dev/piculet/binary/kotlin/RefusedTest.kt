package dev.piculet.binary.kotlin

import dev.piculet.binary.io.UnsupportedClassException
import dev.piculet.binary.io.UnsupportedValueException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Types that can't be written are refused when the serializer is made, with the path to them. */
class RefusedTest {
    class WithLambda(
        val name: String,
        val callback: (Int) -> Int,
    )

    class Deep(
        val lambdas: Map<String, WithLambda>,
    )

    class WithThread(
        val worker: Thread?,
    )

    private inline fun <reified T : Any> refusal(): String =
        assertThrows(UnsupportedClassException::class.java) { typedSerializer<T>() }.message!!

    @Test
    fun `lambdas are refused when they are met`() {
        val offset = 3
        val lambda: (Int) -> Int = { it + offset }
        val deep = Deep(mapOf("a" to WithLambda("b", lambda)))
        assertEquals(
            "An instance of ${lambda.javaClass.name} can't be written at $.lambdas.values[0].callback.\n" +
                "  It is a lambda, which is no data. Mark the property that holds it transient, or declare a named class.",
            twins<Deep>().writeFailure<UnsupportedValueException>(deep),
        )
    }

    class WithRange(
        val range: IntRange,
    )

    @Test
    fun `ranges are refused, since their constructors rename their parameters`() {
        assertEquals(
            "Cannot create kotlin.ranges.IntRange from its fields: no constructor fits.\n" +
                "  kotlin.ranges.IntRange(int, int): final field 'last' gets values that differ between branches.\n" +
                "  Declare each property in the primary constructor, make it a 'var', mark it @Transient, or give " +
                "the class a codec.\n" +
                "  With OptionsBuilder.createWithoutConstructor(IntRange.class) it is created without a constructor, " +
                "and no check of the class runs.\n" +
                "  Found at $.range.",
            refusal<WithRange>(),
        )
    }

    class OfThread(
        val worker: Thread,
    )

    @Test
    fun `threads are refused, where there may be null only when one is met`() {
        val thread = "Cannot create java.lang.Thread: a java.lang.Thread belongs to the running JVM." +
            " Mark the property that holds it transient.\n  Found at $."
        assertEquals(thread + "worker.", refusal<OfThread>())
        assertEquals(
            "An instance of java.lang.Thread can't be written at $.worker.\n  Its class says why: $thread",
            twins<WithThread>().writeFailure<UnsupportedValueException>(WithThread(Thread())),
        )
    }

    class Computed(
        seed: Int,
    ) {
        var value = seed * 2
    }

    @Test
    fun `a parameter without a property is refused with advice`() {
        assertEquals(
            "Cannot create dev.piculet.binary.kotlin.RefusedTest\$Computed from its fields: no constructor fits.\n" +
                "  dev.piculet.binary.kotlin.RefusedTest\$Computed(int):" +
                " parameter 'seed: int' is not what a field holds.\n" +
                "  Declare each property in the primary constructor, make it a 'var', mark it @Transient, or give " +
                "the class a codec.\n" +
                "  With OptionsBuilder.createWithoutConstructor(Computed.class) it is created without a constructor, " +
                "and no check of the class runs.\n" +
                "  Found at $.",
            refusal<Computed>(),
        )
    }

    data class Anything(
        val value: Any,
    )

    @Test
    fun `anything needs the classes allowed`() {
        val twins = twins<Anything> { allow(Pair::class.java) }
        twins.assertKept(Anything("text"), 4 + 1 + 1 + 4)
        twins.assertKept(Anything(1), 4 + 1 + 1 + 2)
        assertEquals(
            "An instance of kotlin.Triple is not allowed at $.value.second.\n" +
                "  Name the class with OptionsBuilder.allow, or its package with OptionsBuilder.allowPackage.",
            twins.writeFailure<UnsupportedValueException>(Anything(Pair("a", Triple(1, 2, 3)))),
        )
    }
}
