package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.PartKind
import dev.piculet.lab.reproduce.PartRuns
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals

/** Stored runs go on after a jar that they were begun with is gone. */
class GoneContenderTest {
    @TempDir
    lateinit var folder: Path

    private val said = ByteArrayOutputStream()
    private val jar get() = folder.resolve("gone.jar")
    private val gone get() = "kogera@$jar"
    private val reason get() = "$gone: not resolvable here: There is no jar $jar"

    private fun lab(vararg words: String): Lab {
        val out = PrintStream(ByteArrayOutputStream())
        val terminal = Terminal(out, PrintStream(said), isRedrawn = false, hasColour = false, width = 100)
        return Lab(terminal, Path.of(System.getProperty("piculet.lab.home")), words.toList())
    }

    /** Java's own serialization beside the jar that is gone, as if its gate had passed. */
    private fun plan(): RunPlan {
        val plan = jdkPlan().copy(measurement = Measurement(1, 20, 1, 20))
        val there = plan.gate.single()
        val away = there.entry.copy(contender = "kogera", version = "$jar")
        val conditions = plan.conditions!!
        return plan.copy(
            conditions = conditions.copy(builds = conditions.builds + (gone to "1")),
            contenders = plan.contenders + PlannedContender("kogera", "$jar", Format.JSON, emptyList()),
            groups = plan.groups.map { it.copy(entries = it.entries + away) },
            gate = plan.gate + there.copy(entry = away),
        )
    }

    private fun store(
        run: Path,
        plan: RunPlan,
    ) = RunStore.reserve(run).begin(plan).use { store ->
        repeat(5) { block -> BlockOrder(plan).cells(block, plan.groups).forEach { store.append(trial(block, it)) } }
    }

    @Test
    fun `a part of a reproduction goes on with the others, and tells why one is gone`() {
        val plan = plan()
        val contenders = plan.contenders.map { it.name }
        val part = Part(PartKind.STEADY, "objects", "serialize", listOf("simple-one"), contenders)
        store(folder.resolve(part.id), plan)
        val request = PartRequest(Preset.QUICK, plan.jdks, emptyList(), plan.seed, "./lab reproduce")
        val lab = lab()
        val session =
            ArtifactResolver().use { resolver ->
                val runs = PartRuns(part, mapOf(part.id to plan), emptyMap())
                PartSession(lab, resolver, ProgressReporter(lab.terminal), request, emptyList()) { runs }
                    .also { assertEquals(emptyList(), it.measure(part, folder), "$said") }
            }
        assertEquals(mapOf(gone to reason), session.gone)
        assertContains("$said", "$reason. What was measured of it stays.\n")
        val made = RunStore.read(folder.resolve(part.id)).trials.filter { it.block == 5 }
        assertEquals(setOf("jdk", BlockOrder.CALIBRATION), made.map { it.cell.entry.contender }.toSet())
        assertEquals(emptyList(), made.mapNotNull { it.error ?: it.wrongOutput })
    }

    @Test
    fun `a run by itself does not go on without one of its contenders`() {
        val run = folder.resolve("run").also { store(it, plan()) }
        assertEquals(ExitCode.ERROR, execute(lab("resume", "$run")))
        assertContains(
            "$said",
            "lab: $reason. A run goes on with all of its contenders; ./lab report shows this one.\n",
        )
    }

    @Test
    fun `a jar that is gone is told before anything is measured with it`() {
        val words = arrayOf("run", "objects", "--contenders", gone, "--out", "${folder.resolve("run")}")
        assertEquals(ExitCode.USAGE, execute(lab(*words)))
        assertContains("$said", "lab: There is no jar $jar.\n")
    }
}
