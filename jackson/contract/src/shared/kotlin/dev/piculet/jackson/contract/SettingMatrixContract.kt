package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper
import kotlin.io.path.Path
import kotlin.io.path.readText
import kotlin.random.Random

/**
 * Every setting for null, coercion and form, alone and with others, on every type: generated code has the interpreted
 * result, and this is the oracle's, except for [MatrixRow]. A build tries some mappers, the same ones each time;
 * `-Dcontract.matrix=1000` tries each setting alone and so many mappers with several.
 */
abstract class SettingMatrixContract(
    private val oracle: Subject,
    private val interpreted: Subject,
    private val generated: Subject,
) {
    private val tokens =
        listOf("null", "''", "' '", "'1'", "'x'", "'true'", "1", "0", "-1", "300", "1.0", "1.5", "true", "[]") +
            listOf("[null]", "[1]", "['a']", "['a',null]", "[1,2]", "[[]]", "['']", "{}", "{'a':null}", "{'a':1}")

    /** The input for one property, or nothing. */
    private fun inputs(
        type: Class<*>,
        property: String,
    ): List<String> {
        val required = MatrixClasses.required[type].orEmpty()
        val first = if (required.isEmpty()) "" else ","
        return listOf(json(required - property)) +
            tokens.map { json(required + (property to it)) } +
            (json(required).dropLast(1) + "$first'$property':null,'$property':1}") +
            (json(required + (property to "1")).dropLast(1) + ",'$property':null}")
    }

    private fun json(values: Map<String, String>): String =
        values.entries.joinToString(",", "{", "}") { "'${it.key}':${it.value}" }

    /** Every one but the parameter of the classes that take only one. */
    private fun properties(type: Class<*>): List<String> =
        type.declaredFields
            .drop(if (type.simpleName.startsWith("Assigned")) 1 else 0)
            .map { it.name }

    private fun mapper(
        subject: Subject,
        settings: List<Setting>,
    ): JsonMapper {
        val features = settings.map { it.features }.fold(mapOf<Feature, Boolean>()) { all, some -> all + some }
        val builder = builder().addModule(subject.module(features))
        otherModules().forEach { builder.addModule(it) }
        settings.forEach { it.configure(builder) }
        return builder.build()
    }

    /** The settings of every mapper: none, one alone, several. */
    private fun combinations(): List<List<Setting>> {
        val random = Random(13)
        val wanted = Integer.getInteger("contract.matrix")
        val alone = Settings.groups.flatten().shuffled(random)
        val together =
            List(wanted ?: 15) {
                Settings.groups
                    .shuffled(random)
                    .take(2 + random.nextInt(3))
                    .map { it.random(random) }
            }
        val some = alone.take(if (wanted == null) 30 else alone.size)
        return listOf(listOf<Setting>()) + some.map { listOf(it) } + together
    }

    private fun differences(settings: List<Setting>): List<MatrixDifference> {
        val mappers = listOf(oracle, interpreted, generated).map { mapper(it, settings) }
        val plain = mapper(interpreted, listOf())
        val found = mutableListOf<MatrixDifference>()

        fun compare(
            type: Class<*>,
            property: String,
            input: String,
            action: (JsonMapper) -> Any?,
        ) {
            val outcomes = mappers.map { mapper -> outcome { action(mapper) } }
            if (outcomes.toSet().size > 1) found += MatrixDifference(settings, type, property, input, outcomes)
        }
        for (type in MatrixClasses.all) {
            for (property in properties(type)) {
                for (input in inputs(type, property)) {
                    val text = input.replace('\'', '"')
                    compare(type, property, input) { it.readValue(text, type) }
                }
            }
            val value = plain.readValue(json(MatrixClasses.required[type].orEmpty()).replace('\'', '"'), type)
            compare(type, "", "written") { it.write(value) }
        }
        return found
    }

    @Test
    fun `settings mean the same to all, but for the rows`() {
        val found = combinations().flatMap { differences(it) }
        assertEquals(listOf<Any>(), found.filter { it.generated != it.interpreted }.take(5))
        assertEquals(listOf<Any>(), found.filter { it.row == null }.distinctBy { it.type to it.property })
    }

    @Test
    fun `every row occurs, and is written down`() {
        val expected = MatrixRow.entries.filter { MAJOR in it.majors }
        val settings = expected.map { row -> Settings.groups.flatten().filter { it.name == row.setting } }
        val rows = settings.distinct().flatMap { differences(it) }.mapNotNull { it.row }.toSet()
        assertEquals(expected.toSet(), rows)
        val text = Path("../../../docs/kotlin-semantics.md").readText()
        MatrixRow.entries.forEach { assertTrue("| ${it.text} |" in text, it.text) }
    }
}

/** Where Piculet is meant to differ, as docs/kotlin-semantics.md has it in its first column. */
internal enum class MatrixRow(
    val text: String,
    private val types: Set<Class<*>>,
    private val properties: Set<String>,
    val majors: Set<Int> = setOf(2, 3),
    /** A mapper's result where the rule applies. */
    val setting: String? = null,
    private val isMeant: (MatrixDifference) -> Boolean = { true },
) {
    UNSIGNED(
        "JSON for a property of an unsigned type that is no parameter",
        setOf(MatrixClasses.AssignedNumbers::class.java),
        setOf("uint", "ulong", "nullableUint"),
    ),
    VALUE_CLASS(
        "JSON for a property of a value class that is no parameter",
        setOf(MatrixClasses.AssignedObjects::class.java),
        setOf("label", "nullableLabel"),
    ),
    REPEATED(
        "Jackson 2: a parameter of a value class or an unsigned type, for which JSON has another value behind all " +
            "arguments",
        setOf(MatrixClasses.Numbers::class.java, MatrixClasses.Objects::class.java),
        setOf("uint", "ulong", "number", "wide", "maybe", "label", "maybeLabel", "id"),
        majors = setOf(2),
        isMeant = { it.input.split("'${it.property}':").size > 2 },
    ),
    FORMAT(
        "Jackson 2: `@JsonFormat` on a property of a value class",
        MatrixClasses.all.toSet(),
        setOf(""),
        majors = setOf(2),
        setting = "format STRING",
        isMeant = { difference -> difference.settings.any { it.name.startsWith("format ") } },
    ),
    ;

    fun has(difference: MatrixDifference) =
        difference.type in types &&
            difference.property in properties &&
            MAJOR in majors &&
            isMeant(difference)
}

/** Differences between the modules. */
internal class MatrixDifference(
    val settings: List<Setting>,
    val type: Class<*>,
    val property: String,
    val input: String,
    private val outcomes: List<String>,
) {
    val interpreted get() = outcomes[1]
    val generated get() = outcomes[2]
    val row get() = MatrixRow.entries.find { it.has(this) }

    override fun toString() =
        "\n$settings ${type.simpleName} $input" +
            "\n  oracle: ${outcomes[0]}\n  interpreted: $interpreted\n  generated: $generated"
}
