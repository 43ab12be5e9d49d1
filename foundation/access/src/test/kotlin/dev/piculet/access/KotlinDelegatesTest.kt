package dev.piculet.access

import dev.piculet.access.error.UnsupportedClassException
import dev.piculet.access.plan.BareInstances
import dev.piculet.access.plan.CreationPlan
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.Serializable
import java.security.SecureRandom
import java.util.Date
import java.util.GregorianCalendar
import java.util.concurrent.atomic.AtomicLong
import kotlin.properties.ReadOnlyProperty
import kotlin.reflect.KClass
import kotlin.reflect.KProperty
import kotlin.time.Clock
import kotlin.time.TimeSource
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/** What Kotlin's read-only properties delegate to is not written: it has to be the same once a constructor has run. */
class KotlinDelegatesTest {
    @Test
    fun `a lazy value that may be another one in a copy is a reason to refuse`() {
        val reasons = mapOf(
            LazyOfVar::class to "asks for 'number', which can change",
            LazyItems::class to "is a collection that gets elements later",
            LazyTime::class to "asks System.nanoTime, which gives something else each time",
            LazyUuid::class to "asks Uuid.Companion.random, which gives something else each time",
            LazyNow::class to "asks Clock.System.now, which gives something else each time",
            LazyMark::class to "asks TimeSource.Monotonic.markNow-z9LOYto, which gives something else each time",
            LazyDate::class to "asks Date.<init>, which gives something else each time",
            LazyCalendar::class to "asks GregorianCalendar.<init>, which gives something else each time",
            LazyMillis::class to "asks Clock.millis, which gives something else each time",
            LazyShuffled::class to "asks CollectionsKt.shuffled, which gives something else each time",
            LazySecret::class to "asks SecureRandom.nextInt, which gives something else each time",
        )
        for ((type, reason) in reasons) {
            val refusal = refusal(type)
            val expected =
                "\n  ${type.java.name}(): property 'later', which is computed when it is asked for and not written, " +
                    "$reason; @delegate:Transient has it computed again.\n"
            assertTrue(expected in refusal, refusal)
        }
        assertPlan("LazyAgain(), then number", LazyAgain::class)
        assertPlan("LazyDays()", LazyDays::class)
    }

    @Test
    fun `a lazy value may be computed of what the constructor stores, and of nothing else that it gets`() {
        val reasons = mapOf(
            LazySeparated::class to "uses parameter 'separator', which no 'val' holds",
            LazyOfBytes::class to "asks for 'bytes', which can change",
            LazyFunction::class to "is computed by a function that is not found",
            LazyReady::class to "uses parameter 'ready', which no 'val' holds",
            LazySizeOfData::class to "asks for 'items', which can change",
            LazyOfOverridden::class to "asks for 'name', which can change",
        )
        assertRefused(reasons)
        assertPlan("LazyOfParameter(first)", LazyOfParameter::class)
        assertPlan("LazyOfList(items)", LazyOfList::class)
        assertPlan("LazyByOther(first)", LazyByOther::class)
    }

    @Test
    fun `a lazy value that may be changed is a reason to refuse`() {
        val made = listOf(LazyHits::class, LazyArray::class, LazyText::class, LazyApplied::class)
        val more = listOf(LazyChosen::class, LazyOwn::class)
        assertRefused((made + more).associateWith { "may be a new object that is changed later" })
        assertPlan("LazyFixed()", LazyFixed::class)
    }

    @Test
    fun `a lazy value that others count is a reason to refuse`() {
        assertRefused(
            mapOf(
                LazyCounting::class to "asks for KotlinDelegatesTestKt.lazyCount, which can change",
                LazyCountingBeside::class to "asks for LazyCountingBeside.count, which can change",
                LazyNoting::class to "changes LazyNoting.last",
            ),
        )
    }

    private fun assertRefused(reasons: Map<KClass<*>, String>) {
        for ((type, reason) in reasons) {
            val refusal = refusal(type)
            val expected =
                ": property 'later', which is computed when it is asked for and not written, " +
                    "$reason; @delegate:Transient has it computed again.\n"
            assertTrue(expected in refusal, refusal)
        }
    }

    @Test
    fun `a read-only property may delegate to what a constructor leaves as it was`() {
        val lost =
            "property 'later' delegates to an object that is not written, and is not proved to be what a 'val' holds;" +
                " @delegate:Transient has it made anew"
        assertEquals(
            "Cannot create dev.piculet.access.Stamped from its fields: no constructor fits." +
                "\n  dev.piculet.access.Stamped(java.lang.String): $lost." +
                "\n  Declare each property in the primary constructor, make it a 'var', mark it @Transient, or" +
                " give the class a codec.",
            refusal(Stamped::class),
        )
        for (type in listOf(StampedBelow::class, StampedByVar::class, StampedByCall::class, StampedAway::class)) {
            val refusal = refusal(type, BareInstances.SERIALIZABLE)
            assertTrue(": $lost." in refusal, refusal)
        }
        val byBuilder = refusal(StampedByBuilder::class)
        assertTrue(" with a new builder: $lost." in byBuilder, byBuilder)
        assertPlan("TaggedBy(name)", TaggedBy::class)
        assertPlan("StampedTransient(name)", StampedTransient::class)
        assertPlan("StampedByVal(first)", StampedByVal::class)
        assertPlan("StampedByCopy(first)", StampedByCopy::class)
    }

    @Test
    fun `a class made by a builder may delegate to what a val holds`() {
        assertPlan("StampedByPart(new Builder: stamp)", StampedByPart::class)
        assertPlan("NamesByPart(new Builder: names)", NamesByPart::class)
        assertPlan("NamesByFilled(new Builder: names)", NamesByFilled::class)
        val lost = "is made by the compiler and not written, and is not proved to be what a 'val' holds."
        for (type in listOf(NamesByOther::class, NamesByVar::class, NamesElsewhere::class)) {
            val refusal = refusal(type)
            val reason = " with a new builder: field '\$\$delegate_0' of ${type.java.name} $lost"
            assertTrue(reason in refusal, refusal)
        }
    }

    private fun refusal(
        type: KClass<*>,
        bare: BareInstances = BareInstances.NEVER,
    ): String = assertThrows(UnsupportedClassException::class.java) { plan(type, bare) }.message!!

    private fun assertPlan(
        expected: String,
        type: KClass<*>,
    ) = assertEquals("dev.piculet.access.$expected", plan(type, BareInstances.NEVER).toString())

    private fun plan(
        type: KClass<*>,
        bare: BareInstances,
    ): CreationPlan = CreationPlan.of(ClassModels.create().of(type.java), bare)
}

private class LazyOfVar {
    var number = 1
    val later by lazy { half() }

    private fun half() = number / 2
}

private class LazyItems {
    val later: MutableList<String> by lazy { mutableListOf() }
}

private class LazyTime {
    val later by lazy(LazyThreadSafetyMode.NONE) { System.nanoTime() }
}

private class LazyUuid {
    @OptIn(ExperimentalUuidApi::class)
    val later by lazy { Uuid.random() }
}

private class LazyNow {
    val later by lazy { Clock.System.now() }
}

private class LazyMark {
    val later by lazy { TimeSource.Monotonic.markNow() }
}

private class LazyDate {
    val later by lazy { Date() }
}

private class LazyCalendar {
    val later by lazy { GregorianCalendar() }
}

private class LazyMillis {
    val later by lazy { java.time.Clock.systemUTC().millis() }
}

private class LazyShuffled {
    val later by lazy { listOf(1, 2).shuffled() }
}

private class LazySecret {
    val later by lazy { SecureRandom().nextInt() }
}

private class LazyDays {
    val first by lazy { Date(0).time }
    val second by lazy { GregorianCalendar(2000, 1, 1).timeInMillis }
    val third by lazy { now() }

    private fun now() = "always"
}

private class Stamp {
    private val at = System.nanoTime()

    operator fun getValue(
        owner: Any?,
        property: KProperty<*>,
    ) = at
}

private class Tag {
    operator fun getValue(
        owner: Any?,
        property: KProperty<*>,
    ) = property.name
}

private fun stamped(): ReadOnlyProperty<Any?, Long> {
    val at = System.nanoTime()
    return ReadOnlyProperty { _, _ -> at }
}

private class Stamped(
    val name: String,
) {
    val later by Stamp()
}

private open class StampedAbove {
    val later by Stamp()
}

private class StampedBelow(
    val name: String,
) : StampedAbove()

private class StampedAway(
    name: String,
) : StampedAbove(),
    Serializable {
    val length = name.length + SecureRandom().nextInt()
}

private class StampedByVar {
    var stamp = Stamp()
    val later by stamp
}

private class StampedByCall {
    val later by stamped()
}

private class StampedByBuilder private constructor(
    builder: Builder,
) {
    val name = builder.name
    val later by Stamp()

    class Builder {
        var name = ""

        fun build() = StampedByBuilder(this)
    }
}

private class TaggedBy(
    val name: String,
) {
    val own by Tag()
    val function by ReadOnlyProperty<Any?, String> { _, property -> property.name }
}

private class StampedTransient(
    val name: String,
) {
    @delegate:Transient
    val later by Stamp()
}

private class StampedByVal(
    val first: Stamp,
) {
    val later by first
}

private class StampedByCopy(
    first: Stamp,
) {
    val first = first
    val later by first
}

private class StampedByPart private constructor(
    builder: Builder,
) {
    val stamp = builder.stamp
    val later by builder.stamp

    class Builder {
        var stamp = Stamp()
    }
}

private class NamesByPart private constructor(
    builder: Builder,
) : Iterable<String> by builder.names {
    val names = builder.names

    class Builder {
        var names: List<String> = listOf()
    }
}

private class NamesByFilled private constructor(
    builder: Builder,
) : Iterable<String> by builder.names {
    val names: List<String> = builder.names

    class Builder {
        val names = mutableListOf<String>()
    }
}

/** The copy is another list. */
private class NamesByOther private constructor(
    builder: Builder,
) : Iterable<String> by builder.names {
    val names = builder.names.toMutableList()

    class Builder {
        var names: List<String> = listOf()
    }
}

private class NamesByVar private constructor(
    builder: Builder,
) : Iterable<String> by builder.names {
    var names = builder.names
    val size = builder.size

    class Builder {
        var names: List<String> = listOf()
        var size = 0
    }
}

private class NamesElsewhere private constructor(
    val names: List<String>,
    other: List<String>,
) : Iterable<String> by other {
    constructor(builder: Builder) : this(builder.names, builder.names)

    constructor(names: List<String>) : this(names, listOf("none"))

    class Builder {
        var names: List<String> = listOf()
    }
}

private class LazyAgain {
    var number = 1

    @delegate:Transient
    val later by lazy { number * 2 }
    val other by lazy { "text".uppercase() }
}

private class LazySeparated(
    val first: String,
    separator: String = " ",
) {
    val later by lazy { "$first$separator" }
}

private data class LazyOfBytes(
    val bytes: ByteArray,
) {
    val later by lazy { bytes.size }
}

private class LazyFunction(
    val first: String,
    init: () -> String = { "made" },
) {
    val later by lazy(init)
}

private class LazyReady(
    val first: String,
    ready: String = "ready",
) {
    val later by lazyOf(ready)
}

private data class LazySizeOfData(
    val items: MutableList<String>,
) {
    val later by lazy { items.size }
}

private abstract class LazyOfOpen {
    abstract val name: String
    val later by lazy { "$name!" }
}

private class LazyOfOverridden : LazyOfOpen() {
    override var name = "name"
}

private class LazyOfParameter(
    first: String,
) {
    val first = first
    val later by lazy { "$first!" }
}

private data class LazyOfList(
    val items: List<String>,
) {
    val later by lazy { items.map { it.length } }
    val sum by lazy { later.sum() }
}

private fun <T> other(compute: () -> T) = lazy(LazyThreadSafetyMode.NONE, compute)

private class LazyByOther(
    val first: String,
) {
    val later by other { first.trim() }
}

private class LazyHits {
    val later by lazy { AtomicLong() }
}

private class LazyArray {
    val later by lazy { IntArray(4) }
}

private class LazyText(
    val first: String,
) {
    val later by lazy { first.toByteArray() }
}

private class LazyApplied {
    val later by lazy { mutableListOf<String>().apply { add("a") } }
}

private class LazyChosen(
    val first: String,
) {
    val later by lazy { if (first.isEmpty()) null else StringBuilder(first) }
}

private class LazyOwn {
    val later by lazy { make() }

    private fun make() = Own()

    class Own {
        var number = 1
    }
}

private class LazyFixed {
    val first: List<String> by lazy { ArrayList(listOf("a")) }
    val second by lazy { Regex("a") }
    val third by lazy { Triple(1, 2, "c") }
    val fourth: Own by lazy { ALL.first() }

    class Own {
        var number = 1
    }

    private companion object {
        val ALL = listOf(Own())
    }
}

private var lazyCount = 0

private class LazyCounting {
    val later by lazy { ++lazyCount }
}

private class LazyCountingBeside {
    val later by lazy { next() }

    private companion object {
        var count = 0

        fun next() = ++count
    }
}

private class LazyNoting(
    val first: String,
) {
    val later by lazy { first.trim().also { last = it } }

    private companion object {
        var last = ""
    }
}
