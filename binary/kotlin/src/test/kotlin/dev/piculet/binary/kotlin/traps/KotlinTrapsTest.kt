package dev.piculet.binary.kotlin.traps

import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.TypedSerializerBuilder
import dev.piculet.binary.io.UnsupportedClassException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/**
 * Kotlin classes that seem to be their properties, and do more where they are made again. Each is refused, or what is read is what
 * was written, and changes as that does.
 */
class KotlinTrapsTest {
    private val differences = mutableListOf<String>()
    private val taken = sortedSetOf<String>()

    @Test
    fun `what is read is what was written, or the class is refused`() {
        for (trap in allTraps) {
            for (references in listOf(false, true)) {
                for (bare in listOf(false, true)) {
                    for (calls in listOf(-1, 0)) {
                        check(trap, references, "references=$references bare=$bare calls=$calls") {
                            allowPackage("dev.piculet.binary.kotlin.traps", "kotlin")
                            if (references) references()
                            if (bare) createWithoutConstructor { true }
                            generateAfter(calls)
                        }
                    }
                }
            }
        }
        assertEquals("", differences.joinToString("\n"))
        // The others may be refused; these show that not all are.
        assertEquals(emptySet<String>(), ORDINARY - taken)
    }

    private fun check(
        trap: Trap,
        references: Boolean,
        options: String,
        apply: TypedSerializerBuilder<*>.() -> Unit,
    ) {
        val serializer =
            try {
                trap.serializer(apply)
            } catch (e: UnsupportedClassException) {
                return
            }
        val areWritten = trap.all().map { check(trap, it, serializer, references, options) }
        if (areWritten.all { it } && options.startsWith(FEWEST)) taken += trap.name
    }

    @Suppress("UNCHECKED_CAST") // The trap makes a serializer of its own class.
    private fun check(
        trap: Trap,
        value: Any,
        serializer: TypedSerializer<*>,
        references: Boolean,
        options: String,
    ): Boolean {
        val bytes =
            try {
                (serializer as TypedSerializer<Any>).serialize(value)
            } catch (e: RuntimeException) {
                return false
            }
        val copy =
            try {
                serializer.deserialize(bytes)
            } catch (e: Exception) {
                differences += "$trap $options is not read: $e".replace("\n", " ")
                return false
            }
        compare("$trap $options", Print.of(value, references), Print.of(copy, references))
        compare("$trap $options later", outcome(trap, value), outcome(trap, copy))
        compare("$trap $options at last", Print.of(value, references), Print.of(copy, references))
        return true
    }

    private fun outcome(
        trap: Trap,
        value: Any,
    ): String = runCatching { trap.later(value).toString() }.getOrElse { it.toString() }

    private fun compare(
        what: String,
        written: String,
        read: String,
    ) {
        if (written != read) differences += "$what\n    $written\n    $read"
    }

    private companion object {
        val allTraps =
            constructorTraps + delegateTraps + lazyTraps + readOnlyTraps + valueTraps + hierarchyTraps + standardTraps

        const val FEWEST = "references=false bare=false"

        val ORDINARY =
            (
                "AddsToMade Answers ByCell ByCellOfVal ByMapOfVal ByOtherVal ByTags Bytes CheckedTeam " +
                    "CopyOverload DataCopy DataSame DefaultName DigestOf Events GenericAny LabelOf LazyKept " +
                    "LazyOwnNow LazyText LazyTransient LazyWords MapByBuilder MutableBy2 NamedBy2 NamedByBuilder " +
                    "NamedByObject NamedByVal Names NoArgApart Overloads PairTwo Period Reassigned RowsOf TagsBoth " +
                    "TicketTransient Unsigned"
            ).split(" ").toSet()
    }
}
