package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.cfg.PackageVersion
import java.util.Random
import kotlin.io.path.Path
import kotlin.io.path.readLines

/**
 * Under every option of this version of Jackson, in each of its states, objects are read and written as by Jackson alone, and as
 * a whole where docs/jackson-options.md says so.
 */
class OptionTableTest {
    /** Says in one word what became of objects of several classes. */
    private fun word(all: List<Boolean>): String =
        when {
            all.all { it } -> "yes"
            all.none { it } -> "no"
            else -> "some"
        }

    /** An ordinary mapper's word, and another one's if that differs. */
    private fun cell(ways: List<OptionMappers.Ways>): String =
        listOf(word(ways.map { it.isWhole }), word(ways.map { it.isDirect })).distinct().joinToString(" / ")

    private val documents: List<Pair<Class<*>, ByteArray>> by lazy {
        val mappers = OptionMappers(listOf())
        READ.map { type ->
            val all = (0L..<SOME).map { JsonCases(Random(it)).usual(type) }
            type to all.first { mappers.waysOfReading(type, it) == EVERY_WAY }
        }
    }

    private val values: List<Any> by lazy {
        val mappers = OptionMappers(listOf())
        WRITTEN.map { type ->
            val all = (0L..<SOME).map { wholeValue(Random(it), type) }
            all.first { mappers.waysOfWriting(it) == EVERY_WAY }
        }
    }

    /** Has another text than the field of its superclass. */
    private class Other : DirectlyWritten.Bean() {
        override fun getText() = "other"
    }

    /** Objects that are not what their declared classes let expect. */
    private val oddValues: List<Any> by lazy {
        val itself = DirectlyWritten.Bean().apply { any = this }
        val inner = DirectlyWritten.Bean().apply { other = Other() }
        val many = DirectlyWritten.Bean().apply { all = listOf(Other(), null) }
        listOf(itself, inner, many, DirectlyWritten.Bean().apply { any = mapOf("b" to 1, "a" to listOf(1.5)) })
    }

    private fun read(mappers: OptionMappers): String {
        for ((type, json) in documents) {
            mappers.assertReadAsByJackson(type, json)
            repeat(RANDOM) { mappers.assertReadAsByJackson(type, JsonCases(Random(it.toLong())).document(type)) }
        }
        return cell(documents.map { (type, json) -> mappers.waysOfReading(type, json) })
    }

    private fun written(mappers: OptionMappers): String {
        val others = WRITTEN.flatMap { type -> List(RANDOM) { wholeValue(Random(it.toLong()), type) } }
        (values + others + oddValues).forEach(mappers::assertWrittenAsByJackson)
        return cell(values.map(mappers::waysOfWriting))
    }

    /** Returns the cells of an option: read and written in each state, if that concerns it. */
    private fun cells(
        states: List<Setting>,
        isRead: Boolean = true,
        isWritten: Boolean = true,
    ): List<String> {
        val mappers = states.map { OptionMappers(listOf(it)) }
        return mappers.map { if (isRead) read(it) else "" } + mappers.map { if (isWritten) written(it) else "" }
    }

    private fun Switch.states() = listOf(setting(true), setting(false))

    /** Lines of the table that this version of Jackson has, without the versions. Of several with one name the last counts. */
    private fun documented(): Map<String, List<String>> =
        Path("../../../docs/jackson-options.md")
            .readLines()
            .map { line -> line.split("|").map { it.trim() } }
            .filter { it.size > VERSIONS && isOfThis(it[VERSIONS]) }
            .associate { it[1].removeSurrounding("`") to it.subList(VERSIONS + 1, it.size - 1) }

    private fun isOfThis(versions: String): Boolean =
        versions.matches(Regex("[23](\\.\\d+){0,2}(, [23](\\.\\d+){0,2})*")) &&
            versions.split(", ").any {
                val (major, minor, patch) = "$it.0.0".split(".").map(String::toInt)
                val actual = PackageVersion.VERSION
                val isPatched = minor == actual.minorVersion && patch <= actual.patchLevel
                major == MAJOR && (minor < actual.minorVersion || isPatched)
            }

    private fun lines(rows: Map<String, List<String>>): String =
        rows.map { (name, cells) -> "| `$name` | $MAJOR | ${cells.joinToString(" | ")} |" }.sorted().joinToString("\n")

    private fun assertDocumented(actual: Map<String, List<String>>) {
        val expected = documented().filterValues { it.size == actual.values.first().size }
        assertEquals(lines(expected), lines(actual))
    }

    @Test
    fun `every option that is on or off is in the table`() =
        CallingThread.withDeepStack {
            assertDocumented(
                Switches.ofReading.associate { it.name to cells(it.states(), isWritten = false) } +
                    Switches.ofWriting.associate { it.name to cells(it.states(), isRead = false) } +
                    Switches.ofBoth.associate { it.name to cells(it.states()) },
            )
        }

    @Test
    fun `other settings are in the table`() =
        CallingThread.withDeepStack {
            assertDocumented(OtherSettings.all.associate { it.name to cells(listOf(it)) })
        }

    private companion object {
        val READ: List<Class<*>> =
            listOf(
                DirectJava.Person::class.java,
                DirectJava.Texts::class.java,
                DirectKinds.Narrow::class.java,
                DirectKinds.Times::class.java,
                DirectKinds.Anything::class.java,
                DirectKinds.Arrayed::class.java,
            )

        val WRITTEN: List<Class<*>> =
            listOf(
                DirectlyWritten.Bean::class.java,
                DirectlyWritten.Holder::class.java,
                DirectKinds.Narrow::class.java,
                DirectKinds.Times::class.java,
                DirectKinds.Collected::class.java,
                DirectKinds.Arrayed::class.java,
            )

        val EVERY_WAY = OptionMappers.Ways(isWhole = true, isDirect = true)

        /** Objects of which one goes every way. */
        const val SOME = 300L

        /** Random documents and values of each class. */
        const val RANDOM = 3

        /** The column of the table with the versions of Jackson. */
        const val VERSIONS = 2
    }
}
