package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Goal
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.trial
import kotlinx.serialization.json.Json
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.appendText
import kotlin.io.path.copyTo
import kotlin.io.path.createDirectories
import kotlin.io.path.fileSize
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.readBytes
import kotlin.io.path.writeBytes
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/** A run that is kept: the same files, compressed. */
class KeptRunTest {
    @TempDir
    lateinit var folder: Path

    private val live get() = folder.resolve("live")
    private val kept get() = folder.resolve("docs/kept")
    private val plan = plan()
    private val goal = Goal.of(plan).copy(blocks = 20)

    private fun run(aimed: Boolean = true) =
        RunStore.reserve(live).begin(plan).use { store ->
            BlockOrder(plan).cells(0, plan.groups).forEach { store.append(trial(0, it)) }
            if (aimed) store.aim(goal)
        }

    private fun names() = kept.listDirectoryEntries().map { it.name }.sorted()

    @Test
    fun `it is read as the run itself, plan, goal and trials`() {
        run()
        val bytes = RunStore.keep(live, kept)
        assertEquals(listOf("goal.json.gz", "plan.json.gz", "trials.jsonl.gz"), names())
        assertEquals(kept.listDirectoryEntries().sumOf { it.fileSize() }, bytes)
        val (before, after) = RunStore.read(live) to RunStore.read(kept)
        assertEquals(before.plan.copy(jdks = before.plan.jdks.map { it.copy(home = "…") }), after.plan)
        assertEquals(goal, after.goal)
        assertEquals(before.trials, after.trials)
    }

    @Test
    fun `it replaces the run that was kept before, and its goal`() {
        run()
        RunStore.keep(live, kept)
        live.toFile().deleteRecursively()
        run(aimed = false)
        RunStore.keep(live, kept)
        assertEquals(listOf("plan.json.gz", "trials.jsonl.gz"), names())
        assertEquals(Goal.of(plan), RunStore.read(kept).goal)
    }

    @Test
    fun `one that was kept can be kept elsewhere, and where it is`() {
        run()
        RunStore.keep(live, kept)
        RunStore.keep(kept, kept)
        RunStore.keep(kept, folder.resolve("other"))
        assertEquals(RunStore.read(live).trials, RunStore.read(folder.resolve("other")).trials)
        assertEquals(RunStore.read(live).trials, RunStore.read(kept).trials)
    }

    @Test
    fun `it has no folder and no host of its machine, and no option of its environment`() {
        val jdk = plan.jdks.single().copy(home = "/opt/jdk-17")
        val away = "not resolvable here: a:b:1 from Maven Central (Can't reach mirror.example.org)"
        val gone = PlannedContender("gone", "1", Format.JSON, emptyList(), away)
        val jdks = "--jdk /opt/jdk-17 --jdk '/home/me/my jdks/25' --jdk C:\\Java\\25"
        val wrote = "a/b: wrote {\"uri\":\"http://c.d/e\"}, in"
        val spoiled =
            plan.copy(
                command = "./lab run objects $jdks --out ../x/y",
                jdks = listOf(jdk),
                conditions = plan.conditions!!.copy(keptOut = mapOf("JAVA_TOOL_OPTIONS" to "-Dhttp.proxyHost=example")),
                contenders = plan.contenders + gone,
                gate = plan.gate.map { it.copy(detail = "$wrote /tmp/lab-7/answers: 1/2") },
            )
        RunStore.reserve(live).begin(spoiled).use {
            it.append(trial(0, BlockOrder.calibration("17"), error = "Can't start /opt/jdk-17/bin/java (/proc/1)"))
        }
        RunStore.keep(live, kept)
        val after = RunStore.read(kept)
        val command = "./lab run objects --jdk …/jdk-17 --jdk '…/my jdks/25' --jdk …/25 --out ../x/y"
        assertEquals(command, after.plan.command)
        assertEquals(listOf("…"), after.plan.jdks.map { it.home })
        assertEquals(mapOf("JAVA_TOOL_OPTIONS" to "…"), after.plan.conditions?.keptOut)
        assertEquals("not resolvable here: a:b:1 from Maven Central", after.plan.contenders.last().unavailable)
        assertEquals(setOf<String?>("$wrote …/answers: 1/2"), after.plan.gate.map { it.detail }.toSet())
        assertEquals("Can't start …/java (…/1)", after.trials.single().error)
        assertEquals(spoiled.groups, after.plan.groups)
    }

    /** Returns the run of two builds of `a`, as it is once it was kept. */
    private fun keptBuilds(
        one: String,
        other: String,
    ): StoredRun {
        live.toFile().deleteRecursively()
        val twoBuilds = plan(listOf("a", "b"))
        val text = Json.encodeToString(RunPlan.serializer(), twoBuilds)
        val named =
            text
                .replace("\"a\",\"version\":\"1.0\"", "\"a\",\"version\":\"$one\"")
                .replace("\"b\",\"version\":\"1.0\"", "\"a\",\"version\":\"$other\"")
        val jars = Json.decodeFromString(RunPlan.serializer(), named)
        val builds = RunConditions(mapOf("a@$one" to "1", "a@$other" to "2"))
        RunStore.reserve(live).begin(jars.copy(conditions = builds)).use { store ->
            BlockOrder(jars).cells(0, jars.groups).forEach { store.append(trial(0, it)) }
        }
        RunStore.keep(live, kept)
        return RunStore.read(kept)
    }

    @Test
    fun `it names jars without their folders, in its plan and in its trials`() {
        val run = keptBuilds("/home/me/a@b/old.jar", "C:/work/new.jar")
        val names = setOf("…/old.jar", "…/new.jar")
        assertEquals(names, run.plan.contenders.map { it.version }.toSet())
        assertEquals(names, run.plan.groups.flatMap { all -> all.entries.map { it.version } }.toSet())
        assertEquals(names, run.plan.gate.map { it.entry.version }.toSet())
        assertEquals(names.map { "a@$it" }.toSet(), run.plan.conditions!!.builds.keys)
        assertEquals(names + "1", run.trials.map { it.cell.entry.version }.toSet(), "1 is the calibration")
        assertEquals(2, RunAnalysis(run.plan, run.trials).results().tables.first().rows.count { it.cpuNs != null })
        RunStore.keep(kept, kept)
        assertEquals(run.plan, RunStore.read(kept).plan)
    }

    @Test
    fun `of jars with the same name the folders stay that tell them apart`() {
        val run = keptBuilds("/home/me/old/target/x.jar", "/home/me/new/target/x.jar")
        val names = run.plan.contenders.map { it.version }
        assertEquals(listOf("…/old/target/x.jar", "…/new/target/x.jar"), names)
        val relative = keptBuilds("x.jar", "/home/me/x.jar")
        assertEquals(listOf("x.jar", "…/me/x.jar"), relative.plan.contenders.map { it.version })
    }

    @Test
    fun `nobody writes to it`() {
        run()
        RunStore.keep(live, kept)
        val files = names()
        val resumed = assertThrows<LabException> { RunStore.resume(kept) }
        assertEquals("$kept is a run that is kept: it can be reported, and not be resumed.", resumed.message)
        val reserved = assertThrows<LabException> { RunStore.reserve(kept) }
        assertEquals("$kept holds a run that is kept. Name another --out.", reserved.message)
        assertEquals(files, names(), "not even a lock")
    }

    @Test
    fun `a file that is there twice is an error, because one of them is old`() {
        run()
        RunStore.keep(live, kept)
        live.resolve("plan.json").copyTo(kept.resolve("plan.json"))
        val e = assertThrows<LabException> { RunStore.read(kept) }
        assertEquals("$kept holds both plan.json and plan.json.gz. Remove one of them.", e.message)
    }

    @Test
    fun `a file that is cut off or no archive is an error that names it`() {
        run()
        RunStore.keep(live, kept)
        val trials = kept.resolve("trials.jsonl.gz")
        trials.writeBytes(trials.readBytes().dropLast(20).toByteArray())
        assertContains(assertThrows<LabException> { RunStore.read(kept) }.message!!, "Can't read $trials (")
        kept.resolve("plan.json.gz").writeText("{}")
        assertContains(assertThrows<LabException> { RunStore.read(kept) }.message!!, "Can't read $kept/plan.json.gz (")
    }

    @Test
    fun `what can't be written leaves the earlier copy as it was`() {
        run()
        RunStore.keep(live, kept)
        val before = kept.resolve("plan.json.gz").readBytes()
        kept.resolve("plan.json.gz.draft").createDirectories().resolve("x").writeText("")
        assertContains(
            assertThrows<LabException> {
                RunStore.keep(live, kept)
            }.message!!,
            "Can't keep $live in $kept (",
        )
        assertContentEquals(before, kept.resolve("plan.json.gz").readBytes())
    }

    @Test
    fun `a damaged run is not kept, and the earlier copy stays`() {
        run()
        RunStore.keep(live, kept)
        live.resolve("trials.jsonl").appendText("nonsense\n")
        val e = assertThrows<LabException> { RunStore.keep(live, kept) }
        assertContains(e.message!!, "trials.jsonl is damaged in line ")
        assertEquals(BlockOrder(plan).cells(0, plan.groups).size, RunStore.read(kept).trials.size)
    }
}
