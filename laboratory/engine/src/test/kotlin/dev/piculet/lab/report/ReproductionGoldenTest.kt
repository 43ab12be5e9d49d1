package dev.piculet.lab.report

import dev.piculet.lab.experiment.LoopSeries
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.PublishedWork
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.reproduce.HonestFigures
import dev.piculet.lab.reproduce.LoopFigures
import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.PartFigures
import dev.piculet.lab.reproduce.PartKind
import dev.piculet.lab.reproduce.PartRun
import dev.piculet.lab.reproduce.ProtocolFigures
import dev.piculet.lab.reproduce.Protocols
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.reproduce.Reproduction
import dev.piculet.lab.reproduce.SeriesFigures
import dev.piculet.lab.reproduce.SeriesPlan
import dev.piculet.lab.reproduce.Sourced
import dev.piculet.lab.result.MachineError
import dev.piculet.lab.result.RunWorth
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Interval
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals

/** Compares reproduced tables with checked-in texts; `-Dgolden.update=true` writes them, as for [GoldenTest]. */
class ReproductionGoldenTest {
    /** Every contender takes 1,000 ns, and 10 ns more for each letter of the payload; kogera can't be had. */
    private object Fake : PartFigures {
        override fun of(
            payload: String,
            contender: String,
        ): Sourced =
            when {
                "kogera" in contender -> Sourced.Missing(Outcome.None("$contender: not resolvable here"))
                payload == "kotlin-annotated" && "dynamic" in contender ->
                    Sourced.Missing(Outcome.None("$contender: WRONG OUTPUT: wrote {}", isWrong = true))
                else -> Sourced.Found(estimate(1_000.0 + 10 * payload.length))
            }

        override fun ratio(
            payload: String,
            contender: String,
            over: String,
        ): Sourced = Sourced.Found(estimate(0.8))

        private fun estimate(value: Double) = Estimate(6, value, Interval(value, value * 0.98, value * 1.03))
    }

    private val tables: List<ReproducedTable> =
        listOf(
            reproduced("000", "throughput-original") { it.copy(rows = it.rows.take(6) + it.rows.takeLast(2)) },
            reproduced("000", "strict-throughput-kogera") { it.copy(rows = it.rows.take(4)) },
            reproduced("000", "single-shot-original") { it.copy(rows = it.rows.take(2)) },
            reproduced("002", "runs") { it.copy(rows = it.rows.take(4) + it.rows.takeLast(2)) },
            reproduced("003", "simple") { it },
            reproduced("003", "method-handle") { it.copy(rows = it.rows.take(3)) },
            reproduced("003", "ranking") { it },
            reproduced("004", "dynamic") { it },
        )

    private fun reproduced(
        id: String,
        name: String,
        part: (PublishedTable) -> PublishedTable,
    ): ReproducedTable {
        val writeUp = WRITE_UPS.getValue(id)
        val table = part(writeUp.tables.first { it.id == name })
        val subjects = table.rows.map { writeUp.subjectOf(table, it) }.filterIsInstance<Measurable.Subject>()
        val works =
            subjects.flatMap { listOf(it) + it.rivals }.mapNotNull { subject ->
                PROTOCOLS.of(id, subject)?.let { Protocols.workOf(it, subject) }
            }
        val trials = works.mapIndexed { i, work -> trial(work, i) }
        val parts = Part.of(subjects)
        val figures = HonestFigures(parts.associateWith { Fake }, parts.mapNotNull(::runOf).toMap())
        return Reproduction(figures, ProtocolFigures(PROTOCOLS, trials, emptyMap(), LoopFigures(LOOPS), series()))
            .of(writeUp, table)
    }

    private fun runOf(part: Part): Pair<Part, PartRun>? {
        val twin = Estimate(6, 1.01, Interval(1.01, 0.98, 1.03))
        val machine = MachineError(0.05, "first in ${part.suite}", twin, pressure = null, steal = null, load = null)
        return when (part.kind) {
            PartKind.STEADY -> part to PartRun(part.id, RunWorth(machine, forks = 96, unsteady = 7, crowded = 2))
            PartKind.FIRST -> part to PartRun(part.id, null)
            PartKind.SIZE -> null
        }
    }

    private fun trial(
        work: PublishedWork,
        row: Int,
    ) = ProtocolTrial(
        work,
        started = "2026-01-01T00:00:00Z",
        millis = 1,
        jdk = "17",
        builds = emptyMap(),
        score = if (row == 0) 400.0 else 100.0,
        scoreError = 20.0,
        output = if (row == 0) "185 bytes: {\"sessionId\":" else "2 bytes: {}",
        source = SOURCES.getOrNull(row).takeIf { work.protocol == "fresh-object" },
    )

    /** The text's runs in order, and half as long in the other order. */
    private fun series(): SeriesFigures {
        val writeUp = WRITE_UPS.getValue("002")
        val table = writeUp.tables.first { it.id == "runs" }
        val works = SeriesPlan.of(listOf(writeUp to table)).take(2)
        val trials = works.mapIndexed { i, work ->
            val nanos = table.rows.map { it.score.toLong() / (i + 1) }.chunked(2)
            val times = listOf(0, 1).map { place -> nanos.map { it[if (i == 0) place else 1 - place] } }
            SeriesTrial(work, "2026-01-01T00:00:00Z", 1, "17", emptyMap(), times)
        }
        return SeriesFigures(trials)
    }

    @Test
    fun `tables on a terminal are as checked in, and hardly wider than it`() {
        val text = ReproductionReport(100, colour = false).render(tables)
        assertGolden("reproduction-100.txt", text)
        assertEquals(emptyList(), text.lines().filter { it.length > 100 })
    }

    @Test
    fun `tables fit a narrow terminal, since names are broken`() {
        val narrow = tables.filter { it.writeUp.id in setOf("000", "002", "003") }
        val lines = ReproductionReport(80, colour = false).render(narrow).lines()
        assertEquals(emptyList(), lines.filter { it.length > 80 })
        val wide = ReproductionReport(100, colour = false).render(narrow)

        fun letters(text: String) = text.filter { it.isLetterOrDigit() }.groupingBy { it }.eachCount()
        assertEquals(letters(wide), letters(lines.joinToString("\n")), "nothing is left out")
    }

    @Test
    fun `CSV is as checked in`() {
        val csv = ReproductionCsv().render(tables)
        assertEquals(csv.lines().size, csv.split("\r\n").size, "lines end as RFC 4180 has it")
        assertGolden("reproduction.csv", csv.replace("\r\n", "\n"))
    }

    private fun assertGolden(
        name: String,
        text: String,
    ) {
        val file = FOLDER.resolve(name)
        if (System.getProperty("golden.update").toBoolean()) file.writeText(text)
        assertEquals(file.readText().replace("\r\n", "\n"), text)
    }

    private companion object {
        val FOLDER: Path = Path.of("src/test/resources/golden/report")

        /** Those of the text, nearly. */
        val LOOPS =
            LoopTrial(
                runs = 2,
                calls = 1000,
                started = "2026-01-01T00:00:00Z",
                millis = 1,
                jdk = "17",
                builds = emptyMap(),
                LoopFigures.CONTENDERS.take(3).flatMap { contender ->
                    listOf("serialize", "deserialize").map {
                        LoopSeries("simple", contender, it, listOf(100.0, 10.0 * it.length), 42)
                    }
                },
            )

        /** A long one, and one that writes nothing. */
        val SOURCES =
            listOf(
                (1..20).joinToString("\n") { """stream.writeRaw(",\"p$it\":", 6);""" },
                "public void encode(java.lang.Object object, com.jsoniter.output.JsonStream stream) {\nstream.write((byte)'{', (byte)'}');\n}",
            )
        val PROTOCOLS = Protocols(Preset.QUICK)
        val WRITE_UPS = Publication.all().associateBy { it.id }
    }
}
