package dev.piculet.lab.publication

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.suite.Suites
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.nio.file.Path
import kotlin.math.abs
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The figures of the write-ups, against counts and sums that were taken from the texts by other means. */
class PublicationTest {
    private val writeUps = Publication.all()

    private fun tables() = writeUps.flatMap { text -> text.tables.map { text to it } }

    /** Rows, sum of scores, sum of errors and of upper ends. */
    private val expected =
        mapOf(
            "000/throughput-original" to Sums(36, 19869410.735, 2300613.021),
            "000/throughput-kogera" to Sums(36, 26922764.204, 2771732.254),
            "000/single-shot-original" to Sums(36, 1236.031, 101.047),
            "000/single-shot-kogera" to Sums(36, 1352.060, 77.024),
            "000/value-class-throughput-kogera" to Sums(30, 19301866.426, 2238617.106),
            "000/value-class-single-shot-kogera" to Sums(30, 1068.020, 55.633),
            "000/strict-throughput-original" to Sums(27, 8740757.544, 1052936.307),
            "000/strict-throughput-kogera" to Sums(39, 21890572.728, 3835024.472),
            "000/strict-single-shot-original" to Sums(27, 636.694, 42.334),
            "000/strict-single-shot-kogera" to Sums(39, 955.834, 65.793),
            "001/throughput-original" to Sums(21, 12488494.846, 2087833.785),
            "001/throughput-kogera" to Sums(21, 17215292.160, 3249087.851),
            "001/single-shot-original" to Sums(21, 619.204, 47.173),
            "001/single-shot-kogera" to Sums(21, 685.107, 79.567),
            "001/normal-class-throughput-kogera" to Sums(15, 11592354.575, 2797451.727),
            "001/value-class-throughput-kogera" to Sums(15, 8369920.867, 1413184.294),
            "001/normal-class-single-shot-kogera" to Sums(15, 521.722, 37.083),
            "001/value-class-single-shot-kogera" to Sums(15, 857.456, 43.907),
            "002/deserialization" to Sums(2, 2319.0),
            "002/serialization" to Sums(2, 852.0),
            "002/runs" to Sums(40, 2343127200.0),
            "003/simple" to Sums(20, 15124476.2),
            "003/complex" to Sums(20, 7410838.5),
            "003/deep" to Sums(20, 5354477.2),
            "003/speedup-kryo" to Sums(9, 25.03),
            "003/speedup-jackson" to Sums(9, 30.16),
            "003/speedup-gson" to Sums(9, 51.30),
            "003/sizes" to Sums(15, 1667.0),
            "003/method-handle" to Sums(18, 2605.2),
            "003/throughput" to Sums(9, 10200017.94),
            "003/ranking" to Sums(7, 2785.0, ends = 5880.0),
            "004/dynamic" to Sums(2, 1155.229, 127.574),
            "004/reflection" to Sums(2, 4433.004, 250.901),
        )

    private data class Sums(
        val rows: Int,
        val scores: Double,
        val errors: Double = 0.0,
        val ends: Double = 0.0,
    )

    @Test
    fun `every table has the rows of its text, and their sums`() {
        assertEquals(expected.keys.toList(), tables().map { (text, table) -> "${text.id}/${table.id}" })
        for ((text, table) in tables()) {
            val name = "${text.id}/${table.id}"
            val sums = expected.getValue(name)
            assertEquals(sums.rows, table.rows.size, name)
            assertClose(sums.scores, table.rows.sumOf { it.score }, name)
            assertClose(sums.errors, table.rows.sumOf { it.error ?: 0.0 }, name)
            assertClose(sums.ends, table.rows.sumOf { it.to ?: 0.0 }, name)
        }
    }

    private fun assertClose(
        expected: Double,
        sum: Double,
        name: String,
    ) = assertTrue(abs(expected - sum) < 0.0005, "$name: $expected, $sum")

    @Test
    fun `the two revisions of one benchmark have 480 rows, with an error each`() {
        val rows = tables().filter { (text, _) -> text.id in setOf("000", "001") }.flatMap { (_, table) -> table.rows }
        assertEquals(480, rows.size)
        assertTrue(rows.all { it.error!! > 0 && it.benchmark.startsWith("o.w.") && it.column.isEmpty() })
        val forms = rows.map { Triple(it.mode, it.count, it.unit.symbol) }.toSet()
        assertEquals(setOf(Triple("thrpt", 4, "ops/s"), Triple("ss", 5, "ms/op")), forms)
    }

    @Test
    fun `a batch of three calls is counted where the benchmark made one`() {
        val batches = tables().filter { (_, table) -> table.calls == 3 }
        assertEquals(setOf("thrpt"), batches.flatMap { (_, table) -> table.rows.map { it.mode } }.toSet())
        assertEquals(9, batches.size)
        assertTrue(tables().all { (_, table) -> table.calls == 1 || table.calls == 3 })
    }

    @Test
    fun `figures are in the range of their unit, and names are unique in their table`() {
        val ranges =
            mapOf(
                "ops/s" to 50_000.0..10e6,
                "ms/op" to 19.0..200.0,
                "ms" to 100.0..2000.0,
                "ns" to 10.0..1e9,
                "ns/op" to 200.0..2500.0,
                "x" to 1.0..11.0,
                "bytes" to 25.0..244.0,
                "%" to 14.0..20.0,
            )
        for ((text, table) in tables()) {
            for (row in table.rows) {
                assertTrue(row.score in ranges.getValue(row.unit.symbol), "${text.id}/${table.id}: $row")
            }
            assertEquals(table.rows.size, table.rows.map { it.name }.distinct().size, table.id)
        }
    }

    @Test
    fun `a row stands where its text has it`() {
        val first = writeUps[0].tables[0].rows.first()
        val name = "o.w.extra.deser.Collections.array"
        val unit = PublishedUnit.OPERATIONS_PER_SECOND
        val row = PublishedRow(name, "", "thrpt", 4, 632178.940, null, 62245.856, unit)
        assertEquals(row, first)
        assertEquals(950_090_500.0, writeUps[2].tables[2].find("run 1/Jackson")!!.score)
        assertEquals(1249.0, writeUps[3].tables[0].find("Gson/Round-Trip")!!.score)
        assertEquals(232.835, writeUps[4].tables[0].rows[1].score)
    }

    @Test
    fun `every row can be measured by something that there is, or has its reason`() {
        val catalog = ContenderCatalog.of(Path.of(System.getProperty("piculet.lab.home")))
        var reasons = 0
        for ((text, table) in tables()) {
            for (row in table.rows) {
                val subject = text.subjectOf(table, row)
                if (subject is Measurable.Nothing) {
                    reasons++
                    assertTrue(subject.reason.length > 20, "${table.id}/${row.name}")
                } else {
                    assertMeasurable(subject as Measurable.Subject, catalog, "${text.id}/${table.id}/${row.name}")
                    assertEquals(subject.over != null, subject.measure in setOf(Measure.RATIO, Measure.SAVING))
                }
            }
        }
        assertEquals(0, reasons, "rows without")
    }

    private fun assertMeasurable(
        subject: Measurable.Subject,
        catalog: ContenderCatalog,
        name: String,
    ) {
        val suite = Suites.of(subject.suite)
        Operation.ofId(subject.operation)
        subject.payloads.forEach { assertTrue(suite.knows(it), "$name: $it") }
        subject.contenders.forEach { catalog.select(it) }
    }

    @Test
    fun `the map tells one row from another`() {
        fun payloadOf(
            text: Int,
            table: String,
            row: String,
        ): String {
            val found = writeUps[text].tables.first { it.id == table }
            val subject = writeUps[text].subjectOf(found, found.find(row)!!) as Measurable.Subject
            return "${subject.measure.id} ${subject.payloads.joinToString()} ${subject.operation} ${subject.contender}"
        }
        assertEquals(
            "steady factory-20-missing deserialize jackson2-kotlin@2.15.2",
            payloadOf(0, "throughput-original", "o.w.main.deser.T_20Props_Function.call_default"),
        )
        assertEquals(
            "first value-factory-5-strict deserialize kogera@2.15.2-beta0",
            payloadOf(0, "strict-single-shot-kogera", "o.w.extra.deser.value_class.E_5Props_Function.call"),
        )
        assertEquals(
            "steady list-strict deserialize jackson2-kotlin@2.14.2",
            payloadOf(1, "throughput-original", "o.w.extra.deser.StrictNullChecks.listStrict"),
        )
        val first = "first testdata-10000 serialize kotlinx-json-reified-kotlin15@1.2.0"
        assertEquals(first, payloadOf(2, "runs", "run 1/KotlinX"))
        val jackson = "testdata-10000 serialize jackson2-kotlin@2.12.0"
        val measures = listOf("first", "protocol", "protocol", "steady")
        val rows = listOf("run 1/Jackson", "run 2/Jackson", "run 19/Jackson", "run 20/Jackson")
        assertEquals(measures.map { "$it $jackson" }, rows.map { payloadOf(2, "runs", it) })
        assertEquals("size deep-one serialize kryo", payloadOf(3, "sizes", "DeepObject/Kryo"))
        assertEquals("steady simple-one, complex-one, deep-one roundtrip gson", payloadOf(3, "ranking", "rank 7/Gson"))
        assertEquals(
            "steady complex-one deserialize by-method-handle",
            payloadOf(3, "method-handle", "ComplexObject Deserialize/After (MethodHandle)"),
        )
    }

    @Test
    fun `a write-up that does not exist is named`() {
        val error = assertThrows<LabException> { Publication.of("005") }
        assertEquals("There is no write-up '005'. There are: 000, 001, 002, 003, 004.", error.message)
    }
}
